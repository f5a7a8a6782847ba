"""The pack, the deal, the dealers, and the card that is turned up."""

from __future__ import annotations

from collections.abc import Iterator

from crazy8.compiler.questions.triggers import several_hands
from crazy8.compiler.rulebook.facts import Told
from crazy8.compiler.rulebook.phrase import phrase, slug
from crazy8.compiler.rulebook.topics.teller import Teller


def tell_pack(teller: Teller) -> Iterator[Told]:
    """Which cards are used."""
    deck = teller.rules.deck
    by = ("deck.composition", *(("deck.packs-by-players",) if deck.packs > 1 else ()))
    if deck.name == "standard52":
        yield teller.told("pack", phrase("pack-standard", packs=deck.packs, cards=deck.size), by=by)
    else:
        ranks = " ".join(rank.name for rank in deck.ranks)
        signs = " ".join(suit.sign for suit in deck.suits)
        words = phrase("pack-other", packs=deck.packs, cards=deck.size, ranks=ranks, suits=signs)
        yield teller.told("pack", words, by=by)


def tell_deal(teller: Teller) -> Iterator[Told]:
    """Who deals, how many cards, and where the rest goes."""
    rules, by = teller.rules, ("deal.count-by-players",)
    yield teller.told("deal.dealing", phrase("deal-dealing"))
    cards = phrase("deal-cards", cards=rules.deal.cards_each)
    yield teller.told("deal.cards", cards, by=by, quiet=True)
    yield teller.told("deal.starter", phrase("deal-starter"))
    first = phrase(f"first-dealer-{slug(rules.deal.first_dealer)}")
    yield teller.told("deal.first-dealer", first, by=("deal.first-dealer",))
    if several_hands(rules):
        then = phrase(f"next-dealer-{slug(rules.deal.next_dealer)}")
        yield teller.told("deal.next-dealer", then, by=("deal.rotation",))
