"""What others ask about drawing."""

from __future__ import annotations

from ..rules import Rules


def passes_otherwise(rules: Rules) -> bool:
    """Whether a turn can be passed otherwise than after drawing in vain."""
    drawing = rules.drawing
    return drawing.pass_at_will or drawing.pass_when_dry or drawing.amount.mode == "nothing"
