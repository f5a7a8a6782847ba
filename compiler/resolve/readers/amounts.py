"""Readers for how many cards are drawn."""

from __future__ import annotations

from ...rules.drawing import Amount
from ...syntax.nodes import Part
from .said import number, phrase


def amount(part: Part) -> Amount:
    """How many cards a turn, or somebody who owes a card, may draw."""
    said = phrase(part)
    match said.kind:
        case "exactly":
            return Amount.said(mode="exactly", cards=number(said.parts[0]))
        case "up_to":
            return Amount.said(mode="up to", cards=number(said.parts[0]))
        case "draw_nothing":
            return Amount.said(mode="nothing")
        case _:
            return Amount.said(mode="until playable")
