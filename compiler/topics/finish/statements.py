"""Read statements on going out, and make the model of the answers that hold."""

from __future__ import annotations

from collections.abc import Callable

from ...cards.saying import NeedsDeck, Saying, number, phrase, quoted, selector, word
from ...language.nodes import PhraseNode, Statement
from ...questions.last_words import LastWords
from ...rules.key import Key
from ..conditions.model import ON_CARDS, LiesOn
from ..conditions.statements import asked
from .model import (
    OUT_CARDLESS_BLOCK,
    OUT_FORBIDDEN_COVER,
    OUT_HAND_LIMIT,
    OUT_KNOCK,
    OUT_LAST_CARD,
    OUT_LAST_WHILE,
    OUT_PLAY_ON,
    OUT_REQUIRED,
    Finish,
    HandLimit,
    Knock,
    LastCard,
    LastWhile,
)


def _last_card(statement: Statement, question: Key = OUT_LAST_CARD) -> Saying:
    cards, part = statement.parts
    return Saying(question, _last(phrase(part)), selector(cards))


def _last_while(statement: Statement) -> Saying:
    """Read what a card does as the last one under a condition."""
    cards, condition, part = statement.parts
    said, last = asked(phrase(condition)), _last(phrase(part))
    value = NeedsDeck(lambda reader: LastWhile(condition=said.with_deck(reader), last=last))
    return Saying(OUT_LAST_WHILE, value, selector(cards), moment=said.moment)


def _last_on_card(statement: Statement) -> Saying:
    """Read what a card does as the last one on certain cards."""
    cards, below, part = statement.parts
    last, on = _last(phrase(part)), selector(below)
    value = NeedsDeck(lambda reader: LastWhile(condition=LiesOn(cards=reader.cards(on)), last=last))
    return Saying(OUT_LAST_WHILE, value, selector(cards), moment=ON_CARDS)


def _usual_while(statement: Statement) -> Saying:
    cards, condition = statement.parts
    return Saying(OUT_LAST_WHILE, None, selector(cards), moment=asked(phrase(condition)).moment)


def _last(said: PhraseNode) -> LastCard:
    match said.kind:
        case "wins":
            return LastCard.said(kind="wins")
        case "acts":
            return LastCard.said(kind="acts")
        case "may_come_back":
            return LastCard.said(kind="acts and may come back")
        case "forbidden":
            return LastCard.said(kind="forbidden")
        case "if_it_fits":
            return LastCard.said(kind="if it fits")
        case "draws_on":
            return LastCard.said(kind="draws", cards=number(said.parts[0]))
        case "stays_in":
            return LastCard.said(kind="stays in")
        case _:
            return LastCard.said(kind="out at next turn")


TOO_MANY = {"leaves hand": "out", "loses": "loses"}
READERS: dict[str, Callable[[Statement], Saying]] = {
    "finish_on": _last_card,
    "finish_while": _last_while,
    "finish_on_card": _last_on_card,
    "no_finish_on_card": lambda said: Saying(OUT_LAST_WHILE, None, selector(said.parts[0]), moment=ON_CARDS),
    "no_finish_while": _usual_while,
    "finish_after": lambda said: _last_card(said, OUT_FORBIDDEN_COVER),
    "finish_only": lambda said: Saying(OUT_REQUIRED, NeedsDeck(lambda reader: reader.cards(selector(said.parts[0])))),
    "finish_waits": lambda _said: Saying(OUT_CARDLESS_BLOCK, True),
    "hand_limit": lambda said: Saying(
        OUT_HAND_LIMIT, HandLimit.said(cards=number(said.parts[0]) - 1, result=TOO_MANY[word(said.parts[1])])
    ),
    "knock": lambda said: Saying(OUT_KNOCK, Knock.said(word=quoted(said.parts[0]), at_most=number(said.parts[1]))),
    "no_knock": lambda _said: Saying(OUT_KNOCK, None),
    "no_limit": lambda _said: Saying(OUT_HAND_LIMIT, None),
    "finish_then": lambda said: Saying(OUT_PLAY_ON, word(said.parts[0]).replace("countdown", "counter")),
}


WINS = LastCard(kind="wins")


def finish_from(words: LastWords) -> Finish:
    """Return the last card, and what happens when somebody is out."""
    return Finish(
        last_card=words.by_card(OUT_LAST_CARD, WINS),
        last_while=words.at_moments(OUT_LAST_WHILE),
        after=words.by_card(OUT_FORBIDDEN_COVER, None),
        only_on=words.maybe(OUT_REQUIRED, None),
        then=words.one(OUT_PLAY_ON),
        waits_for_empty_hands=words.maybe(OUT_CARDLESS_BLOCK, False),
        limit=words.maybe(OUT_HAND_LIMIT, None),
        knock=words.maybe(OUT_KNOCK, None),
    )
