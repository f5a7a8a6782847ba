"""Write a play on a small pack as a worked example, and play it with the whole rules before anybody sees it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

from crazy8.runtime.records import codes
from crazy8.runtime.records.actions import DRAW, NAME_RANK, NAME_SUIT, PASS
from crazy8.runtime.records.counters import HAS_COUNTERS
from crazy8.runtime.records.holding import cards_held, gained
from crazy8.runtime.records.limits import MOST_KINDS
from crazy8.runtime.records.state import State

from ..cards.cards import Deck
from ..examples.situation_in_text import seats_line, situation_in
from ..layers.resolver import Resolver
from ..rulings.deeds import deed
from ..rulings.from_examples import play_example
from .engine_on_tape import EngineOnTape
from .piles import cards_in
from .small_pack import SmallTable

SEATS = "ABCDEFGHIJKL"


class WitnessMove(NamedTuple):
    """An action, and the states before and after it."""

    action: int
    before: State
    after: State


class Play(NamedTuple):
    """A hand from its deal on."""

    start: State
    moves: tuple[WitnessMove, ...]

    @property
    def end(self) -> State:
        """Return the last state."""
        return self.moves[-1].after if self.moves else self.start


@dataclass(frozen=True)
class Writer:
    """Writes plays on one small table as worked examples."""

    table: SmallTable
    engine: EngineOnTape
    deck: Deck
    options: tuple[str, ...]
    direction: int

    def example(self, play: Play, title: str) -> str:
        """Return the lines of an example."""
        start, seats = play.start, range(self.table.program.players)
        in_order = [(start.first + self.direction * place) % len(seats) for place in seats]
        lines = [
            *([f"with option {' '.join(self.options)}"] if self.options else []),
            seats_line(SEATS[: len(seats)], dummies=bool(self.table.program.hands_open & codes.HANDS_IN_TWOS)),
            *(f"{self._name(play, seat)} holds {self._cards(self._held(start, seat))}" for seat in in_order),
            *(f"{self._name(play, seat)} counts {start.counter[seat]}" for seat in in_order if self._counts),
            f"starter {self._cards([start.discards[0]])}" if start.discard_size else "starter none",
            *self._stock(play),
            "stock is nothing",
            *self._moves(play),
            *self._possible(play),
        ]
        return "\n".join([f'example "{title}" {{', *(f"  {line}" for line in lines), "}"])

    @property
    def _counts(self) -> bool:
        return bool(self.table.program.features & HAS_COUNTERS)

    def _held(self, state: State, seat: int) -> tuple[int, ...]:
        return cards_held(self.table.program, state, seat)

    def _name(self, play: Play, seat: int) -> str:
        """Return the name of a seat; the first player is A."""
        return SEATS[(seat - play.start.first) * self.direction % self.table.program.players]

    def _cards(self, kinds: Iterable[int]) -> str:
        names = [self.deck.name_of(kind) for kind in kinds]
        return (", " if any(" " in name for name in names) else " ").join(names)

    def _suit(self, number: int) -> str:
        return self.deck.suits[self.table.suits[number]].name

    def _stock(self, play: Play) -> Iterator[str]:
        """Yield the stock in the order in which its cards are drawn."""
        left = cards_in(play.start.stock, play.start.stock_size)
        drawn = []
        for move in play.moves:
            for seat in range(self.table.program.players):
                for kind in gained(self.table.program, move.before, move.after, seat):
                    if kind in left:
                        left.remove(kind)
                        drawn.append(kind)
        if drawn or left:
            yield f"stock is {self._cards([*drawn, *left])}"

    def _moves(self, play: Play) -> Iterator[str]:
        """Yield a line for each action that needs one."""
        moves = list(play.moves)
        while moves:
            move = moves.pop(0)
            naming = ""
            if move.action < MOST_KINDS and moves and NAME_SUIT <= moves[0].action < NAME_RANK:
                naming = f" naming {self._suit(moves.pop(0).action - NAME_SUIT)}"
            done = self._deed(play, move)
            if done:
                yield f"{self._name(play, move.before.mover)} {done}{naming}"

    def _deed(self, play: Play, move: WitnessMove) -> str | None:
        if move.action == DRAW:
            return f"draws {self._cards(gained(self.table.program, move.before, move.after, move.before.mover))}"
        return deed(move.action, move.before.phase, self.deck, lambda seat: self._name(play, seat), self._suit)

    def _possible(self, play: Play) -> Iterator[str]:
        """Yield what can be done at the end."""
        state = play.end
        if state.phase > codes.MORE:
            return
        name, actions = self._name(play, state.mover), set(self.engine.actions(state))
        held = self._held(state, state.mover)
        possible = [kind for kind in held if kind in actions]
        others = [kind for kind in held if kind not in actions]
        if possible:
            yield f"{name} may play {self._cards(possible)}"
        if others:
            yield f"{name} may not play {self._cards(others)}"
        for action, word in ((DRAW, "draw"), (PASS, "pass")):
            yield f"{name} {'may' if action in actions else 'may not'} {word}"


def comes_true(text: str, resolver: Resolver) -> bool:
    """Return whether an example can be played with the whole rules just as it says."""
    situation = situation_in(text, resolver)
    return situation is not None and not play_example(situation)
