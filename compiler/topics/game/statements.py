"""Read statements on the game, and make the model of the answers that hold."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from ...cards.saying import Saying, number, word
from ...language.nodes import Statement
from ...questions.last_words import LastWords
from ...rules.limits import within
from ...rules.model import Points, SomePoints
from .model import MATCH_END_EXACT, MATCH_END_KIND, MATCH_END_TIE, Ending, ExactTotal, GameRules, Outcome


def _target(statement: Statement) -> Saying:
    reach, points, per_player, outcome = statement.parts
    ending = Ending.said(
        kind="target",
        points=within(SomePoints, number(points)),
        past=word(reach) == "past",
        per_player=per_player is not None,
        outcome=cast(Outcome, word(outcome)),
    )
    return Saying(MATCH_END_KIND, ending)


def _columns(statement: Statement) -> Saying:
    columns, points = statement.parts
    return Saying(
        MATCH_END_KIND,
        Ending.said(kind="columns", columns=number(columns), points=within(SomePoints, number(points))),
    )


READERS: dict[str, Callable[[Statement], Saying]] = {
    "game_columns": _columns,
    "game_until_one": lambda _said: Saying(MATCH_END_KIND, Ending.said(kind="one is left")),
    "game_to_counter": lambda _said: Saying(MATCH_END_KIND, Ending.said(kind="counter")),
    "game_exactly": lambda said: Saying(
        MATCH_END_EXACT,
        ExactTotal.said(points=within(Points, number(said.parts[0])), back_to=within(Points, number(said.parts[1]))),
    ),
    "game_single_hand": lambda _said: Saying(MATCH_END_KIND, Ending.said(kind="single hand")),
    "game_hands": lambda said: Saying(MATCH_END_KIND, Ending.said(kind="hands", hands=number(said.parts[0]))),
    "game_each_deals": lambda said: Saying(MATCH_END_KIND, Ending.said(kind="each deals", hands=number(said.parts[0]))),
    "game_target": _target,
    "game_tie": lambda said: Saying(MATCH_END_TIE, word(said.parts[0])),
}


def game_from(words: LastWords) -> GameRules:
    """Return the end of the game and its ties."""
    return GameRules(ending=_ending(words), tie=words.one(MATCH_END_TIE), exact=words.maybe(MATCH_END_EXACT, None))


def _ending(words: LastWords) -> Ending:
    ending: Ending = words.one(MATCH_END_KIND)
    if not ending.per_player or ending.points is None:
        return ending
    return ending.with_changes(points=ending.points * words.players())
