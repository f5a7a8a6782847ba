"""What cards do when they are laid."""

from __future__ import annotations

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

from . import calls, debts, scoring, several, stock, turn, wild
from .acts import ACTS, acts
from .book import Heard, hears, hears_answer, holds, kinds_in
from .table import NEXT, NO_MOVE, Owed, Play, Table


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
    in_cutter_suit = table.cutter is not None and table.suit(kind) == table.suit(table.cutter) != ""
    if in_cutter_suit and kind in table.heard.does_in_cutter_suit:
        return table.heard.does_in_cutter_suit[kind]
    return table.heard.does.get(kind, ())


def row_on(table: Table, kind: Kind) -> int:
    """The cards that may be added to a card in the same turn."""
    for effect in of_card(table, acts_as(table, kind)):
        if effect.kind == "may add":
            cards = dict(effect.cards)
            if table.named_suit is not None and not table.heard.counts_as_below >> kind & 1:
                return of_named_suit(table, kind, int(cards.get(kind, 0)))
            if table.heard.counts_as_below >> kind & 1:  # it is compared as the card below
                suit = table.suit_to_follow()
                return next((cards[one] for one in cards if table.suit(one) == suit), 0)
            return int(cards.get(kind, 0))
    return 0


def of_named_suit(table: Table, kind: Kind, row: int) -> int:
    """Cards that go with a card for their suit go with the suit that was named, once one was named."""
    if any(holds(row, one) and table.suit(one) != table.suit(kind) for one in range(len(table.faces))):
        return row
    return sum(1 << one for one in range(len(table.faces)) if table.suit(one) == table.named_suit)


def acts_as(table: Table, kind: Kind) -> Kind:
    """The card whose work a card on top does: one that does what the card below it did may lie on others like it."""
    for below in reversed(table.pile):
        if not any(one.kind == "copies" for one in of_card(table, below)):
            return below if any(one.kind == "copies" for one in of_card(table, kind)) else kind
    return kind


def act(table: Table, seat: int, kind: Kind, *, on_top: bool = True) -> Play[None]:
    """A card does its work: what is wild and lies on top names first, then one thing after the other."""
    naming = wild.wild_naming(table, seat, kind)
    table.laid.on_top = on_top
    if naming is not None and on_top and not names_nothing(table, seat, kind):
        yield from wild.names(table, seat, kind, naming)
    yield from do_all(table, seat, kind, of_card(table, kind))


def names_nothing(table: Table, seat: int, kind: Kind) -> bool:
    """Whether nobody is left to follow, or it is a last card with which nothing is named."""
    return len(table.playing) == 1 or (not table.hands[seat] and kind in table.heard.last_names_nothing)


ASKS = ("names", "owes cover", "owes card", "owes named rank")
"""What lets a player name something, or asks for a certain card."""


def do_all(table: Table, seat: int, kind: Kind, effects: tuple[Any, ...]) -> Play[None]:
    """Do one thing after the other."""
    for effect in effects:
        if table.over is not None:
            return
        if effect.kind in ASKS and table.heard.only_top_asks and not table.laid.on_top:
            continue
        if effect.kind in ASKS_FOR_CARDS and owes_instead(table):
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
    """You choose a player."""
    moves = frozenset(Move("choose", other) for other in table.seats_in() if other != seat)
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


# ---- the kinds of effects


def amount(table: Table, kind: Kind, cards: int | None) -> int:
    """A number of cards, or as many as the number printed on the card."""
    return table.number(kind) if cards is None else cards


@acts("draws")
def draws(table: Table, seat: int, kind: Kind, effect: Any) -> Play[None]:
    """draws-next-waits: the next player draws {amount} and misses the turn

    draws-next-plays: the next player draws {amount} and then has an ordinary turn

    draws-next-may-play: the next player draws {amount} and may then still lay one card

    draws-previous-waits: the player before you draws {amount}, and play goes on with the player after you

    draws-previous-plays: the player before you draws {amount} and then has an ordinary turn, after which play
    goes on from there

    draws-previous-may-play: the player before you draws {amount} and may then still lay one card; play goes on
    from there

    draws-chosen-waits: you choose a player, who draws {amount} and misses the next turn

    draws-chosen-plays: you choose a player, who draws {amount} and then has an ordinary turn, after which play
    goes on from there

    draws-chosen-may-play: you choose a player, who draws {amount} and may then still lay one card; play goes on
    from there
    """
    yield from make_debt(table, seat, kind, effect, effect.then)


@acts("makes debt")
def makes_debt(table: Table, seat: int, kind: Kind, effect: Any) -> Play[None]:
    """draws-next: the next player draws {amount}

    draws-previous: the player before you draws {amount}

    draws-chosen: you choose a player, who draws {amount}
    """
    if kind not in table.heard.debtor_does_no_more:
        raise Silent("What whoever has drawn may still do in that turn.")
    yield from make_debt(table, seat, kind, effect, "waits")


