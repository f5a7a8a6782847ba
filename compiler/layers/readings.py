"""Keep what is known of a variant before any table is set: its statements, each read once."""

from __future__ import annotations

from functools import lru_cache

from ..cards.cards import CardSet
from ..cards.saying import Saying
from ..diagnostics.diagnostic import Diagnostic
from ..language.nodes import Statement
from ..topics.placing import TableDecks
from ..topics.statements import read
from .defaults import assumed_statements, starter_defaults
from .link import LinkedVariant


class Readings:
    """The readings of a variant's statements, kept so that a further table costs little.

    INVARIANT: what is kept by the `id` of a statement or a deck is about an object that lives as long as this does:
    `variant` holds its statements, the defaults theirs, and `decks` every deck that a table has. Readings for a changed
    variant take over what is known, and with it the variant that it is known of.
    """

    def __init__(self, variant: LinkedVariant) -> None:
        """Begin with nothing read."""
        self.variant = variant
        self.identity = variant.identity()
        self.offers = variant.offers()
        self.decks = TableDecks()
        self.texts: dict[tuple[int, int, CardSet | None], str] = {}
        self._before: tuple[LinkedVariant, ...] = ()
        self._said: dict[int, Saying | Diagnostic] = dict(_said_by_default())

    def for_changed(self, variant: LinkedVariant) -> Readings:
        """Return readings for a variant that shares most statements; what they learn is not kept here."""
        other = Readings(variant)
        other._before = (*self._before, self.variant)
        other.decks = self.decks.copy()
        other.texts = dict(self.texts)
        other._said = dict(self._said)
        return other

    def said(self, statement: Statement) -> Saying | Diagnostic:
        """Return what a statement says, or why it cannot be taken at its word."""
        known = self._said.get(id(statement))
        if known is None:
            known = self._said[id(statement)] = read(statement)
        return known


@lru_cache(maxsize=1)
def _said_by_default() -> dict[int, Saying]:
    """Return what the statements of the defaults say, which all variants share."""
    assumed = [one for found in assumed_statements().values() for one in found]
    return {id(one.statement): one.said for one in (*assumed, *(one for _, one in starter_defaults()))}
