"""What cards do when they are laid."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from vocabulary import Ask, Kind, Move, Silent, Unread

from crazy8.compiler.topics.effects.claims import (
    AskedNext,
    DebtorDoesNoMore,
    Does,
    NamesBeforeAdding,
    RowOfAddedCards,
    RowStaysWhileItActs,
)
from crazy8.compiler.topics.manners.claims import ToldOfCards

from . import effects_conditions, effects_named, finish, several, turn, wild
from .acts import ACTS, acts
from .book import Heard, hears, hears_answer, holds, kinds_in
from .table import Play, Table


@hears(Does)
def hear_does(heard: Heard, claim: Does) -> None:
    """card-does: {effects}.

    card-does-nothing: no effect.

    card-does-in-cutter-suit: in the suit of the cutter: {effects}.

    card-does-nothing-in-cutter-suit: in the suit of the cutter: no effect.
    """
    kept = heard.does_in_cutter_suit if claim.in_cutter_suit else heard.does
    for kind in kinds_in(claim.cards):
        kept[kind] = claim.effects


@hears(DebtorDoesNoMore)
def hear_debtor_does_no_more(heard: Heard, claim: DebtorDoesNoMore) -> None:
    """debtor-waits: Whoever then draws misses the turn.

    creditor-goes-on: Play then goes on with the player after you.
    """
    heard.debtor_does_no_more.update(kinds_in(claim.cards))


@hears(ToldOfCards)
def hear_told_of_cards(heard: Heard, claim: ToldOfCards) -> None:
    """told: {text}

    told-otherwise: Otherwise: {text}
    """
    # The players see to it themselves.


@hears(AskedNext)
def hear_asked_next(heard: Heard, claim: AskedNext) -> None:
    """asked-next: Whoever is asked after that must lay {cards} (compared with the card on top)."""
    for kind in kinds_in(claim.cards):
        heard.asked_next[kind] = dict(claim.then)


@hears(RowOfAddedCards)
def hear_row(heard: Heard, claim: RowOfAddedCards) -> None:
    """add-open-closes: A row of added cards is closed at the end of the turn.

    add-open-stays: A row of added cards stays open: the next player may go on with it.

    add-open-until-closed: A row of added cards stays open, and the next player may go on with it, until whoever
    has added a card says that it is closed, or somebody lays a card that does not go with it. A card that lets
    further ones be laid on it is always open; an added card without a suit that names one is the last of its row.
    """
    heard.row = claim.row


@hears(RowStaysWhileItActs)
def hear_row_stays(heard: Heard, claim: RowStaysWhileItActs) -> None:
    """add-row-stays: A row stays on the discard pile as a whole until its last card has done its work, even when a
    new stock is made.
    """
    heard.row_stays = True


@hears(NamesBeforeAdding)
def hear_names_first(heard: Heard, claim: NamesBeforeAdding) -> None:
    """add-names-first: If a card lets you name something and lay further cards on it, you name first; the first card
    laid on it goes with what was named.
    """
    heard.names_first = True


@hears_answer("reverse.two-player", "skips", "nothing")
def hear_two_left(heard: Heard, claim: Any) -> None:
    """answer-reverse-two-player-skips: The other player is skipped, so you go on.

    answer-reverse-two-player-nothing: Nothing.
    """
    heard.reverse_two_left = claim.answer


@hears_answer("out.given-away")
def hear_given_away(heard: Heard, claim: object) -> None:
    """answer-out-given-away: Yes, once the card that you laid has done its work."""
    heard.out_by_giving = True


@hears_answer("out.taken-away")
def hear_taken_away(heard: Heard, claim: object) -> None:
    """answer-out-taken-away: Yes, once the card that was laid has done its work."""
    heard.out_by_taking = True


@hears_answer("discard.where")
def hear_discarded(heard: Heard, claim: object) -> None:
    """answer-discard-where: They go under the discard pile and do nothing. Whoever has no card left is out, once the
    card that was laid has done its work.
    """
    heard.discards_lie_below = True


@hears_answer("move.short")
def hear_short_hand(heard: Heard, claim: object) -> None:
    """answer-move-short: Then as many as there are; in an exchange both give equally many."""
    heard.moves_what_is_there = True


@hears_answer("skip.two-player")
@hears_answer("skip.who-counts")
@hears_answer("skip.reply")
@hears_answer("reverse.reply")
@hears_answer("all-draw.order")
def hear_effect_answers(heard: Heard, claim: object) -> None:
    """answer-skip-two-player: The other player is skipped, so you go on.

    answer-skip-who-counts: No. It skips the next player still in.

    answer-skip-reply: No, you are skipped.

    answer-reverse-reply: Only by laying another such card in your own turn.

    answer-all-draw-order: The player to the left of whoever laid the card, then the others clockwise.
    """
    # those who are out are no next players; a skip that no sentence answers is not answered; others draw clockwise


def of_card(table: Table, kind: Kind) -> tuple[Any, ...]:
    """What a card does, one thing after the other."""
    if table.laid.under_condition is not None and kind in table.heard.does_if:
        return table.laid.under_condition
    in_cutter_suit = table.cutter is not None and table.suit(kind) == table.suit(table.cutter) != ""
    if in_cutter_suit and kind in table.heard.does_in_cutter_suit:
        if table.cutter not in table.stock and not table.heard.cutter_stays:
            raise Silent("Whether the cutter still counts once it has been drawn.")
        return table.heard.does_in_cutter_suit[kind]
    return table.heard.does.get(kind, ())


def row_on(table: Table, kind: Kind) -> int:
    """The cards that may be added to a card in the same turn."""
    for effect in of_card(table, acts_as(table, kind)):
        if effect.kind == "may add":
            cards = dict(effect.cards)
            if table.heard.counts_as_below >> kind & 1:  # it is compared as the card below
                suit = table.suit_to_follow()
                return next((cards[one] for one in cards if table.suit(one) == suit), 0)
            return effects_named.asked_by(table, cards, effect, kind)
    return 0


def lets_add(table: Table, kind: Kind) -> bool:
    """Whether a card is one that lets further ones be laid on it."""
    return any(effect.kind == "may add" for effect in of_card(table, kind))


def of_named_suit(table: Table, kind: Kind, row: int) -> int:
    """Cards that go with a card for their suit go with the suit that was named, once one was named."""
    if any(holds(row, one) and table.suit(one) != table.suit(kind) for one in range(len(table.faces))):
        return row
    return sum(1 << one for one in range(len(table.faces)) if table.suit(one) == table.named_suit)


def row_that_is_open(table: Table) -> int:
    """The cards with which the next player may go on, of the suit that was named if one was."""
    if not table.row_open or table.named_suit is None or table.top is None:
        return table.row_open
    return of_named_suit(table, table.top, table.row_open)


def acts_as(table: Table, kind: Kind) -> Kind:
    """The card whose work one of the pile does: what does what the card below it did may lie on others like it."""
    place = copied_place(table, kind) if _copies(table, kind) else None
    return kind if place is None else table.pile[place]


def copied_place(table: Table, kind: Kind) -> int | None:
    """Where the card lies whose work a card does that does what the card below it did."""
    own = len(table.pile) - len(table.laid.cards) + table.laid.place  # one of several that does its work now
    if table.laid.on_top or not 0 <= own < len(table.pile) or table.pile[own] != kind:
        own = len(table.pile)
    return next((place for place in reversed(range(own)) if not _copies(table, table.pile[place])), None)


def _copies(table: Table, kind: Kind) -> bool:
    return any(one.kind == "copies" for one in of_card(table, kind))


def act(table: Table, seat: int, kind: Kind, *, on_top: bool = True) -> Play[None]:
    """A card does its work: what is wild and lies on top names first, then one thing after the other."""
    naming = wild.wild_naming(table, seat, kind)
    table.laid.on_top = on_top
    table.laid.named_for_this = None
    if naming is not None and on_top and not names_nothing(table, seat, kind):
        yield from wild.names(table, seat, kind, naming)
    yield from do_all(table, seat, kind, of_card(table, kind))


def names_nothing(table: Table, seat: int, kind: Kind) -> bool:
    """Whether nobody is left to follow, or it is a last card with which nothing is named."""
    if not table.hands[seat] and kind in table.heard.last_names_nothing:
        return True
    return nobody_follows(table)


def nobody_follows(table: Table) -> bool:
    """Whether the hand ends with the card that does its work, so that nobody is left to do anything for it."""
    going = {one for one, _ in table.leaving if not table.hands[one]} if table.heard.out_then == "play on" else set()
    return len(table.playing - going) == 1 or finish.a_side_is_out(table)


def others_play_on(table: Table, seat: int) -> bool:
    """Whether anybody else still holds cards, or plays on, who could be asked for one."""
    going = {one for one, _ in table.leaving if not table.hands[one]}
    return bool(table.playing - going - {seat})


ASKS = ("names", "owes cover", "owes card", "owes named rank")
"""What lets a player name something, or asks for a certain card."""


HITTING = ("makes debt", "draws", "draws at once", "draws cards until", "waits", "skips", "skips whom")
"""For what somebody draws, is skipped or misses turns."""


def hits_somebody(effect: Any) -> bool:
    """Whether somebody has to draw, is skipped or has to lay a card for it."""
    skips = effect.kind == "turns direction" and effect.does == "skips"
    return skips or effect.kind in HITTING or effect.kind in ASKS_FOR_CARDS


def only_answers(table: Table) -> bool:
    """Whether the card that does its work answers without adding to what is owed, or taking its place."""
    answer = table.laid.answer
    return answer is not None and table.laid.answer_acts and answer.mode not in ("adds", "replaces")


def do_all(table: Table, seat: int, kind: Kind, effects: tuple[Any, ...]) -> Play[None]:
    """Do one thing after the other."""
    for effect in effects:
        if table.over is not None:
            return
        if effect.kind in ("names", *ASKS_FOR_CARDS) and table.heard.only_top_asks and not table.laid.on_top:
            continue
        if effect.kind in ASKS_FOR_CARDS and owes_instead(table):
            continue
        if only_answers(table) and hits_somebody(effect):
            continue  # "nobody has to draw, is skipped or has to lay a card for it"
        if effect.kind in ("names", "names for this") and names_nothing(table, seat, kind):
            continue
        if effect.kind == "names for this" and not effects_named.is_gone_by(table, seat, effects):
            continue
        if effect.kind in ("owes card", "owes named rank", "may open round") and not others_play_on(table, seat):
            continue
        if getattr(effect, "target", "") == "chosen" and not others_play_on(table, seat):
            continue
        if effect.kind not in ACTS:
            raise Unread(effect.kind)
        laid = len(table.laid.cards)
        yield from ACTS[effect.kind](table, seat, kind, effect)
        if effect.kind == "may add" and len(table.laid.cards) > laid:
            return  # "only the last one does its work"


ASKS_FOR_CARDS = ("owes cover", "owes card", "owes named rank", "may open round")


def owes_instead(table: Table) -> bool:
    """Whether nothing is asked for because something else is owed for the cards laid together."""
    if table.owed is None:
        return False
    return ("draw" if table.owed.what == "draw" else "skip") in table.heard.nothing_asked_beside


def choose(table: Table, seat: int) -> Play[int]:
    """You choose a player, who still plays on."""
    going = {one for one, _ in table.leaving if not table.hands[one]}
    moves = frozenset(Move("choose", other) for other in table.seats_in() if other != seat and other not in going)
    move = yield Ask(seat, moves, "choose")
    return int(move.what)


def whom(table: Table, seat: int, target: str) -> Play[int]:
    """The next player, the one before, or one that is chosen."""
    if target == "next":
        return next_of(table, seat)
    if target == "previous":
        return table.after(seat, -table.direction)
    return (yield from choose(table, seat))


def next_of(table: Table, seat: int) -> int:
    """The next player; those who are passed over are not next, and nobody is his own next player."""
    coming = turn.next_after(table, seat)
    return table.after(seat) if coming == seat else coming


def falls_on_next(table: Table) -> bool:
    """Whether the card is an answer that adds, or takes the place of what was owed: that falls on the next player."""
    answer = table.laid.answer
    return answer is not None and answer.mode in ("adds", "replaces") and table.laid.answer_acts


# ---- the kinds of effects


@acts("names")
def names(table: Table, seat: int, kind: Kind, effect: Any) -> Play[None]:
    """names: you name {what}"""
    yield from wild.names(table, seat, kind, effect.naming)


@acts("copies")
def copies(table: Table, seat: int, kind: Kind, effect: Any) -> Play[None]:
    """copies: it does what the card below it did, the naming included"""
    place = copied_place(table, kind)
    if place is None:
        return  # no other card lies below
    below = table.pile[place]
    naming = table.heard.wild.get(below)  # what is wild for one player alone was so for whoever laid it
    if naming is not None and table.laid.on_top and not names_nothing(table, seat, kind):
        yield from wild.names(table, seat, below, naming)
    under = table.counting(table.pile[:place], table.pile[place - 1] if place else None)
    effects_conditions.need_meeting(table, below, "copied hand", ("holds", "holds points"))
    effects_conditions.need_meeting(table, below, "copied counter", ("counts to",))
    table.laid.under_condition = effects_conditions.under_conditions(table, seat, below, under)
    yield from do_all(table, seat, below, tuple(_asked_on(one, below, kind) for one in of_card(table, below)))


def _asked_on(effect: Any, below: Kind, kind: Kind) -> Any:
    """What the card below asks for, asked for by another one: compared with that one, which lies on top."""
    if effect.kind not in COMPARED:
        return effect
    return SimpleNamespace(**{name: getattr(effect, name) for name in effect.field_names} | {"by": kind})


COMPARED = ("may add", "owes cover", "owes card", "may open round", "draws cards until", "discards cards")
"""What asks for cards that go with the card that does it."""


@acts("may add")
def may_add(table: Table, seat: int, kind: Kind, effect: Any) -> Play[None]:
    """adds: you may lay further cards on it in the same turn, each {cards}; only the last one does its work"""
    later = names_first(table, seat, table.pile[-1]) or several.laid_together(table)
    if not later or table.laid.row or table.laid.row_ended or not table.laid.on_top:
        return  # further cards were added before the work of the last one began
    laid = len(table.laid.cards)
    yield from several.add_cards(table, seat, row_on(table, table.pile[-1]), opened=laid)
    if len(table.laid.cards) > laid:
        yield from turn.work(table, seat)


def names_first(table: Table, seat: int, kind: Kind) -> bool:
    """Whether something is named with a card before others are laid on it; or it does first what a card below did."""
    if acts_as(table, kind) != kind:
        return True
    names = wild.wild_naming(table, seat, kind) is not None or any(one.kind in ASKS for one in of_card(table, kind))
    return table.heard.names_first and names
