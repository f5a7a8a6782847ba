"""The examples of every page are run: the wrong one raises exactly the code of its page, the right one is clean."""

from __future__ import annotations

import pytest
from pages.raised import reports

from crazy8.compiler.diagnostics import registry as codes
from crazy8.compiler.diagnostics.diagnostic import Diagnostic, is_finding
from crazy8.compiler.diagnostics.page import is_markdown, page_of

KINDS = codes.all_kinds()

COMPANIONS = {
    "C8-TOO-MANY-FAULTS": "C8-UNKNOWN-STATEMENT",
    "C8-ERROR-ALLOWED": "C8-DEAL-TOO-BIG",
    "C8-ALLOWED-WITHOUT-REASON": "C8-STOCK-SHORT",
    "C8-UNKNOWN-REPORT": "C8-STOCK-SHORT",
    "C8-ONE-CAN-STALL": "C8-FEW-CAN-FOLLOW",
}
"""Codes that cannot come alone."""


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.code)
def test_the_wrong_example_raises_this_code_and_nothing_else(kind: type[Diagnostic]) -> None:
    raised = reports(page_of(kind).wrong, kind)
    assert kind.code in {one.code for one in raised}
    assert {one.code for one in raised if is_finding(one)} <= {kind.code, COMPANIONS.get(kind.code)}


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.code)
def test_the_right_example_does_not_raise_it_and_is_clean(kind: type[Diagnostic]) -> None:
    raised = reports(page_of(kind).right, kind)
    assert kind.code not in {one.code for one in raised}
    assert [one for one in raised if is_finding(one)] == []


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.code)
def test_what_a_repair_writes_can_be_read(kind: type[Diagnostic]) -> None:
    """It may leave other findings, but none that the text did not have, and not the one that it mends."""
    raised = reports(page_of(kind).wrong, kind)
    for one in raised:
        source = one.span.source
        if one.repair is None or one.repair.span.source is not source or is_markdown(page_of(kind).wrong):
            continue
        mended = source.text[: one.repair.span.start] + one.repair.replacement + source.text[one.repair.span.end :]
        left = [other for other in reports(mended) if is_finding(other)]
        assert {other.code for other in left} <= {other.code for other in raised}
        assert len(left) < len(raised)
