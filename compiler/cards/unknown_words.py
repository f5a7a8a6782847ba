"""Report words that choose no cards, with what may have been meant."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from ..diagnostics.diagnostic import Diagnostic, Label, Repair
from ..diagnostics.suggest import suggest
from ..language.nodes import Word
from ..source import Span
from .cards import Deck
from .reports.selectors import CardNotInPack, UnknownCardWord
from .words import plain_word, spoken_words, words_of_larger_packs

_SHORT_WORD = 2
"""Words of so few letters are cards: `11` may mean 10 or J, and `HQ` need not mean every queen."""


class TakenOut(NamedTuple):
    """The words of a deck before cards were taken out, with the place that takes them out."""

    words: frozenset[str]
    place: Span


def unknown_word(word: Word, deck: Deck, known: Iterable[str], taken_out: TakenOut | None) -> Diagnostic:
    """Return the report of an unknown word, which may name a card of a larger pack."""
    was_there = taken_out is not None and plain_word(word.text) in taken_out.words
    if was_there or plain_word(word.text) in words_of_larger_packs():
        ranks = " ".join(rank.name for rank in deck.ranks)
        labels = (Label(taken_out.place, "taken out here"),) if was_there and taken_out is not None else ()
        return CardNotInPack(span=word.span, deck=deck.name, word=word.text, ranks=ranks, labels=labels)
    words = tuple(known)
    spoken = dict(spoken_words()).get(word.text.lower())
    spoken = spoken if spoken in words else None
    by_letter = next((suit.name for suit in deck.suits if suit.letter and suit.letter == word.text.upper()), None)
    # A word of the language at a wrong place is not misspelt.
    suggestion = spoken or by_letter or (None if word.text in words else suggest(plain_word(word.text), words))
    repair = None
    if suggestion is not None:
        beyond_doubt = spoken is None and suggestion.isalpha() and len(suggestion) > _SHORT_WORD
        repair = Repair(word.span, suggestion, safe=beyond_doubt)
    return UnknownCardWord(span=word.span, word=word.text, suggestion=suggestion, repair=repair)
