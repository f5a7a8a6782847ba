"""Decide which statement of one layer has the last word on each element of a question.

The narrower statement wins. Two statements about the same elements are a fault, and so are two that merely overlap,
unless narrower statements settle every element they share.

Statements are not compared pair by pair. A question asks about a few dozen cards, however many statements a file has.
So the elements are grouped into parts by the statements that name them, and a set of statements is an integer with one
bit each: operations on such sets relate one statement to all others at once. The work grows with statements times
parts, not with the square of the statements; only overlaps that are reported are looked at one by one.

INVARIANT: all elements of a part are named by the same statements. So a statement names all of a part or nothing of
it, and it lies within another one exactly if the other one names each of its parts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from typing import NamedTuple

from ..diagnostics.diagnostic import Diagnostic, Label
from ..questions.placed import Elements, LayerEntry, Placed, union
from ..rules.key import Key
from ..source import Span
from ..topics.registry import by_key
from .reports.layers import AnsweredTwice, OverlappingCards

_MOST_OVERLAPS = 8
"""The most overlaps of one statement that are reported; nobody could act on more."""

Speakers = int
"""A set of entries of a layer, one bit each."""


class DisputedPart(NamedTuple):
    """A set of elements that the same entries name."""

    elements: Elements
    speakers: Speakers


class OneLayer:
    """The entries of one layer for one question, with each element given to one of them."""

    def __init__(self, entries: Iterable[LayerEntry], describe: Callable[[Key, Elements], str]) -> None:
        """Work out how the sets of the entries overlap; `describe` puts elements into words."""
        self.diagnostics: list[Diagnostic] = []
        self._describe = describe
        self._entries = list(self._without_repetitions(entries))
        self._parts = _parts(self._entries)
        self._parts_of = self._all_of_parts()
        self._around = [self._all_around(number) for number in range(len(self._entries))]
        self._within = self._all_within()
        self._left = [0] * len(self._entries)
        for part in self._parts:
            self._give(part)
        for later in range(1, len(self._entries)):
            self._report_overlaps(later)

    @property
    def placed(self) -> list[Placed]:
        """Return the entries, each without what a narrower one takes from it; disputed elements stay with the first."""
        both = zip(self._entries, self._left, strict=True)
        return [Placed(entry, elements) for entry, elements in both if elements]

    def _without_repetitions(self, entries: Iterable[LayerEntry]) -> Iterator[LayerEntry]:
        first: dict[Elements, LayerEntry] = {}
        for entry in entries:
            known = first.setdefault(entry.elements, entry)
            if known is entry:
                yield entry
            else:
                self.diagnostics.append(answered_twice(entry.question, entry.place, known.place))

    def _all_of_parts(self) -> list[list[DisputedPart]]:
        """Return for each entry the parts that it names."""
        of_entry: list[list[DisputedPart]] = [[] for _ in self._entries]
        for part in self._parts:
            for number in _numbers(part.speakers):
                of_entry[number].append(part)
        return of_entry

    def _all_around(self, number: int) -> Speakers:
        """Return the other entries that contain all elements of an entry."""
        around = -1
        for part in self._parts_of[number]:
            around &= part.speakers
        return around & ~(1 << number) if self._entries[number].elements else 0

    def _all_within(self) -> list[Speakers]:
        """Return for each entry the other entries that lie within it."""
        within = [0] * len(self._entries)
        for number, around in enumerate(self._around):
            for broader in _numbers(around):
                within[broader] |= 1 << number
        return within

    def _give(self, part: DisputedPart) -> None:
        """Give a part to the narrowest entry that names it; among several, to the first.

        There always is one: no two entries have the same elements (`_without_repetitions`), so lying within another
        is a strict order, and among finitely many entries some have none within them.
        """
        broader = union(self._around[number] for number in _numbers(part.speakers))
        self._left[next(_numbers(part.speakers & ~broader))] |= part.elements

    def _report_overlaps(self, later: int) -> None:
        """Report the earlier entries with which an entry disputes elements, up to a limit."""
        disputed = [(part.elements, self._disputing(part, later)) for part in self._parts_of[later]]
        earlier = union(others for _, others in disputed)
        for other in islice(_numbers(earlier), _MOST_OVERLAPS):
            shared = union(elements for elements, others in disputed if others >> other & 1)
            self._report_overlap(self._entries[other], self._entries[later], shared)

    def _disputing(self, part: DisputedPart, later: int) -> Speakers:
        """Return the earlier entries that dispute a part with one: neither contains the other, nothing settles it."""
        earlier = part.speakers & (1 << later) - 1
        disputing = earlier & ~self._around[later] & ~self._within[later]
        for narrower in _numbers(part.speakers & self._within[later]):
            if not disputing:
                break
            disputing &= ~self._around[narrower]
        return disputing

    def _report_overlap(self, earlier: LayerEntry, later: LayerEntry, disputed: Elements) -> None:
        words = self._describe(later.question, disputed)
        labels = (Label(earlier.place, "the first answer is here"),)
        self.diagnostics.append(OverlappingCards(span=later.place, cards=f"`{words}`", labels=labels))


def _parts(entries: Sequence[LayerEntry]) -> list[DisputedPart]:
    """Cut the elements so that each entry names all of a part or nothing of it."""
    parts: list[DisputedPart] = []
    known = 0
    for number, entry in enumerate(entries):
        mine, me = entry.elements, 1 << number
        for index in [index for index, part in enumerate(parts) if part.elements & mine]:
            elements, speakers = parts[index]
            parts[index] = DisputedPart(elements & mine, speakers | me)
            if elements & ~mine:
                parts.append(DisputedPart(elements & ~mine, speakers))
        if mine & ~known:
            parts.append(DisputedPart(mine & ~known, me))
        known |= mine
    return parts


def _numbers(speakers: Speakers) -> Iterator[int]:
    """Yield the numbers of the entries in a set, the earliest first."""
    while speakers:
        first = speakers & -speakers
        yield first.bit_length() - 1
        speakers -= first


def answered_twice(key: Key, second: Span, first: Span) -> Diagnostic:
    """Return the report of a second answer to a question."""
    question = by_key(key)
    asks = () if question is None else (f"the question is: {question.asks}",)
    labels = (Label(first, "the first answer is here"),)
    return AnsweredTwice(span=second, question=key, labels=labels, notes=asks)


def said_and_taken_away(entries: Sequence[LayerEntry]) -> Iterator[Diagnostic]:
    """Report calls beside a `no call` that has nothing below it to take away: the file says yes and no."""
    both = sorted(entries, key=lambda entry: entry.place.start)
    first = next((entry for entry in both if entry.takes_away != both[0].takes_away), None)
    if first is not None:
        yield answered_twice(first.question, first.place, both[0].place)
