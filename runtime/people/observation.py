"""Show what a seat may know: its own hand, what lies open on the table, and counts (BR-048).

Where hands lie open, that is all of them; where each player plays two hands, both of these.
"""

from __future__ import annotations

from dataclasses import dataclass

from ..records.codes import FOR_A_ROUND, HAND_OVER, HANDS_OPEN, NO_DEBT, UNTIL_LAID
from ..records.holding import cards_held, seats_in
from ..records.limits import MOST_COLUMNS
from ..records.program import Program
from ..records.record import Row
from ..records.sides import seats_played_with
from ..records.state import State
from ..topics.effects_duties import cards_of_duty, is_duty
from ..topics.turns import suit_to_follow
from .refusals import legal_actions


@dataclass(frozen=True, slots=True)
class Owed:
    """The debt at this moment."""

    what: int
    """`CARDS`, `SKIPS`, `TURNS`, `LAY`, `COVERED` or `ROUND` of `codes`."""
    amount: int
    debtor: int | None
    """The seat that owes it; nobody yet while the effects of the card still run."""
    source: int
    """The card whose answers count."""
    suit: int | None
    """The suit that was named for it, which counts as its own."""
    by: int
    """The seat that laid it."""
    cards: tuple[int, ...] = ()
    """The kinds of which one has to be laid, if that is what is owed."""
    rank: int | None = None
    """The rank that was demanded."""
    turns: int | None = None
    """For how many more turns a demand holds; nothing if turns do not end it."""


@dataclass(frozen=True, slots=True)
class Observation:
    """A game as one seat sees it. Seats and suits are numbers, cards are kinds, phases and results as in `codes`.

    Two states that differ only in cards that the seat does not see, in the order of the stock or in the generator give
    equal observations; two that differ in anything that the table can see give different ones.
    """

    seat: int | None
    """Nobody for an onlooker, who sees no hand."""
    hand: tuple[int, ...]
    """The own cards in the order of the deck; a kind held twice stands there twice."""
    hands: tuple[tuple[int, ...] | None, ...]
    """The hands of all seats where they lie open; where each player plays two, those of the player; else nothing."""
    drawn: tuple[int, ...]
    """The kinds that a seat whose hand is seen has drawn in this turn."""
    actions: tuple[int, ...]
    """The actions that the seat may do, if it has to decide."""

    hand_number: int
    phase: int
    turn: int
    mover: int
    """The seat that has to decide; differs from `turn` when a forgotten call is in question or a starter is named."""
    direction: int
    dealer: int
    first: int
    sizes: tuple[int, ...]
    """The number of cards each seat holds."""
    active: tuple[int, ...]
    """The seats that are in this hand."""
    in_game: tuple[int, ...]
    places: tuple[int, ...]
    """The order of going out by seat, 0 for those who hold on."""
    called: tuple[tuple[int, ...], ...]
    """The calls that each seat has made and that hold now."""
    forgotten: tuple[tuple[int, ...], ...]
    """The calls that each seat has forgotten, and that can still be made good."""
    waits: tuple[int, ...]
    """Turns that each seat will miss."""
    had_turn: tuple[int, ...]
    """The seats that had a turn in this hand; told only where a rule asks for it."""

    top: int | None
    """The card on top; none before the first deal."""
    laid_by: int | None
    """The seat that laid it; nobody laid the starter."""
    cutter: int | None
    """The suit of the card that was shown under the stock, if the rules know one."""
    counts_as: int | None
    """The card that the one on top counts as: itself, unless the rules hand one below it through."""
    named_suit: int | None
    named_rank: int | None
    anything_fits: bool
    """Whether any card may be laid on the one on top, whatever both of them are."""
    suit_to_follow: int | None
    """The named suit, else that of the card on top; nothing if it has none, or if anything fits."""
    owed: Owed | None
    row: bool
    """Whether a row of added cards is open."""
    laid: int
    """Cards that were laid together last."""
    laid_together: tuple[int, ...]
    """Which these are, from the bottom up."""
    giving: int
    """Cards that the mover is still to give away."""
    further: tuple[tuple[str, int | tuple[int, ...]], ...]
    """The other fields that everybody sees, with their numbers, by seat if each has one: those declared as `seen`."""
    draws_made: int
    passes: int
    stock_size: int
    discard_size: int
    refills: int
    """The number of times that the discards became the stock in this hand."""
    counters: tuple[int, ...]
    """The counters of a countdown."""
    carried: tuple[int, ...]
    """Cards that each seat owes at its next turn, because there were too few."""

    points: tuple[int, ...]
    """Of the hand, once it is over."""
    totals: tuple[int, ...]
    columns: tuple[tuple[int, ...], ...]
    """Of each seat its points in the columns, in a game in columns."""
    wins: tuple[int, ...]
    result: int
    hand_winners: tuple[int, ...]
    game_winners: tuple[int, ...]


