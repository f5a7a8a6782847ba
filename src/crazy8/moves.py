"""Actions in words, as players say them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from crazy8.compiler.rules.rules import Rules
from crazy8.runtime.actions import CALL, DRAW, NAME_SUIT, PASS, SEAT, TAKE, is_play, is_seat, is_suit


class Moves:
    """The words of one table."""

    def __init__(self, rules: Rules, names: Sequence[str] = (), show_card: Callable[[int], str] | None = None) -> None:
        """`names` are those of the players by seat, `seat 0` and so on without them; `show_card` may colour cards."""
        self._rules = rules
        self._names = names or tuple(f"seat {seat}" for seat in range(rules.players))
        self.card = show_card or rules.deck.name_of

    def move(self, action: int) -> str:
        """One action."""
        if is_play(action):
            return self.card(action)
        if is_suit(action):
            return self._rules.deck.suits[action - NAME_SUIT].name
        if is_seat(action):
            return self._names[action - SEAT]
        return {DRAW: "draw", PASS: "pass", TAKE: "take", CALL: "call"}.get(action, "deal")

    def moves(self, actions: Iterable[int], *, last: str = "or") -> str:
        """Several actions, as a choice."""
        return listed([self.move(action) for action in actions], last)


def listed(words: Sequence[str], last: str = "and") -> str:
    """Words as a list in a sentence."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} {last} {words[-1]}" if words else ""
