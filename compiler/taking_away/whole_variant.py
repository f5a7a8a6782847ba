"""Compare all that a variant is: the games of its tables, and what its rulebooks say."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields, is_dataclass

from ..book.edition import edition
from ..check.table import TableChoice, tables_of
from ..layers.layers import layers_for
from ..layers.options import required_with
from ..layers.resolver import Resolver
from ..program.every_game import game_at
from ..telling.facts import Book

_UNPRINTED = ("says", "claims")
"""What a book knows of its sentences beside their words and marks: the lines of the answers, which no reader sees."""


class WholeVariant:
    """A variant, with what was asked about it so far."""

    def __init__(self, resolver: Resolver) -> None:
        """Choose the tables; no game and no book is made yet."""
        self.resolver = resolver
        self.tables = tuple(tables_of(resolver, ()))
        self.choices = tuple(dict.fromkeys(table.options for table in self.tables))
        self._games: dict[TableChoice, str | None] = {}
        self._books: dict[tuple[tuple[str, ...], tuple[int, ...]], object] = {}

    def without(self, resolver: Resolver) -> WholeVariant:
        """Return a variant that lacks something, to be compared at the same tables."""
        other = WholeVariant.__new__(WholeVariant)
        other.resolver, other.tables, other.choices = resolver, self.tables, self.choices
        other._games, other._books = {}, {}
        return other

    def tables_with(self, statement: object) -> tuple[TableChoice, ...]:
        """Return the tables at which a statement counts."""
        variant = self.resolver.variant
        return tuple(
            table
            for table in self.tables
            if any(one is statement for layer in layers_for(variant, *table) for one in layer.statements)
        )

    def game(self, table: TableChoice) -> str | None:
        """Return the game at a table."""
        if table not in self._games:
            self._games[table] = game_at(self.resolver, table)
        return self._games[table]

    def book(self, options: tuple[str, ...], players: tuple[int, ...] = ()) -> object:
        """Return what the rulebook with some options prints, for all numbers of players or for some."""
        key = (options, players)
        if key not in self._books:
            self._books[key] = _printed(edition(self.resolver, options, players))
        return self._books[key]

    def seats_as(self, other: WholeVariant) -> bool:
        """Return whether as many may play as in another variant, with each choice of options."""
        return all(self.resolver.player_range(one) == other.resolver.player_range(one) for one in self.choices)

    def plays_as(self, other: WholeVariant, tables: Iterable[TableChoice]) -> bool:
        """Return whether tables play the same game in both; a rulebook without a game there plays none."""
        return all(self.game(table) is not None and self.game(table) == other.game(table) for table in tables)

    def reads_as(self, other: WholeVariant, tables: Iterable[TableChoice], *, briefly: bool = False) -> bool:
        """Return whether the rulebooks about tables say the same; `briefly` looks at those of single tables."""
        pages: dict[tuple[tuple[str, ...], tuple[int, ...]], None] = {}
        for table in tables:
            if briefly:
                pages[table.options, (table.players,)] = None
            else:
                pages |= {((), ()): None, (table.options, ()): None}
        return all(self.book(*page) == other.book(*page) for page in pages)

    def with_another(self, option: str) -> list[tuple[str, ...]]:
        """Return the choices with an option: alone, and with each other one that it goes with."""
        offers = self.resolver.offers
        found = (required_with(offers, tuple({option, other.name})) for other in offers)
        own = required_with(offers, (option,))
        return list(dict.fromkeys(choice for choice in (own, *found) if choice is not None))


def apart_from_options(book: Book | None) -> object:
    """Return what a rulebook prints beside its house rules, their names and signs."""
    if book is None:
        return None
    return _printed(book, leave_out=(*_UNPRINTED, "marks", "house_rules", "chosen"))


def _printed(value: object, leave_out: tuple[str, ...] = _UNPRINTED) -> object:
    """Return a value that is equal for two parts of a book that look the same."""
    if is_dataclass(value) and not isinstance(value, type):
        parts = (getattr(value, one.name) for one in fields(value) if one.name not in leave_out)
        return (type(value).__name__, *(_printed(part, leave_out) for part in parts))
    if isinstance(value, tuple) and not hasattr(value, "_fields"):
        return tuple(_printed(one, leave_out) for one in value)
    return value
