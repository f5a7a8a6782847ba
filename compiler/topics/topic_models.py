"""List the models of all topics, by the names that rules, JSON and messages have for them."""

from __future__ import annotations

from ..record import Record
from .calls.model import Calls
from .deal.model import Deal
from .debts.model import Debts
from .drawing.model import Drawing
from .effects.model import Effects
from .finish.model import Finish
from .game.model import GameRules
from .matching.model import Matching
from .out_of_turn.model import OutOfTurn
from .players.model import Seating
from .scoring.model import Scoring
from .several.model import Several
from .starter.model import Starter
from .stock.model import Stock


class TopicModels(Record):
    """All that is agreed at one table, topic by topic, in the order of the rulebook."""

    seating: Seating
    deal: Deal
    starter: Starter
    matching: Matching
    drawing: Drawing
    stock: Stock
    effects: Effects
    debts: Debts
    several: Several
    out_of_turn: OutOfTurn
    calls: Calls
    finish: Finish
    scoring: Scoring
    game: GameRules
