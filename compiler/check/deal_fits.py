"""The deal fits the pack, and leaves something to draw."""

from __future__ import annotations

from collections.abc import Iterator

from crazy8.compiler.check.place import place_of
from crazy8.compiler.diagnostics.codes.rules import DealTooBig, StockShort, StockZero
from crazy8.compiler.diagnostics.diagnostic import Diagnostic
from crazy8.compiler.rules.rules import Rules


def check(rules: Rules) -> Iterator[Diagnostic]:
    """Count the hands and the starter against the pack."""
    span = place_of(rules, "deal.count-by-players", "players.range", "deck.composition")
    players, each, held = rules.players, rules.deal.cards_each, rules.deck.size
    stock = rules.stock_after_deal
    if stock < 0:
        most = (held - 1) // players
        yield DealTooBig(span=span, players=players, each=each, needed=players * each + 1, held=held, most=max(most, 0))
    elif stock == 0:
        yield StockZero(span=span, players=players, each=each, held=held)
    elif stock < players:
        yield StockShort(span=span, players=players, stock=stock)
