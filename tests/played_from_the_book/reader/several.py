"""Several cards in a turn."""

from __future__ import annotations

from functools import partial

from vocabulary import Ask, Kind, Move, Silent

from crazy8.compiler.topics.several.claims import (
    AllStayWhileTheyAct,
    DrawsFallOnLast,
    EffectsOfSeveral,
    LastCardsTogether,
    LastCardsWorkAsTop,
    LaysSeveralOf,
    LaysTogether,
    LeastTogether,
    MostTogether,
    NothingAskedBeside,
    OneCardATurn,
    OnlyDrawAnswered,
    OnlyFirstAnswers,
    OnlyTheRow,
    OnlyTheseTogether,
    OnlyTopAsks,
    TopOfSeveral,
)

from . import calls, effects, finish, matching, turn, wild
from .book import Heard, hears, hears_answer, holds, kinds_in
from .table import NO_MOVE, Play, Table

CLOSES = Move("end")


@hears(OneCardATurn)
def hear_one(heard: Heard, claim: OneCardATurn) -> None:
    """several-none: You lay only one card in a turn."""
    assert heard.together is None


@hears(LaysTogether)
def hear_several(heard: Heard, claim: LaysTogether) -> None:
    """several: You may lay several cards in one turn: each further one must be {answer} (compared with the one
    before it).
    """
    heard.together = dict(claim.each)


@hears(OnlyTheseTogether)
def hear_of(heard: Heard, claim: OnlyTheseTogether) -> None:
    """several-of: This goes for {cards}."""
    heard.together_of = claim.cards


@hears(LaysSeveralOf)
def hear_several_of(heard: Heard, claim: LaysSeveralOf) -> None:
    """several-of-these: You may lay several {cards} in one turn."""
    heard.together = dict.fromkeys(kinds_in(claim.cards), claim.cards)


@hears(LeastTogether)
def hear_least(heard: Heard, claim: LeastTogether) -> None:
    """several-least: You lay either a single card or at least {cards} together."""
    heard.together_least = claim.cards


@hears(MostTogether)
def hear_most(heard: Heard, claim: MostTogether) -> None:
    """several-most: At most {cards} cards may be laid in one turn."""
    heard.together_most = claim.cards


@hears(TopOfSeveral)
def hear_top(heard: Heard, claim: TopOfSeveral) -> None:
    """several-top-last: The last of them lies on top.

    several-top-chosen: You choose which of them lies on top.
    """
    heard.together_top = claim.which


@hears(EffectsOfSeveral)
def hear_effects(heard: Heard, claim: EffectsOfSeveral) -> None:
    """several-effects-each: Each of them does its work; draws and skips add up.

    several-effects-last: Only the card that lies on top does its work.
    """
    heard.together_effects = claim.which


@hears(OnlyTopAsks)
def hear_only_top(heard: Heard, claim: OnlyTopAsks) -> None:
    """several-only-top-asks: Only the one on top lets you name something or asks for a certain card."""
    heard.only_top_asks = True


@hears(OnlyTheRow)
def hear_only_row(heard: Heard, claim: OnlyTheRow) -> None:
    """several-only-row: On a card that lets further ones be laid on it, and in a row that is open, only those are
    laid in the same turn.
    """
    heard.only_row = True


@hears(DrawsFallOnLast)
def hear_draws_fall_on_last(heard: Heard, claim: DrawsFallOnLast) -> None:
    """several-draws-fall-on-last: If they make different players draw, all the cards fall on the player hit last.

    row-draws-fall-on-last: If a card that answers and the last one added to it make different players draw, all
    the cards fall on the player hit last.
    """
    heard.draws_fall_on_last = True


@hears(OnlyDrawAnswered)
def hear_only_draw_answered(heard: Heard, claim: OnlyDrawAnswered) -> None:
    """several-only-draw-answered: Whoever is to draw and to miss turns as well can answer only the draw, and misses
    the turns afterwards.

    several-only-draw-answered-skips: If a draw and a skip come together, only the draw can be answered.
    """
    heard.only_draw_answered.add(claim.beside)


@hears(OnlyFirstAnswers)
def hear_only_first_answers(heard: Heard, claim: OnlyFirstAnswers) -> None:
    """several-only-first-answers: If they are laid as an answer, only the first of them answers; the others count as
    at any other time.
    """
    heard.only_first_answers = True


@hears(NothingAskedBeside)
def hear_nothing_asked(heard: Heard, claim: NothingAskedBeside) -> None:
    """several-nothing-asked-draw: As long as someone has to draw, the one on top asks for no card.

    several-nothing-asked-skip: As long as a skip can still be answered, the one on top asks for no card.
    """
    heard.nothing_asked_beside.add(claim.owed)


