"""Check that the deal fits the pack, and leaves something to draw and something to hold."""

from __future__ import annotations

from collections.abc import Iterator

from ...cards.as_selectors import cards_text
from ...cards.cards import kinds_in
from ...diagnostics.diagnostic import Diagnostic
from ...rules.key import Key
from ...source import Span
from ..counters.model import DEAL_COUNTER
from ..deck.model import DECK_COMPOSITION, DECK_PACKS_BY_PLAYERS
from ..finish.model import OUT_HAND_LIMIT
from ..game.facts import several_hands
from ..game.model import MATCH_END_KIND
from ..places import place_of, places_of
from ..players.facts import what_makes_sides
from ..players.model import PLAYERS_RANGE, SEAT_FIRST_PLAYER, Holder
from ..rules import Rules
from ..scoring.facts import several_may_win_a_hand
from ..starter.model import STARTER_EXISTS
from .facts import losers_have_handicaps
from .model import BY_THE_HAND_BEFORE, DEAL_BATCHES, DEAL_COUNT_BY_PLAYERS, DEAL_HANDICAP
from .reports import (
    BatchesDiffer,
    DealerWithoutCards,
    DealTooBig,
    EverybodyHoldsOne,
    HandicapPartsPartners,
    HandicapsTooBig,
    HandicapTakesAll,
    LimitBelowDeal,
    NoHandBefore,
    StockShort,
    StockZero,
)

_DEAL = DEAL_COUNT_BY_PLAYERS


def check_limit(rules: Rules) -> Iterator[Diagnostic]:
    """Compare the hands that are dealt with the most cards that anybody may hold."""
    limit, each = rules.finish.limit, rules.deal.cards_each + most_more(rules)
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


def most_more(rules: Rules) -> int:
    """Return how many cards more than the others one player may be dealt."""
    return sum(one.cards for one in rules.deal.handicaps if not one.fewer)


def most_dealt_besides(rules: Rules) -> int:
    """Return how many cards all handicaps together may add to a deal."""
    winners = rules.players if several_may_win_a_hand(rules) else 1
    more = (one.cards * (winners if one.who == "winner" else 1) for one in rules.deal.handicaps if not one.fewer)
    return sum(more)


def smallest_deal(rules: Rules) -> int:
    """Return the cards of the hand with the fewest cards; none or less if handicaps take all of them."""
    return _smallest_size(rules) - sum(one.cards for one in rules.deal.handicaps if one.fewer)


def _smallest_size(rules: Rules) -> int:
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
    turned, hands = rules.starter_from == "stock", "hands" if rules.seating.dummies else "players"
    and_starter = " and the starter" if turned else ""
    stock = held - players * each - turned
    if stock < 0:
        yield DealTooBig(
            span=span,
            players=players,
            each=each,
            needed=players * each + turned,
            held=held,
            most=_most_each(held - turned, players),
            and_starter=and_starter,
            hands=hands,
        )
    elif stock == 0:
        yield StockZero(span=span, players=players, each=each, held=held, and_starter=and_starter, hands=hands)
    elif stock <= most_dealt_besides(rules):
        span = place_of(rules, DEAL_HANDICAP)
        yield HandicapsTooBig(span=span, deal=_text(rules), more=most_dealt_besides(rules), stock=stock)
    elif stock < players and not _packs_are_stated(rules):
        yield StockShort(span=span, players=players, stock=stock, hands=hands)


def _most_each(cards: int, players: int) -> int:
    """Return how many cards everybody can get so that a card remains for everybody, or at least one for somebody."""
    return max((cards - players) // players, min((cards - 1) // players, 1), 0)


def check_holder(rules: Rules) -> Iterator[Diagnostic]:
    """Look whether the other cards are too few for a hand, so that everybody holds a card of those that begin."""
    first = rules.seating.first_player
    if isinstance(first, Holder) and first.which == "any":
        others = kinds_in(rules.deck.every_card & ~first.cards)
        if sum(rules.deck.copies_of(kind) for kind in others) < smallest_deal(rules):
            span, words = place_of(rules, SEAT_FIRST_PLAYER), cards_text(first.cards, rules.deck)
            yield EverybodyHoldsOne(span=span, cards=f"`{words}`", words=words)


def check_handicaps(rules: Rules) -> Iterator[Diagnostic]:
    """Look whether a handicap leaves a hand, whether a hand can make anybody its winner, and at partners."""
    handicaps, deal = rules.deal.handicaps, _text(rules)
    if not handicaps:
        return
    if smallest_deal(rules) < 1:
        span, labels = places_of(rules, {DEAL_HANDICAP: "so many fewer", _DEAL: "of so many"})
        yield HandicapTakesAll(span=span, deal=deal, each=_smallest_size(rules), labels=labels)
    if not several_hands(rules) and any(one.who in BY_THE_HAND_BEFORE for one in handicaps):
        span, labels = places_of(rules, {DEAL_HANDICAP: "this is for a hand before", MATCH_END_KIND: "there is none"})
        yield NoHandBefore(span=span, statement=deal, labels=labels)
    if rules.seating.sides and losers_have_handicaps(rules):
        sides = what_makes_sides(rules)
        span, labels = places_of(rules, {DEAL_HANDICAP: "one has lost", sides.question: "two belong together"})
        yield HandicapPartsPartners(
            span=span, deal=deal, one=sides.one, other=sides.other, line=sides.line, labels=labels
        )


def begins_by_the_hand_before(rules: Rules) -> tuple[Span, Diagnostic | None] | None:
    """Return where somebody begins for having won or lost the hand before, and a report if there never is one.

    With `else dealer` the first hand of all is thought of. If nobody says when the game ends, just that is missing.
    """
    first, game = rules.answer_to(SEAT_FIRST_PLAYER), rules.answer_to(MATCH_END_KIND)
    if first is None or rules.seating.first_player not in BY_THE_HAND_BEFORE:
        return None
    if several_hands(rules) or game is None or game.is_default:
        return first.span, None
    seen: dict[Key, str] = {SEAT_FIRST_PLAYER: "this is for a hand before", MATCH_END_KIND: "there is none"}
    span, labels = places_of(rules, seen)
    return first.span, NoHandBefore(span=span, statement=first.text, labels=labels)


def _text(rules: Rules) -> str:
    answer = rules.answer_to(DEAL_HANDICAP)
    return "" if answer is None else answer.text


CHECKS = (check_pack, check_limit, check_dealer, check_batches, check_holder, check_handicaps)
"""Each looks at no more than it must."""