def make_debt(table: Table, seat: int, kind: Kind, effect: Any, then: str) -> Play[None]:
    """Somebody has to draw for a card."""
    number = amount(table, kind, effect.cards)
    if table.heard.dry_draw_lapses and not stock.can_draw(table) and effect.target == "next":
        return  # "Does a draw card work when no card is left to draw? No."
    target = "next" if falls_on_next(table) else effect.target
    before, table.owed = table.owed, None
    if before is not None and before.what == "turn" and table.heard.only_draw_answered:
        table.waits[next_of(table, seat) if before.who == NEXT else before.who] += before.amount
        before = None
    who = yield from whom(table, seat, target)
    owed = Owed("draw", number, who, seat, kind, then)
    if before is not None and before.what == "draw":
        if before.who not in (NEXT, who) and not table.heard.draws_fall_on_last:
            raise Silent("Who draws if several cards make different players draw.")
        owed.made = [*before.made, number]
        owed.amount += before.amount
        before = None
    if target == "previous" and then == "waits":
        owed.goes_on_after = seat
    if target == "chosen" and then == "waits":
        owed.goes_on_after, owed.misses = seat, True
    table.owed = before
    debts.owe(table, owed)


def falls_on_next(table: Table) -> bool:
    """Whether the card is an answer that adds, or takes the place of what was owed: that falls on the next player."""
    answer = table.laid.answer
    return answer is not None and answer.mode in ("adds", "replaces") and table.laid.answer_acts


@acts("draws at once")
def draws_at_once(table: Table, seat: int, kind: Kind, effect: Any) -> Play[None]:
    """draws-others: all the others draw {amount}

    draws-everyone: all players, whoever laid it included, draw {amount}

    draws-you: you draw {amount} yourself
    """
    seats = [] if effect.target == "you" else table.others_from(seat, 1)
    if effect.target != "others":
        seats.append(seat)
    for other in seats:
        stock.draws(table, other, amount(table, kind, effect.cards))
    return
    yield


@acts("waits")
def waits(table: Table, seat: int, kind: Kind, effect: Any) -> Play[None]:
    """waits-next: the next player misses {turns} turns

    waits-previous: the player before you misses {turns} turns

    waits-chosen: you choose a player, who misses {turns} turns

    turns-missed: {turns} turns
    """
    if table.owed is not None and table.owed.what == "turn":
        add_to_owed(table.owed, effect.turns, kind, seat)
        return
    who = yield from whom(table, seat, "next" if falls_on_next(table) else effect.target)
    beside_draw = table.owed is not None and table.owed.what == "draw" and table.heard.only_draw_answered
    if debts.is_answered(table, kind, "turn") and not beside_draw:
        owed = Owed("turn", effect.turns, who, seat, kind)
        owed.goes_on_after = None if effect.target == "next" else seat
        debts.owe(table, owed)
    else:
        table.waits[who] += effect.turns


@acts("skips")
def skips(table: Table, seat: int, kind: Kind, effect: Any) -> Play[None]:
    """skips-next: the next {seats} players are skipped"""
    if debts.is_answered(table, kind, "skip"):
        if table.owed is not None and table.owed.what == "skip":
            add_to_owed(table.owed, effect.seats, kind, seat)
        else:
            debts.owe(table, Owed("skip", effect.seats, next_of(table, seat), seat, kind))
        return
    pass_over(table, seat, effect.seats)
    return
    yield


def add_to_owed(owed: Owed, amount: int, kind: Kind, seat: int) -> None:
    """What a card makes owed is added to what is owed already."""
    owed.amount += amount
    owed.made.append(amount)
    owed.source, owed.by, owed.caused = kind, seat, seat


def pass_over(table: Table, seat: int, seats: int) -> None:
    """The next players are passed over, but nobody by himself."""
    passed, owed = table.laid.passed_over, table.owed
    if owed is not None and owed.what == "draw" and owed.goes_on_after is None and owed.who != NEXT:
        miss_turn_after(table, seat, owed.who, seats)
        return
    after = seat if table.laid.goes_on_after is None else table.laid.goes_on_after
    other = passed[-1] if passed else after
    for _ in range(seats):
        other = table.after(other)
        if other == seat:
            other = table.after(other)
        passed.append(other)


def miss_turn_after(table: Table, seat: int, debtor: int, seats: int) -> None:
    """Whoever comes after the one who has to draw is skipped when the turn comes there; nobody by himself."""
    other = debtor
    for _ in range(seats):
        other = table.after(other)
        if other == seat:
            return
        table.waits[other] += 1


@acts("skips whom")
def skips_whom(table: Table, seat: int, kind: Kind, effect: Any) -> Play[None]:
    """skips-others: all the others are skipped, and you go on

    skips-chosen: you choose a player, who is skipped
    """
    if effect.target == "others":
        table.laid.again = "turn"
        return
    table.waits[(yield from choose(table, seat))] += 1


