"""Draw random numbers from a game's generator, four words in its state, and choose exactly evenly.

xoshiro128** by David Blackman and Sebastiano Vigna (public domain), kept in integers wide enough that nothing
overflows. The streams of different games are made by a reversible mixing of (seed, number, purpose), so two games
never begin with the same words.
"""

from __future__ import annotations

from typing import Protocol

from .every_turn import every_turn
from .record import Row
from .state import State

WORD = 0xFFFFFFFF
"""All bits of a generator word."""
CARDS_OF_GAME = 0
CHOICES_OF_BOTS = 1
"""Purposes of a stream."""
ROUNDS = 6
"""Of ChaCha's quarter round; from the third on, every input bit changes half of all output bits (measured)."""


class RandomSource(Protocol):
    """A record with a generator in it."""

    random: Row
    """Four words of 32 bit."""


@every_turn
def turned(word: int, places: int) -> int:
    """Rotate a 32-bit word to the left."""
    return ((word << places) | (word >> (32 - places))) & WORD


def seed_stream(source: RandomSource, seed: int, number: int, purpose: int) -> None:
    """Begin stream `number` (below 2^47) of a seed (below 2^63) for one purpose (below 2^16)."""
    a = (seed & WORD) ^ 0x61707865
    b = (seed >> 32) ^ 0x3320646E
    c = (number & WORD) ^ 0x79622D32
    d = ((number >> 32) | (purpose << 16)) ^ 0x6B206574
    for _ in range(ROUNDS):
        a = (a + b) & WORD
        d = turned(d ^ a, 16)
        c = (c + d) & WORD
        b = turned(b ^ c, 12)
        a = (a + b) & WORD
        d = turned(d ^ a, 8)
        c = (c + d) & WORD
        b = turned(b ^ c, 7)
    words = source.random
    words[0] = a
    words[1] = b
    words[2] = c
    words[3] = d
    if a | b | c | d == 0:
        words[0] = 1


@every_turn
def next_word(source: RandomSource) -> int:
    """Return the next 32 random bits."""
    words = source.random
    first = words[0]
    second = words[1]
    third = words[2] ^ first
    fourth = words[3] ^ second
    words[1] = second ^ third
    words[0] = first ^ fourth
    words[2] = third ^ ((second << 9) & WORD)
    words[3] = turned(fourth, 11)
    return (turned((second * 5) & WORD, 7) * 9) & WORD


@every_turn
def below(source: RandomSource, bound: int) -> int:
    """Return a number below `bound`, each equally likely (Lemire's multiplication with rejection)."""
    product = next_word(source) * bound
    if (product & WORD) < bound:
        threshold = (1 << 32) % bound
        while (product & WORD) < threshold:
            product = next_word(source) * bound
    return product >> 32


def shuffle_stock(state: State) -> None:
    """Bring the stock into random order, each order equally likely (Fisher and Yates)."""
    pile = state.stock
    for last in range(state.stock_size - 1, 0, -1):
        place = below(state, last + 1)
        card = pile[place]
        pile[place] = pile[last]
        pile[last] = card
