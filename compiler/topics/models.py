"""Turn the last words on all questions into the models of the topics.

The parts were validated when their statements were read, and the words of closed choices come from the grammar, so the
topics are put together without validating all of it again for every table; a test validates them.
"""

from __future__ import annotations

from collections.abc import Callable

from ..questions.last_words import LastWords
from ..rules.model import Topic
from .calls import statements as calls
from .deal import statements as deal
from .debts import statements as debts
from .drawing import statements as drawing
from .effects import conditions_statements as effects
from .finish import statements as finish
from .game import statements as game
from .matching import statements as matching
from .out_of_turn import statements as out_of_turn
from .players import statements as players
from .scoring import statements as scoring
from .several import statements as several
from .starter import statements as starter
from .stock import statements as stock

MODELS: dict[str, Callable[[LastWords], Topic]] = {
    "seating": players.seating_from,
    "deal": deal.deal_from,
    "matching": matching.matching_from,
    "drawing": drawing.drawing_from,
    "effects": effects.effects_from,
    "debts": debts.debts_from,
    "several": several.several_from,
    "out_of_turn": out_of_turn.out_of_turn_from,
    "calls": calls.calls_from,
    "finish": finish.finish_from,
    "game": game.game_from,
    "starter": starter.starter_from,
    "stock": stock.stock_from,
    "scoring": scoring.scoring_from,
}
"""The functions that make each part of `Rules` from the last words."""
