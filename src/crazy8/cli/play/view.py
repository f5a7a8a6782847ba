"""Show the table as one player sees it, in a few lines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from crazy8.compiler.cards.cards import Deck
from crazy8.compiler.diagnostics.render.palette import Palette, paint
from crazy8.compiler.topics.rules import Rules
from crazy8.games.moves import cards_in_words
from crazy8.runtime.people.actions import TABLE, About
from crazy8.runtime.people.observation import Observation

COLOURS = {"red": "31", "green": "32", "yellow": "33", "blue": "34", "purple": "35", "pink": "35", "turquoise": "36"}
"""Parameters of terminal sequences (ECMA-48) for the colours that cards can have; others are shown as text is."""


class TableView(NamedTuple):
    """The parts of the view that stay the same at a table."""

    rules: Rules
    names: Sequence[str]
    """By seat, in clockwise order."""
    palette: Palette

    @property
    def deck(self) -> Deck:
        """The deck."""
        return self.rules.deck

    def card(self, kind: int) -> str:
        """Show a card in the colour that it has, or that its suit is."""
        suit = self.deck.suit_of(kind)
        word = self.deck.colour_of(kind) or ("" if suit is None else self.deck.suits[suit].name)
        return paint(self.deck.name_of(kind), COLOURS.get(word, "") if self.palette.message else "")


def lines(seen: Observation, table: TableView) -> Iterator[str]:
    """Yield the other players, the piles, and the own hand with everything that can be laid in brackets."""
    assert seen.seat is not None
    count = len(table.names)
    others = [(seen.seat + step) % count for step in range(1, count)]
    way = f" · {'clockwise' if seen.direction > 0 else 'anticlockwise'}" if count > 2 else ""
    yield f"  {' · '.join(_player(seat, seen, table) for seat in others)}{way}"
    yield from _open_hands(others, seen, table)
    cutter = "" if seen.cutter is None else f" · the cutter is of {table.deck.suits[seen.cutter].name}"
    yield f"  On top lies {_top(seen, table)} · {cards_in_words(seen.stock_size)} in the stock{cutter}"
    held = " ".join(_held(kind, seen, table) for kind in in_order(seen.hand, table.deck))
    mine = table.names[seen.seat] == "You"
    called = f", and {'have' if mine else 'has'} called" if seen.called[seen.seat] else ""
    yield f"  {_holder(seen.seat, table)} {held}{called}{_counter(seen.seat, seen, table)}"


def in_order(kinds: Sequence[int], deck: Deck) -> list[int]:
    """Sort cards as one holds them: by suit, red and black in turn, then by rank; those without suit last."""
    colours = [suit.colour for suit in deck.suits]
    suits = sorted(range(len(deck.suits)), key=lambda suit: (colours[:suit].count(colours[suit]), colours[suit]))
    place: dict[int | None, int] = {suit: number for number, suit in enumerate(suits)}
    return sorted(kinds, key=lambda kind: (place.get(deck.suit_of(kind), len(suits)), deck.rank_of(kind)))


def _player(seat: int, seen: Observation, table: TableView) -> str:
    name = table.names[seat]
    if seat not in seen.in_game:
        return f"{name} has dropped out"
    if seen.places[seat]:
        return f"{name} is out"
    called = ", called" if seen.called[seat] else ""
    return f"{name} {cards_in_words(seen.sizes[seat])}{called}{_counter(seat, seen, table)}"


def _open_hands(others: Sequence[int], seen: Observation, table: TableView) -> Iterator[str]:
    """Yield the hands of the others that are seen: where all lie open, and the second one that somebody plays."""
    for seat in others:
        hand = seen.hands[seat] if seen.hands else None
        if hand:
            yield f"  {_holder(seat, table)} {' '.join(map(table.card, in_order(hand, table.deck)))}"


def _holder(seat: int, table: TableView) -> str:
    """Begin the sentence on a hand."""
    name = table.names[seat]
    return "You hold" if name == "You" else f"{name[:1].upper()}{name[1:]} holds"


def _counter(seat: int, seen: Observation, table: TableView) -> str:
    """Return the counter of a player, where there are counters."""
    return f", counts {seen.counters[seat]}" if table.rules.deal.counter is not None else ""


def _top(seen: Observation, table: TableView) -> str:
    if seen.top is None:
        return "nothing yet"
    top = table.card(seen.top)
    named = [] if seen.named_suit is None else [table.deck.suits[seen.named_suit].name]
    named += [] if seen.named_rank is None else [table.deck.ranks[seen.named_rank].name]
    if named:
        return f"{top}, {paint(' '.join(named), table.palette.message)} is named"
    return f"{top}, and anything fits" if seen.anything_fits else top


def _held(kind: int, seen: Observation, table: TableView) -> str:
    shown = table.card(kind)
    usable = any(row.first + kind in seen.actions for row in TABLE if row.about is About.CARD)
    return f"[{shown}]" if usable else shown
