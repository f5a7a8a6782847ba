"""The generator of the cards: exact choices, every order possible, and streams that have nothing in common."""

from __future__ import annotations

from collections import Counter
from math import factorial

import pytest

from crazy8.runtime.records.chance import CARDS_OF_GAME, CHOICES_OF_BOTS, below, next_word, seed_stream, shuffle_stock
from crazy8.runtime.records.state import State


def source(seed: int, number: int = 0, purpose: int = CARDS_OF_GAME) -> State:
    state = State()
    seed_stream(state, seed, number, purpose)
    return state


def chi_square(counts: Counter[object], cells: int) -> float:
    expected = sum(counts.values()) / cells
    return sum((count - expected) ** 2 for count in counts.values()) / expected + expected * (cells - len(counts))


def test_the_generator_is_xoshiro_with_four_words_of_32_bits() -> None:
    """The first words for the state 1, 2, 3, 4, as the published C program of its authors gives them."""
    state = State()
    for place, word in enumerate((1, 2, 3, 4)):
        state.random[place] = word
    assert [next_word(state) for _ in range(5)] == [11520, 0, 5927040, 70819200, 2031721883]


@pytest.mark.parametrize("bound", [1, 2, 3, 5, 7, 12, 52, 216])
def test_every_number_below_a_bound_is_equally_likely(bound: int) -> None:
    state = source(1, bound)
    counts: Counter[object] = Counter(below(state, bound) for _ in range(200 * bound))
    assert set(counts) <= set(range(bound))
    # The mean of chi square is bound - 1, its deviation the root of twice that.
    assert chi_square(counts, bound) <= bound + 4 * (2 * bound) ** 0.5


def test_every_order_comes_up_equally_often() -> None:
    state = source(2)
    counts: Counter[object] = Counter()
    for _ in range(200 * factorial(4)):
        for place in range(4):
            state.stock[place] = place
        state.stock_size = 4
        shuffle_stock(state)
        counts[tuple(state.stock[place] for place in range(4))] += 1
    assert len(counts) == factorial(4)
    assert chi_square(counts, factorial(4)) <= 24 + 4 * 48**0.5


def test_streams_begin_apart() -> None:
    streams = {
        tuple(source(seed, number, purpose).random)
        for seed in (*range(20), 2**62, 2**63 - 1)
        for number in (*range(20), 2**46)
        for purpose in (CARDS_OF_GAME, CHOICES_OF_BOTS)
    }
    assert len(streams) == 22 * 21 * 2


@pytest.mark.parametrize("changed", ["seed", "number"])
def test_every_bit_of_seed_and_number_changes_half_of_the_words(changed: str) -> None:
    flipped = total = 0
    for bit in range(63 if changed == "seed" else 47):
        seed, number = 0x1234_5678_9ABC_DEF0, 0x1234_5678
        before = source(seed, number)
        after = source(seed ^ 1 << bit, number) if changed == "seed" else source(seed, number ^ 1 << bit)
        differences = [(one ^ other).bit_count() for one, other in zip(before.random, after.random, strict=True)]
        assert min(differences) >= 4
        flipped += sum(differences)
        total += 128
    assert flipped / total == pytest.approx(0.5, abs=0.03)
