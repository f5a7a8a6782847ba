"""Readers for going out, scores and the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, cast

from pydantic import Field

from ...rules.finish import HandLimit, LastCard
from ...rules.game import Ending, ExactTotal, Outcome
from ...rules.limits import within
from ...rules.scoring import Bonus, Mode, ModeKind, ReshuffleFine, Rounding
from ...rules.topic import Points, SomePoints, Topic
from ...syntax.nodes import Part, Phrase, Statement
from .said import NeedsDeck, Said, number, phrase, selector, word


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


def _bonus(statement: Statement) -> Said:
    cards, part = statement.parts
    said = phrase(part)
    if said.kind == "bonus_times":
        value = Bonus.said(times=number(said.parts[0]))
    else:
        value = Bonus.said(points=within(Points, number(said.parts[0])))
    return Said("score.multiplier", value, selector(cards))


def _rounds(statement: Statement) -> Said:
    to, least = statement.parts
    return Said("score.rounding", Rounding.said(to=number(to), at_least=number(least) if least else 0))


def _reshuffle_fine(statement: Statement) -> Said:
    points, doubling = statement.parts
    value = ReshuffleFine.said(points=within(Points, number(points)), doubling=doubling is not None)
    return Said("stock.fine", value)


def _columns(statement: Statement) -> Said:
    columns, points = statement.parts
    return Said(
        "match-end.kind",
        Ending.said(kind="columns", columns=number(columns), points=within(SomePoints, number(points))),
    )


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
    "bonus": _bonus,
    "no_bonus": lambda said: Said("score.multiplier", None, selector(said.parts[0])),
    "score_rounds": _rounds,
    "score_reshuffle": _reshuffle_fine,
    "game_columns": _columns,
    "game_to_counter": lambda _said: Said("match-end.kind", Ending.said(kind="counter")),
    "game_exactly": lambda said: Said(
        "match-end.exact",
        ExactTotal.said(points=within(Points, number(said.parts[0])), back_to=within(Points, number(said.parts[1]))),
    ),
    "finish_then": lambda said: Said("out.play-on", word(said.parts[0])),
    "score": lambda said: Said("score.mode", mode(said.parts[0])),
    "value": _value,
    "game_single_hand": lambda _said: Said("match-end.kind", Ending.said(kind="single hand")),
    "game_hands": lambda said: Said("match-end.kind", Ending.said(kind="hands", hands=number(said.parts[0]))),
    "game_each_deals": lambda said: Said("match-end.kind", Ending.said(kind="each deals", hands=number(said.parts[0]))),
    "game_target": _target,
    "game_tie": lambda said: Said("match-end.tie", word(said.parts[0])),
}
