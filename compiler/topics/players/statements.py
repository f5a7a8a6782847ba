"""Reads statements on players and seats."""

from __future__ import annotations

from collections.abc import Callable

from ...cards.said import Said, number, phrase, word
from ...language.nodes import Statement
from ...questions.last_words import LastWords
from ...rules.model import MOST_SEATS
from .model import PlayerRange, Table


def _players(statement: Statement) -> Said:
    count = phrase(statement.parts[0])
    fewest = number(count.parts[0])
    most = {"exactly": fewest, "at_least": MOST_SEATS}.get(count.kind) or number(count.parts[1])
    return Said("players.range", PlayerRange.said(fewest=fewest, most=most))


READERS: dict[str, Callable[[Statement], Said]] = {
    "players": _players,
    "first": lambda said: Said("seat.first-player", word(said.parts[0])),
    "direction": lambda said: Said("seat.direction", word(said.parts[0])),
    "partners": lambda _said: Said("seat.partners", True),
    "no_partners": lambda _said: Said("seat.partners", None),
}


def table_from(words: LastWords) -> Table:
    """Who sits at the table, who begins, and which way play goes."""
    return Table.model_construct(
        range=words.one("players.range"),
        first_player=words.one("seat.first-player"),
        direction=words.one("seat.direction"),
        partners=words.maybe("seat.partners", False),
    )
