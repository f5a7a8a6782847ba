"""Tell the rules on the empty stock and the blocked hand."""

from __future__ import annotations

from collections.abc import Iterator

from ...telling.facts import Told
from ...telling.phrase import Phrase, phrase, slug
from ...telling.teller import Teller
from ..scoring.model import Mode
from .facts import several_cards_drawn_at_once, stock_refills, stuck_players_pass
from .model import (
    BLOCK_DEFINITION,
    BLOCK_RESULT,
    STOCK_EMPTY,
    STOCK_KEEP,
    STOCK_LIMIT,
    STOCK_MID_DRAW,
    STOCK_NOTHING_LEFT,
    STOCK_WHEN,
    BlockedAfter,
)


def tell_stock(teller: Teller) -> Iterator[Told]:
    """Tell what happens when there is nothing to draw."""
    rules = teller.rules
    if rules.drawing.amount.mode != "nothing" or rules.answers_to(STOCK_EMPTY):
        empty = phrase(f"stock-empty-{slug(rules.stock.empty)}")
        yield teller.told(STOCK_EMPTY, empty, by=(STOCK_EMPTY,))
    if stock_refills(rules):
        yield from _refill(teller)
    if rules.stock.short != "lapses" or several_cards_drawn_at_once(rules):
        yield _short(teller)
    yield from _blocked_hand(teller)


def _refill(teller: Teller) -> Iterator[Told]:
    """Tell when the discards become the stock, how often, and what stays on the table."""
    stock = teller.rules.stock
    late = stock.refills == "when needed"
    yield teller.told("stock.refills", phrase(f"stock-refills-{slug(stock.refills)}"), by=(STOCK_WHEN,), quiet=late)
    keeps = phrase(f"stock-keeps-{slug(stock.keeps)}")
    yield teller.told("stock.keeps", keeps, by=(STOCK_KEEP,), quiet=stock.keeps == "top")
    if stock.limit is not None:
        yield teller.told(STOCK_LIMIT, phrase("stock-limit", times=stock.limit), by=(STOCK_LIMIT,))
    exhausted = phrase(f"stock-exhausted-{slug(stock.exhausted)}")
    yield teller.told("stock.exhausted", exhausted, by=(STOCK_NOTHING_LEFT,))


def _short(teller: Teller) -> Told:
    """Tell what becomes of draws for which there are too few cards."""
    short = teller.rules.stock.short
    words = phrase(f"stock-short-{slug(short)}")
    return teller.told("stock.short", words, by=(STOCK_MID_DRAW,), quiet=short == "lapses")


def _blocked_hand(teller: Teller) -> Iterator[Told]:
    """Tell when a hand is blocked, and how it counts."""
    rules = teller.rules
    if stuck_players_pass(rules):
        after = rules.stock.blocked_after
        words = [_blocked_after(after)]
        if after.cards is not None:
            words.append(phrase("stock-blocked-cards", cards=after.cards))
        yield teller.told("stock.blocked", *words, by=(BLOCK_DEFINITION,))
    # A hand that ends for want of cards is never void: then it counts as a hand that somebody won.
    mode = rules.stock.blocked if stuck_players_pass(rules) else rules.stock.blocked or rules.scoring.mode
    yield teller.told("stock.blocked-result", _blocked(mode), by=(BLOCK_RESULT,))


def _blocked_after(after: BlockedAfter) -> Phrase:
    """Tell how many passes in a row it takes."""
    if after.rounds == 0:
        return phrase("stock-blocked-passes", passes=after.passes)
    if after.passes:
        return phrase("stock-blocked-rounds-and-passes", rounds=after.rounds, passes=after.passes)
    return phrase("stock-blocked", rounds=after.rounds)


def _blocked(mode: Mode | None) -> Phrase:
    """Tell how a hand counts that nobody won by going out."""
    if mode is None:
        return phrase("blocked-void")
    return phrase(f"blocked-{slug(mode.kind)}", points=mode.points or 0)
