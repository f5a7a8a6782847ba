"""Reads statements on going out, and makes the model of the answers that hold."""

from __future__ import annotations

from collections.abc import Callable

from ...cards.said import NeedsDeck, Said, number, phrase, selector, word
from ...language.nodes import Statement
from ...questions.last_words import LastWords
from .model import Finish, HandLimit, LastCard


def _last_card(statement: Statement, question: str = "out.last-card") -> Said:
    cards, part = statement.parts
    said = phrase(part)
    match said.kind:
        case "wins":
            value = LastCard.said(kind="wins")
        case "acts":
            value = LastCard.said(kind="acts")
        case "may_come_back":
            value = LastCard.said(kind="acts and may come back")
        case "forbidden":
            value = LastCard.said(kind="forbidden")
        case "if_it_fits":
            value = LastCard.said(kind="if it fits")
        case "draws_on":
            value = LastCard.said(kind="draws", cards=number(said.parts[0]))
        case _:
            value = LastCard.said(kind="stays in")
    return Said(question, value, selector(cards))


READERS: dict[str, Callable[[Statement], Said]] = {
    "finish_on": _last_card,
    "no_finish_on": lambda said: Said("out.last-card", None, selector(said.parts[0])),
    "finish_after": lambda said: _last_card(said, "out.forbidden-cover"),
    "finish_only": lambda said: Said("out.required", NeedsDeck(lambda reader: reader.cards(selector(said.parts[0])))),
    "finish_waits": lambda _said: Said("out.cardless-block", True),
    "hand_limit": lambda said: Said(
        "out.hand-limit", HandLimit.said(cards=number(said.parts[0]), result=word(said.parts[1]))
    ),
    "no_limit": lambda _said: Said("out.hand-limit", None),
    "finish_then": lambda said: Said("out.play-on", word(said.parts[0])),
}


WINS = LastCard.model_construct(kind="wins")


def finish_from(words: LastWords) -> Finish:
    """The last card, and what happens when somebody is out."""
    return Finish.model_construct(
        last_card=words.by_card("out.last-card", WINS),
        after=words.by_card("out.forbidden-cover", None),
        only_on=words.maybe("out.required", None),
        then=words.one("out.play-on"),
        waits_for_empty_hands=words.maybe("out.cardless-block", False),
        limit=words.maybe("out.hand-limit", None),
    )
