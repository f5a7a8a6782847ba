"""Number the actions, the same for all variants, and keep sets of them.

A set of actions is eight words of 64 bit: action `a` is bit `a % 64` of word `a // 64`. A naming card is two actions:
play, then name.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from .limits import ACTION_WORDS, MOST_KINDS

PLAY = 0
"""0 to 127: play kind `k`, also as an answer to what is owed."""
DRAW = 128
PASS = 129
"""Pass, stop, name nothing, let it pass."""
TAKE = 130
"""Serve what is owed, or take the card on top instead of drawing."""
CALL = 131
CHALLENGE = 132
"""Doubt that the card that makes something owed was laid lawfully."""
CLAIM = 133
"""Claim to be out because the hand adds up to the card on top."""
SEAT = 134
"""134 to 145: seat `s`, as the one to be passed over, to play next, or to be caught."""
NAME_SUIT = 146
"""146 to 161: name suit `s`."""
NAME_RANK = 162
"""162 to 193: name rank `r`."""
CHOSEN_CARD = 194
"""194 to 321: choose kind `k` of the own hand, for what a card does, or as the card on top."""
JUMP = 322
"""322 to 449: throw kind `k` in out of turn."""
END = 450
"""Take up what the card offers: end the hand, or open a round."""
DEAL = 451
"""Deal the next hand."""
KNOCK = 452
"""End the hand in turn, by the word that the rules have for it."""
ACTIONS = 453
"""The number of action numbers."""

WORD_BITS = 64
ALL_BITS = (1 << WORD_BITS) - 1
OTHERS = DRAW // WORD_BITS
"""The word of what is no card to be laid."""
DRAW_BIT = 1 << (DRAW - DRAW)
PASS_BIT = 1 << (PASS - DRAW)
TAKE_BIT = 1 << (TAKE - DRAW)
CALL_BIT = 1 << (CALL - DRAW)
CHALLENGE_BIT = 1 << (CHALLENGE - DRAW)
CLAIM_BIT = 1 << (CLAIM - DRAW)
"""Bits of that word."""
SEAT_SHIFT = SEAT - DRAW
SUIT_SHIFT = NAME_SUIT - DRAW
RANK_SHIFT = NAME_RANK - DRAW
"""The bits at which seats, suits and ranks begin in it; the last two ranks stand in the word behind."""
CHOSEN = CHOSEN_CARD // WORD_BITS
JUMPS = JUMP // WORD_BITS
"""The words in which cards to be chosen, and to be thrown in, begin."""
KIND_SHIFT = CHOSEN_CARD % WORD_BITS
"""The bit at which they begin in it; the last ones stand in the words behind."""
assert JUMP % WORD_BITS == KIND_SHIFT, "both are spread in the same way"
LAST = DEAL // WORD_BITS
"""The word of ending, dealing and knocking."""
DEAL_BIT = 1 << (DEAL % WORD_BITS)
END_BIT = 1 << (END % WORD_BITS)
KNOCK_BIT = 1 << (KNOCK % WORD_BITS)


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
