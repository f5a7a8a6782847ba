"""The stages in a row."""

from __future__ import annotations

from typing import NamedTuple

from crazy8.compiler.check.from_rules import check_variant
from crazy8.compiler.diagnostics.diagnostic import Diagnostic, Severity, in_reading_order, is_finding
from crazy8.compiler.resolve.from_syntax import Resolver
from crazy8.compiler.resolve.link import Library, link
from crazy8.compiler.source import Source
from crazy8.compiler.syntax.from_text import parse


class Checked(NamedTuple):
    """A text that was read and checked."""

    source: Source
    diagnostics: tuple[Diagnostic, ...]
    resolver: Resolver | None
    """Gives the rules for any table; missing if the text has faults that make all further talk useless."""

    @property
    def clean(self) -> bool:
        """Whether there is no finding; notes do not count."""
        return not any(is_finding(one) for one in self.diagnostics)

    @property
    def playable(self) -> bool:
        """Whether rules can be made: warnings do not prevent a game, errors do."""
        errors = any(one.severity is Severity.ERROR for one in self.diagnostics)
        return self.resolver is not None and not errors


def check_source(source: Source, library: Library, chosen: tuple[str, ...] = ()) -> Checked:
    """Text → statements → variant → rules → reports."""
    parsed = parse(source)
    variant, found = link(parsed.document, library)
    diagnostics = [*parsed.diagnostics, *found]
    if variant is None or any(one.severity is Severity.ERROR for one in diagnostics):
        return Checked(source, tuple(in_reading_order(diagnostics)), None)
    resolver = Resolver(variant)
    diagnostics.extend(check_variant(resolver, chosen))
    return Checked(source, tuple(in_reading_order(diagnostics)), resolver)
