"""Declare the fields of program and state for a game, its score and its end."""

from __future__ import annotations

from .codes import RUNNING
from .features import feature
from .record import Int64, field
from .rows import AmountOfKind, Columns, CountOfSeat, GeneratorWords, PointsOfKind, PointsOfSeat

HAS_SCORE_RULES = feature("game", 0)
"""Points are changed after the ledger: bonus, rounding, fines, partners."""
HAS_DRAWN_COSTS = feature("game", 1)
"""Each card that is drawn costs points."""


class GameProgram:
    """The rules on a game, its score and its end, as fields of a program."""

    target: Int64
    score_points: Int64
    blocked_points: Int64
    place_points: PointsOfSeat
    """The points for the first place, the second and so on, where places bring any."""
    hand_limit: Int64
    """Hands after which a game is stopped."""
    ending_hands: Int64
    score_mode: Int64
    blocked_mode: Int64
    round_to: Int64
    round_least: Int64
    refill_fine: Int64
    fine_doubles: Int64
    drawn_costs: Int64
    """Points for each card that a seat draws; below zero where points are good."""
    ending: Int64
    past: Int64
    outcome: Int64
    tie: Int64
    columns: Int64
    exact_total: Int64
    exact_back: Int64
    leaver: Int64
    """Who leaves the game after each hand."""
    points: PointsOfKind
    bonus_points: PointsOfKind
    bonus_times: AmountOfKind


class GameState:
    """The state of a game, its score and its end, as fields of a game in progress."""

    random: GeneratorWords
    """The generator of the cards; four words of 32 bit."""
    total: PointsOfSeat = field(reset="game")
    """Points of the game."""
    points: PointsOfSeat = field(reset="hand")
    """Points of the hand that is over."""
    cards_drawn: CountOfSeat = field(reset="hand", needs=HAS_DRAWN_COSTS, seen="always")
    """Cards that each seat has drawn in this hand, counted only if they cost something."""
    hand_number: Int64 = field(reset="game")
    """From 1; 0 before the first deal."""
    in_game: Int64
    """Bits of the seats that have not dropped out of the game."""
    hand_winners: Int64 = field(reset="hand")
    """Bits of the seats that won the hand."""
    game_winners: Int64 = field(reset="game")
    result: Int64 = field(reset="hand", start=RUNNING)
    wins: CountOfSeat = field(reset="game")
    """Hands won."""
    columns: Columns = field(reset="game")
    """At `3 * seat + column`: points of a seat in a column."""
