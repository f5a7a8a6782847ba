"""Turn statements into entries: find the cards, pairs of cards or numbers that each one is about."""

from __future__ import annotations

from functools import lru_cache

from ..cards.cards import MOST_KINDS_SHIFT, CardSet, Deck, kinds_in
from ..cards.named import as_named
from ..cards.relations import Relation
from ..cards.saying import NeedsDeck, Saying
from ..cards.selectors import SelectorReader
from ..language.nodes import Selector, Statement
from ..questions.answer import Origin
from ..questions.placed import Elements, LayerEntry, union
from ..rules.key import ByMoment, ByPair, Key
from ..topics.placing import BESIDE, EFFECTS
from .defaults import AssumedStatement
from .last_word import Combined, laid_over


@lru_cache(maxsize=1024)
def assumed_alone(assumed: tuple[AssumedStatement, ...], deck: Deck | None) -> Combined:
    """Lay the defaults of a question over each other, those for every number of players first.

    The outcome is the same in all variants. Defaults that name no cards need no deck.
    """
    reader = None if deck is None else SelectorReader(deck)
    found = Combined()
    for plain in (True, False):
        layer = [one for one in assumed if (one.when is None) is plain]
        entries = [entry_from(one.said, one.statement, one.origin, reader) for one in layer]
        stated = [entry for entry in entries if entry is not None]
        found = laid_over(found, stated, _told_of_nobody, above=False) if stated else found
    return Combined(found.placed)


def _told_of_nobody(_question: Key, _elements: Elements) -> str:
    """Return no words, for nothing is told of defaults: a test holds that they do not overlap."""
    return ""


def entry_from(
    said: Saying, statement: Statement, origin: Origin, reader: SelectorReader | None, named: CardSet = 0
) -> LayerEntry | None:
    """Return a statement with the cards, pairs or numbers it is about, or None if it is about nothing.

    A statement that names no cards needs no reader. Pairs are also those with a suit that was named for the first card,
    if it is one of some cards.
    """
    elements: Elements = 1 if said.numbers is None else said.numbers
    if reader is None:
        return LayerEntry(said.question, elements, said.value, statement, origin, said.told) if elements else None
    value = said.value
    if isinstance(value, NeedsDeck) and said.question != EFFECTS:
        value = value.made(reader)
    if said.compares and isinstance(value, Relation):
        elements = value.ever
    elif said.numbers is None and said.cards is not None:
        elements = reader.cards(said.cards)
    if isinstance(said.question, ByPair):
        elements = _pairs(elements, said.beside, reader, named)
    elif isinstance(said.question, ByMoment) and said.moment is not None:
        elements = at_moment(elements, said.moment)
    elif said.question == BESIDE and said.beside is not None:
        value = reader.cards(said.beside)
    return LayerEntry(said.question, elements, value, statement, origin, said.told) if elements else None


def at_moment(cards: CardSet, moment: int) -> Elements:
    """Return every pair of one of some cards and a moment; a row of moments for each card."""
    return union(1 << (kind << MOST_KINDS_SHIFT) + moment for kind in kinds_in(cards))


def _pairs(owed: CardSet, answering: Selector | None, reader: SelectorReader, named: CardSet) -> Elements:
    """Return every pair of a card that makes something owed and one that answers it."""
    suits = range(len(reader.deck.suits) if named & owed else 0)
    below = (*kinds_in(owed), *(as_named(kind, suit) for suit in suits for kind in kinds_in(owed & named)))
    replies = (reader.deck.every_card,) * len(below) if answering is None else reader.cards_on(answering, below)
    result = 0
    for card, cards in zip(below, replies, strict=True):
        result |= cards << (card << MOST_KINDS_SHIFT)
    return result
