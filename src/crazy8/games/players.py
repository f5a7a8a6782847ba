"""Define players: whatever makes a move of an observation."""

from __future__ import annotations

from typing import Protocol, TypeAlias

from crazy8.arguments import MOST_SEED, whole_number
from crazy8.errors import ChoiceError
from crazy8.games.bots import refuse_unknown
from crazy8.games.move import Move, move_numbers
from crazy8.games.observation import Observation
from crazy8.runtime.bots.policies import POLICIES, choose_action
from crazy8.runtime.people.refusals import legal_actions
from crazy8.runtime.records.chance import CHOICES_OF_BOTS, seed_stream
from crazy8.runtime.simulation.tally import Bots


class Player(Protocol):
    """A player of one's own: a function, or an object that can be called."""

    def __call__(self, seen: Observation, /) -> Move:
        """Choose one of `seen.legal_moves`."""


class Sensible:
    """Our player with rules of thumb: the same situation always gives the same move."""

    def __call__(self, seen: Observation, /) -> Move:
        """Choose a move; raises `ChoiceError` if the seat has nothing to decide."""
        return _chosen("sensible", seen, Bots())

    def __eq__(self, other: object) -> bool:
        """Any two of them: they choose alike."""
        return isinstance(other, Sensible)

    def __hash__(self) -> int:
        """In agreement with equality."""
        return hash(Sensible)

    def __repr__(self) -> str:
        """Return the line that makes one."""
        return "Sensible()"


class Random:
    """Our player that lays any card that fits, each equally likely."""

    def __init__(self, seed: int = 0) -> None:
        """Begin a row of choices."""
        self._seed = whole_number("seed", seed, 0, MOST_SEED)
        self._bots = Bots()
        seed_stream(self._bots, self._seed, 0, CHOICES_OF_BOTS)

    def __call__(self, seen: Observation, /) -> Move:
        """Choose a move; raises `ChoiceError` if the seat has nothing to decide."""
        return _chosen("random", seen, self._bots)

    def __repr__(self) -> str:
        """Return the line that makes one."""
        return f"Random({self._seed})"


Named: TypeAlias = Player | str
"""A player, or the name of one of ours: `sensible` or `random`."""


def player_given(name: str, player: object) -> Named:
    """Return a player that somebody gave. Raises `TypeError` for none, `NotFoundError` for an unknown name."""
    if isinstance(player, str):
        refuse_unknown(player)
    elif isinstance(player, type) or not callable(player):
        hint = f"`{player.__name__}()`" if isinstance(player, type) else "a function from an observation to a move"
        raise TypeError(f"`{name}` has to be {hint}, or one of {', '.join(POLICIES)}; not {player!r}")
    return player


def name_of(player: Named) -> str:
    """Return the name of a player in a report: a name, that of a function, or the class of an object."""
    if isinstance(player, str):
        return player
    return getattr(player, "__name__", None) or type(player).__name__.lower()


def _chosen(policy: str, seen: Observation, bots: Bots) -> Move:
    if not seen.legal_moves or seen._engine is None:
        raise ChoiceError(f"seat {seen.seat} has nothing to decide now")
    program, state, rules = seen._engine
    sets = [0] * len(bots.actions)
    for action in legal_actions(program, state):
        sets[action // 64] |= 1 << action % 64
    return move_numbers(rules.deck).move(choose_action(POLICIES[policy], program, state, sets, bots))
