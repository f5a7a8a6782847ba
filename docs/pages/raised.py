"""What the program says about the example of a page: the check, and the engine where a text has examples of its own."""

from __future__ import annotations

from collections.abc import Iterator
from json import dumps, loads

from crazy8.compiler import check_text
from crazy8.compiler.diagnostics.diagnostic import Diagnostic
from crazy8.compiler.diagnostics.page import completed, is_json, is_markdown
from crazy8.compiler.exploring.by_bots import played_by_bots
from crazy8.compiler.exploring.explored import explored
from crazy8.compiler.exploring.reports import FoundOnSmallPack, HandsWithoutEnd
from crazy8.compiler.layers.link import Library
from crazy8.compiler.pipeline import Checked
from crazy8.compiler.rulings.from_examples import play_examples
from crazy8.compiler.source import Source
from crazy8.compiler.taking_away.idle_lines import idle_lines
from crazy8.compiler.topics.rules_from_json import rules_from_json
from crazy8.files.decoding import decoded
from crazy8.files.shipped import shipped_names, shipped_source
from crazy8.variant import load, load_text

BROKEN = Source("broken-base.c8", 'c8 2\nvariant broken-base "Broken" [house]\ndrow 3\n')
"""A base with a fault, which an example can extend."""

LIBRARY = Library(lambda name: BROKEN if name == "broken-base" else shipped_source(name), shipped_names())

BAD_BYTE = b"\xe9"
"""What `\N{REPLACEMENT CHARACTER}` in an example stands for: a letter in an old encoding."""


def reports(example: str, deep: type[Diagnostic] | None = None) -> list[Diagnostic]:
    """All reports on an example, read as a file would be; with those of a deep check that lead to `deep`."""
    if is_json(example):
        return list(
            rules_from_json(dumps(loads(load("pagat").rules().to_json()) | loads(example)), "rules.json").reports
        )
    content = completed(example).encode().replace("\N{REPLACEMENT CHARACTER}".encode(), BAD_BYTE)
    if is_markdown(example):
        return list(load_text(content.decode(), "example.md").check().reports)
    source, diagnostics = decoded("example.c8", content)
    if diagnostics:
        return list(diagnostics)
    checked = check_text(source.name, source.text, LIBRARY)
    found = _found_deep(deep, checked) if deep is not None and deep.only_deep else ()
    return [*checked.diagnostics, *found, *rulings(checked)]


def _found_deep(kind: type[Diagnostic], checked: Checked) -> tuple[Diagnostic, ...]:
    """What the part of a deep check finds that a report comes from."""
    if checked.resolver is None:
        return ()
    if issubclass(kind, FoundOnSmallPack):
        return explored(checked.resolver).reports
    if kind is HandsWithoutEnd:
        return played_by_bots(checked.resolver).reports
    return idle_lines(checked.resolver, checked.diagnostics)


def rulings(checked: Checked) -> Iterator[Diagnostic]:
    """What `c8 test` says of the examples in a text that can be played."""
    if checked.resolver is not None and checked.playable:
        yield from (one for outcome in play_examples(checked.resolver) for one in outcome.diagnostics)
