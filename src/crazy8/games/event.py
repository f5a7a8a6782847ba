"""Define events as values, with cards and words in place of numbers."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from types import MappingProxyType

from crazy8.games.card import Card, cards_of
from crazy8.games.moves import Moves
from crazy8.games.story import Story
from crazy8.runtime.people.events import Event as Happened
from crazy8.runtime.people.telling import kinds_of_events


def _in_words(name: str) -> str:
    """Turn `StarterTurned` into `starter turned`."""
    return re.sub(r"(?<!^)(?=[A-Z])", " ", name).lower()


EVENTS: tuple[str, ...] = tuple(_in_words(kind.__name__) for kind in kinds_of_events())
"""The names of all that can happen, such as `played` and `hand ended`."""


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened. `str` tells it in a sentence, where there is anything to tell."""

    name: str
    """One of `EVENTS`."""
    seat: int | None
    """The seat that did it, or that it befell; `None` if it befell the table."""
    cards: tuple[Card, ...]
    """The cards that it is about, as far as whoever asks may see them."""
    details: Mapping[str, object] = field(hash=False)
    """Whatever else there is to say: `left`, `suit`, `count`, `totals` …"""
    sentence: str = field(default="", compare=False)

    def __str__(self) -> str:
        """Return the sentence; the name if there is none."""
        return self.sentence or self.name

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle the values as a dictionary, for a view of a mapping cannot be pickled by itself."""
        return _again, (self.name, self.seat, self.cards, dict(self.details), self.sentence)


def event_of(happened: Happened, moves: Moves) -> Event:
    """Return an event of the engine in the words of a table."""
    deck = moves.rules.deck
    cards = cards_of(deck)
    seat: int | None = None
    shown: tuple[Card, ...] = ()
    details: dict[str, object] = {}
    for one in fields(happened):
        value = getattr(happened, one.name)
        match one.name, value:
            case "seat", _:
                seat = value
            case (("kind" | "kinds"), None):
                pass
            case "kind", _:
                shown = (cards[value],)
            case "kinds", _:
                shown = tuple(cards[kind] for kind in value)
            case "suit", int():
                details["suit"] = deck.suits[value].name
            case "rank", int():
                details["rank"] = deck.ranks[value].name
            case "calls", _:
                details["calls"] = tuple(moves.rules.calls.calls[call].word for call in value)
            case name, _:
                details[name] = value
    sentence = " ".join(Story(moves, None).sentences([happened]))
    return _again(_in_words(type(happened).__name__), seat, shown, details, sentence)


def _again(name: str, seat: int | None, cards: tuple[Card, ...], details: dict[str, object], sentence: str) -> Event:
    return Event(name, seat, cards, MappingProxyType(details), sentence)
