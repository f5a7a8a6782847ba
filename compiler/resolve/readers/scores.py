"""Readers for going out, scores and the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, cast

from pydantic import Field

from crazy8.compiler.resolve.readers.said import Said, number, phrase, selector, word
from crazy8.compiler.rules.finish import LastCard
from crazy8.compiler.rules.game import Ending, Outcome
from crazy8.compiler.rules.limits import within
from crazy8.compiler.rules.scoring import Mode, ModeKind
from crazy8.compiler.rules.topic import Points, SomePoints, Topic
from crazy8.compiler.syntax.nodes import Part, Phrase, Statement


class FaceValue(Topic):
    """A value that is printed on the card, times a number."""

    times: Annotated[int, Field(ge=1, le=1000)] = 1


def mode(part: Part) -> Mode:
    """A ledger."""
    if isinstance(part, Phrase):
        return Mode.said(kind="winner takes", points=within(SomePoints, number(part.parts[0])))
    return Mode.said(kind=cast(ModeKind, word(part)))


def _value(statement: Statement) -> Said:
    cards, worth = statement.parts
    said = phrase(worth)
    if said.kind == "points":
        return Said("score.value", within(Points, number(said.parts[0])), selector(cards))
    times = number(said.parts[0]) if said.parts[0] else 1
    return Said("score.value", FaceValue.said(times=times), selector(cards))


def _last_card(statement: Statement) -> Said:
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
    return Said("out.last-card", value, selector(cards))


def _target(statement: Statement) -> Said:
    reach, points, per_player, outcome = statement.parts
    ending = Ending.said(
        kind="target",
        points=within(SomePoints, number(points)),
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
    "game_single_hand": lambda _said: Said("match-end.kind", Ending.said(kind="single hand")),
    "game_hands": lambda said: Said("match-end.kind", Ending.said(kind="hands", hands=number(said.parts[0]))),
    "game_each_deals": lambda said: Said("match-end.kind", Ending.said(kind="each deals", hands=number(said.parts[0]))),
    "game_target": _target,
    "game_tie": lambda said: Said("match-end.tie", word(said.parts[0])),
}
