"""Counts of fitting cards, worths of packs, and the evenness of the deal: exactly, or within four sigma."""

from __future__ import annotations

from fractions import Fraction

from shipped import Seating
from tables import kind_of, program_of, rules_of

from crazy8.runtime.engine.step import step
from crazy8.runtime.people.deal import StarterRefused
from crazy8.runtime.people.table import RunningGame
from crazy8.runtime.records.actions import DEAL
from crazy8.runtime.records.program import Program
from crazy8.runtime.records.state import State
from crazy8.runtime.topics.deal import prepare_game
from crazy8.runtime.topics.matching import fitting

DEALS = 2_500
DECK = rules_of("", 2).deck


def deals(program: Program, number: int = DEALS, seed: int = 2_024) -> list[State]:
    """Many first deals of one seed."""
    found = []
    for game in range(number):
        state = State()
        prepare_game(program, state, seed, game)
        step(program, state, DEAL)
        found.append(state)
    return found


def assert_near(count: int, trials: int, chance: Fraction) -> None:
    """A count lies within four sigma of what the chance makes it; a right engine is outside once in 16,000 seeds."""
    spread = float(trials * chance * (1 - chance)) ** 0.5
    assert abs(count - float(trials * chance)) < 4 * spread


def test_on_a_card_that_is_not_wild_fit_eighteen_others() -> None:
    """Twelve of the suit, three of the rank and the four eights, less the eight of the suit that was counted twice."""
    program = Seating("pagat", (), 4).program
    for kind in range(52):
        if DECK.rank_of(kind) != 7:
            others = program.fits[kind] & ~(1 << kind)
            assert others.bit_count() == 12 + 3 + 4 - 1 == 18


def test_on_a_named_suit_fit_sixteen() -> None:
    """Thirteen of the suit and the three eights of other suits; the card below does not matter."""
    program = Seating("pagat", (), 4).program
    state = State()
    for suit in range(4):
        for kind in range(52):
            state.top, state.named_suit = kind, suit
            assert fitting(program, state).bit_count() == 13 + 3


def test_a_buried_eight_is_followed_by_another_as_often_as_it_should() -> None:
    """Of the games in which an eight is turned up, in 3 of 51 the next card is an eight too."""
    program = program_of("starter 8: put under", 4)
    refusals = []
    for number in range(DEALS):
        log = RunningGame.begin(program, 2_024, number).log
        refusals.append(sum(isinstance(event, StarterRefused) for event in log))
    first = sum(count >= 1 for count in refusals)
    assert_near(first, DEALS, Fraction(1, 13))
    assert_near(sum(count >= 2 for count in refusals), first, Fraction(3, 51))


def test_every_card_comes_to_every_hand_equally_often() -> None:
    """The ace of spades: five of 52 cards to each of four hands, one to the starter, the rest to the stock."""
    program = program_of("starter any: nothing", 4)
    ace = kind_of(DECK, "AS")
    states = deals(program)
    for seat in range(4):
        assert_near(sum(state.hand[seat] >> ace & 1 for state in states), DEALS, Fraction(5, 52))
    assert_near(sum(state.top == ace for state in states), DEALS, Fraction(1, 52))


def test_every_seat_deals_first_equally_often() -> None:
    program = program_of("first dealer random", 3)
    states = deals(program)
    for seat in range(3):
        assert_near(sum(state.dealer == seat for state in states), DEALS, Fraction(1, 3))
        assert_near(sum(state.first == seat for state in states), DEALS, Fraction(1, 3))


def test_a_pack_is_worth_what_its_cards_are_worth() -> None:
    """Pagat: 4 x (1 + 2 + ... + 7 + 9 + 10) + 4 x 50 + 12 x 10 = 508; the Italian values give 500."""
    pagat, italian = Seating("pagat", (), 4).program, Seating("italian", (), 4).program
    assert sum(pagat.points[kind] for kind in range(52)) == 508
    assert sum(italian.points[kind] for kind in range(52)) == 4 * 50 + 12 * 10 + 36 * 5 == 500
