"""The examples of every page are run: the wrong one raises exactly the code of its page, the right one is clean."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from crazy8.compiler import check_text
from crazy8.compiler.diagnostics import codes
from crazy8.compiler.diagnostics.diagnostic import Diagnostic, is_finding
from crazy8.compiler.diagnostics.page import completed, is_markdown, page_of
from crazy8.compiler.pipeline import Checked
from crazy8.compiler.resolve.link import Library
from crazy8.compiler.rulings.from_examples import play_examples
from crazy8.compiler.source import Source
from crazy8.decoding import decoded
from crazy8.shipped import shipped_names, shipped_source
from crazy8.variant import load_text

KINDS = codes.all_kinds()

BROKEN = Source("broken-base.c8", 'c8 1\nvariant broken-base "Broken" [house]\ndrow 3\n')
"""A base with a fault, which an example can extend."""

LIBRARY = Library(lambda name: BROKEN if name == "broken-base" else shipped_source(name), shipped_names())

COMPANIONS = {
    "C8-TOO-MANY-FAULTS": "C8-UNKNOWN-STATEMENT",
    "C8-ERROR-ALLOWED": "C8-DEAL-TOO-BIG",
    "C8-ALLOWED-WITHOUT-REASON": "C8-STOCK-SHORT",
    "C8-UNKNOWN-REPORT": "C8-STOCK-SHORT",
}
"""Codes that cannot come alone."""

BAD_BYTE = b"\xe9"
"""What `\N{REPLACEMENT CHARACTER}` in an example stands for: a letter in an old encoding."""


def reports(example: str) -> list[Diagnostic]:
    """All reports on an example, read as a file would be."""
    content = completed(example).encode().replace("\N{REPLACEMENT CHARACTER}".encode(), BAD_BYTE)
    if is_markdown(example):
        return list(load_text(content.decode(), "example.md").check().diagnostics)
    source, diagnostics = decoded("example.c8", content)
    if diagnostics:
        return list(diagnostics)
    checked = check_text(source.name, source.text, LIBRARY)
    return [*checked.diagnostics, *rulings(checked)]


def rulings(checked: Checked) -> Iterator[Diagnostic]:
    """What `c8 test` says of the examples in a text that can be played."""
    if checked.resolver is not None and checked.playable:
        yield from (one for outcome in play_examples(checked.resolver) for one in outcome.diagnostics)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.code)
def test_the_wrong_example_raises_this_code_and_nothing_else(kind: type[Diagnostic]) -> None:
    raised = reports(page_of(kind).wrong)
    assert kind.code in {one.code for one in raised}
    assert {one.code for one in raised if is_finding(one)} <= {kind.code, COMPANIONS.get(kind.code)}


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.code)
def test_the_right_example_does_not_raise_it_and_is_clean(kind: type[Diagnostic]) -> None:
    raised = reports(page_of(kind).right)
    assert kind.code not in {one.code for one in raised}
    assert [one for one in raised if is_finding(one)] == []
