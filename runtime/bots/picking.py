"""Pick from sets: at random, by suit, by count."""

from __future__ import annotations

from ..records.card_sets import bit, count_of, lowest_of, without_lowest
from ..records.chance import RandomSource, below
from ..records.every_turn import every_turn
from ..records.holding import copies_held
from ..records.program import Program
from ..records.state import State


@every_turn
def any_of(word: int, chance: RandomSource) -> int:
    """Return the number of a bit of a word that is not empty, each equally likely."""
    for _ in range(below(chance, count_of(word))):
        word = without_lowest(word)
    return lowest_of(word)


def length_of_suit(program: Program, state: State, seat: int, suit: int) -> int:
    """Return the number of cards of a suit that a seat holds, without wild ones."""
    length = 0
    cards = state.hand[seat] & ~program.wild
    while cards != 0:
        kind = lowest_of(cards)
        cards = without_lowest(cards)
        if program.suit[kind] == suit:
            length += copies_held(program, state, seat, kind)
    return length


def length_of_rank(program: Program, state: State, seat: int, rank: int) -> int:
    """Return the number of cards of a rank that a seat holds."""
    length = 0
    cards = state.hand[seat] & program.rank_cards[rank]
    while cards != 0:
        kind = lowest_of(cards)
        cards = without_lowest(cards)
        length += copies_held(program, state, seat, kind)
    return length


def is_wild(program: Program, kind: int) -> bool:
    """Return whether a card is wild or lets its player name a suit."""
    return (program.wild | program.names) & bit(kind) != 0
