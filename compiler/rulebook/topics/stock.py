"""The empty stock and the blocked hand."""

from __future__ import annotations

from collections.abc import Iterator

from crazy8.compiler.questions.triggers import stock_refills, stuck_players_pass
from crazy8.compiler.rulebook.facts import Told
from crazy8.compiler.rulebook.phrase import Phrase, phrase, slug
from crazy8.compiler.rulebook.topics.teller import Teller
from crazy8.compiler.rules.scoring import Mode


def tell_stock(teller: Teller) -> Iterator[Told]:
    """What happens when there is nothing to draw."""
    rules = teller.rules
    empty = phrase(f"stock-empty-{slug(rules.stock.empty)}")
    yield teller.told("stock.empty", empty, by=("stock.empty",))
    if stock_refills(rules):
        exhausted = phrase(f"stock-exhausted-{slug(rules.stock.exhausted)}")
        yield teller.told("stock.exhausted", exhausted, by=("stock.nothing-left",))
    if stuck_players_pass(rules):
        words = phrase("stock-blocked"), _blocked(rules.stock.blocked)
        yield teller.told("stock.blocked", *words, by=("block.result",))
    else:
        # A hand that ends for want of cards is never void: then it counts as a hand that somebody won.
        mode = rules.stock.blocked or rules.scoring.mode
        yield teller.told("stock.blocked", _blocked(mode), by=("block.result",))


def _blocked(mode: Mode | None) -> Phrase:
    """How a hand counts that nobody won by going out."""
    if mode is None:
        return phrase("blocked-void")
    return phrase(f"blocked-{slug(mode.kind)}", points=mode.points or 0)
