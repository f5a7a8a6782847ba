"""The statements of one layer that answer one question: which of them has the last word on each element.

The narrower statement wins. Two about the same elements are a fault, and so are two that merely overlap, unless
narrower statements settle every shared element.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from ..diagnostics.diagnostic import Diagnostic, Label
from ..questions.placed import Elements, Entry, Placed, union
from ..rules.key import Key
from ..source import Span
from ..topics.registry import by_key
from .reports.layers import AnsweredTwice, OverlappingCards

_MOST_OVERLAPS = 8
"""How many overlaps of one statement are told; whoever has more has lost the thread."""


class OneLayer:
    """The entries of one layer for one question."""

    def __init__(self, entries: Iterable[Entry], describe: Callable[[Key, Elements], str]) -> None:
        """Find out how the sets of the entries lie to each other; `describe` puts elements into words."""
        self.diagnostics: list[Diagnostic] = []
        self._describe = describe
        self._entries = list(self._without_repetitions(entries))
        self._within: list[set[int]] = [set() for _ in self._entries]
        overlaps = list(self._overlaps())
        self._left = [entry.elements & ~self._together(self._within[n]) for n, entry in enumerate(self._entries)]
        told = [0] * len(self._entries)
        for earlier, later, shared in overlaps:
            disputed = shared & ~self._together(self._within[earlier] & self._within[later])
            self._left[later] &= ~disputed
            told[later] += disputed != 0
            if disputed and told[later] <= _MOST_OVERLAPS:
                self._report_overlap(self._entries[earlier], self._entries[later], disputed)

    @property
    def placed(self) -> list[Placed]:
        """The entries, each without what a narrower one takes from it; disputed elements stay with the first."""
        both = zip(self._entries, self._left, strict=True)
        return [Placed(entry, elements) for entry, elements in both if elements]

    def _without_repetitions(self, entries: Iterable[Entry]) -> Iterator[Entry]:
        first: dict[Elements, Entry] = {}
        for entry in entries:
            known = first.setdefault(entry.elements, entry)
            if known is entry:
                yield entry
            else:
                self.diagnostics.append(answered_twice(entry.question, entry.place, known.place))

    def _overlaps(self) -> Iterator[tuple[int, int, Elements]]:
        """Pairs of which neither lies within the other, with what they share; notes those of which one does."""
        sets: Sequence[Elements] = [entry.elements for entry in self._entries]
        for later, mine in enumerate(sets):
            for earlier in range(later):
                shared = mine & sets[earlier]
                if not shared:
                    continue
                if shared == mine:
                    self._within[earlier].add(later)
                elif shared == sets[earlier]:
                    self._within[later].add(earlier)
                else:
                    yield earlier, later, shared

    def _together(self, numbers: Iterable[int]) -> Elements:
        return union(self._entries[number].elements for number in numbers)

    def _report_overlap(self, earlier: Entry, later: Entry, disputed: Elements) -> None:
        words = self._describe(later.question, disputed)
        labels = (Label(earlier.place, "the first answer is here"),)
        self.diagnostics.append(OverlappingCards(span=later.place, cards=f"`{words}`", labels=labels))


def answered_twice(key: Key, second: Span, first: Span) -> Diagnostic:
    """The report of a second answer to a question, which is told in words too."""
    question = by_key(key)
    asks = () if question is None else (f"the question is: {question.asks}",)
    labels = (Label(first, "the first answer is here"),)
    return AnsweredTwice(span=second, question=key, labels=labels, notes=asks)
