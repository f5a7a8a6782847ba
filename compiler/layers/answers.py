"""Write the answers that have the last word as lines that can be shown, each with its cards and its origin."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from ..cards.as_selectors import cards_text
from ..cards.cards import MOST_KINDS_SHIFT, PAIRS, Deck, kinds_in
from ..cards.named import kind_of
from ..cards.relations import Relation
from ..cards.saying import AHEAD, EVERY_NUMBER, Saying
from ..cards.selectors import SelectorReader
from ..cards.words import plain_word
from ..diagnostics.diagnostic import Diagnostic
from ..language.nodes import Statement
from ..language.readable import readable
from ..questions.answer import Answer, AnswerPart, Origin
from ..questions.placed import Elements, LayerEntry, Placed
from ..rules.key import ByMoment, ByNumber, ByPair, ByPlace, Key
from ..topics.placing import own_deck_text
from ..topics.registry import by_key
from ..topics.statements import IN_WORDS
from .defaults import DEFAULT
from .layers import origin_of

_ROW = (1 << (1 << MOST_KINDS_SHIFT)) - 1
"""All cards that could answer one owed card."""


class AnswerWriter:
    """Writes answers for one deck."""

    def __init__(
        self,
        reader: SelectorReader,
        said_by: Callable[[Statement], Saying | Diagnostic],
        texts: dict[tuple[int, int, Elements | None], str],
    ) -> None:
        """Use the selectors and the statements as they were read, and texts that were written for other tables."""
        self.reader = reader
        self._said_by = said_by
        self._texts = texts

    def answers(self, placed: Sequence[Placed]) -> Iterator[Answer]:
        """Yield the answers to one question, each with the cards or the number that it is about."""
        for one in placed:
            if _is_silent(one, placed):
                continue
            if isinstance(one.entry.question, ByPair):
                yield from self._replies(one)
                continue
            said = self._said(one.entry)
            cards = one.elements if said is not None and said.cards is not None else None
            if isinstance(one.entry.question, ByMoment):
                cards, _ = _both_sides(one.elements)
            number = _number(one.elements) if said is not None and said.numbers is not None else None
            yield self._answer(one.entry, self._text(one.entry, cards), cards=cards, number=number)

    def _replies(self, one: Placed) -> Iterator[Answer]:
        """Yield one answer for a whole statement; if a later one took pairs from it, one for each set of replies."""
        # Where a named suit counts, it keeps its own words, for no line says which suit was named.
        if one.elements == one.entry.elements or one.elements >> PAIRS:
            owed, answering = _both_sides(one.elements)
            yield self._answer(one.entry, self._text(one.entry, owed), cards=answering, owed=owed)
            return
        owed_by_replies: dict[int, int] = {}
        for kind in range(self.reader.deck.kind_count):
            answering = one.elements >> (kind << MOST_KINDS_SHIFT) & _ROW
            if answering:
                owed_by_replies[answering] = owed_by_replies.get(answering, 0) | 1 << kind
        for answering, owed in owed_by_replies.items():
            left, right = cards_text(owed, self.reader.deck), cards_text(answering, self.reader.deck)
            if isinstance(one.entry.question, ByPlace):
                text = f"play {left} on {right}: {_right_of_colon(one.entry.statement)}"
            else:
                text = f"answer {left} with {right}: {'forbidden' if one.entry.value is None else one.entry.value}"
            yield self._answer(one.entry, text, cards=answering, owed=owed)

    def _answer(
        self, entry: LayerEntry, text: str, *, cards: int | None, number: int | None = None, owed: int | None = None
    ) -> Answer:
        return Answer(
            question=entry.question,
            value=entry.value,
            text=text,
            origin=entry.origin,
            span=entry.statement.span,
            cards=cards,
            number=number,
            owed=owed,
            parts=tuple(self._parts(entry)),
        )

    def _parts(self, entry: LayerEntry) -> Iterator[AnswerPart]:
        """Yield what a statement leaves out, which is assumed, and what it cites apart."""
        said = None if entry.origin.kind == "default" else self._said(entry)
        if said is None:
            return
        for key in said.left_out:
            question = by_key(key)
            assert question is not None
            text, source = question.assumed_part()
            yield AnswerPart(key, text, Origin(kind="default", names=(source,), layer=DEFAULT))
        cited = tuple(one.text for one in entry.statement.of_last_part)
        if said.last_part is not None and cited != entry.origin.names:
            question, last = by_key(said.last_part), entry.statement.parts[-1]
            assert question is not None
            assert last is not None
            yield AnswerPart(said.last_part, f"{question.aspect} {last.span.text}", origin_of(cited, entry.origin))

    def _said(self, entry: LayerEntry) -> Saying | None:
        """Return what the statement of an entry says, or None for one that answers in words."""
        if entry.statement.kind in IN_WORDS:
            return None
        said = self._said_by(entry.statement)
        assert isinstance(said, Saying)
        return said

    def _text(self, entry: LayerEntry, cards: int | None) -> str:
        """Return the statement as one line, about the cards that it still speaks of."""
        key = (id(entry.statement), id(self.reader.deck), cards)
        if key not in self._texts:
            self._texts[key] = self._written(entry, cards)
        return self._texts[key]

    def _written(self, entry: LayerEntry, cards: int | None) -> str:
        if entry.statement.kind == "own_deck":
            return own_deck_text(entry.statement)
        said = self._said(entry)
        span = entry.statement.span
        text = entry.statement.text
        if said is not None and said.cards is not None and cards is not None and not _compares(said, entry):
            chosen = said.cards.span
            if entry.origin.kind == "default" or self.reader.cards(said.cards) != cards:
                start, end = chosen.start - span.start, chosen.end - span.start
                text = text[:start] + cards_text(cards, self.reader.deck) + text[end:]
        return " ".join(plain_word(readable(text)).split())


def _right_of_colon(statement: Statement) -> str:
    """Return what happens, as the statement says it."""
    return " ".join(plain_word(readable(statement.text.partition(":")[2])).split())


def _compares(said: Saying, entry: LayerEntry) -> bool:
    """Return whether a statement picks its cards by comparing them with the card on top.

    Written out, those cards would be another rule, so such a statement keeps its own words.
    """
    return said.compares and isinstance(entry.value, Relation) and not entry.value.is_fixed


def _number(elements: Elements) -> int | None:
    """Return the number of cards that a call is about, or None if it is about several."""
    single = elements & (elements - 1) == 0 and not elements & AHEAD
    return elements.bit_length() - 1 if single else None


def _is_silent(one: Placed, placed: Sequence[Placed]) -> bool:
    """Return whether an assumed "none" need not be told, because there is an answer for some other number."""
    entry = one.entry
    stated = any(other.entry.value is not None for other in placed)
    return isinstance(entry.question, ByNumber) and entry.origin.kind == "default" and entry.value is None and stated


def describe(question: Key, elements: Elements, deck: Deck) -> str:
    """Put the elements of a question into words: cards, pairs of cards, or numbers."""
    if isinstance(question, ByPair):
        owed, answering = _both_sides(elements)
        between = "on" if isinstance(question, ByPlace) else "with"
        return f"{cards_text(owed, deck)} {between} {cards_text(answering, deck)}"
    if isinstance(question, ByMoment):
        return cards_text(_both_sides(elements)[0], deck)
    if isinstance(question, ByNumber):
        numbers = [str(number) for number in kinds_in(elements & EVERY_NUMBER & ~AHEAD)]
        return " ".join([*numbers, *(["a turn ahead"] if elements & AHEAD else [])])
    return cards_text(elements, deck)


def _both_sides(pairs: Elements) -> tuple[int, int]:
    """Return the owed cards and the answering cards of a set of pairs."""
    owed = answering = 0
    card = 0
    while pairs:
        if pairs & _ROW:
            owed |= 1 << kind_of(card)
            answering |= pairs & _ROW
        pairs >>= 1 << MOST_KINDS_SHIFT
        card += 1
    return owed, answering
