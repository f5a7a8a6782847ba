"""Check that the deal fits the pack, and leaves something to draw and something to hold."""

from __future__ import annotations

from collections.abc import Iterator

from ...cards.as_selectors import cards_text
from ...cards.cards import kinds_in
from ...diagnostics.diagnostic import Diagnostic
from ..counters.model import DEAL_COUNTER
from ..deck.model import DECK_COMPOSITION, DECK_PACKS_BY_PLAYERS
from ..finish.model import OUT_HAND_LIMIT
from ..places import place_of
from ..players.model import PLAYERS_RANGE, SEAT_FIRST_PLAYER, Holder
from ..rules import Rules
from ..starter.model import STARTER_EXISTS
from .model import DEAL_BATCHES, DEAL_COUNT_BY_PLAYERS
from .reports import (
    BatchesDiffer,
    DealerWithoutCards,
    DealTooBig,
    EverybodyHoldsOne,
    LimitBelowDeal,
    StockShort,
    StockZero,
)

_DEAL = DEAL_COUNT_BY_PLAYERS


def check_limit(rules: Rules) -> Iterator[Diagnostic]:
    """Compare the hands that are dealt with the most cards that anybody may hold."""
    limit, each = rules.finish.limit, rules.deal.cards_each
    if limit is not None and limit.cards < each:
        yield LimitBelowDeal(span=place_of(rules, OUT_HAND_LIMIT), each=each, limit=limit.cards)


def check_dealer(rules: Rules) -> Iterator[Diagnostic]:
    """Look whether a dealer who gives the starter has a card left."""
    if smallest_deal(rules) == 1 and rules.starter_from == "dealer":
        yield DealerWithoutCards(span=place_of(rules, STARTER_EXISTS, _DEAL))


def check_batches(rules: Rules) -> Iterator[Diagnostic]:
    """Count the cards dealt at a time."""
    together, each = sum(rules.deal.batches), rules.deal.cards_each
    if together and rules.deal.size.kind == "always" and each % together:
        yield BatchesDiffer(span=place_of(rules, DEAL_BATCHES), together=together, each=each)


def _packs_are_stated(rules: Rules) -> bool:
    """Return whether the author said how many packs there are, and so meant the stock to be as thin as it is."""
    return any(not answer.is_default for answer in rules.answers_to(DECK_PACKS_BY_PLAYERS))


def smallest_deal(rules: Rules) -> int:
    """Return the cards of the hand with the fewest cards."""
    size, counter = rules.deal.size, rules.deal.counter
    if size.kind == "per hand":
        return min(size.schedule)
    if size.kind == "counter" and counter is not None:
        return max(counter.end, 1)
    return rules.deal.cards_each


def check_pack(rules: Rules) -> Iterator[Diagnostic]:
    """Count the hands and the starter against the pack."""
    span = place_of(rules, _DEAL, DEAL_COUNTER, PLAYERS_RANGE, DECK_COMPOSITION)
    players, each, held = rules.players, rules.deal.cards_each, rules.deck.size
    turned = rules.starter_from == "stock"
    and_starter = " and the starter" if turned else ""
    stock = rules.stock_after_deal
    if stock < 0:
        yield DealTooBig(
            span=span,
            players=players,
            each=each,
            needed=players * each + turned,
            held=held,
            most=max((held - turned) // players, 0),
            and_starter=and_starter,
        )
    elif stock == 0:
        yield StockZero(span=span, players=players, each=each, held=held, and_starter=and_starter)
    elif stock < players and not _packs_are_stated(rules):
        yield StockShort(span=span, players=players, stock=stock)


def check_holder(rules: Rules) -> Iterator[Diagnostic]:
    """Look whether the other cards are too few for a hand, so that everybody holds a card of those that begin."""
    first = rules.seating.first_player
    if isinstance(first, Holder) and first.which == "any":
        others = kinds_in(rules.deck.every_card & ~first.cards)
        if sum(rules.deck.copies_of(kind) for kind in others) < smallest_deal(rules):
            span, words = place_of(rules, SEAT_FIRST_PLAYER), cards_text(first.cards, rules.deck)
            yield EverybodyHoldsOne(span=span, cards=f"`{words}`", words=words)


CHECKS = (check_pack, check_limit, check_dealer, check_batches, check_holder)
"""Each looks at no more than it must."""
