"""The table as one player sees it, in a few lines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from crazy8.compiler.diagnostics.render.palette import Palette, paint
from crazy8.compiler.rules.cards import Deck
from crazy8.compiler.rules.rules import Rules
from crazy8.runtime.codes import CARDS
from crazy8.runtime.observation import Observation

RED = "31"
"""Parameter of a terminal sequence (ECMA-48)."""


class Table(NamedTuple):
    """What does not change at a table."""

    rules: Rules
    names: Sequence[str]
    """By seat, in clockwise order."""
    palette: Palette

    @property
    def deck(self) -> Deck:
        """The deck."""
        return self.rules.deck

    def card(self, kind: int) -> str:
        """A card, its suit in red if it is red."""
        is_red = self.deck.colour_of(kind) == "red"
        return paint(self.deck.name_of(kind), RED if is_red and self.palette.message else "")


def lines(seen: Observation, table: Table) -> Iterator[str]:
    """The other players, the piles, and the own hand with everything that can be laid in brackets."""
    assert seen.seat is not None
    count = len(table.names)
    others = [(seen.seat + step) % count for step in range(1, count)]
    way = f" · {'clockwise' if seen.direction > 0 else 'anticlockwise'}" if count > 2 else ""
    yield f"  {' · '.join(_player(seat, seen, table) for seat in others)}{way}"
    yield f"  On top lies {_top(seen, table)} · {cards_in_words(seen.stock_size)} in the stock"
    held = " ".join(_held(kind, seen, table) for kind in in_order(seen.hand, table.deck))
    yield f"  You hold {held}" + (", and have called" if seen.called[seen.seat] else "")


def owed_in_words(seen: Observation) -> str:
    """What is owed: cards or turns."""
    if seen.owed is None:
        return ""
    if seen.owed.what == CARDS:
        return cards_in_words(seen.owed.amount)
    return "a turn" if seen.owed.amount == 1 else f"{seen.owed.amount} turns"


def in_order(kinds: Sequence[int], deck: Deck) -> list[int]:
    """Cards sorted as one holds them: by suit, red and black in turn, then by rank."""
    colours = [suit.colour for suit in deck.suits]
    suits = sorted(range(len(deck.suits)), key=lambda suit: (colours[:suit].count(colours[suit]), colours[suit]))
    place: dict[int | None, int] = {suit: number for number, suit in enumerate(suits)}
    return sorted(kinds, key=lambda kind: (place.get(deck.suit_of(kind), len(suits)), deck.rank_of(kind)))


def cards_in_words(count: int) -> str:
    """A number of cards."""
    return "no cards" if count == 0 else "1 card" if count == 1 else f"{count} cards"


def _player(seat: int, seen: Observation, table: Table) -> str:
    name = table.names[seat]
    if seat not in seen.in_game:
        return f"{name} has dropped out"
    if seen.places[seat]:
        return f"{name} is out"
    called = ", called" if seen.called[seat] else ""
    return f"{name} {cards_in_words(seen.sizes[seat])}{called}"


def _top(seen: Observation, table: Table) -> str:
    assert seen.top is not None
    top = table.card(seen.top)
    if seen.named_suit is not None:
        return f"{top}, {paint(table.deck.suits[seen.named_suit].name, table.palette.message)} is named"
    return f"{top}, and anything fits" if seen.suit_to_follow is None else top


def _held(kind: int, seen: Observation, table: Table) -> str:
    shown = table.card(kind)
    return f"[{shown}]" if kind in seen.actions else shown
