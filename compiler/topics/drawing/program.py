"""Put into the program how a turn draws and passes."""

from __future__ import annotations

from crazy8.runtime.records import codes
from crazy8.runtime.records.features import features_in
from crazy8.runtime.records.program import Program
from crazy8.runtime.records.turns import HAS_DRAW_CHOICES, HAS_TOP_TAKEN

from ..rules import Rules
from .facts import draws_in_turn

DRAWN_CARD = {
    "may be played": codes.DRAWN_MAY,
    "may be played or any other": codes.DRAWN_OR_OTHER,
    "must be played": codes.DRAWN_MUST,
    "must be played or any other": codes.DRAWN_MUST_OR_OTHER,
    "waits": codes.DRAWN_WAITS,
}

ENDLESS = 32_767
"""As many draws as there are cards."""


def action_limit(rules: Rules) -> int:
    """Return the number of actions after which a hand is stopped: two thousand for each pack.

    Under most rules a hand can go round in circles for ever once nearly all cards are held. Under a few most hands come
    so far, and would end much later or never: where a card fits one time in seven, and where only one rank may be laid
    last. `tests/variants/test_long_hands.py` shows of the first kind that the rules make it so, and not the engine.
    """
    return 2_000 * max(1, -(-rules.deck.size // 60))


def fill_drawing(program: Program, rules: Rules) -> None:
    """Write how many cards a turn draws, and when it may be passed."""
    amount = rules.drawing.amount
    program.draw_at_once = amount.cards or 1 if amount.mode == "exactly" else 1
    program.draw_cap = amount.cards or 1 if amount.mode == "up to" else 1
    if amount.mode == "until playable":
        program.draw_cap = amount.cards or ENDLESS
    elif amount.mode == "nothing":
        program.draw_cap = 0
    program.draw_at_will = rules.drawing.when == "at will"
    program.draw_goes_on = rules.drawing.goes_on
    program.drawn_card = DRAWN_CARD[rules.drawing.drawn_card]
    program.pass_after_any = rules.drawing.pass_after == "any draw"
    program.pass_at_will = rules.drawing.pass_at_will
    program.pass_when_dry = rules.drawing.pass_when_dry


def features_of_drawing(program: Program, rules: Rules) -> int:
    """Return the features that drawing and passing use."""
    drawing = rules.drawing
    free = drawing.goes_on or drawing.pass_after == "any draw" or drawing.pass_at_will or drawing.pass_when_dry
    draws = draws_in_turn(rules)
    return features_in({HAS_DRAW_CHOICES: free or not draws, HAS_TOP_TAKEN: draws and drawing.or_discards})
