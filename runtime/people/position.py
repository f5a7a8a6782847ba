"""Set up states by hand: for worked examples, puzzles and tests."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from ..engine.step import run_stage, see_to_ends
from ..records.chance import shuffle_stock
from ..records.codes import (
    ANTICLOCKWISE,
    CARDS,
    DEALER_HIGHEST,
    DEALER_LOWEST,
    FIRST_HOLDER,
    FIRST_RANDOM,
    FROM_DEALER,
    NEXT_OWES,
    NEXT_TURN,
    NOTHING,
    REST,
    RUNNING,
    SETTLE,
)
from ..records.limits import LIST_LENGTH, MOST_COLUMNS
from ..records.program import Program
from ..records.seats import neighbour, next_seat
from ..records.state import State, state_of
from ..topics.deal import (
    begin_anew,
    begin_hand,
    best_cuts,
    fill_stock,
    first_dealer,
    first_holder,
    first_player,
    hand_size_of,
    prepare_game,
)
from ..topics.deal_handicaps import set_handicaps
from ..topics.debts import clear_debt, owe
from ..topics.finish import go_out
from ..topics.finish_card_limit import put_under
from ..topics.starter import turn_up_starter
from ..topics.stock import clear_table, give_card


@dataclass(frozen=True, slots=True)
class Position:
    """What is known of a table; the rest is dealt at random. Seats are numbered clockwise, cards are kinds."""

    turn: int
    """The seat that is to act."""
    dealer: int
    hands: Mapping[int, tuple[int, ...]] = field(default_factory=dict)
    """The whole hand of each seat that is named."""
    top: int | None = None
    """If nothing is said, a card lies on top that does nothing, unless there is none."""
    starter: int | None = None
    """The card that is turned up first: the hand begins with it, and it is refused or treated as the rules say."""
    leads: bool = False
    """Whether the hand begins without a starter."""
    below: tuple[int, ...] = ()
    """The discards under the top card, the lowest first."""
    named_suit: int | None = None
    stock: tuple[int, ...] = ()
    """The next cards of the stock, the first one first; all other cards follow in random order."""
    nothing_else: bool = False
    """The stock holds only those cards; all others are out of the game."""
    totals: Mapping[int, int] = field(default_factory=dict)
    """Points of the game before this hand."""
    counters: Mapping[int, int] = field(default_factory=dict)
    """The counters of a countdown; those not named are at their start."""
    owed_cards: int = 0
    """The number of cards the one who is to act owes because of the card on top, which must be one that makes it so."""
    hands_played: int = 0
    """The number of hands of the game before this one."""
    wins: Mapping[int, int] = field(default_factory=dict)
    """The hands that a seat has won before this one."""
    columns: Mapping[int, tuple[int, ...]] = field(default_factory=dict)
    """The points in each column before this hand."""
    cutter: int | None = None
    """The card that was shown under the stock, where it lies unless it is somewhere else on the table."""


def state_at(program: Program, position: Position, seed: int = 0) -> State:
    """Return the state of a position, with the rest dealt by a seed.

    Raises `ValueError` if a card is asked for too often, or if the card on top makes nobody owe cards who owes some.
    """
    state = state_of(program)()
    prepare_game(program, state, seed, 0)
    state.dealer = position.dealer
    state.first = position.turn
    state.hand_number = position.hands_played + 1
    for seat, counter in position.counters.items():
        state.counter[seat] = counter
    set_handicaps(program, state)
    begin_anew(program, state)
    rest = _rest(program, state, position)
    for seat in range(program.players):
        dealt = hand_size_of(program, state, seat) - _given_up(program, state, position, seat)
        hand = position.hands.get(seat)
        for kind in (rest.pop() for _ in range(dealt)) if hand is None else hand:
            give_card(program, state, seat, kind)
    begins = position.leads or position.starter is not None
    top = () if begins else (position.top if position.top is not None else _plain_card(program, rest),)
    hidden = [] if position.nothing_else else rest
    _pile_up(state, [*_shown(position), *hidden, *reversed(position.stock)])
    if position.cutter is not None:
        state.cutter = program.suit[position.cutter]
    _enter_score(state, position)
    if begins:
        _begin(program, state, position)
    else:
        _lay_out(state, (*position.below, *top), position.named_suit)
        _go_on(program, state, position)
    _run(program, state)
    return state


def _enter_score(state: State, position: Position) -> None:
    """Enter what the hands before this one came to."""
    for seat, points in position.totals.items():
        state.total[seat] = points
    for seat, hands in position.wins.items():
        state.wins[seat] = hands
    for seat, columns in position.columns.items():
        for column, points in enumerate(columns):
            state.columns[MOST_COLUMNS * seat + column] = points


def seat_that_deals(program: Program, cuts: Mapping[int, tuple[int, ...]], seed: int) -> int:
    """Return the first dealer of a game. Who cuts for it shows these cards, one after the other while they are equal.

    Where they do not decide, chance does, which is why there is a seed.
    """
    state = state_of(program)()
    prepare_game(program, state, seed, 0)
    if program.first_dealer in (DEALER_LOWEST, DEALER_HIGHEST):
        for cut in range(max(map(len, cuts.values()), default=0)):
            cutting = [seat for seat, cards in cuts.items() if cut < len(cards) and state.in_game >> seat & 1]
            for seat in cutting:
                state.stock[seat] = cuts[seat][cut]
            if cutting:
                state.in_game = best_cuts(program, state, sum(1 << seat for seat in cutting))
    return first_dealer(program, state)


def seat_that_begins(program: Program, dealer: int) -> int | None:
    """Return the first player of a game with this dealer, or None if chance or the cards decide it."""
    state = state_of(program)()
    prepare_game(program, state, 0, 0)
    state.dealer = dealer
    by_chance = program.first_player == FIRST_RANDOM or program.first_player >= FIRST_HOLDER
    return None if by_chance else first_player(program, state)


def who_begins(program: Program, dealer: int | None, first: int) -> tuple[int, int]:
    """Return the seats of the first player and of the dealer: a dealer who is known decides who begins.

    Where chance would, or nothing is known, `first` begins; the dealer is then who makes it so, if possible the player
    before.
    """
    if dealer is not None:
        begins = seat_that_begins(program, dealer)
        return first if begins is None else begins, dealer
    step = -1 if program.direction == ANTICLOCKWISE else 1
    deals = [(first + step * player) % program.players for player in range(-1, program.players - 1)]
    return first, next((seat for seat in deals if seat_that_begins(program, seat) == first), deals[0])


def _given_up(program: Program, state: State, position: Position, seat: int) -> int:
    """Return how many of its cards a seat gives up before play: the dealer perhaps one, as starter."""
    return int(position.starter is not None and program.starter_from == FROM_DEALER and seat == state.dealer)


def _begin(program: Program, state: State, position: Position) -> None:
    """Let the hand begin, with the starter that is turned up, or with none."""
    if position.starter is None:
        clear_table(state, 0)
    else:
        if program.starter_from == FROM_DEALER:
            give_card(program, state, state.dealer, position.starter)
            state.top = position.starter
        else:
            state.stock[state.stock_size] = position.starter
            state.stock_size += 1
        turn_up_starter(program, state)
    if program.first_player >= FIRST_HOLDER:
        state.first = first_holder(program, state)
    begin_hand(program, state)


def _lay_out(state: State, discards: tuple[int, ...], named_suit: int | None) -> None:
    """Lay the discards, the lowest first, as if the hand had run for a while."""
    for place, kind in enumerate(discards):
        state.discards[place] = kind
    state.discard_size = len(discards)
    state.top = discards[-1]
    state.effective = discards[-1]
    state.named_rank = -1
    state.named_suit = -1 if named_suit is None else named_suit
    state.open_top = 0


def _go_on(program: Program, state: State, position: Position) -> None:
    """Let the seat that is to act come, with what it owes."""
    state.turn = position.turn
    state.coming = position.turn
    state.stage = NEXT_TURN
    if position.owed_cards:
        _owe_cards(program, state, position.owed_cards)


def _owe_cards(program: Program, state: State, amount: int) -> None:
    """Make the seat that is to act owe for the card on top, as if the seat before had just laid it."""
    places = range(LIST_LENGTH * state.top, LIST_LENGTH * (state.top + 1))
    owing = [place for place in places if program.operation[place] == NEXT_OWES]
    if not owing:
        raise ValueError("the card on top makes nobody owe cards")
    before = neighbour(program, state.active, state.turn, -state.direction)
    state.turn = before
    state.cursor = before
    state.laid_by = before
    state.effect_list = state.top
    owe(program, state, CARDS, amount, program.detail[owing[0]], -1)
    state.stage = SETTLE


def _shown(position: Position) -> tuple[int, ...]:
    """Return the card under the stock, unless it was drawn since and lies elsewhere."""
    elsewhere = (position.top, *position.below, *position.stock, *_all(position.hands.values()))
    return () if position.cutter is None or position.cutter in elsewhere else (position.cutter,)


def declare_out(program: Program, state: State, seat: int) -> None:
    """Declare a seat out, whatever it laid last; the hand is counted, or goes on with the others.

    What the seat was dealt goes under the discards.
    """
    put_under(program, state, seat)
    at_turn = state.turn
    state.turn = seat
    go_out(program, state, seat)
    if state.result == RUNNING:
        state.turn = at_turn
        if seat == at_turn:
            clear_debt(state)
            state.coming = next_seat(program, state, seat)
            state.stage = NEXT_TURN
    _run(program, state)


def _run(program: Program, state: State) -> None:
    """Run stage after stage until somebody has to decide."""
    while state.stage != REST:
        run_stage(program, state)
        see_to_ends(program, state)


def _rest(program: Program, state: State, position: Position) -> list[int]:
    """Return the cards that the position does not name, in random order."""
    top = [kind for kind in (position.top, position.starter) if kind is not None]
    named = Counter([*top, *_shown(position), *position.below, *position.stock, *_all(position.hands.values())])
    fill_stock(program, state)
    pack = Counter(state.stock[place] for place in range(state.stock_size))
    if not named <= pack:
        raise ValueError("the position asks for a card more often than the pack holds it")
    _pile_up(state, list((pack - named).elements()))
    shuffle_stock(state)
    return [state.stock[place] for place in range(state.stock_size)]


def _all(hands: Iterable[tuple[int, ...]]) -> Iterable[int]:
    return (kind for hand in hands for kind in hand)


def _plain_card(program: Program, rest: list[int]) -> int:
    """Take a card that is neither wild nor does anything; if there is none, the first."""
    for place, kind in enumerate(rest):
        is_wild = program.wild >> kind & 1
        if not is_wild and program.operation[LIST_LENGTH * kind] == NOTHING:
            return rest.pop(place)
    return rest.pop()


def _pile_up(state: State, cards: list[int]) -> None:
    """Make these cards the stock; the last one is drawn first."""
    for place, kind in enumerate(cards):
        state.stock[place] = kind
    state.stock_size = len(cards)
