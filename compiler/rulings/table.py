"""Keep the table of an example while it is played: who decides, what is legal, and what can be seen."""

from __future__ import annotations

from crazy8.runtime.engine.legal import legal
from crazy8.runtime.engine.step import step
from crazy8.runtime.records import codes
from crazy8.runtime.records.actions import END, PASS, PLAY, actions_in, is_play, no_actions
from crazy8.runtime.records.program import Program
from crazy8.runtime.records.state import State

from ..cards.cards import kinds_in
from ..examples.read import Situation

_SETTLED = (codes.HAND_OVER, codes.GAME_OVER)
_BETWEEN_TURNS = (codes.INTERRUPT, codes.OUT_OF_TURN)
"""When everybody is asked whether they have something to say."""


class ExampleTable:
    """A state of the engine, seen with the seats of an example: those are counted in the order of play from 0."""

    def __init__(self, situation: Situation, program: Program, state: State) -> None:
        """Look at a state that was set up for a situation."""
        self.situation = situation
        self.rules = situation.rules
        self.program = program
        self.state = state
        self.first = 0  # the seat of the first player
        self.refused: int | None = None
        """The action that an example does, or calls possible, although it is not legal."""
        self._step = -1 if situation.rules.seating.direction == "anticlockwise" else 1

    # ---- seats

    def seat(self, player: int) -> int:
        """Return the seat of a player in the engine, where seats are numbered clockwise."""
        return (self.first + self._step * player) % self.rules.players

    def player(self, seat: int) -> int:
        """Return the player in a seat of the engine."""
        return self._step * (seat - self.first) % self.rules.players

    def name(self, player: int) -> str:
        """Return the name of a player in the example."""
        names = self.situation.names
        return names[player] if player < len(names) else f"player {player + 1}"

    def names_of(self, seats: int) -> tuple[str, ...]:
        """Return the names of the players in a set of seats."""
        return tuple(self.name(self.player(seat)) for seat in kinds_in(seats))

    # ---- what may be done

    @property
    def over(self) -> bool:
        """Return whether the hand is over."""
        return self.state.phase in _SETTLED

    @property
    def mover(self) -> int:
        """The player who has to decide."""
        return self.player(self.state.mover)

    def actions(self) -> frozenset[int]:
        """Return the actions that are legal now."""
        found = no_actions()
        legal(self.program, self.state, found)
        return frozenset(actions_in(found))

    def plays(self) -> int:
        """Return the set of cards that the mover may lay."""
        return sum(1 << action - PLAY for action in self.actions() if is_play(action))

    def do(self, action: int) -> None:
        """Do a legal action."""
        step(self.program, self.state, action)

    def can_lay_together(self, player: int, cards: tuple[int, ...]) -> bool:
        """Return whether a player may lay all of these cards in one turn, in this order; tried out on a copy."""
        trial = self.copy()
        for number, kind in enumerate(cards):
            trial.let_questions_pass()
            if trial.over or trial.mover != player or PLAY + kind not in trial.actions():
                return False
            if number and trial.state.phase == codes.TURN:
                return False  # the turn came back: that is another one
            trial.do(PLAY + kind)
        return True

    def take_up_offer(self, player: int, action: int) -> None:
        """Open the round that a card offers its player, if only then the action is legal."""
        if self.state.phase == codes.OFFER and self.mover == player and END in self.actions():
            trial = self.copy()
            trial.do(END)
            if trial.mover == player and action in trial.actions():
                self.do(END)

    def let_questions_pass(self) -> None:
        """Let questions out of turn pass: an example says so if somebody catches or throws in."""
        while self.state.phase in _BETWEEN_TURNS:
            self.do(PASS)

    def reach(self, player: int, action: int) -> bool:
        """Let everybody pass until a player is asked who may do something out of turn; whether that comes about."""
        while self.state.phase in _BETWEEN_TURNS:
            if self.mover == player and action in self.actions():
                return True
            self.do(PASS)
        return False

    def could_reach(self, player: int, action: int) -> bool:
        """Return the same, tried out on a copy."""
        return self.copy().reach(player, action)

    def copy(self) -> ExampleTable:
        """Return the table as it is now, to try something out on."""
        copy = ExampleTable(self.situation, self.program, self.state.copy())
        copy.first = self.first
        return copy

    # ---- in words

    def card(self, kind: int) -> str:
        """Write a card."""
        return self.rules.deck.name_of(kind)

    def cards(self, cards: int) -> str:
        """Write cards, or `nothing`."""
        return " ".join(self.card(kind) for kind in kinds_in(cards)) or "nothing"

    def hand(self, player: int) -> str:
        """Return the cards that a player holds."""
        return self.cards(self.state.hand[self.seat(player)])

    def described(self) -> tuple[str, ...]:
        """Return the table in a few lines, for whoever has to find out which of rule and ruling is wrong."""
        state = self.state
        top = f"on top lies {self.card(state.top)}" if state.discard_size else "nothing lies on top"
        if state.named_suit >= 0:
            top += f", {self.rules.deck.suits[state.named_suit].name} named"
        lines = [f"{top}; {state.stock_size} cards in the stock"]
        holding = [f"{self.name(player)} holds {self.hand(player)}" for player in range(self.rules.players)]
        lines.append("; ".join(holding))
        if self.over:
            lines.append("the hand is over")
        else:
            owed = "" if state.owed_kind == codes.NO_DEBT else ", who is asked for a card"
            if state.owed_kind != codes.NO_DEBT and state.owed_amount:
                owed = f", who owes {state.owed_amount}"
            lines.append(f"it is the turn of {self.name(self.mover)}{owed}")
        return tuple(lines)
