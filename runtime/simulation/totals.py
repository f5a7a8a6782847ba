"""Add up tallies without a limit."""

from __future__ import annotations

from dataclasses import dataclass, field

from ..records.limits import MOST_SEATS
from ..records.record import Row
from .loop import fewest
from .tally import FIGURES, LONGEST, PART, Tally


def _per_seat() -> list[int]:
    return [0] * MOST_SEATS


def _per_figure() -> list[int]:
    return [0] * FIGURES


def _per_length() -> list[int]:
    return [0] * LONGEST


@dataclass
class Totals:
    """The sums of many tallies, in integers of any size; see `Tally` for the fields."""

    sums: list[int] = field(default_factory=_per_figure)
    squares: list[int] = field(default_factory=_per_figure)
    choices_by_actions: int = 0
    game_squares: list[int] = field(default_factory=_per_figure)
    game_products: list[int] = field(default_factory=_per_figure)
    game_choices_by_actions: int = 0
    turns: list[int] = field(default_factory=_per_length)
    most_turns: int = 0
    fewest_turns_of_stopped: int = 0
    games: int = 0
    stopped_games: int = 0
    game_wins: list[int] = field(default_factory=_per_seat)
    player_game_wins: list[int] = field(default_factory=_per_seat)
    games_without_winner: int = 0
    game_hands: list[int] = field(default_factory=_per_length)
    hands_of_stopped: int = 0
    squares_of_stopped: int = 0
    fewest_hands_of_stopped: int = 0

    def add(self, tally: Tally) -> None:
        """Add what one stretch counted."""
        _add(self.sums, tally.sums)
        _add(self.squares, tally.squares)
        _add(self.squares, tally.high_squares, factor=1 << 32)
        _add(self.game_squares, tally.game_squares)
        _add(self.game_squares, tally.game_mixed_squares, factor=2 << PART)
        _add(self.game_squares, tally.game_upper_squares, factor=1 << 2 * PART)
        _add(self.game_products, tally.game_products)
        _add(self.turns, tally.turns)
        _add(self.game_wins, tally.game_wins)
        _add(self.player_game_wins, tally.player_game_wins)
        _add(self.game_hands, tally.game_hands)
        self.choices_by_actions += tally.choices_by_actions
        self.game_choices_by_actions += tally.game_choices_by_actions
        self.most_turns = max(self.most_turns, tally.most_turns)
        self.fewest_turns_of_stopped = _fewest(self.fewest_turns_of_stopped, tally.fewest_turns_of_stopped)
        self.games += tally.games
        self.stopped_games += tally.stopped_games
        self.games_without_winner += tally.games_without_winner
        self.hands_of_stopped += tally.hands_of_stopped
        self.squares_of_stopped += tally.squares_of_stopped
        self.fewest_hands_of_stopped = _fewest(self.fewest_hands_of_stopped, tally.fewest_hands_of_stopped)


def _fewest(known: int, number: int) -> int:
    return fewest(known, number) if number > 0 else known


def _add(sums: list[int], row: Row, factor: int = 1) -> None:
    for place, value in enumerate(row):
        if value:
            sums[place] += factor * value
