"""Enforce the rules of a game: for people, programs and tests, who may try anything."""

from __future__ import annotations

from ..records.actions import DEAL
from ..records.codes import GAME_OVER, HAND_OVER, HANDS_OPEN
from ..records.program import Program, fingerprint
from ..records.sides import people_at, seats_played_with
from ..records.state import State, state_of
from ..topics.deal import prepare_game
from .events import Event
from .observation import Observation, observe
from .reasons import Reason
from .refusals import Refusal, legal_actions, reason_against, refuse
from .replay import Recording
from .telling import step_and_tell


class RunningGame:
    """A game in progress: what is legal is done and told, all else is refused and leaves no trace (BR-050)."""

    def __init__(self, program: Program, state: State) -> None:
        """Go on from a state; the game plays with a copy of it."""
        self.program = program
        self.state = state.copy()
        self._origin: tuple[int, int] | None = None
        self._actions: list[int] = []
        self._log: list[Event] = []
        self._before: list[tuple[State, int]] = []
        """Before each action, the state and how much had happened; states that stand here are never changed."""

    @classmethod
    def begin(cls, program: Program, seed: int, number: int = 0) -> RunningGame:
        """Begin game `number` (below 2^47) of a seed (0 up to 2^63) with its first hand; it can be recorded."""
        state = state_of(program)()
        prepare_game(program, state, seed, number)
        game = cls(program, state)
        game._origin = (seed, number)
        game._log += step_and_tell(program, game.state, DEAL)
        return game

    # ---- playing

    def actions(self) -> tuple[int, ...]:
        """Return the legal actions, from the lowest number up; none once the game is over."""
        return legal_actions(self.program, self.state)

    def refusal(self, action: int, by: int | None = None) -> Refusal | None:
        """Return why an action would be refused, or None if it is legal; `by` is who wants to do it, if known."""
        reason = reason_against(self.program, self.state, action)
        running = self.state.phase < HAND_OVER
        if running and by is not None and by != self.mover and reason is not Reason.NO_SUCH_ACTION:
            reason = Reason.NOT_YOUR_TURN
        return None if reason is None else refuse(self.program, self.state, action, reason)

    def do(self, action: int, by: int | None = None) -> tuple[Event, ...] | Refusal:
        """Do an action and tell what happened, or refuse it with a reason; a refused action changes nothing."""
        refusal = self.refusal(action, by)
        if refusal is not None:
            return refusal
        self._before.append((self.state.copy(), len(self._log)))
        events = step_and_tell(self.program, self.state, action)
        self._actions.append(action)
        self._log += events
        return events

    def undo(self) -> int:
        """Take the last action back, as if it had never been done; raises `IndexError` if there is none."""
        if not self._actions:
            raise IndexError("there is nothing to take back")
        before, told = self._before.pop()
        self.state.put(before)
        del self._log[told:]
        return self._actions.pop()

    def copy(self) -> RunningGame:
        """Return another game at the same point, with the same past."""
        other = RunningGame(self.program, self.state)
        other._origin = self._origin
        other._actions, other._log, other._before = [*self._actions], [*self._log], [*self._before]
        return other

    # ---- looking

    @property
    def players(self) -> int:
        """Return the number of players."""
        return self.program.players

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats, clockwise."""
        return tuple(range(self.program.players))

    @property
    def mover(self) -> int:
        """The seat that has to decide, while a hand runs."""
        return self.state.mover

    @property
    def hand_over(self) -> bool:
        """Return whether the hand is over; the next one is dealt by the action `DEAL`, unless the game is over too."""
        return self.state.phase >= HAND_OVER

    @property
    def over(self) -> bool:
        """Return whether the game is over."""
        return self.state.phase == GAME_OVER

    def observe(self, seat: int | None) -> Observation:
        """Return what a seat may know now; without a seat, what an onlooker may."""
        return observe(self.program, self.state, seat)

    @property
    def log(self) -> tuple[Event, ...]:
        """Everything that happened, with all cards."""
        return tuple(self._log)

    def log_of(self, seat: int | None) -> tuple[Event, ...]:
        """Return the log as a seat, or an onlooker, saw it: without cards that were hidden from it (BR-049)."""
        return tuple(seen_at(self.program, event, seat) for event in self._log)

    # ---- keeping

    @property
    def done(self) -> tuple[int, ...]:
        """The actions that were done here, without the first deal."""
        return tuple(self._actions)

    @property
    def origin(self) -> tuple[int, int] | None:
        """The seed and the number of the game in it; nothing for one that did not begin with a seed."""
        return self._origin

    @property
    def began(self) -> State:
        """The state before the first action."""
        return (self._before[0][0] if self._before else self.state).copy()

    @property
    def recording(self) -> Recording:
        """Return the recording of this game. Raises `ValueError` if it did not begin with a seed."""
        if self._origin is None:
            raise ValueError("only a game that began with a seed can be replayed")
        seed, number = self._origin
        return Recording(fingerprint(self.program), people_at(self.program), seed, number, self.done)


def seen_at(program: Program, event: Event, seat: int | None) -> Event:
    """Return an event as a seat, or an onlooker, may know it: with the cards of every hand that is seen there."""
    if program.hands_open & HANDS_OPEN:
        return event
    own = () if seat is None else seats_played_with(program, seat)
    return event if any(event.seen_by(one) == event for one in own) else event.seen_by(seat)