def observe(program: Program, state: State, seat: int | None) -> Observation:
    """Return what a seat may know now; without a seat, what an onlooker may."""
    seats = range(program.players)
    begun = state.hand_number > 0
    over = state.phase >= HAND_OVER
    own = () if seat is None else seats_played_with(program, seat)
    seen = tuple(seats) if program.hands_open & HANDS_OPEN else own
    return Observation(
        seat=seat,
        hand=() if seat is None else cards_held(program, state, seat),
        hands=_hands_seen(program, state, seen) if seen != own[:1] else (),
        drawn=seats_in(state.drawn) if state.turn in seen and not over else (),
        actions=legal_actions(program, state) if seat == state.mover and not over else (),
        hand_number=state.hand_number,
        phase=state.phase,
        turn=state.turn,
        mover=state.mover,
        direction=state.direction,
        dealer=state.dealer,
        first=state.first,
        sizes=tuple(state.size[one] for one in seats),
        active=seats_in(state.active),
        in_game=seats_in(state.in_game),
        places=tuple(state.place[one] for one in seats),
        called=tuple(seats_in(state.called[one]) for one in seats),
        forgotten=tuple(seats_in(state.due[one]) for one in seats),
        waits=tuple(state.wait[one] for one in seats),
        had_turn=seats_in(state.had_turn),
        top=state.top if begun and state.discard_size > 0 else None,
        laid_by=_or_none(state.laid_by) if begun else None,
        cutter=_or_none(state.cutter) if begun else None,
        counts_as=_or_none(state.effective) if begun else None,
        named_suit=_or_none(state.named_suit) if begun else None,
        named_rank=_or_none(state.named_rank) if begun else None,
        anything_fits=begun and state.open_top != 0,
        suit_to_follow=_or_none(suit_to_follow(program, state)) if begun else None,
        owed=_owed(program, state),
        row=state.row != 0 or state.open_row != 0,
        laid=state.laid,
        laid_together=tuple(
            state.discards[place] for place in range(max(0, state.discard_size - state.laid), state.discard_size)
        ),
        giving=state.giving,
        further=_further(program, state),
        draws_made=state.draws_made,
        passes=state.passes,
        stock_size=state.stock_size,
        discard_size=state.discard_size,
        refills=state.refills,
        counters=tuple(state.counter[one] for one in seats),
        carried=tuple(state.carried[one] for one in seats),
        points=tuple(state.points[one] if over else 0 for one in seats),
        totals=tuple(state.total[one] for one in seats),
        columns=tuple(
            tuple(state.columns[MOST_COLUMNS * one + column] for column in range(program.columns)) for one in seats
        ),
        wins=tuple(state.wins[one] for one in seats),
        result=state.result,
        hand_winners=seats_in(state.hand_winners) if over else (),
        game_winners=seats_in(state.game_winners),
    )


def _hands_seen(program: Program, state: State, seen: tuple[int, ...]) -> tuple[tuple[int, ...] | None, ...]:
    return tuple(cards_held(program, state, seat) if seat in seen else None for seat in range(program.players))


def _or_none(number: int) -> int | None:
    return None if number < 0 else number


def _owed(program: Program, state: State) -> Owed | None:
    if state.owed_kind == NO_DEBT:
        return None
    asked = seats_in(cards_of_duty(program, state)) if is_duty(state) else ()
    counts = is_duty(state) and state.owed_lasting in (FOR_A_ROUND, UNTIL_LAID)
    return Owed(
        what=state.owed_kind,
        amount=state.owed_amount,
        debtor=_or_none(state.owed_debtor),
        source=state.owed_source,
        suit=_or_none(state.owed_suit),
        by=state.owed_maker,
        cards=asked,
        rank=_or_none(state.owed_rank),
        turns=state.owed_turns if counts else None,
    )


def _further(program: Program, state: State) -> tuple[tuple[str, int | tuple[int, ...]], ...]:
    owed = state.owed_kind != NO_DEBT
    return tuple(
        (name, as_shown(program, getattr(state, name)))
        for name, said in State.declared.items()
        if said.seen == "always" or (said.seen == "while owed" and owed)
    )


def as_shown(program: Program, number: int | Row) -> int | tuple[int, ...]:
    """Return the numbers of a field as values: those of the seats of the game, if each has one."""
    return number if isinstance(number, int) else tuple(number[seat] for seat in range(program.players))
