"""Say in pieces of sentences what happened at a table, and what an event says of itself."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, NamedTuple, Protocol

from crazy8.games.moves import Moves, cards_in_words, listed
from crazy8.runtime.people.events import Event


class StoryPart(NamedTuple):
    """The deeds of one player, or what befell the table (no seat)."""

    seat: int | None
    of_others: str
    """As it is said of others: `plays 9♥`; for no seat the whole sentence."""
    of_me: str
    """As it is said to the player: `play 9♥`."""
    drawn: tuple[int, ...] | int | None = None
    """For a draw: the cards, or how many if they are hidden; draws in a row are told together."""


class StoryTeller(Protocol):
    """The teller of the parts: the words of the table, and the names of players within a sentence."""

    moves: Moves

    def name(self, seat: int) -> str:
        """Name a player."""


def part_of(event: Event, teller: StoryTeller) -> StoryPart | None:
    """Return what an event says of itself, with its values in words, or None for one that is told in several ways."""
    if not event.of_others:
        return None
    words = {field.name: _value(field.name, getattr(event, field.name), teller) for field in fields(event)}
    seat = getattr(event, "seat") if event.of_me else None  # noqa: B009  # what is said to a player has a seat
    return StoryPart(seat, event.of_others.format(**words), event.of_me.format(**words))


def _value(name: str, value: Any, teller: StoryTeller) -> str:
    """Put a value of an event into words, as its name says what it is."""
    moves = teller.moves
    match name:
        case "kind":
            return "a card" if value is None else moves.card(value)
        case "kinds":
            return "" if value is None else f": {' '.join(map(moves.card, value))}"
        case "suit":
            return f"no {moves.rules.deck.suit_word}" if value is None else moves.rules.deck.suits[value].name
        case "rank":
            return "no rank" if value is None else moves.rules.deck.ranks[value].name
        case "to" | "other" | "player":
            return listed([teller.name(seat) for seat in (value if isinstance(value, tuple) else (value,))])
        case "direction":
            return "clockwise" if value > 0 else "anticlockwise"
        case "left":
            return " (1 card left)" if value == 1 else ""
        case "cards":
            return cards_in_words(value)
        case "turns":
            return turns_in_words(value)
        case "lawful":
            return "wrongly" if value else "rightly"
        case _:
            return str(value)


def turns_in_words(count: int) -> str:
    """Put a number of turns into words."""
    return "a turn" if count == 1 else f"{count} turns"
