"""Count what happens while hands are played."""

from __future__ import annotations

import ctypes
from typing import Annotated, TypeAlias

from ..records.limits import ACTION_WORDS, MOST_SEATS
from ..records.record import FlatRecord, Int64, Row, laid_out

LONGEST = 4_096
"""Turns from which on hands are counted together."""
RESULTS = 8

PerSeat: TypeAlias = Annotated[Row, ctypes.c_int64 * MOST_SEATS]
PerResult: TypeAlias = Annotated[Row, ctypes.c_int64 * RESULTS]
PerLength: TypeAlias = Annotated[Row, ctypes.c_int64 * LONGEST]
Actions: TypeAlias = Annotated[Row, ctypes.c_uint64 * ACTION_WORDS]
Generator: TypeAlias = Annotated[Row, ctypes.c_int64 * 4]


@laid_out
class Tally(FlatRecord):
    """Sums over hands and games.

    A *position* is a seat counted from the first player of a hand in the direction of play: position 0 acts first. For
    whole games it is counted from the first player of the first hand. A *player* stays the same whatever the seat.
    """

    wins: PerSeat
    """Hands won by going out, by position."""
    points: PerSeat
    """By position."""
    squares: PerSeat
    """Squares of the points of a hand, by position: their lower 32 bits, so that no sum can overflow."""
    high_squares: PerSeat
    """Their upper bits."""
    player_wins: PerSeat
    player_points: PerSeat
    player_squares: PerSeat
    player_high_squares: PerSeat
    game_wins: PerSeat
    """Games won, by position."""
    player_game_wins: PerSeat
    results: PerResult
    """Hands by `result`, see `codes`; a blocked hand that counts for nothing is in the place 0."""
    turns: PerLength
    """Hands by their number of turns."""
    game_hands: PerLength
    """Games by their number of hands."""
    hands: Int64
    games: Int64
    games_without_winner: Int64
    actions: Int64
    choices: Int64
    """Actions for which there was more than one possibility."""
    refills: Int64
    refilled_hands: Int64
    """Hands in which the discards became the stock at least once."""


@laid_out
class Bots(FlatRecord):
    """The needs of the bots of a game: their own generator, a set of actions to choose from, and who plays how."""

    random: Generator
    actions: Actions
    policies: PerSeat
    """By player."""
    seated: PerSeat
    """The policies by seat, in the game that is being played."""
