"""The random bot: any card that fits, equally likely; it draws and passes only when it must, and calls in time."""

from __future__ import annotations

from crazy8.runtime.actions import CALL, CALL_BIT, DEAL, DRAW, DRAW_BIT, PASS, PASS_BIT, TAKE, TAKE_BIT
from crazy8.runtime.bots.picking import any_of
from crazy8.runtime.card_sets import as_word
from crazy8.runtime.chance import Source
from crazy8.runtime.record import Row


def choose_randomly(actions: Row, chance: Source) -> int:
    """Pick from a set of actions that is not empty."""
    plays = actions[0]
    others = actions[1]
    if others & as_word(CALL_BIT) != 0:
        return CALL
    if plays != 0:
        return any_of(plays, chance)
    if others & as_word(DRAW_BIT) != 0:
        return DRAW
    if others & as_word(TAKE_BIT) != 0:
        return TAKE
    pointing = others & ~as_word(PASS_BIT)
    if pointing != 0:
        return DRAW + any_of(pointing, chance)
    return PASS if others != 0 else DEAL
