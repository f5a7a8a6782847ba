"""Tell the rules on the empty stock and the blocked hand."""

from __future__ import annotations

from collections.abc import Iterator

from ...telling.claim import Claim
from ...telling.facts import Told
from ...telling.teller import Teller
from ..drawing.facts import draws_in_turn, stock_is_used
from ..effects.facts import hand_can_be_ended
from ..scoring.model import Mode
from .claims import (
    BlockedByCards,
    BlockedByPasses,
    BlockedCounts,
    DiscardsThatStay,
    EndedCountsAsBlocked,
    FirstOutHasWon,
    NoPassAfterADraw,
    NoPassToMissATurn,
    NothingToRenew,
    PassByDrawingTheLast,
    RenewalsAtMost,
    StockRenewed,
    StockUsedUp,
    TooFewToDraw,
)
from .facts import (
    cards_drawn_for_a_rule,
    debtors_may_pass,
    passes_may_leave_out_a_seat,
    stock_refills,
    stuck_players_pass,
)
from .model import (
    BLOCK_DEFINITION,
    BLOCK_RESULT,
    STOCK_EMPTY,
    STOCK_KEEP,
    STOCK_LIMIT,
    STOCK_MID_DRAW,
    STOCK_NOTHING_LEFT,
    STOCK_WHEN,
)


def tell_stock(teller: Teller) -> Iterator[Told]:
    """Tell what happens when there is nothing to draw."""
    rules = teller.rules
    if stock_is_used(rules):
        yield teller.told(STOCK_EMPTY, StockUsedUp(rules.stock.empty), by=(STOCK_EMPTY,))
    if stock_refills(rules):
        yield from _refill(teller)
    if rules.stock.short != "lapses" or cards_drawn_for_a_rule(rules):
        yield _short(teller)
    yield from _blocked_hand(teller)


def _refill(teller: Teller) -> Iterator[Told]:
    """Tell when the discards become the stock, how often, and what stays on the table."""
    stock = teller.rules.stock
    late = stock.refills == "when needed"
    yield teller.told("stock.refills", StockRenewed(stock.refills), by=(STOCK_WHEN,), quiet=late)
    keeps = DiscardsThatStay(stock.keeps)
    yield teller.told("stock.keeps", keeps, by=(STOCK_KEEP,), quiet=stock.keeps == "top")
    if stock.limit is not None:
        yield teller.told(STOCK_LIMIT, RenewalsAtMost(stock.limit), by=(STOCK_LIMIT,))
    yield teller.told("stock.exhausted", NothingToRenew(stock.exhausted), by=(STOCK_NOTHING_LEFT,))


def _short(teller: Teller) -> Told:
    """Tell what becomes of draws for which there are too few cards."""
    short = teller.rules.stock.short
    return teller.told("stock.short", TooFewToDraw(short), by=(STOCK_MID_DRAW,), quiet=short == "lapses")


def _blocked_hand(teller: Teller) -> Iterator[Told]:
    """Tell when a hand is blocked, and how it counts."""
    rules = teller.rules
    if stuck_players_pass(rules):
        after = rules.stock.blocked_after
        claims: list[Claim] = [BlockedByPasses(after.rounds, after.passes)]
        if draws_in_turn(rules) and not rules.drawing.pass_when_dry:
            claims.insert(0, NoPassAfterADraw())
        if passes_may_leave_out_a_seat(rules):
            claims.insert(0, NoPassToMissATurn())
        if debtors_may_pass(rules):
            claims.append(PassByDrawingTheLast())
        if after.cards is not None:
            claims.append(BlockedByCards(after.cards))
        yield teller.told("stock.blocked", *claims, by=(BLOCK_DEFINITION,))
    # A hand that ends for want of cards is never void: then it counts as a hand that somebody won.
    mode = rules.stock.blocked if stuck_players_pass(rules) else rules.stock.blocked or rules.scoring.mode
    counts: list[Claim] = [_blocked(mode)]
    if rules.players > 2 and rules.finish.then == "play on":
        counts.append(FirstOutHasWon())
    if hand_can_be_ended(rules):
        counts.append(EndedCountsAsBlocked())
    yield teller.told("stock.blocked-result", *counts, by=(BLOCK_RESULT,))


def _blocked(mode: Mode | None) -> BlockedCounts:
    """Claim how a hand counts that nobody won by going out."""
    if mode is None:
        return BlockedCounts(None)
    return BlockedCounts("winner collects" if mode.kind == "finishers collect" else mode.kind, mode.points)
