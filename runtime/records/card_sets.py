"""Sets of card kinds as machine words.

These few functions are the only ones that the compiled engine has in a second form (one machine instruction each, see
`compiled`): a word of 64 bit is a plain integer here and an unsigned one there.
"""

from __future__ import annotations


def bit(kind: int) -> int:
    """The set of one kind."""
    return 1 << kind


def count_of(cards: int) -> int:
    """How many kinds are in a set."""
    return cards.bit_count()


def lowest_of(cards: int) -> int:
    """The lowest kind of a set that is not empty."""
    return (cards & -cards).bit_length() - 1


def without_lowest(cards: int) -> int:
    """A set that is not empty, without its lowest kind."""
    return cards & (cards - 1)


def as_word(number: int) -> int:
    """A small number that is not negative, as a word of a set."""
    return number


def wide(number: int) -> int:
    """A number from a narrow field; one width everywhere spares the compiled engine a second form of each function."""
    return number
