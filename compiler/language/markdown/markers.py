"""Find the generated parts between markers."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from ...diagnostics.diagnostic import Diagnostic, Label
from ...source import LINE_END, Span
from ..reports.markdown import EndWithoutPart, RulesInPart, UnclosedPart
from .document import MarkdownDocument, Marker

END = "end"
"""The first word of the marker behind a part; the name of the part may follow."""


class GeneratedPart(NamedTuple):
    """A generated part: what it asks for, and where it stands."""

    marker: Marker
    inside: Span
    """The lines between the markers, each with its end."""
    holds_rules: bool
    """Whether a block of rules stands in it, which must not be lost."""

    @property
    def name(self) -> str:
        """Return which part of the book it is."""
        return self.marker.words[0]

    def laid_out(self, text: str) -> str:
        """Return a text as it stands between these markers: a blank line before and after it, set in as they are."""
        source = self.marker.span.source
        before = source.line_text(self.marker.line)[: self.marker.span.column - 1]
        # In a list, the sign of the item counts as blanks on further lines; in a quotation, its sign is repeated.
        margin = re.sub(r"[^>\s]", " ", before)
        found = LINE_END.search(source.text, self.marker.span.end)
        assert found is not None, "a line follows, with the marker that ends the part"
        lines = ["", *text.strip("\n").split("\n"), ""] if text.strip() else []
        return "".join(f"{(margin + line).rstrip()}{found.group()}" for line in lines)


def parts_of(document: MarkdownDocument) -> tuple[tuple[GeneratedPart, ...], tuple[Diagnostic, ...]]:
    """Return the parts of a document that have an end, and reports on the markers that belong to none."""
    parts: list[GeneratedPart] = []
    faults: list[Diagnostic] = []
    begun: Marker | None = None
    for marker in document.markers:
        if marker.words[0] != END:
            if begun is not None:
                faults.append(_unclosed(begun, marker))
            begun = marker
        elif begun is None:
            faults.append(EndWithoutPart(span=marker.span))
        else:
            parts.append(_between(begun, marker, document.blocks))
            begun = None
    if begun is not None:
        faults.append(_unclosed(begun, None))
    faults += (RulesInPart(span=part.marker.span, part=part.name) for part in parts if part.holds_rules)
    return tuple(parts), tuple(faults)


def _unclosed(begun: Marker, following: Marker | None) -> Diagnostic:
    labels = () if following is None else (Label(following.span, "another one begins here"),)
    return UnclosedPart(span=begun.span, part=begun.words[0], labels=labels)


def _between(begun: Marker, end: Marker, blocks: Sequence[Span]) -> GeneratedPart:
    source = begun.span.source
    found = LINE_END.search(source.text, begun.span.end)
    assert found is not None, "the end stands on a later line"
    inside = Span(source, found.end(), end.span.start - end.span.column + 1)
    holds_rules = any(inside.start <= block.start < inside.end for block in blocks)
    return GeneratedPart(begun, inside, holds_rules)
