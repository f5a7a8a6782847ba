"""Put actions into words, as players say them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from crazy8.compiler.topics.effects.facts import effects_ever
from crazy8.compiler.topics.effects.model import Effect
from crazy8.compiler.topics.rules import Rules
from crazy8.runtime.people.actions import About, ActionKind, named_by, row_of
from crazy8.runtime.people.observation import Observation
from crazy8.runtime.records.codes import CARDS, COVERED, LAY, ROUND


class Moves:
    """The words of one table."""

    def __init__(self, rules: Rules, names: Sequence[str] = (), show_card: Callable[[int], str] | None = None) -> None:
        """Take the names of the players by seat (`seat 0` and so on without them); `show_card` may colour cards."""
        self.rules = rules
        self.names = names or tuple(f"seat {seat}" for seat in range(rules.players))
        self.card = show_card or rules.deck.name_of

    def move(self, action: int) -> str:
        """Put one action into words. Raises `ValueError` for a number that is none."""
        row = row_of(action)
        return self._offer() if row.kind is ActionKind.TAKE_UP else row.said_of(self._named(action))

    def done(self, action: int) -> str:
        """Put one action into words as what somebody does: `name hearts`."""
        row = row_of(action)
        return self._offer() if row.kind is ActionKind.TAKE_UP else row.done_with(self._named(action))

    def _named(self, action: int) -> str:
        """Put into words what an action names."""
        number = named_by(action)
        match row_of(action).about:
            case About.CARD:
                return self.card(number)
            case About.SUIT:
                return self.rules.deck.suits[number].name
            case About.RANK:
                return self.rules.deck.ranks[number].name
            case About.SEAT:
                return self.names[number]
            case About.NOTHING:
                return ""

    def _offer(self) -> str:
        """Tell what a card offers: to open a round, to end the hand, or to close the row that it began."""
        effects = {effect.kind for kind in range(self.rules.deck.kind_count) for effect in _effects(self.rules, kind)}
        closes = self.rules.several.added_row == "until closed"
        offers = {"opens round": "open a round", "ends hand": "end the hand"}
        offered = [*(words for kind, words in offers.items() if kind in effects), *(["close the row"] * closes)]
        return offered[0] if len(offered) == 1 else "take it up"

    def moves(self, actions: Iterable[int], *, last: str = "or") -> str:
        """Return several actions, as a choice."""
        return listed([self.move(action) for action in actions], last)


def asks_whom(rules: Rules, top: int | None) -> str:
    """Ask for the player to be chosen for the card on top."""
    asked = [effect.asks_whom for effect in _effects(rules, top) if getattr(effect, "target", "") == "chosen"]
    return asked[0] if asked else "Whom do you choose?"


def asks_for_card(rules: Rules, top: int | None) -> str:
    """Ask for the card of the hand to be chosen for the card on top, or for the one it acts as."""
    every = (effect for kind in range(rules.deck.kind_count) for effect in _effects(rules, kind))
    effects = (*_effects(rules, top), *every)
    return next((effect.asks_for_card for effect in effects if effect.asks_for_card), "Choose a card:")


def _effects(rules: Rules, top: int | None) -> tuple[Effect, ...]:
    return () if top is None or top < 0 else effects_ever(rules, top)


def listed(words: Sequence[str], last: str = "and") -> str:
    """Return words as a list in a sentence."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} {last} {words[-1]}" if words else ""


def cards_in_words(count: int) -> str:
    """Put a number of cards into words."""
    return "no cards" if count == 0 else "1 card" if count == 1 else f"{count} cards"


def owed_in_words(seen: Observation) -> str:
    """Put into words what is owed: cards to draw, turns, or a card to lay."""
    if seen.owed is None:
        return ""
    if seen.owed.what == CARDS:
        return cards_in_words(seen.owed.amount)
    if seen.owed.what in (LAY, COVERED, ROUND):
        return "a card that was asked for"
    return "a turn" if seen.owed.amount == 1 else f"{seen.owed.amount} turns"
