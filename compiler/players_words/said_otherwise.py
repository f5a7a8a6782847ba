"""Tell a statement that is said in another way from one with misspelt cards."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import groupby
from typing import NamedTuple

from ..cards.reports.selectors import UnclearRow, UnknownCardWord
from ..diagnostics.diagnostic import Diagnostic
from ..language.blanks import Structure
from ..source import Source


class _Place(NamedTuple):
    """The statement in which a report stands; nothing is asked of reports of other kinds."""

    source: Source | None
    start: int
    end: int


def one_for_each_statement(
    reports: Iterable[Diagnostic], can_be_written: Callable[[str], bool], names_own_cards: Callable[[str], bool]
) -> Iterator[Diagnostic]:
    """Yield the reports, but of several unknown words in a statement the first alone, without what is spelt nearly so.

    Unless the statement reads with all that is suggested: then each word is a slip of its own. But `draw 2` may be the
    name of a card, and then neither word is one.
    """
    structures: dict[Source, Structure] = {}

    def place_of(report: Diagnostic) -> _Place:
        if not isinstance(report, UnknownCardWord | UnclearRow):
            return _Place(None, 0, 0)
        source = report.span.source
        if source not in structures:
            structures[source] = Structure(source.text)
        return _Place(source, *structures[source].statement_at(report.span.start))

    for place, some in groupby(reports, place_of):
        together = list(some)
        unknown: list[Diagnostic] = [one for one in together if isinstance(one, UnknownCardWord)]
        if place.source is None or not unknown:
            yield from together
            continue
        # What belongs together in a row is no question before every word of it is known.
        slips = len(unknown) == 1 or can_be_written(_with_all_suggested(unknown, place))
        if slips and not names_own_cards(place.source.text[place.start : place.end]):
            yield from unknown
        else:
            yield unknown[0].with_changes(suggestion=None, repair=None)


def _with_all_suggested(reports: list[Diagnostic], place: _Place) -> str:
    """Return the statement with what is suggested for each word; a word without a suggestion stays."""
    assert place.source is not None
    text, behind, end = place.source.text, "", place.end
    for report in sorted(reports, key=lambda one: one.span.start, reverse=True):
        word = text[report.span.start : report.span.end] if report.repair is None else report.repair.replacement
        behind = word + text[report.span.end : end] + behind
        end = report.span.start
    return (text[place.start : end] + behind).partition("#")[0].strip()
