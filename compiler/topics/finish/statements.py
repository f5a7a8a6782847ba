"""Read statements on going out, and make the model of the answers that hold."""

from __future__ import annotations

from collections.abc import Callable

from ...cards.saying import NeedsDeck, Saying, number, phrase, selector, word
from ...language.nodes import Statement
from ...questions.last_words import LastWords
from ...rules.key import Key
from .model import (
    OUT_CARDLESS_BLOCK,
    OUT_FORBIDDEN_COVER,
    OUT_HAND_LIMIT,
    OUT_LAST_CARD,
    OUT_PLAY_ON,
    OUT_REQUIRED,
    Finish,
    HandLimit,
    LastCard,
)


def _last_card(statement: Statement, question: Key = OUT_LAST_CARD) -> Saying:
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
    return Saying(question, value, selector(cards))


TOO_MANY = {"leaves hand": "out", "loses": "loses"}
READERS: dict[str, Callable[[Statement], Saying]] = {
    "finish_on": _last_card,
    "finish_after": lambda said: _last_card(said, OUT_FORBIDDEN_COVER),
    "finish_only": lambda said: Saying(OUT_REQUIRED, NeedsDeck(lambda reader: reader.cards(selector(said.parts[0])))),
    "finish_waits": lambda _said: Saying(OUT_CARDLESS_BLOCK, True),
    "hand_limit": lambda said: Saying(
        OUT_HAND_LIMIT, HandLimit.said(cards=number(said.parts[0]) - 1, result=TOO_MANY[word(said.parts[1])])
    ),
    "no_limit": lambda _said: Saying(OUT_HAND_LIMIT, None),
    "finish_then": lambda said: Saying(OUT_PLAY_ON, word(said.parts[0]).replace("countdown", "counter")),
}


WINS = LastCard(kind="wins")


def finish_from(words: LastWords) -> Finish:
    """Return the last card, and what happens when somebody is out."""
    return Finish(
        last_card=words.by_card(OUT_LAST_CARD, WINS),
        after=words.by_card(OUT_FORBIDDEN_COVER, None),
        only_on=words.maybe(OUT_REQUIRED, None),
        then=words.one(OUT_PLAY_ON),
        waits_for_empty_hands=words.maybe(OUT_CARDLESS_BLOCK, False),
        limit=words.maybe(OUT_HAND_LIMIT, None),
    )
