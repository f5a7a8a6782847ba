"""Read statements on points, and make the model of the answers that hold."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from ...cards.cards import Deck
from ...cards.saying import Saying, number, phrase, selector, word
from ...language.nodes import Part, PhraseNode, Statement
from ...questions.last_words import LastWords, of_each_card
from ...rules.limits import within
from ...rules.model import Points, SomePoints
from ..stock.model import STOCK_FINE
from .model import (
    SCORE_DRAWN,
    SCORE_MODE,
    SCORE_MULTIPLIER,
    SCORE_ROUNDING,
    SCORE_VALUE,
    Bonus,
    FaceValue,
    Mode,
    ModeKind,
    ReshuffleFine,
    Rounding,
    Scoring,
)


def mode(part: Part) -> Mode:
    """Return a ledger."""
    if isinstance(part, PhraseNode):
        return Mode.said(kind="winner takes", points=within(SomePoints, number(part.parts[0])))
    return Mode.said(kind=cast(ModeKind, word(part).replace("nothing", "none")))


def _places(statement: Statement) -> Saying:
    points = tuple(within(Points, number(part)) for part in statement.parts)
    return Saying(SCORE_MODE, Mode.said(kind="places", by_place=points))


def _value(statement: Statement) -> Saying:
    cards, worth = statement.parts
    said = phrase(worth)
    if said.kind == "points":
        return Saying(SCORE_VALUE, within(Points, number(said.parts[0])), selector(cards))
    times = number(said.parts[0]) if said.parts[0] else 1
    return Saying(SCORE_VALUE, FaceValue.said(times=times), selector(cards))


def _bonus(statement: Statement) -> Saying:
    cards, part = statement.parts
    said = phrase(part)
    if said.kind == "bonus_times":
        value = Bonus.said(times=number(said.parts[0]))
    else:
        value = Bonus.said(points=within(Points, number(said.parts[0])))
    return Saying(SCORE_MULTIPLIER, value, selector(cards))


def _rounds(statement: Statement) -> Saying:
    to, least = statement.parts
    return Saying(SCORE_ROUNDING, Rounding.said(to=number(to), at_least=number(least) if least else 0))


def _reshuffle_fine(statement: Statement) -> Saying:
    points, doubling = statement.parts
    value = ReshuffleFine.said(points=within(Points, number(points)), doubling=doubling is not None)
    return Saying(STOCK_FINE, value)


READERS: dict[str, Callable[[Statement], Saying]] = {
    "bonus": _bonus,
    "no_bonus": lambda said: Saying(SCORE_MULTIPLIER, None, selector(said.parts[0])),
    "score_rounds": _rounds,
    "score_reshuffle": _reshuffle_fine,
    "score_drawn": lambda said: Saying(SCORE_DRAWN, within(SomePoints, number(said.parts[0]))),
    "score_drawn_free": lambda _said: Saying(SCORE_DRAWN, None),
    "score_places": _places,
    "score": lambda said: Saying(SCORE_MODE, mode(said.parts[0])),
    "value": _value,
}


def scoring_from(words: LastWords) -> Scoring:
    """Return the ledger and the values."""
    return Scoring(
        mode=words.one(SCORE_MODE),
        values=_values(words),
        bonus=words.by_card(SCORE_MULTIPLIER, None),
        rounding=words.maybe(SCORE_ROUNDING, None),
        reshuffle_fine=words.maybe(STOCK_FINE, None),
        drawn_card=words.maybe(SCORE_DRAWN, None),
    )


def _values(words: LastWords) -> tuple[int | None, ...]:
    return of_each_card(words.by_card(SCORE_VALUE, None), lambda kind, value: _points(words.deck(), kind, value))


def _points(deck: Deck, kind: int, value: Points | FaceValue | None) -> Points | None:
    return (deck.ranks[deck.rank_of(kind)].face or 0) * value.times if isinstance(value, FaceValue) else value
