"""Reads statements on cards and claims out of turn, and makes the model of the answers that hold."""

from __future__ import annotations

from collections.abc import Callable

from ...cards.said import NeedsDeck, Said, quoted, selector, word
from ...language.nodes import Statement
from .model import Jump


def _jump(statement: Statement) -> Said:
    cards = selector(statement.parts[0])
    return Said("turn.jump-in", NeedsDeck(lambda reader: Jump.said(cards=reader.relation(cards))))


READERS: dict[str, Callable[[Statement], Said]] = {
    "jump": _jump,
    "no_jump": lambda _said: Said("turn.jump-in", None),
    "jump_then": lambda said: Said("turn.jump-then", word(said.parts[0])),
    "jump_effect": lambda said: Said("turn.jump-effect", word(said.parts[0])),
    "claim": lambda said: Said("out.claim", quoted(said.parts[0])),
    "no_claim": lambda _said: Said("out.claim", None),
}
