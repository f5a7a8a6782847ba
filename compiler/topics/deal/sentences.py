"""Tell the rules on the deal, the dealers, the counters, and the cards that are turned up."""

from __future__ import annotations

from collections.abc import Iterator

from ...telling.claim import Claim
from ...telling.facts import Told
from ...telling.teller import Teller
from ..counters.facts import cutter_cards
from ..counters.model import COUNTER_FALLS, DEAL_COUNTER, DECK_CUTTER
from ..game.claims import LeftDoNotCount
from ..game.facts import may_have_left, several_hands
from ..players.model import SEAT_DUMMIES, SEAT_PARTNERS
from ..scoring.facts import several_may_win_a_hand
from ..starter.model import STARTER_EXISTS
from ..stock.facts import hand_may_be_void
from .claims import (
    CounterFallsFor,
    CutterIsNever,
    CutterIsShown,
    CutterStays,
    DealsFirst,
    DealsNext,
    DealsOfSeveral,
    DealtInBatches,
    DealtOtherwise,
    DealtSingly,
    DummyHands,
    EachWinnerDealtOtherwise,
    EveryoneGets,
    EveryoneGetsAndLeft,
    EveryoneGetsByHand,
    EveryoneGetsCounter,
    EveryoneHasCounter,
    HandsLieOpen,
    LoserDealtOtherwise,
    NoCounterFallsAfterVoid,
    PartnersSitOpposite,
    StarterComesFrom,
    VoidHandHasNoLoser,
)
from .model import (
    DEAL_BATCHES,
    DEAL_COUNT_BY_PLAYERS,
    DEAL_FIRST_DEALER,
    DEAL_HANDICAP,
    DEAL_HANDS,
    DEAL_ROTATION,
    Deal,
)


def tell_deal(teller: Teller) -> Iterator[Told]:
    """Tell who deals, how many cards, and where the rest goes."""
    rules = teller.rules
    if rules.seating.partners:
        yield teller.told("deal.partners", PartnersSitOpposite(), by=(SEAT_PARTNERS,))
    if rules.seating.dummies:
        yield teller.told("deal.dummies", DummyHands(), by=(SEAT_DUMMIES,))
    yield _dealing(teller)
    if rules.deal.hands_open:
        yield teller.told(DEAL_HANDS, HandsLieOpen(), by=(DEAL_HANDS,))
    yield from _counter(teller)
    always = rules.deal.size.kind == "always"
    yield teller.told("deal.cards", _cards(rules.deal), by=(DEAL_COUNT_BY_PLAYERS,), quiet=always)
    yield from _handicaps(teller)
    source = rules.starter.comes_from
    told = (STARTER_EXISTS,)
    by = told if source != "stock" else ()
    yield teller.told("deal.starter", StarterComesFrom(source), by=by, tells=told)
    yield from _cutter(teller)
    yield teller.told(DEAL_FIRST_DEALER, DealsFirst(rules.deal.first_dealer), by=(DEAL_FIRST_DEALER,))
    if several_hands(rules):
        claims: list[Claim] = [DealsNext(rules.deal.next_dealer)]
        by_winner = rules.deal.next_dealer == "winner" and several_may_win_a_hand(rules)
        if may_have_left(rules) and rules.deal.next_dealer in ("winner", "loser"):
            claims.append(LeftDoNotCount())
        if by_winner or rules.deal.next_dealer == "loser":
            claims.append(DealsOfSeveral())
        yield teller.told("deal.next-dealer", *claims, by=(DEAL_ROTATION,))


def deal_in_short(teller: Teller) -> Told:
    """Tell how many cards everyone gets, and how many are left: the row of the table as a sentence."""
    rules = teller.rules
    claim = EveryoneGetsAndLeft(rules.deal.cards_each, rules.starter.comes_from, rules.stock_after_deal)
    return teller.told("deal.cards", claim, by=(DEAL_COUNT_BY_PLAYERS,))


def _dealing(teller: Teller) -> Told:
    deal = teller.rules.deal
    face_up = deal.hands_open
    if not deal.batches:
        return teller.told("deal.dealing", DealtSingly(face_up))
    return teller.told("deal.dealing", DealtInBatches(deal.batches, face_up), by=(DEAL_BATCHES,))


def _cards(deal: Deal) -> Claim:
    """Claim how many cards everyone gets."""
    if deal.size.kind == "per hand":
        schedule = deal.size.schedule
        return EveryoneGetsByHand(schedule) if len(schedule) > 1 else EveryoneGets(schedule[0])
    return EveryoneGetsCounter() if deal.size.kind == "counter" else EveryoneGets(deal.cards_each)


def _handicaps(teller: Teller) -> Iterator[Told]:
    """Yield who is dealt more cards than the others, or fewer."""
    rules = teller.rules
    claims: list[Claim] = []
    for one in rules.deal.handicaps:
        claims.append(DealtOtherwise(one.who, one.cards, one.fewer))
        if one.who == "winner" and several_may_win_a_hand(rules):
            claims.append(EachWinnerDealtOtherwise())
        if one.who == "loser":
            claims.append(LoserDealtOtherwise())
            if hand_may_be_void(rules):
                claims.append(VoidHandHasNoLoser())
    if claims:
        yield teller.told(DEAL_HANDICAP, *claims, by=(DEAL_HANDICAP,))


def _counter(teller: Teller) -> Iterator[Told]:
    """Yield the number that every player carries through the game."""
    counter = teller.rules.deal.counter
    if counter is not None:
        yield teller.told(DEAL_COUNTER, EveryoneHasCounter(counter.start, counter.end), by=(DEAL_COUNTER,))
        void = hand_may_be_void(teller.rules) and counter.falls == "loser"
        also = (NoCounterFallsAfterVoid(),) if void else ()
        yield teller.told("deal.counter-falls", CounterFallsFor(counter.falls), *also, by=(COUNTER_FALLS,))


def _cutter(teller: Teller) -> Iterator[Told]:
    """Yield the card at the bottom of the stock that is shown."""
    rules = teller.rules
    cutter = rules.deal.cutter
    if cutter is not None:
        claims: list[Claim] = [CutterIsShown()]
        refused = rules.deck.every_card & ~cutter
        if refused:
            claims.append(CutterIsNever(refused))
        if cutter_cards(rules):
            claims.append(CutterStays())
        yield teller.told("deal.cutter", *claims, by=(DECK_CUTTER,))
