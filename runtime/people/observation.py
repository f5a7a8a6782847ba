"""Show what a seat may know: its own hand, what lies open on the table, and counts (BR-048)."""

from __future__ import annotations

from dataclasses import dataclass

from ..records.codes import HAND_OVER, NO_DEBT
from ..records.holding import cards_held, seats_in
from ..records.limits import MOST_COLUMNS
from ..records.program import Program
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
    cards: tuple[int, ...] = ()
    """The kinds of which one has to be laid, if that is what is owed."""


@dataclass(frozen=True, slots=True)
class Observation:
    """A game as one seat sees it. Seats and suits are numbers, cards are kinds, phases and results as in `codes`.

    Two states that differ only in cards that the seat does not see, in the order of the stock or in the generator give
    equal observations.
    """

    seat: int | None
    """Nobody for an onlooker, who sees no hand."""
    hand: tuple[int, ...]
    """The own cards in the order of the deck; a kind held twice stands there twice."""
    drawn: tuple[int, ...]
    """The kinds that the own seat has drawn in this turn."""
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
    waits: tuple[int, ...]
    """Turns that each seat will miss."""

    top: int | None
    """The card on top; none before the first deal."""
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
    giving: int
    """Cards that the mover is still to give away."""
    further: tuple[tuple[str, int], ...]
    """The other fields that everybody sees, with their numbers: those declared as `seen`, such as `served`."""
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
    return Observation(
        seat=seat,
        hand=() if seat is None else cards_held(program, state, seat),
        drawn=seats_in(state.drawn) if seat == state.turn and not over else (),
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
        waits=tuple(state.wait[one] for one in seats),
        top=state.top if begun and state.discard_size > 0 else None,
        cutter=_or_none(state.cutter) if begun else None,
        counts_as=_or_none(state.effective) if begun else None,
        named_suit=_or_none(state.named_suit) if begun else None,
        named_rank=_or_none(state.named_rank) if begun else None,
        anything_fits=begun and state.open_top != 0,
        suit_to_follow=_or_none(suit_to_follow(program, state)) if begun else None,
        owed=_owed(program, state),
        row=state.row != 0 or state.open_row != 0,
        laid=state.laid,
        giving=state.giving,
        further=tuple((name, getattr(state, name)) for name, said in State.declared.items() if said.seen),
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


def _or_none(number: int) -> int | None:
    return None if number < 0 else number


def _owed(program: Program, state: State) -> Owed | None:
    if state.owed_kind == NO_DEBT:
        return None
    asked = seats_in(cards_of_duty(program, state)) if is_duty(state) else ()
    return Owed(state.owed_kind, state.owed_amount, _or_none(state.owed_debtor), state.owed_source, asked)
