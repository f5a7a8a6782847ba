"""Read statements on players and seats."""

from __future__ import annotations

from collections.abc import Callable

from ...cards.saying import NeedsDeck, Saying, number, phrase, selector, word
from ...language.nodes import Statement
from ...questions.last_words import LastWords
from ...rules.model import MOST_SEATS
from .model import (
    LEAVE_WHO,
    PLAYERS_RANGE,
    SEAT_DIRECTION,
    SEAT_DUMMIES,
    SEAT_FIRST_PLAYER,
    SEAT_PARTNERS,
    Holder,
    PlayerRange,
    Seating,
)


def _players(statement: Statement) -> Saying:
    count = phrase(statement.parts[0])
    fewest = number(count.parts[0])
    most = MOST_SEATS if count.kind == "at_least" else number(count.parts[-1])
    return Saying(PLAYERS_RANGE, PlayerRange.said(fewest=fewest, most=most))


def _holder(statement: Statement) -> Saying:
    *extreme, cards = statement.parts
    chosen = selector(cards)
    which = word(extreme[0]) if extreme and extreme[0] is not None else "any"
    leads = statement.kind == "first_holder_leads"
    return Saying(
        SEAT_FIRST_PLAYER,
        NeedsDeck(lambda reader: Holder.said(cards=reader.cards(chosen), which=which, leads=leads)),
    )


READERS: dict[str, Callable[[Statement], Saying]] = {
    "players": _players,
    "first": lambda said: Saying(SEAT_FIRST_PLAYER, word(said.parts[0])),
    "first_winner_else_dealer": lambda _said: Saying(SEAT_FIRST_PLAYER, "winner else dealer"),
    "first_holder": _holder,
    "first_holder_leads": _holder,
    "direction": lambda said: Saying(SEAT_DIRECTION, word(said.parts[0])),
    "leaves": lambda said: Saying(LEAVE_WHO, word(said.parts[0])),
    "nobody_leaves": lambda _said: Saying(LEAVE_WHO, None),
    "partners": lambda _said: Saying(SEAT_PARTNERS, True),
    "no_partners": lambda _said: Saying(SEAT_PARTNERS, None),
    "dummies": lambda _said: Saying(SEAT_DUMMIES, True),
    "no_dummies": lambda _said: Saying(SEAT_DUMMIES, None),
}


def seating_from(words: LastWords) -> Seating:
    """Return who sits at the table, who begins, and which way play goes."""
    return Seating(
        range=words.one(PLAYERS_RANGE),
        first_player=words.one(SEAT_FIRST_PLAYER),
        direction=words.one(SEAT_DIRECTION),
        leaver=words.maybe(LEAVE_WHO, None),
        partners=words.maybe(SEAT_PARTNERS, False),
        dummies=words.maybe(SEAT_DUMMIES, False),
    )
