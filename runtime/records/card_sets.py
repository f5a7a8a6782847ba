"""Keep sets of card kinds as machine words.

These few functions are the only ones that the compiled engine has in a second form (one machine instruction each, see
`compiled`): a word of 64 bit is a plain integer here and an unsigned one there.
"""

from __future__ import annotations


def bit(kind: int) -> int:
    """Return the set of one kind."""
    return 1 << kind


def count_of(cards: int) -> int:
    """Return the number of kinds in a set."""
    return cards.bit_count()


def lowest_of(cards: int) -> int:
    """Return the lowest kind of a set that is not empty."""
    return (cards & -cards).bit_length() - 1


def without_lowest(cards: int) -> int:
    """Return a set that is not empty, without its lowest kind."""
    return cards & (cards - 1)


def as_word(number: int) -> int:
    """Return a small number that is not negative, as a word of a set."""
    return number


def wide(number: int) -> int:
    """Return a number from a narrow field in full width, which spares the compiler a second form of functions."""
    return number
