"""Count what happens while hands are played."""

from __future__ import annotations

import ctypes
from typing import Annotated, TypeAlias

from ..records.limits import ACTION_WORDS, MOST_SEATS
from ..records.record import FlatRecord, Int64, Row, laid_out

LONGEST = 4_096
"""Turns from which on hands are counted together."""
RESULTS = 8

# What is counted of every hand. These are of all hands, also of those that were stopped:
ALL_HANDS = 0
STOPPED = 1
ALL_TURNS = 2
ALL_ACTIONS = 3
ALL_REFILLS = 4
ALL_REFILLED = 5
"""Hands in which the discards became the stock at least once."""
# And these are of hands that ended by the rules:
ENDED_HANDS = 6
TURNS = 7
ACTIONS = 8
CHOICES = 9
"""Actions for which there was more than one possibility."""
REFILLS = 10
REFILLED = 11
ENDINGS = 12
"""From here on hands by `result`, see `codes`; a blocked hand that counts for nothing is in the place 0."""
OF_SEATS = ENDINGS + RESULTS
"""From here on four for each seat: `OF_SEATS + OF_SEAT * seat + WINS` …"""
OF_SEAT = 4
WINS = 0
"""Hands won by going out, by position."""
POINTS = 1
"""By position."""
PLAYER_WINS = 2
PLAYER_POINTS = 3
FIGURES = OF_SEATS + OF_SEAT * MOST_SEATS

PART = 20
"""Bits of the lower part of a figure of a game: its square is summed up in three parts, so that no sum overflows."""
LOWER = (1 << PART) - 1

PerSeat: TypeAlias = Annotated[Row, ctypes.c_int64 * MOST_SEATS]
PerFigure: TypeAlias = Annotated[Row, ctypes.c_int64 * FIGURES]
PerLength: TypeAlias = Annotated[Row, ctypes.c_int64 * LONGEST]
Actions: TypeAlias = Annotated[Row, ctypes.c_uint64 * ACTION_WORDS]
Generator: TypeAlias = Annotated[Row, ctypes.c_int64 * 4]


@laid_out
class Tally(FlatRecord):
    """Sums over hands and games.

    A *position* is a seat counted from the first player of a hand in the direction of play: position 0 acts first. For
    whole games it is counted from the first player of the first hand. A *player* stays the same whatever the seat.

    From sums alone no interval can be told. Hands are independent of each other, so their squares are summed up; hands
    of one game are not, so there it is the squares of what they have together.
    """

    sums: PerFigure
    squares: PerFigure
    """The squares of turns, actions, choices, refills and points of a hand; of points their lower 32 bits, so that
    no sum overflows."""
    high_squares: PerFigure
    """The upper bits of those of points."""
    choices_by_actions: Int64
    """Products of both, by hand."""
    before: PerFigure
    """The sums before the game that is being played."""
    game_squares: PerFigure
    """The squares of the figures of a game: those of their lower `PART` bits, products of lower and upper ones, and
    squares of their upper ones."""
    game_mixed_squares: PerFigure
    game_upper_squares: PerFigure
    game_products: PerFigure
    """Each figure of a game times the hands that it is of."""
    game_choices_by_actions: Int64
    turns: PerLength
    """Hands that ended, by their number of turns."""
    most_turns: Int64
    """Of any hand, also of one that was stopped."""
    fewest_turns_of_stopped: Int64
    """0 if none was stopped."""
    games: Int64
    stopped_games: Int64
    """Games with a hand that was stopped, or that were stopped at the limit of hands: no results either."""
    game_wins: PerSeat
    """Games won, by position; as all that follows of games that ended."""
    player_game_wins: PerSeat
    games_without_winner: Int64
    game_hands: PerLength
    """Games by their number of hands."""
    hands_of_stopped: Int64
    """Hands of games that were stopped, and the squares of their numbers."""
    squares_of_stopped: Int64
    fewest_hands_of_stopped: Int64
    """0 if none was stopped."""


@laid_out
class Bots(FlatRecord):
    """The needs of the bots of a game: their own generator, a set of actions to choose from, and who plays how."""

    random: Generator
    actions: Actions
    policies: PerSeat
    """By player."""
    seated: PerSeat
    """The policies by seat, in the game that is being played."""
