"""Show what a seat may know, with cards and words in place of numbers."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from enum import StrEnum
from typing import Any, TypeVar

from crazy8.compiler.topics.rules import Rules
from crazy8.games.card import Card
from crazy8.games.move import Move, MoveNumbers, move_numbers
from crazy8.runtime.people import observation as engine
from crazy8.runtime.people.changes import DEBTS
from crazy8.runtime.people.endings import RESULTS
from crazy8.runtime.people.events import Debt as DebtKind
from crazy8.runtime.people.events import HandResult
from crazy8.runtime.records import codes
from crazy8.runtime.records.program import Program
from crazy8.runtime.records.state import State

Name = TypeVar("Name")


class Phase(StrEnum):
    """The kind of decision."""

    TURN = "turn"
    """A whole turn."""
    DREW = "drew"
    """A card was drawn: play it, or go on."""
    OWED = "owed"
    """Answer what is owed, or serve it."""
    AGAIN = "again"
    """One more card, or nothing."""
    MORE = "more"
    """Further cards in the same turn, or stop."""
    NAME = "name"
    """Name a suit or a rank."""
    TARGET = "target"
    """Choose a seat for what the card does."""
    DIRECTION = "direction"
    """Choose the direction by pointing at a neighbour."""
    INTERRUPT = "interrupt"
    """Make a forgotten call good, or catch somebody who forgot it."""
    OUT_OF_TURN = "out of turn"
    """Throw a card in, or claim to be out."""
    CHOOSE_CARD = "choose card"
    """Choose cards of the own hand for what the card does, such as giving them away."""
    CHOOSE_TOP = "choose top"
    """Choose which of the cards just laid lies on top."""
    OFFER = "offer"
    """Take up what the card offers, or let it be."""
    HAND_OVER = "hand over"
    """Nothing: the next hand can be dealt."""
    GAME_OVER = "game over"


PHASES = {getattr(codes, phase.name): phase for phase in Phase}
"""The phases by the numbers that the engine has for them."""


@dataclass(frozen=True, slots=True)
class Debt:
    """The debt of the seat that has to serve it."""

    what: DebtKind
    amount: int
    """Cards or turns; 1 if a card has to be laid."""
    seat: int | None
    """The seat that owes it; nobody yet while the effects of the card still run."""
    card: Card
    """The card that caused it, whose answers count."""
    named_suit: str | None
    """The suit that was named for that card, which counts as its own for the answers."""
    choices: tuple[Card, ...]
    """The cards of which one has to be laid, if that is what is owed."""
    by: int
    """The seat that laid the card that caused it."""
    rank: str | None
    """The rank that was demanded."""
    turns: int | None
    """For how many more turns a demand holds; `None` if turns do not end it."""


@dataclass(frozen=True, slots=True)
class SeatView:
    """The view that everybody has of a seat."""

    cards: int
    """The number of cards it holds."""
    hand: tuple[Card, ...] | None
    """The cards it holds, if its hand is seen beside the own one; else `None`."""
    score: int
    """Points of the game up to now."""
    points: int
    """Points of the hand, once it is over."""
    columns: tuple[int, ...]
    """Points in the columns, in a game in columns."""
    wins: int
    """Hands won."""
    in_hand: bool
    in_game: bool
    place: int
    """The order of going out, 0 for those who hold on."""
    called: tuple[str, ...]
    """The calls that were made and hold now."""
    forgotten: tuple[str, ...]
    """The calls that were forgotten, and can still be made good."""
    waits: int
    """Turns that will be missed."""
    had_turn: bool
    """Whether it had a turn in this hand; told only where a rule asks for it."""
    counter: int
    """The counter of a countdown."""
    carried: int
    """Cards owed at the next turn, because there were too few."""


@dataclass(frozen=True, slots=True, repr=False)
class Observation:
    """A game as one seat sees it.

    Two games that differ only in what the seat does not see give equal observations, two that differ in anything that
    the table can see give different ones.
    """

    seat: int | None
    """Nobody for an onlooker, who sees no hand."""
    hand: tuple[Card, ...]
    """The own cards in the order of the deck; a card held twice stands there twice."""
    legal_moves: tuple[Move, ...]
    """The moves of the seat, if it has to decide."""
    phase: Phase
    mover: int
    """The seat that has to decide; differs from `turn` when a forgotten call is in question or a starter is named."""
    turn: int
    seats: tuple[SeatView, ...]
    """The views that everybody has of each seat."""

    top: Card | None
    """The card on top; none before the first deal, or where play begins on an empty table."""
    laid_by: int | None
    """The seat that laid it; nobody laid the starter."""
    counts_as: Card | None
    """The card that the one on top counts as: itself, unless the rules hand one below it through."""
    named_suit: str | None
    named_rank: str | None
    anything_fits: bool
    """Whether any card may be laid on the one on top, whatever both of them are."""
    suit_to_follow: str | None
    """The named suit, else that of the card on top; nothing if it has none, or if anything fits."""
    cutter: str | None
    """The suit of the card that was shown under the stock, if the rules know one."""
    debt: Debt | None
    further: tuple[tuple[str, int | tuple[int, ...]], ...]
    """The other open facts without a field of their own, by name, such as whether the debt of the top card is paid;
    with a number for each seat where each has one."""
    row_open: bool
    """Whether a row of added cards is open."""

    drawn: tuple[Card, ...]
    """The kinds that a seat whose hand is seen has drawn in this turn."""
    draws: int
    """The number of times that somebody has drawn in this turn."""
    laid: int
    """Cards that were laid together last."""
    laid_together: tuple[Card, ...]
    """Which these are, from the bottom up."""
    to_give: int
    """Cards that the mover is still to give away."""
    passes: int
    """Turns passed in a row."""
    stock: int
    """Cards in the stock."""
    discards: int
    """Cards on the discard pile."""
    refills: int
    """The number of times that the discards became the stock in this hand."""

    hand_number: int
    direction: int
    """1 is clockwise, -1 anticlockwise."""
    dealer: int
    first: int
    """The first player of the hand."""
    result: HandResult | None
    """The result of the hand; `None` while it runs."""
    hand_winners: tuple[int, ...]
    game_winners: tuple[int, ...]

    _engine: tuple[Program, State, Rules] | None = field(repr=False, compare=False)
    """The table that our own players look at; each looks only at what its seat may see."""

    def __repr__(self) -> str:
        """Show the hand and the card on top in a line."""
        who = "an onlooker" if self.seat is None else f"seat {self.seat}"
        return f"<Observation of {who}: {' '.join(map(str, self.hand))} on {self.top}>"

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle the observation without what lies behind it, which is of no use elsewhere."""
        shown = {one.name: getattr(self, one.name) for one in fields(self) if one.compare}
        return _again, (shown,)


