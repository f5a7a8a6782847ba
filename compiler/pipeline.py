"""Run the stages in a row."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import NamedTuple

from .check.from_rules import check_variant
from .diagnostics.allowed import Allowed
from .diagnostics.diagnostic import Diagnostic, Severity, in_reading_order, is_finding
from .language.document import Document
from .language.from_text import MOST_FAULTS, MOST_LINES, parse
from .language.nodes import Option, Statement, When
from .layers.link import Library, LinkedVariant, link
from .layers.reports.layers import UndeclaredSource
from .layers.resolver import Resolver
from .source import Source
from .topics.statements import TOLD, told_parts

_ALLOWING = "c8:"
"""What a comment begins with that allows a report."""

_READ_AGAIN = 20_000_000
"""Characters that are read in about a second: a text is read once more for each of its faults."""


class Checked(NamedTuple):
    """A text that was read and checked."""

    source: Source
    diagnostics: tuple[Diagnostic, ...]
    resolver: Resolver | None
    """Gives the rules for any table; missing if the text has faults that make all further talk useless."""
    allowed: tuple[Allowed, ...] = ()
    """The reports that a comment of the text allows; `diagnostics` does not hold them."""
    variant: LinkedVariant | None = None
    """The statements that could be read, if there is a `variant` line and its bases were found."""
    library: Library | None = None

    @property
    def clean(self) -> bool:
        """Return whether there is no finding; notes do not count."""
        return not any(is_finding(diagnostic) for diagnostic in self.diagnostics)

    @property
    def playable(self) -> bool:
        """Return whether rules can be made: warnings do not prevent a game, errors do."""
        errors = any(diagnostic.severity is Severity.ERROR for diagnostic in self.diagnostics)
        return self.resolver is not None and not errors


def link_source(source: Source, library: Library, most_faults: int = MOST_FAULTS) -> Checked:
    """Return text → statements → variant; no table is looked at yet."""
    parsed = parse(source, most_faults)
    variant, found = link(parsed.document, library)
    diagnostics = (*parsed.diagnostics, *found, *_told(parsed.document))
    resolver = None if variant is None or any(map(_hides_the_rules, diagnostics)) else Resolver(variant)
    return Checked(source, tuple(in_reading_order(diagnostics)), resolver, variant=variant, library=library)


def _told(document: Document) -> tuple[Diagnostic, ...]:
    """Return the reports on texts that say in words what could be played."""
    statements = [one for one in _statements(document.body) if one.kind in TOLD or told_parts(one)]
    if not statements:
        return ()
    from .players_words.told import texts_that_could_be_played  # only a text in words waits for the words of players

    return tuple(texts_that_could_be_played(statements))


def _statements(nodes: Sequence[object]) -> Iterator[Statement]:
    for node in nodes:
        if isinstance(node, Statement):
            yield node
        elif isinstance(node, When | Option):
            yield from _statements(node.statements)


def _hides_the_rules(one: Diagnostic) -> bool:
    """Return whether a fault keeps anything from being said of the rules; faults in sources do not."""
    return one.severity is Severity.ERROR and not isinstance(one, UndeclaredSource)


def check_linked(linked: Checked, chosen: tuple[str, ...] = (), players: int | None = None) -> Checked:
    """Check a linked variant for the chosen options and every number of players, or for one number."""
    reports = _reports(linked, chosen, players)
    if any(hasattr(report, "lines") for report in reports) and linked.library is not None:
        reports = _with_help(linked, reports)
    checked = linked._replace(diagnostics=tuple(in_reading_order(reports)))
    if _ALLOWING not in linked.source.text:
        return checked
    from .check.allowing import sorted_out  # needs every code, so only files that allow something wait

    complete = checked.playable and not chosen and players is None
    kept, allowed = sorted_out(checked.source, checked.diagnostics, complete=complete)
    return checked._replace(diagnostics=tuple(in_reading_order(kept)), allowed=allowed)


def _reports(linked: Checked, chosen: tuple[str, ...], players: int | None) -> tuple[Diagnostic, ...]:
    """Return all that is found; if the rules cannot be known, then what is wrong with statements all the same."""
    found: list[Diagnostic] = []
    if linked.resolver is not None:
        found = check_variant(linked.resolver, chosen, players)
    elif linked.variant is not None:
        from .check.beside_faults import faults_beside  # only a text that cannot be read needs it

        found = faults_beside(Resolver(linked.variant), linked.diagnostics, chosen, players)
    return (*linked.diagnostics, *found)


def _with_help(linked: Checked, reports: tuple[Diagnostic, ...]) -> tuple[Diagnostic, ...]:
    """Return the reports; those on what cannot be read show what it becomes if it is mended, or what was meant."""
    from .players_words.nearest import with_lines  # only a text that cannot be read waits for these

    assert linked.library is not None
    # Where reading stopped after many faults, the variant is known once all of them are read.
    whole = (
        linked if linked.variant is not None else link_source(linked.source, linked.library, _most_read(linked.source))
    )
    if whole.variant is not None:  # else nobody knows the cards, and no repair could be tried
        from .forgiving.repairs import with_repairs

        reports = tuple(with_repairs(linked.source, reports, partial(_faults_in, linked)))
    return tuple(with_lines(reports, whole.variant, partial(_findings_in, linked)))


def _most_read(source: Source) -> int:
    """Return how many faults of a text are read past, each of which takes as long as the text is, in a second or so."""
    return min(MOST_LINES, _READ_AGAIN // len(source.text))


def _faults_in(linked: Checked, text: str) -> tuple[Diagnostic, ...]:
    """Return what is wrong with the statements of another text, whatever may be the cause of what."""
    from .check.beside_faults import faults_beside

    assert linked.library is not None
    source = Source(linked.source.name, text)
    other = link_source(source, linked.library, _most_read(source))
    beside = [] if other.variant is None else faults_beside(Resolver(other.variant), (), (), None)
    return tuple(filter(is_finding, (*other.diagnostics, *beside)))


def _findings_in(linked: Checked, text: str) -> tuple[Diagnostic, ...]:
    """Return what is found in another text, at every table."""
    assert linked.library is not None
    other = link_source(Source(linked.source.name, text), linked.library)
    return tuple(filter(is_finding, _reports(other, (), None)))


def check_source(source: Source, library: Library, chosen: tuple[str, ...] = ()) -> Checked:
    """Run all stages for every table."""
    return check_linked(link_source(source, library), chosen)
