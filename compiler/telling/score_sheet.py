"""Find what there is to write down during a game: the facts of a score sheet, without a language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..topics.rules import Rules


USUAL_HANDS = 16
"""Rows for a game whose number of hands nobody knows before: as many as leave room for the values on one page."""
MOST_HANDS = 40
"""Rows that fit on one page."""
MODES_WITHOUT_POINTS = ("none", "lowest wins")
"""The ledgers in which a hand is won and nothing is counted."""


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """A sheet with a column for each who scores."""

    seats: int
    """How many score, at the fullest table: players, or pairs of partners."""
    pairs: bool
    hands: int
    """How many hands the sheet has rows for."""
    wins_only: bool
    """Whether only who won a hand is written down."""
    running: bool
    """Whether points are added up from hand to hand."""
    columns: int
    """How many columns each player has: more than one if the game is won by filling columns."""
    counter: tuple[int, ...]
    """In a countdown game, the numbers that are struck off one by one; no rows for hands then."""


def score_sheet(rules_by_players: Mapping[int, Rules]) -> ScoreSheet:
    """Return the sheet for all tables of an edition."""
    most = max(rules_by_players)
    rules = rules_by_players[most]
    ending = rules.game.ending
    counter = rules.deal.counter
    pairs = rules.seating.partners
    hands = ending.hands or 1
    rows = {"hands": hands, "each deals": hands * most}.get(ending.kind, USUAL_HANDS)
    return ScoreSheet(
        seats=most // 2 if pairs else most,
        pairs=pairs,
        hands=min(rows, MOST_HANDS),
        wins_only=rules.scoring.mode.kind in MODES_WITHOUT_POINTS,
        running=ending.kind not in ("single hand", "columns"),
        columns=(ending.columns or 3) if ending.kind == "columns" else 1,
        counter=tuple(range(counter.start, counter.end, -1)) if counter and ending.kind == "counter" else (),
    )