@hears(AllStayWhileTheyAct)
def hear_all_stay(heard: Heard, claim: AllStayWhileTheyAct) -> None:
    """several-all-stay: Until they have done their work, all of them stay on the discard pile, even when a new stock
    is made.
    """
    heard.all_stay = True


@hears(LastCardsTogether)
def hear_last(heard: Heard, claim: LastCardsTogether) -> None:
    """several-last-allowed: You may go out with several cards at once.

    several-last-forbidden: You may not go out with several cards at once.
    """
    heard.together_last = claim.may


@hears(LastCardsWorkAsTop)
def hear_last_work_as_top(heard: Heard, claim: LastCardsWorkAsTop) -> None:
    """several-last-work-as-top: Whether last cards laid together still do their work goes by the one on top: either
    all of them do, or none.
    """
    # `turn.work` asks for the rule of the one on top, and then lets all of them do their work or none


@hears_answer("multi.allowed")
def hear_not_several(heard: Heard, claim: object) -> None:
    """answer-multi-allowed: No, one card a turn."""
    assert heard.together is None, "the book says yes and no"


def further(table: Table, seat: int) -> Play[None]:
    """Lay further cards in the same turn, and choose which of them lies on top."""
    kind = table.laid.cards[-1]
    in_row = effects.row_on(table, kind) or holds(table.row_open, kind)
    if not in_row:
        table.row_open = 0  # "or somebody lays a card that does not go with it"
    if table.heard.together is not None and not (table.heard.only_row and in_row):
        while table.over is None and further_moves(table, seat, calls_aside=True):
            move = yield from calls.decide(table, seat, lambda: further_moves(table, seat) | stops(table), "more")
            if move == NO_MOVE:
                break
            turn.put(table, seat, int(move.what))
        yield from choose_top(table, seat)
    yield from add_to_row(table, seat)


def laid_at_once(table: Table) -> int:
    """How many cards lie together; what is covered does not lie together with its cover."""
    return len(table.laid.cards) - table.laid.covered


def stops(table: Table) -> set[Move]:
    """Lay no further card: after a single one, or once enough lie together."""
    return {NO_MOVE} if laid_at_once(table) in (1, *range(table.heard.together_least, 100)) else set()


def further_moves(table: Table, seat: int, *, calls_aside: bool = False) -> set[Move]:
    """The cards that may be laid next in the same turn, so that in the end there are enough of them."""
    moves = following_moves(table, seat, calls_aside=calls_aside)
    if laid_at_once(table) + 1 < table.heard.together_least:
        moves = {move for move in moves if leads_to_enough(table, seat, int(move.what))}
    return moves


def leads_to_enough(table: Table, seat: int, kind: Kind) -> bool:
    """Whether enough cards can be laid together after one more; the cards are laid for a look and taken back."""
    before = (table.named_suit, table.named_rank, table.any_fits, table.served)
    hand = list(table.hands[seat])
    table.hands[seat].remove(kind)
    table.pile.append(kind)
    table.laid.cards.append(kind)
    if not holds(table.heard.counts_as_below, kind):
        table.named_suit = table.named_rank = None
    table.any_fits = table.served = False
    enough = laid_at_once(table) >= table.heard.together_least
    if not enough and (len(table.hands[seat]) != 1 or calls.may_still_finish(table, seat)):
        following = following_moves(table, seat, calls_aside=True)
        enough = any(leads_to_enough(table, seat, int(move.what)) for move in following)
    table.laid.cards.pop()
    table.pile.pop()
    table.hands[seat] = hand
    table.named_suit, table.named_rank, table.any_fits, table.served = before
    return enough


def following_moves(table: Table, seat: int, *, calls_aside: bool = False) -> set[Move]:
    """The cards that go with the one before, however many are laid in the end."""
    heard, before = table.heard, table.laid.cards[-1]
    if holds(heard.counts_as_below, before) and table.top is not None:
        before = table.top
    each = (heard.together or {}).get(before, 0)
    if heard.together_of is not None:
        each = each & heard.together_of if holds(heard.together_of, before) else 0
    if heard.together_most is not None and len(table.laid.cards) >= heard.together_most:
        each = 0
    kinds = {kind for kind in table.hands[seat] if holds(each, kind) and not matching.is_forbidden(table, seat, kind)}
    if len(table.hands[seat]) == 1:
        may_be_last = partial(finish.may_go_out_on, table, seat, calls_aside=calls_aside)
        kinds = {kind for kind in kinds if heard.together_last is not False and may_be_last(kind)}
    return {Move("lay", kind) for kind in kinds}


