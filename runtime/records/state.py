"""Define the state of a game in progress: one flat record put together from the topics."""

from __future__ import annotations

from .calls import CallsState
from .conditions import ConditionsState
from .counters import CountersState
from .deal import HAS_MANY_KINDS, DealState
from .debts import DebtsState
from .effects import EffectsState
from .finish import FinishState
from .game import GameState
from .matching import MatchingState
from .out_of_turn import OutOfTurnState
from .program import Program
from .record import FlatRecord, laid_out
from .several import SeveralState
from .starter import StarterState
from .stock import StockState
from .turns import TurnsState
from .two_words import in_two_words


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
    ConditionsState,
    SeveralState,
    OutOfTurnState,
    CallsState,
    FinishState,
    FlatRecord,
):
    """A game at one moment. Seats are numbered clockwise from 0; `-1` stands for no seat and no suit."""


@in_two_words
class StateOfManyKinds(State):
    """The same with room for more kinds of cards."""


def state_of(program: Program) -> type[State]:
    """Return the record that has room for a game of a program."""
    return StateOfManyKinds if program.features & HAS_MANY_KINDS else State
