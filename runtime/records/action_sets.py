"""Put sets of kinds into a set of actions, and take them out again; a set of many kinds reaches a word further."""

from __future__ import annotations

from .actions import ALL_BITS, KIND_SHIFT, WORD_BITS
from .deal import HAS_MANY_KINDS
from .every_turn import every_turn
from .limits import MOST_KINDS
from .program import Program
from .record import Row

EVERY_KIND = (1 << MOST_KINDS) - 1


@every_turn
def put_plays(program: Program, actions: Row, cards: int) -> None:
    """Put the kinds that may be laid into the first words."""
    if program.features & HAS_MANY_KINDS:
        actions[1] = cards >> WORD_BITS
        cards &= ALL_BITS
    actions[0] = cards


@every_turn
def plays_in(program: Program, actions: Row) -> int:
    """Return the kinds that may be laid."""
    if program.features & HAS_MANY_KINDS:
        return actions[0] | actions[1] << WORD_BITS
    return actions[0]


def put_choices(program: Program, actions: Row, word: int, cards: int) -> None:
    """Put the kinds that may be chosen, or thrown in, into the words from one on."""
    if program.features & HAS_MANY_KINDS:
        actions[word + 2] = cards >> (2 * WORD_BITS - KIND_SHIFT)
        cards &= (1 << (2 * WORD_BITS - KIND_SHIFT)) - 1
    actions[word] = (cards << KIND_SHIFT) & ALL_BITS
    actions[word + 1] = cards >> (WORD_BITS - KIND_SHIFT)


def choices_in(program: Program, actions: Row, word: int) -> int:
    """Return the kinds that may be chosen, or thrown in, which stand in the words from one on."""
    if program.features & HAS_MANY_KINDS:
        upper = actions[word + 1] | actions[word + 2] << WORD_BITS
        return (actions[word] >> KIND_SHIFT | upper << (WORD_BITS - KIND_SHIFT)) & EVERY_KIND
    return (actions[word] >> KIND_SHIFT) | ((actions[word + 1] << (WORD_BITS - KIND_SHIFT)) & ALL_BITS)
