"""Define the state of a game in progress: one flat record put together from the topics."""

from __future__ import annotations

from .calls import CallsState
from .counters import CountersState
from .deal import DealState
from .debts import DebtsState
from .effects import EffectsState
from .finish import FinishState
from .game import GameState
from .matching import MatchingState
from .out_of_turn import OutOfTurnState
from .record import FlatRecord, laid_out
from .several import SeveralState
from .starter import StarterState
from .stock import StockState
from .turns import TurnsState


@laid_out
class State(
    GameState,
    DealState,
    TurnsState,
    MatchingState,
    CountersState,
    StarterState,
    StockState,
    DebtsState,
    EffectsState,
    SeveralState,
    OutOfTurnState,
    CallsState,
    FinishState,
    FlatRecord,
):
    """A game at one moment. Seats are numbered clockwise from 0; `-1` stands for no seat and no suit."""
