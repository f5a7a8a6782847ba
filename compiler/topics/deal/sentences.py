"""Tell the rules on the deal, the dealers, the counters, and the cards that are turned up."""

from __future__ import annotations

from collections.abc import Iterator

from ...telling.facts import Told
from ...telling.phrase import Listed, Phrase, phrase, slug
from ...telling.teller import Teller
from ..counters.model import COUNTER_FALLS, DEAL_COUNTER, DECK_CUTTER
from ..game.facts import several_hands
from ..players.model import SEAT_PARTNERS
from ..starter.model import STARTER_EXISTS
from .model import DEAL_BATCHES, DEAL_COUNT_BY_PLAYERS, DEAL_FIRST_DEALER, DEAL_ROTATION, Deal


def tell_deal(teller: Teller) -> Iterator[Told]:
    """Tell who deals, how many cards, and where the rest goes."""
    rules = teller.rules
    if rules.seating.partners:
        yield teller.told("deal.partners", phrase("partners"), by=(SEAT_PARTNERS,))
    yield _dealing(teller)
    yield from _counter(teller)
    always = rules.deal.size.kind == "always"
    yield teller.told("deal.cards", _cards(rules.deal), by=(DEAL_COUNT_BY_PLAYERS,), quiet=always)
    source = rules.starter.comes_from
    told = (STARTER_EXISTS,)
    by = told if source != "stock" else ()
    yield teller.told("deal.starter", phrase(f"deal-starter-{source}"), by=by, tells=told)
    yield from _cutter(teller)
    first = phrase(f"first-dealer-{slug(rules.deal.first_dealer)}")
    yield teller.told(DEAL_FIRST_DEALER, first, by=(DEAL_FIRST_DEALER,))
    if several_hands(rules):
        then = phrase(f"next-dealer-{slug(rules.deal.next_dealer)}")
        yield teller.told("deal.next-dealer", then, by=(DEAL_ROTATION,))


def deal_in_short(teller: Teller) -> Told:
    """Tell how many cards everyone gets, and how many are left: the row of the table as a sentence."""
    rules = teller.rules
    words = phrase(
        f"deal-cards-and-stock-{rules.starter.comes_from}", cards=rules.deal.cards_each, stock=rules.stock_after_deal
    )
    return teller.told("deal.cards", words, by=(DEAL_COUNT_BY_PLAYERS,))


def _dealing(teller: Teller) -> Told:
    batches = teller.rules.deal.batches
    if not batches:
        return teller.told("deal.dealing", phrase("deal-dealing"))
    words = phrase("deal-dealing-batches", batches=Listed(batches, join="and"))
    return teller.told("deal.dealing", words, by=(DEAL_BATCHES,))


def _cards(deal: Deal) -> Phrase:
    """Tell how many cards everyone gets."""
    if deal.size.kind == "per hand":
        first, *further = deal.size.schedule
        if not further:
            return phrase("deal-cards", cards=first)
        return phrase("deal-per-hand", cards=first, further=Listed(tuple(further), join="comma"))
    if deal.size.kind == "counter":
        return phrase("deal-counter")
    return phrase("deal-cards", cards=deal.cards_each)


def _counter(teller: Teller) -> Iterator[Told]:
    """Yield the number that every player carries through the game."""
    counter = teller.rules.deal.counter
    if counter is not None:
        words = phrase("counter", start=counter.start, end=counter.end)
        yield teller.told(DEAL_COUNTER, words, by=(DEAL_COUNTER,))
        falls = phrase(f"counter-falls-{counter.falls}")
        yield teller.told("deal.counter-falls", falls, by=(COUNTER_FALLS,))


def _cutter(teller: Teller) -> Iterator[Told]:
    """Yield the card at the bottom of the stock that is shown."""
    rules = teller.rules
    cutter = rules.deal.cutter
    if cutter is not None:
        words = [phrase("cutter")]
        refused = rules.deck.every_card & ~cutter
        if refused:
            words.append(phrase("cutter-not", cards=teller.named(refused)))
        yield teller.told("deal.cutter", *words, by=(DECK_CUTTER,))
