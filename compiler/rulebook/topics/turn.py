"""A turn: which card fits, which ones are wild, and what naming a suit means."""

from __future__ import annotations

from collections.abc import Iterator

from crazy8.compiler.questions.card_sets import naming_wilds, wild_cards
from crazy8.compiler.rulebook.facts import Told
from crazy8.compiler.rulebook.phrase import CardsName, Listed, phrase
from crazy8.compiler.rulebook.topics.teller import Teller, grouped
from crazy8.compiler.rules.cards import CardSet
from crazy8.compiler.rules.effects import Naming


def tell_turn(teller: Teller) -> Iterator[Told]:
    """Which card fits."""
    rules = teller.rules
    attributes = Listed(tuple(phrase(f"attribute-{word}") for word in rules.fits.attributes), join="or")
    yield teller.told("turn.match", phrase("turn-match", attributes=attributes), by=("match.attributes",))
    if "neighbour" in rules.fits.attributes:
        order = " ".join(rank.name for rank in rules.deck.ranks)
        yield teller.told("turn.neighbours", phrase("turn-neighbours", order=order))
    yield from _forbidden(teller, ~wild_cards(rules))


def tell_wild(teller: Teller) -> Iterator[Told]:
    """Wild cards, what naming a suit means, and on what wild cards may never be laid."""
    yield from _wild_cards(teller)
    wild, naming = wild_cards(teller.rules), naming_wilds(teller.rules)
    if naming:
        words = phrase("named-suit-with-wild", wild=teller.named(wild), cards=teller.named(naming))
        yield teller.told("wild.named-suit", words, by=("wild.which",), cards=naming)
    yield from _forbidden(teller, wild)
    if wild and not any(teller.rules.fits.forbidden_on):
        words = phrase("forbidden-nothing", cards=teller.named(wild))
        yield teller.told("turn.forbidden", words, by=("wild.playable-on",), cards=wild, quiet=True)


def _wild_cards(teller: Teller) -> Iterator[Told]:
    found = False
    for cards, wild in grouped(teller.rules.fits.wild):
        if wild is None:
            continue
        found = True
        how = "plain" if wild.naming is None else naming_words(wild.naming)
        words = phrase(f"wild-{how}", cards=teller.named(cards))
        yield teller.told(f"wild.cards {cards:x}", words, by=("wild.which",), cards=cards)
    if not found:
        yield teller.told("wild.cards", phrase("wild-none"), by=("wild.which",), quiet=True)


def naming_words(naming: Naming) -> str:
    """How a suit is named, as part of a message identifier."""
    return ("may-name" if naming.optional else "names") + ("-another" if naming.another else "")


def _forbidden(teller: Teller, among: CardSet) -> Iterator[Told]:
    """Which of some cards may not be laid on what, although they fit."""
    for cards, below in _bans(teller, among):
        words = phrase("forbidden-on", cards=teller.named(cards), below=below)
        yield teller.told(f"turn.forbidden {cards:x}", words, by=("wild.playable-on",), cards=cards)


def _bans(teller: Teller, among: CardSet) -> Iterator[tuple[CardSet, CardsName]]:
    """The banned cards with what they may not be laid on."""
    forbidden = [below if among >> kind & 1 else 0 for kind, below in enumerate(teller.rules.fits.forbidden_on)]
    for cards, below in grouped(forbidden):
        if below:
            yield cards, teller.named(below)
