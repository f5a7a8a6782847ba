"""Add up tallies without a limit."""

from __future__ import annotations

from dataclasses import dataclass, field

from ..records.limits import MOST_SEATS
from ..records.record import Row
from .tally import LONGEST, RESULTS, Tally


def _per_seat() -> list[int]:
    return [0] * MOST_SEATS


@dataclass
class Totals:
    """The sums of many tallies, in integers of any size; see `Tally` for the fields."""

    wins: list[int] = field(default_factory=_per_seat)
    points: list[int] = field(default_factory=_per_seat)
    squares: list[int] = field(default_factory=_per_seat)
    player_wins: list[int] = field(default_factory=_per_seat)
    player_points: list[int] = field(default_factory=_per_seat)
    player_squares: list[int] = field(default_factory=_per_seat)
    game_wins: list[int] = field(default_factory=_per_seat)
    player_game_wins: list[int] = field(default_factory=_per_seat)
    results: list[int] = field(default_factory=lambda: [0] * RESULTS)
    turns: list[int] = field(default_factory=lambda: [0] * LONGEST)
    game_hands: list[int] = field(default_factory=lambda: [0] * LONGEST)
    hands: int = 0
    games: int = 0
    games_without_winner: int = 0
    actions: int = 0
    choices: int = 0
    refills: int = 0
    refilled_hands: int = 0

    def add(self, tally: Tally) -> None:
        """Add what one stretch counted."""
        _add(self.wins, tally.wins)
        _add(self.points, tally.points)
        _add(self.squares, tally.squares)
        _add(self.squares, tally.high_squares, factor=1 << 32)
        _add(self.player_wins, tally.player_wins)
        _add(self.player_points, tally.player_points)
        _add(self.player_squares, tally.player_squares)
        _add(self.player_squares, tally.player_high_squares, factor=1 << 32)
        _add(self.game_wins, tally.game_wins)
        _add(self.player_game_wins, tally.player_game_wins)
        _add(self.results, tally.results)
        _add(self.turns, tally.turns)
        _add(self.game_hands, tally.game_hands)
        self.hands += tally.hands
        self.games += tally.games
        self.games_without_winner += tally.games_without_winner
        self.actions += tally.actions
        self.choices += tally.choices
        self.refills += tally.refills
        self.refilled_hands += tally.refilled_hands


def _add(sums: list[int], row: Row, factor: int = 1) -> None:
    for place, value in enumerate(row):
        if value:
            sums[place] += factor * value
