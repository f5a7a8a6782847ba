"""Look up what answers a debt: the card that made it counts, with the suit that was named for it, if one was."""

from __future__ import annotations

from ..records.card_sets import wide
from ..records.debts import HAS_NAMED_ANSWERS
from ..records.limits import MOST_KINDS, MOST_SUITS
from ..records.program import Program
from ..records.state import State


def named_row(program: Program, kind: int, suit: int) -> int:
    """Return the row of the answers to a card for which a suit was named; 0 if none was, or if it does not matter."""
    return wide(program.named_row[MOST_SUITS * kind + suit]) if suit >= 0 else 0


def answers_to(program: Program, kind: int, suit: int) -> int:
    """Return the kinds that answer what a card makes owed, for which a suit was named, or none (-1)."""
    if program.features & HAS_NAMED_ANSWERS:
        row = named_row(program, kind, suit)
        if row > 0:
            return program.answers_named[row]
    return program.answers[kind]


def answers_now(program: Program, state: State) -> int:
    """Return the kinds that answer what is owed."""
    return answers_to(program, wide(state.owed_source), wide(state.owed_suit))


def only_answers_now(program: Program, state: State) -> int:
    """Return those of them that do nothing but answer."""
    if program.features & HAS_NAMED_ANSWERS:
        row = named_row(program, wide(state.owed_source), wide(state.owed_suit))
        if row > 0:
            return program.only_answer_named[row]
    return program.only_answer[state.owed_source]


def reply_now(program: Program, state: State, kind: int) -> int:
    """Return how a kind answers what is owed."""
    if program.features & HAS_NAMED_ANSWERS:
        row = named_row(program, wide(state.owed_source), wide(state.owed_suit))
        if row > 0:
            return wide(program.reply_named[MOST_KINDS * row + kind])
    return wide(program.reply[MOST_KINDS * state.owed_source + kind])


def is_ever_answered(program: Program, kind: int) -> bool:
    """Return whether something answers what a card makes owed, if need be once a suit was named for it."""
    if program.features & HAS_NAMED_ANSWERS and program.named_row[MOST_SUITS * kind] != 0:
        return True
    return program.answers[kind] != 0
