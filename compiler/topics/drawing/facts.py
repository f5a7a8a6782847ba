"""Work out what questions, checks and sentences ask about drawing."""

from __future__ import annotations

from ...questions.fact import fact
from ..rules import Rules


def passes_otherwise(rules: Rules) -> bool:
    """Return whether a turn can be passed otherwise than after drawing in vain."""
    drawing = rules.drawing
    return drawing.pass_at_will or drawing.pass_when_dry or drawing.amount.mode == "nothing"


@fact("A player who cannot or will not play draws.")
def draws_in_turn(rules: Rules) -> bool:
    return rules.drawing.amount.mode != "nothing"


@fact("A drawn card may be played in the same turn.")
def drawn_card_is_playable(rules: Rules) -> bool:
    return draws_in_turn(rules) and rules.drawing.drawn_card != "waits"


@fact("A turn may draw several cards, one after the other.")
def draws_step_by_step(rules: Rules) -> bool:
    return rules.drawing.amount.mode in ("up to", "until playable")


@fact("A turn draws until a card fits.")
def draws_until_playable(rules: Rules) -> bool:
    return rules.drawing.amount.mode == "until playable"