@acts("turns direction")
def turns_direction(table: Table, seat: int, kind: Kind, effect: Any) -> Play[None]:
    """reverses: the direction of play turns round

    reverses-two-skips: the other player is skipped, and you go on

    reverses-two-nothing: with two players, nothing happens
    """
    does = effect.does
    if does == "turns":
        table.direction = -table.direction
        two_left = table.seats > 2 and len(table.playing) == 2 and seat in table.playing
        if two_left and table.heard.reverse_two_left is not None:
            does = table.heard.reverse_two_left
    if does == "skips":
        pass_over(table, seat, 1)
    return
    yield


@acts("plays again")
def plays_again(table: Table, seat: int, kind: Kind, effect: Any) -> Play[None]:
    """plays-again: you have another turn

    plays-again-or-not: you may lay one more card
    """
    table.laid.again = "card" if effect.optional else "turn"
    return
    yield


@acts("names")
def names(table: Table, seat: int, kind: Kind, effect: Any) -> Play[None]:
    """names: you name {what}"""
    yield from wild.names(table, seat, kind, effect.naming)


@acts("copies")
def copies(table: Table, seat: int, kind: Kind, effect: Any) -> Play[None]:
    """copies: it does what the card below it did, the naming included"""
    below = acts_as(table, kind)
    if below == kind:
        return  # no other card lies below
    naming = wild.wild_naming(table, seat, below)
    if naming is not None and table.laid.on_top and not names_nothing(table, seat, kind):
        yield from wild.names(table, seat, below, naming)
    yield from do_all(table, seat, below, of_card(table, below))


@acts("may add")
def may_add(table: Table, seat: int, kind: Kind, effect: Any) -> Play[None]:
    """adds: you may lay further cards on it in the same turn, each {cards}; only the last one does its work"""
    if not names_first(table, seat, kind) or not table.laid.on_top:
        return  # further cards were added before the work of the last one began
    laid = len(table.laid.cards)
    yield from several.add_cards(table, seat, row_on(table, kind))
    if len(table.laid.cards) > laid:
        yield from turn.work(table, seat)


def names_first(table: Table, seat: int, kind: Kind) -> bool:
    """Whether something is named with a card before others are laid on it."""
    names = wild.wild_naming(table, seat, kind) is not None or any(one.kind in ASKS for one in of_card(table, kind))
    return table.heard.names_first and names


@acts("swaps hands")
def swaps_hands(table: Table, seat: int, kind: Kind, effect: Any) -> Play[None]:
    """swaps-hands-next: you swap hands with the next player

    swaps-hands-previous: you swap hands with the player before you

    swaps-hands-chosen: you choose a player and swap hands
    """
    other = yield from whom(table, seat, effect.target)
    table.hands[seat], table.hands[other] = table.hands[other], table.hands[seat]
    calls.hand_changed(table, seat)
    calls.hand_changed(table, other)


@acts("rotates hands")
def rotates_hands(table: Table, seat: int, kind: Kind, effect: Any) -> Play[None]:
    """rotates-hands: all hands move on to the next player in the direction of play

    rotates-hands-left: all hands move on to the player on the left
    """
    before = {one: table.hands[one] for one in table.seats_in()}
    for one in before:
        table.hands[table.after(one, 1 if effect.left else None)] = before[one]
    for one in before:
        calls.hand_changed(table, one)
    return
    yield


@acts("gives")
def gives(table: Table, seat: int, kind: Kind, effect: Any) -> Play[None]:
    """gives-next: you give {cards} cards of your hand to the next player

    gives-previous: you give {cards} cards of your hand to the player before you

    gives-chosen: you give {cards} cards of your hand to a player you choose

    cards-given: {cards} cards of your hand
    """
    if not table.hands[seat]:
        return
    other = yield from whom(table, seat, effect.target)
    for _ in range(effect.cards):
        if not table.hands[seat]:
            break
        move = yield Ask(seat, frozenset(Move("give", card) for card in table.hands[seat]), "give")
        table.hands[seat].remove(int(move.what))
        table.hands[other].append(int(move.what))
    calls.hand_changed(table, seat)
    calls.hand_changed(table, other)
    if not table.hands[seat]:
        if not table.heard.out_by_giving:
            raise Silent("Whether you are out if you give your last card away.")
        table.leaving.append((seat, "gave"))


@acts("shows hand")
def shows_hand(table: Table, seat: int, kind: Kind, effect: Any) -> Play[None]:
    """shows-hand-next: you show your hand to the next player

    shows-hand-previous: you show your hand to the player before you

    shows-hand-chosen: you show your hand to a player you choose

    shows-hand-others: you show your hand to all the others
    """
    if effect.target == "chosen":
        yield from choose(table, seat)


@acts("ends hand")
def ends_hand(table: Table, seat: int, kind: Kind, effect: Any) -> Play[None]:
    """ends-hand: you may end the hand at once, and the cards are counted

    ends-hand-at-most: if your hand is worth {points} points at most, you may end the hand at once, and the cards
    are counted
    """
    if effect.at_most is not None and scoring.worth(table, seat) > effect.at_most:
        return
    move = yield Ask(seat, frozenset({Move("end"), NO_MOVE}), "end")
    if move.do == "end":
        if not table.heard.ended_as_blocked:
            raise Silent("How a hand counts that a player has ended.")
        table.over = "counted"
