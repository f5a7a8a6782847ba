"""Reads statements on cards and claims out of turn, and makes the model of the answers that hold."""

from __future__ import annotations

from collections.abc import Callable

from ...cards.said import NeedsDeck, Said, quoted, selector, word
from ...language.nodes import Statement
from .model import OUT_CLAIM, TURN_JUMP_EFFECT, TURN_JUMP_IN, TURN_JUMP_THEN, Jump


def _jump(statement: Statement) -> Said:
    cards = selector(statement.parts[0])
    return Said(TURN_JUMP_IN, NeedsDeck(lambda reader: Jump.said(cards=reader.relation(cards))))


READERS: dict[str, Callable[[Statement], Said]] = {
    "jump": _jump,
    "no_jump": lambda _said: Said(TURN_JUMP_IN, None),
    "jump_then": lambda said: Said(TURN_JUMP_THEN, word(said.parts[0])),
    "jump_effect": lambda said: Said(TURN_JUMP_EFFECT, word(said.parts[0])),
    "claim": lambda said: Said(OUT_CLAIM, quoted(said.parts[0])),
    "no_claim": lambda _said: Said(OUT_CLAIM, None),
}
