"""Read statements on cards and claims out of turn, and make the model of the answers that hold."""

from __future__ import annotations

from collections.abc import Callable

from ...cards.saying import NeedsDeck, Saying, quoted, selector, word
from ...language.nodes import Statement
from ...questions.last_words import LastWords
from .model import OUT_CLAIM, TURN_JUMP_EFFECT, TURN_JUMP_IN, TURN_JUMP_OWING, TURN_JUMP_THEN, Jump, OutOfTurn


def _jump(statement: Statement) -> Saying:
    cards = selector(statement.parts[0])
    return Saying(TURN_JUMP_IN, NeedsDeck(lambda reader: Jump.said(cards=reader.relation(cards))))


JUMP_THEN = {"goes on after jumper": "after jumper", "goes back": "resume"}
JUMP_EFFECT = {"card below lapses": "cancels", "card below still counts": "adds"}
READERS: dict[str, Callable[[Statement], Saying]] = {
    "jump": _jump,
    "no_jump": lambda _said: Saying(TURN_JUMP_IN, None),
    "jump_then": lambda said: Saying(TURN_JUMP_THEN, JUMP_THEN[word(said.parts[0])]),
    "jump_effect": lambda said: Saying(TURN_JUMP_EFFECT, JUMP_EFFECT[word(said.parts[0])]),
    "jump_owing": lambda said: Saying(TURN_JUMP_OWING, word(said.parts[0])),
    "claim": lambda said: Saying(OUT_CLAIM, quoted(said.parts[0])),
    "no_claim": lambda _said: Saying(OUT_CLAIM, None),
}


def out_of_turn_from(words: LastWords) -> OutOfTurn:
    """Make the model of laying a card or ending the hand out of turn."""
    return OutOfTurn(jump=_agreed_jump(words), claim=words.maybe(OUT_CLAIM, None))


def _agreed_jump(words: LastWords) -> Jump | None:
    jump = words.maybe(TURN_JUMP_IN, None)
    said = {
        "then": words.maybe(TURN_JUMP_THEN, "after jumper"),
        "effect": words.maybe(TURN_JUMP_EFFECT, "cancels"),
        "owing": words.maybe(TURN_JUMP_OWING, "also"),
    }
    return jump and jump.with_changes(**said)
