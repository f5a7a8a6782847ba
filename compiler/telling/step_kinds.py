"""List the kinds of lines of a worked example, as the grammar calls them, and the words that stand in them."""

from __future__ import annotations

from typing import Literal

Given = Literal[
    "seats",
    "seats_with_dummies",
    "dealer",
    "with_option",
    "top",
    "starter_is",
    "starter_is_none",
    "below",
    "named",
    "hand",
    "stock_is",
    "stock_is_nothing",
    "holds",
    "has_total",
    "counts",
    "cutter_is",
    "has_columns",
    "has_won",
    "hands_played",
    "cuts",
    "is_youngest",
    "is_oldest",
]
Action = Literal[
    "plays",
    "draws_cards",
    "takes",
    "names",
    "gives_cards",
    "discards_cards",
    "jumps_in",
    "picks",
    "catches",
    "does",
    "is_out",
]
Ruling = Literal[
    "fits",
    "fits_nothing",
    "may_play",
    "may_not_play",
    "may",
    "may_not",
    "must",
    "may_catch",
    "may_not_catch",
    "may_jump_in",
    "may_not_jump_in",
    "must_take",
    "has_cards",
    "seat_wins",
    "turn",
    "on_top",
    "deals_next",
    "begins_next",
    "scores",
    "totals",
    "counters",
    "columns",
    "stock_holds",
    "hand_ends",
    "game_over",
]
Happening = Literal["skipped", "reversed", "refilled"]
"""The steps that only a hand told turn by turn has: nobody does them, and no example of a file says them."""
StepKind = Given | Action | Ruling | Happening

Deed = Literal["passes", "stops", "closes", "calls", "challenges", "claims", "deals", "takes top", "knocks"]
Move = Literal["draw", "pass", "call", "name", "stop", "close", "challenge", "claim", "take", "take top", "knock"]
HandEnd = Literal["blocked", "void"]
