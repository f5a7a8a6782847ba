"""Readers for going out, scores and the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, cast

from pydantic import Field

from crazy8.compiler.resolve.readers.said import POINTS, SOME_POINTS, Said, number, phrase, selector, word
from crazy8.compiler.rules.finish import LastCard
from crazy8.compiler.rules.game import Ending, Outcome
from crazy8.compiler.rules.scoring import Mode, ModeKind
from crazy8.compiler.rules.topic import Topic
from crazy8.compiler.syntax.nodes import Part, Phrase, Statement


class FaceValue(Topic):
    """A value that is printed on the card, times a number."""

    times: Annotated[int, Field(ge=1, le=1000)] = 1


def mode(part: Part) -> Mode:
    """A ledger."""
    if isinstance(part, Phrase):
        return Mode(kind="winner takes", points=SOME_POINTS.validate_python(number(part.parts[0])))
    return Mode(kind=cast(ModeKind, word(part)))


def _value(statement: Statement) -> Said:
    cards, worth = statement.parts
    said = phrase(worth)
    if said.kind == "points":
        return Said("score.value", POINTS.validate_python(number(said.parts[0])), selector(cards))
    times = number(said.parts[0]) if said.parts[0] else 1
    return Said("score.value", FaceValue(times=times), selector(cards))


def _last_card(statement: Statement) -> Said:
    cards, part = statement.parts
    said = phrase(part)
    match said.kind:
        case "wins":
            value = LastCard(kind="wins")
        case "acts":
            value = LastCard(kind="acts")
        case "may_come_back":
            value = LastCard(kind="acts and may come back")
        case "forbidden":
            value = LastCard(kind="forbidden")
        case "if_it_fits":
            value = LastCard(kind="if it fits")
        case "draws_on":
            value = LastCard(kind="draws", cards=number(said.parts[0]))
        case _:
            value = LastCard(kind="stays in")
    return Said("out.last-card", value, selector(cards))


def _target(statement: Statement) -> Said:
    reach, points, per_player, outcome = statement.parts
    ending = Ending(
        kind="target",
        points=SOME_POINTS.validate_python(number(points)),
        past=word(reach) == "past",
        per_player=per_player is not None,
        outcome=cast(Outcome, word(outcome)),
    )
    return Said("match-end.kind", ending)


READERS: dict[str, Callable[[Statement], Said]] = {
    "finish_on": _last_card,
    "no_finish_on": lambda said: Said("out.last-card", None, selector(said.parts[0])),
    "finish_then": lambda said: Said("out.play-on", word(said.parts[0])),
    "score": lambda said: Said("score.mode", mode(said.parts[0])),
    "value": _value,
    "game_single_hand": lambda _said: Said("match-end.kind", Ending(kind="single hand")),
    "game_hands": lambda said: Said("match-end.kind", Ending(kind="hands", hands=number(said.parts[0]))),
    "game_each_deals": lambda said: Said("match-end.kind", Ending(kind="each deals", hands=number(said.parts[0]))),
    "game_target": _target,
    "game_tie": lambda said: Said("match-end.tie", word(said.parts[0])),
}