def choose_top(table: Table, seat: int) -> Play[None]:
    """The last one lies on top, or one that the player chooses."""
    number, covered = len(table.laid.cards), table.laid.covered
    if number == 1 or table.over is not None or table.heard.together_top != "chosen":
        return
    moves = frozenset(Move("give", kind) for kind in table.laid.cards[covered:])  # a cover lies on what it covers
    if len(moves) == 1:
        return
    move = yield Ask(seat, moves, "top")
    kind = int(move.what)
    # in which order the others lie nobody says; the one that was on top takes the place of the other
    if kind != table.laid.cards[-1]:
        where = table.laid.cards.index(kind, covered) - number
        if where == -number:
            table.laid.answer_place = number - 1
        for cards in (table.laid.cards, table.pile):
            cards[where], cards[-1] = cards[-1], cards[where]


def acts_first(table: Table) -> int:
    """The place of the first card that does its work now, of those that were laid together."""
    each = table.heard.together_effects == "each" and not table.laid.row
    return min(table.laid.acted, len(table.laid.cards) - 1) if each else len(table.laid.cards) - 1


def acting(table: Table) -> list[int]:
    """Which of the cards that were laid together do their work, by their places."""
    places = list(range(table.laid.acted, len(table.laid.cards)))
    table.laid.acted = len(table.laid.cards)
    if len(places) == 1 or table.laid.row:
        return places[-1:]
    if table.heard.together_effects is None:
        raise Silent("Which of several cards laid together do their work.")
    return places if table.heard.together_effects == "each" else places[-1:]


def one_answers(table: Table) -> None:
    """Which of several cards laid against something answers has to be told."""
    if not table.heard.only_first_answers and not table.laid.row:
        raise Silent("Which of several cards laid together answers.")


def laid_together(table: Table) -> bool:
    """Whether several cards lie that each do their work, not as a row that was added to one."""
    return not table.laid.row and len(table.laid.cards) - table.laid.covered > 1


def add_to_row(table: Table, seat: int) -> Play[None]:
    """Further cards may be laid on some cards in the same turn; only the last one does its work."""
    kind = table.laid.cards[-1]
    later = effects.names_first(table, seat, kind) or laid_together(table)
    row = 0 if later else effects.row_on(table, kind)
    if not row and holds(table.row_open, kind):
        row = table.row_open  # the next player goes on with the row that is open
    table.row_open = 0
    if row:
        yield from add_cards(table, seat, row)
        table.laid.row_ended = True


def leave_row_open(table: Table, seat: int, kind: Kind) -> None:
    """Nobody adds cards out of turn: a row that a card thrown in opens, or goes on with, is for the next player."""
    row = 0 if effects.names_first(table, seat, kind) else effects.row_on(table, kind)
    goes_on = table.row_open if holds(table.row_open, kind) else 0
    table.row_open = 0 if table.heard.row == "closes" else row or goes_on


def add_cards(table: Table, seat: int, row: int, *, opened: int = 0) -> Play[None]:
    """Lay cards of a row one after the other, or close it; not on the card that has opened it, the first so many."""
    while table.over is None:
        closes: set[Move] = set()
        if table.heard.row == "until closed":
            last = table.laid.cards[-1]
            if _ends_row(table, seat, last):
                return
            if table.hands[seat] and not effects.lets_add(table, last) and len(table.laid.cards) > opened:
                closes = {CLOSES}
        if not closes and not row_moves(table, seat, row, calls_aside=True):
            break
        stops = closes | {NO_MOVE}
        move = yield from calls.decide(table, seat, lambda given=stops: row_moves(table, seat, row) | given, "add")
        if move == CLOSES:
            return
        if move == NO_MOVE:
            break
        table.laid.row = True
        turn.put(table, seat, int(move.what))
    if table.heard.row != "closes":
        table.row_open = row


def row_moves(table: Table, seat: int, row: int, *, calls_aside: bool = False) -> set[Move]:
    """The cards that may be laid next in a row, perhaps but for a call that is missing."""
    kinds = {kind for kind in table.hands[seat] if holds(row, kind) and not matching.is_forbidden(table, seat, kind)}
    if len(table.hands[seat]) == 1:
        kinds = {kind for kind in kinds if finish.may_go_out_on(table, seat, kind, calls_aside=calls_aside)}
    return {Move("lay", kind) for kind in kinds}


def _ends_row(table: Table, seat: int, kind: Kind) -> bool:
    """A card without a suit that names one is the last of its row."""
    names_one = wild.wild_naming(table, seat, kind) is not None
    return names_one and not table.faces[kind].suit