def observation_of(program: Program, state: State, rules: Rules, seat: int | None) -> Observation:
    """Return what a seat may know now; without a seat, what an onlooker may."""
    seen, numbers = engine.observe(program, state, seat), move_numbers(rules.deck)
    cards, suits, ranks = numbers.cards, numbers.suits, numbers.ranks
    over = seen.phase >= codes.HAND_OVER
    return Observation(
        seat=seen.seat,
        hand=tuple(cards[kind] for kind in seen.hand),
        legal_moves=tuple(map(numbers.move, seen.actions)),
        phase=PHASES[seen.phase],
        mover=seen.mover,
        turn=seen.turn,
        seats=tuple(_seat_view(seen, rules, numbers, one) for one in range(rules.players)),
        top=_named(cards, seen.top),
        laid_by=seen.laid_by,
        counts_as=_named(cards, seen.counts_as),
        named_suit=_named(suits, seen.named_suit),
        named_rank=_named(ranks, seen.named_rank),
        anything_fits=seen.anything_fits,
        suit_to_follow=_named(suits, seen.suit_to_follow),
        cutter=_named(suits, seen.cutter),
        debt=_debt(seen, numbers),
        further=seen.further,
        row_open=seen.row,
        drawn=tuple(cards[kind] for kind in seen.drawn),
        draws=seen.draws_made,
        laid=seen.laid,
        laid_together=tuple(cards[kind] for kind in seen.laid_together),
        to_give=seen.giving,
        passes=seen.passes,
        stock=seen.stock_size,
        discards=seen.discard_size,
        refills=seen.refills,
        hand_number=seen.hand_number,
        direction=seen.direction,
        dealer=seen.dealer,
        first=seen.first,
        result=hand_result(program, state) if over else None,
        hand_winners=seen.hand_winners,
        game_winners=seen.game_winners,
        _engine=(program, state.copy(), rules),
    )


def hand_result(program: Program, state: State) -> HandResult:
    """Return how a hand that is over ended."""
    void = state.result == codes.BLOCKED and program.blocked_mode == codes.VOID
    return HandResult.VOID if void else RESULTS[state.result]


def _seat_view(seen: engine.Observation, rules: Rules, numbers: MoveNumbers, seat: int) -> SeatView:
    hand = seen.hands[seat] if seen.hands else None
    return SeatView(
        cards=seen.sizes[seat],
        hand=None if hand is None else tuple(numbers.cards[kind] for kind in hand),
        score=seen.totals[seat],
        points=seen.points[seat],
        columns=seen.columns[seat],
        wins=seen.wins[seat],
        in_hand=seat in seen.active,
        in_game=seat in seen.in_game,
        place=seen.places[seat],
        called=tuple(rules.calls.calls[call].word for call in seen.called[seat]),
        forgotten=tuple(rules.calls.calls[call].word for call in seen.forgotten[seat]),
        waits=seen.waits[seat],
        had_turn=seat in seen.had_turn,
        counter=seen.counters[seat],
        carried=seen.carried[seat],
    )


def _debt(seen: engine.Observation, numbers: MoveNumbers) -> Debt | None:
    owed = seen.owed
    if owed is None:
        return None
    amount = 1 if owed.what >= codes.LAY else owed.amount
    choices = tuple(numbers.cards[kind] for kind in owed.cards)
    return Debt(
        what=DEBTS[owed.what],
        amount=amount,
        seat=owed.debtor,
        card=numbers.cards[owed.source],
        named_suit=_named(numbers.suits, owed.suit),
        choices=choices,
        by=owed.by,
        rank=_named(numbers.ranks, owed.rank),
        turns=owed.turns,
    )


def _named(names: tuple[Name, ...], number: int | None) -> Name | None:
    return None if number is None else names[number]


def _again(shown: dict[str, Any]) -> Observation:
    return Observation(**shown, _engine=None)
