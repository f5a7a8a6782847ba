"""Layers of statements to one answer for each question, card by card where a question is asked so.

The elements of a question are bits of an integer: one bit for a plain question, one for each card kind, one for each
number of cards, or one for each pair of an owed and an answering card. So one set of rules serves them all:

- within a layer the statement about fewer elements wins, if its elements lie within those of the other;
- two statements about the same elements, or about sets that merely overlap, are a fault, unless narrower statements
  settle every shared element;
- across layers the later statement wins for everything it names.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from crazy8.compiler.diagnostics.codes.layers import (
    AnsweredTwice,
    NarrowerAnswerLost,
    NothingToTakeAway,
    OverlappingCards,
)
from crazy8.compiler.diagnostics.diagnostic import Diagnostic, Label
from crazy8.compiler.questions.registry import by_key
from crazy8.compiler.rules.answer import Origin
from crazy8.compiler.source import Span
from crazy8.compiler.syntax.nodes import Statement

Elements = int


class Entry(NamedTuple):
    """A statement with the elements that it names and what it says of them."""

    question: str
    elements: Elements
    value: object
    statement: Statement
    origin: Origin

    @property
    def takes_away(self) -> bool:
        """Whether it is a `no …`."""
        return self.statement.kind.startswith("no_")


class Placed(NamedTuple):
    """An entry with the elements for which it has the last word."""

    entry: Entry
    elements: Elements


class Combination:
    """Answers as they grow layer by layer."""

    def __init__(self, describe: Callable[[str, Elements], str]) -> None:
        """Begin with nothing; `describe` puts elements of a question into words."""
        self.placed: dict[str, list[Placed]] = {}
        self.diagnostics: list[Diagnostic] = []
        self._describe = describe

    def add_layer(self, entries: Iterable[Entry], *, above: bool) -> None:
        """Lay the entries of one layer over all earlier ones; `above` if there is a rulebook below to take from."""
        by_question: dict[str, list[Entry]] = {}
        for entry in entries:
            by_question.setdefault(entry.question, []).append(entry)
        for question, group in by_question.items():
            placed = self._within(group)
            if above:
                self._note_takings(question, group)
            self._note_losses(question, group)
            covered = _union(one.elements for one in placed)
            kept = [Placed(old.entry, old.elements & ~covered) for old in self.placed.get(question, [])]
            self.placed[question] = [old for old in kept if old.elements] + placed

    def _within(self, group: list[Entry]) -> list[Placed]:
        """The entries of one layer, each without what a narrower one takes from it."""
        placed = []
        for number, entry in enumerate(group):
            narrower = [other for other in group if _lies_within(other, entry)]
            own = entry.elements & ~_union(other.elements for other in narrower)
            for earlier in group[:number]:
                own &= ~self._conflict(earlier, entry, group)
            if own:
                placed.append(Placed(entry, own))
        return placed

    def _conflict(self, earlier: Entry, later: Entry, group: list[Entry]) -> Elements:
        """The elements on which two entries of one layer disagree; they stay with the earlier one."""
        shared = earlier.elements & later.elements
        if not shared or _lies_within(earlier, later) or _lies_within(later, earlier):
            return 0
        labels = (Label(earlier.statement.span.first_line, "the first answer is here"),)
        if earlier.elements == later.elements:
            self.diagnostics.append(answered_twice(later.question, later.statement.span.first_line, labels))
            return shared
        settled = _union(
            other.elements for other in group if _lies_within(other, earlier) and _lies_within(other, later)
        )
        open_elements = shared & ~settled
        if open_elements:
            words = self._describe(later.question, open_elements)
            self.diagnostics.append(
                OverlappingCards(span=later.statement.span.first_line, cards=f"`{words}`", labels=labels)
            )
        return open_elements

    def _note_takings(self, question: str, group: list[Entry]) -> None:
        before = _union(
            one.elements for one in self.placed.get(question, []) if one.entry.value is not None and _stated(one)
        )
        for entry in group:
            if entry.takes_away and not entry.elements & before:
                self.diagnostics.append(NothingToTakeAway(span=entry.statement.span.first_line))

    def _note_losses(self, question: str, group: list[Entry]) -> None:
        for entry in group:
            for old in self.placed.get(question, []):
                lost = old.elements == old.entry.elements and old.elements & ~entry.elements == 0
                repeated = any(other.elements == old.elements for other in group)
                if lost and _stated(old) and old.elements != entry.elements and not repeated and not entry.takes_away:
                    words = self._describe(question, old.elements)
                    labels = (Label(old.entry.statement.span.first_line, "it was said here"),)
                    self.diagnostics.append(
                        NarrowerAnswerLost(span=entry.statement.span.first_line, cards=f"`{words}`", labels=labels)
                    )


def answered_twice(key: str, span: Span, labels: tuple[Label, ...]) -> Diagnostic:
    """The report of a second answer to a question, which is told in words too."""
    question = by_key(key)
    asks = () if question is None else (f"the question is: {question.asks}",)
    return AnsweredTwice(span=span, question=key, labels=labels, notes=asks)


def _stated(placed: Placed) -> bool:
    return placed.entry.origin.kind != "default"


def _lies_within(narrow: Entry, broad: Entry) -> bool:
    return narrow.elements != broad.elements and narrow.elements & ~broad.elements == 0


def _union(elements: Iterable[Elements]) -> Elements:
    result = 0
    for one in elements:
        result |= one
    return result
