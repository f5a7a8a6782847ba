"""Reads statements on players and seats."""

from __future__ import annotations

from collections.abc import Callable

from ...cards.said import Said, number, phrase, word
from ...language.nodes import Statement
from ...questions.last_words import LastWords
from ...rules.model import MOST_SEATS
from .model import PLAYERS_RANGE, SEAT_DIRECTION, SEAT_FIRST_PLAYER, SEAT_PARTNERS, PlayerRange, Seating


def _players(statement: Statement) -> Said:
    count = phrase(statement.parts[0])
    fewest = number(count.parts[0])
    most = {"exactly": fewest, "at_least": MOST_SEATS}.get(count.kind) or number(count.parts[1])
    return Said(PLAYERS_RANGE, PlayerRange.said(fewest=fewest, most=most))


READERS: dict[str, Callable[[Statement], Said]] = {
    "players": _players,
    "first": lambda said: Said(SEAT_FIRST_PLAYER, word(said.parts[0])),
    "direction": lambda said: Said(SEAT_DIRECTION, word(said.parts[0])),
    "partners": lambda _said: Said(SEAT_PARTNERS, True),
    "no_partners": lambda _said: Said(SEAT_PARTNERS, None),
}


def seating_from(words: LastWords) -> Seating:
    """Who sits at the table, who begins, and which way play goes."""
    return Seating(
        range=words.one(PLAYERS_RANGE),
        first_player=words.one(SEAT_FIRST_PLAYER),
        direction=words.one(SEAT_DIRECTION),
        partners=words.maybe(SEAT_PARTNERS, False),
    )
