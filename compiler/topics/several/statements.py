"""Reads statements on several cards in one turn, and makes the model of the answers that hold."""

from __future__ import annotations

from collections.abc import Callable

from ...cards.said import NeedsDeck, Said, number, selector, word
from ...language.nodes import Statement
from ...questions.last_words import LastWords
from ...rules.limits import within
from ..out_of_turn.model import Jump
from .model import CardsTogether, Extra, Several


def _several(statement: Statement) -> Said:
    cards, of, limit = statement.parts
    most = None if limit is None else within(CardsTogether, number(limit))
    return Said(
        "multi.allowed",
        NeedsDeck(
            lambda reader: Several.said(
                cards=reader.relation(selector(cards)),
                of=None if of is None else reader.cards(selector(of)),
                most=most,
            )
        ),
    )


READERS: dict[str, Callable[[Statement], Said]] = {
    "several": _several,
    "no_several": lambda _said: Said("multi.allowed", None),
    "several_top": lambda said: Said("multi.top", word(said.parts[0])),
    "several_effects": lambda said: Said("multi.effects", word(said.parts[0])),
    "several_last": lambda said: Said("multi.finish", word(said.parts[0]) == "allowed"),
    "add_open": lambda said: Said("dump.open", word(said.parts[0]) == "stays"),
}


def extra_from(words: LastWords) -> Extra:
    """Laying more than one card a turn, and laying or ending out of turn."""
    return Extra.model_construct(
        several=words.maybe("multi.allowed", None),
        several_top=words.maybe("multi.top", "last"),
        several_effects=words.maybe("multi.effects", "each"),
        several_may_be_last=words.maybe("multi.finish", True),
        add_stays_open=words.maybe("dump.open", False),
        jump=_jump(words),
        claim=words.maybe("out.claim", None),
    )


def _jump(words: LastWords) -> Jump | None:
    jump: Jump | None = words.maybe("turn.jump-in", None)
    said = {
        "then": words.maybe("turn.jump-then", "after jumper"),
        "effect": words.maybe("turn.jump-effect", "cancels"),
    }
    return jump and jump.model_copy(update=said)
