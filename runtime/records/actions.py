"""Number the actions, the same for all variants, and keep sets of them.

A set of actions is five words of 64 bit: action `a` is bit `a % 64` of word `a // 64`. A naming card is two actions:
play, then name.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from .limits import ACTION_WORDS, MOST_KINDS

PLAY = 0
"""0 to 63: play kind `k`, also as an answer to what is owed."""
DRAW = 64
PASS = 65
"""Pass, stop, name nothing, let it pass."""
TAKE = 66
"""Serve what is owed."""
CALL = 67
CHALLENGE = 68
"""Doubt that the card that makes something owed was laid lawfully."""
CLAIM = 69
"""Claim to be out because the hand adds up to the card on top."""
SEAT = 70
"""70 to 81: seat `s`, as the one to be passed over, to play next, or to be caught."""
NAME_SUIT = 82
"""82 to 97: name suit `s`."""
NAME_RANK = 98
"""98 to 129: name rank `r`."""
CHOSEN_CARD = 130
"""130 to 193: choose kind `k` of the own hand, for what a card does, or as the card on top."""
JUMP = 194
"""194 to 257: throw kind `k` in out of turn."""
END = 258
"""Take up what the card offers: end the hand, or open a round."""
DEAL = 259
"""Deal the next hand."""
ACTIONS = 260
"""The number of action numbers."""

DRAW_BIT = 1 << (DRAW - 64)
PASS_BIT = 1 << (PASS - 64)
TAKE_BIT = 1 << (TAKE - 64)
CALL_BIT = 1 << (CALL - 64)
CHALLENGE_BIT = 1 << (CHALLENGE - 64)
CLAIM_BIT = 1 << (CLAIM - 64)
"""Bits of the second word."""
SEAT_SHIFT = SEAT - 64
SUIT_SHIFT = NAME_SUIT - 64
"""The bits at which seats and suits begin in the second word."""
DEAL_WORD = DEAL // 64
DEAL_BIT = 1 << (DEAL % 64)
END_BIT = 1 << (END % 64)
WORD_BITS = 64
ALL_BITS = (1 << 64) - 1
RANK_SHIFT = NAME_RANK - 64
"""The bit at which ranks begin in the second word; the last two stand in the third."""
CHOSEN_SHIFT = CHOSEN_CARD % 64
JUMP_SHIFT = JUMP % 64
"""The bits at which kinds begin in the third and fourth word; the last two stand in the word behind."""


def no_actions() -> list[int]:
    """Return an empty set of actions, to be filled by `legal`."""
    return [0] * ACTION_WORDS


def has_action(actions: Sequence[int], action: int) -> bool:
    """Return whether an action is in a set; any whole number may be asked for."""
    return 0 <= action < ACTIONS and bool(int(actions[action // 64]) >> (action % 64) & 1)


def actions_in(actions: Sequence[int]) -> Iterator[int]:
    """Yield the actions of a set, from the lowest number up."""
    for index, word in enumerate(actions):
        rest = int(word)
        while rest:
            yield 64 * index + (rest & -rest).bit_length() - 1
            rest &= rest - 1


def is_play(action: int) -> bool:
    """Return whether an action plays a card."""
    return PLAY <= action < PLAY + MOST_KINDS
