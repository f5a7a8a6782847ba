"""Put into the program what an empty stock does."""

from __future__ import annotations

from crazy8.runtime.records import codes
from crazy8.runtime.records.features import features_in
from crazy8.runtime.records.program import Program
from crazy8.runtime.records.stock import (
    HAS_BLOCK_RULES,
    HAS_CHAIN_KEPT,
    HAS_DRY_ENDS,
    HAS_SHORTFALLS,
    HAS_STOCK_RULES,
)

from ..drawing.program import ENDLESS, action_limit
from ..rules import Rules
from .facts import stock_ends_hand

STOCK = {
    "reshuffle": codes.STOCK_RESHUFFLE,
    "turn over": codes.STOCK_TURN_OVER,
    "pass": codes.STOCK_PASS,
    "score": codes.STOCK_SCORE,
}


SHORTFALL = {
    "lapses": codes.SHORT_LAPSES,
    "owed": codes.SHORT_OWED,
    "no play": codes.SHORT_NO_PLAY,
    "take top": codes.SHORT_TAKE_TOP,
}


def fill_stock(program: Program, rules: Rules) -> None:
    """Write what happens when there is nothing to draw, and when a hand is blocked."""
    stock = rules.stock
    program.stock_empty = STOCK[stock.empty]
    program.stock_exhausted = STOCK[stock.exhausted]
    program.refills_at_once = stock.refills == "at once"
    program.refill_limit = ENDLESS if stock.limit is None else stock.limit
    program.shortfall = SHORTFALL[stock.short]
    program.block_rounds = stock.blocked_after.rounds
    program.block_passes = stock.blocked_after.passes
    program.block_plays = stock.blocked_after.cards or 0
    program.action_limit = action_limit(rules)


def features_of_stock(program: Program, rules: Rules) -> int:
    """Return the features that the stock and blocked hands use."""
    stock, blocked = rules.stock, rules.stock.blocked_after
    otherwise_blocked = (blocked.rounds, blocked.passes, blocked.cards) != (1, 0, None)
    refills_are_told = stock.limit is not None or bool(program.refills_at_once) or stock.keeps != "top"
    return features_in(
        {
            HAS_STOCK_RULES: refills_are_told or rules.scoring.reshuffle_fine is not None,
            HAS_SHORTFALLS: stock.short != "lapses",
            HAS_BLOCK_RULES: rules.drawing.pass_when_dry or otherwise_blocked,
            HAS_CHAIN_KEPT: stock.keeps == "top and chain",
            HAS_DRY_ENDS: stock_ends_hand(rules),
        }
    )
