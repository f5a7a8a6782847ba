"""Tell the rules on wild cards, what naming a suit or a rank means, and on what wild cards may never be laid."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from ...cards.cards import CardSet, kinds_in
from ...rules.key import Key
from ...telling.claim import Claim
from ...telling.exchange import Answered, Maker
from ...telling.facts import Told
from ...telling.phrase import slug
from ...telling.teller import Teller, grouped
from ..counters.model import WILD_PRIVATE_RANK
from ..effects.model import Names
from ..stock.facts import stock_refills
from .ban_sentences import bans_on_cards
from .claims import (
    CounterWild,
    CountsAsNamed,
    NamedCounts,
    NamedCountsOrWild,
    NamingWild,
    NoCardIsWild,
    OnAnything,
    PlainWild,
)
from .facts import named_by_cards, names_no_suit, naming_wilds, wild_cards, wilds_naming_a_suit
from .model import (
    WILD_AS_NATURAL,
    WILD_DURATION,
    WILD_MAY_KEEP_SUIT,
    WILD_ON_SAME_WILD,
    WILD_PLAYABLE_ON,
    WILD_WHICH,
    Wild,
)

Named = Literal["suit", "rank", "suit and rank"]


def tell_wild(teller: Teller) -> Iterator[Told]:
    """Tell the wild cards, those that name the same together with what follows from it."""
    wild, naming = wild_cards(teller.rules), naming_wilds(teller.rules)
    for what, cards in _by_what_is_named(teller, naming).items():
        yield from _wild_cards(teller, cards)
        counts = CountsAsNamed(cards) if what == "suit and rank" else NamedCountsOrWild(cards, what, wild)
        yield teller.told(f"wild.named-{slug(what)}", counts, by=(WILD_WHICH,), tells=(), cards=cards)
    yield from _wild_cards(teller, wild & ~naming)
    yield from _private_wild_card(teller)
    yield from bans_on_cards(teller, wild)
    if wild and not any(teller.rules.matching.forbidden_on):
        yield teller.told("turn.forbidden", OnAnything(wild), by=(WILD_PLAYABLE_ON,), cards=wild, quiet=True)


def _by_what_is_named(teller: Teller, naming: CardSet) -> dict[Named, CardSet]:
    found: dict[Named, CardSet] = {}
    for kind in kinds_in(naming):
        wild = teller.rules.matching.wild[kind]
        if wild is not None and wild.naming is not None:
            found[wild.naming.what] = found.get(wild.naming.what, 0) | 1 << kind
    return found


def _wild_cards(teller: Teller, among: CardSet) -> Iterator[Told]:
    """Tell some wild cards: what may be named with them."""
    for cards, wild in grouped(teller.rules.matching.wild):
        if wild is not None and cards & among:
            yield teller.told(
                f"wild.cards {cards:x}", _wild(teller, cards, wild), by=(WILD_WHICH,), cards=cards, shown=cards
            )


def _private_wild_card(teller: Teller) -> Iterator[Told]:
    """Tell the card that is wild for one player alone, or that none is wild at all."""
    private = teller.rules.matching.counter_wild
    if private is not None:
        claims: list[Claim] = [CounterWild(private.naming)]
        if private.naming is not None and private.naming.what not in named_by_cards(teller.rules):
            claims.append(NamedCounts(private.naming.what))
        yield teller.told("wild.counter", *claims, by=(WILD_PRIVATE_RANK,))
    elif not wild_cards(teller.rules):
        yield teller.told("wild.cards", NoCardIsWild(), by=(WILD_WHICH,), quiet=True)


def _wild(teller: Teller, cards: CardSet, wild: Wild) -> PlainWild | NamingWild:
    if wild.naming is not None:
        return NamingWild(cards, wild.naming)
    return PlainWild(cards, "as told elsewhere" if _is_followed(teller, cards) else "like any other")


def _is_followed(teller: Teller, cards: CardSet) -> bool:
    """Return whether it is told of all these cards what may follow them, perhaps with what they name."""
    after, of_card = teller.rules.matching.after, teller.rules.effects.of_card
    return all(
        (bool(after) and after[kind] is not None) or any(isinstance(one, Names) for one in of_card[kind])
        for kind in kinds_in(cards)
    )


def _wild_on_wild(teller: Teller) -> Answered | None:
    """Tell whether a wild card fits on another one, unless some do and some do not: then the turn tells it."""
    wild, forbidden = wild_cards(teller.rules), teller.rules.matching.forbidden_on
    if wild.bit_count() < 2:
        return None
    barred = [forbidden[kind] & wild == wild for kind in kinds_in(wild)]
    allowed = [not forbidden[kind] & wild for kind in kinds_in(wild)]
    if not all(barred) and not all(allowed):
        return None
    if all(barred):
        return Answered(WILD_ON_SAME_WILD, "no", wild)
    named = "yes-naming" if wilds_naming_a_suit(teller.rules) == wild else "yes"
    return Answered(WILD_ON_SAME_WILD, named, wild)


def _all_wild_name(teller: Teller, *, another: bool) -> bool:
    """Return whether every wild card must name a suit, and whether it must be another one."""
    namings = [wild.naming for wild in teller.rules.matching.wild if wild is not None]
    return all(naming is not None and not naming.optional and naming.another == another for naming in namings)


def _as_natural(teller: Teller) -> Answered | None:
    wild = wilds_naming_a_suit(teller.rules)
    sure = wild and (_all_wild_name(teller, another=False) or _all_wild_name(teller, another=True))
    return Answered(WILD_AS_NATURAL, cards=wild) if sure else None


def _may_keep_suit(teller: Teller) -> Answered | None:
    wild = wilds_naming_a_suit(teller.rules)
    return Answered(WILD_MAY_KEEP_SUIT) if wild and _all_wild_name(teller, another=False) else None


def _duration(teller: Teller) -> Answered | None:
    """Tell how long a named suit holds; that it outlasts a new stock only where one is made."""
    if names_no_suit(teller.rules):
        return None
    return Answered(WILD_DURATION, "" if stock_refills(teller.rules) else "without-renewal")


EXCHANGES: dict[Key, Maker] = {
    WILD_ON_SAME_WILD: _wild_on_wild,
    WILD_AS_NATURAL: _as_natural,
    WILD_MAY_KEEP_SUIT: _may_keep_suit,
    WILD_DURATION: _duration,
}
"""The questions about wild cards that are answered in more than one way."""
