"""Exploring small packs finds what goes wrong only in play, says at which line it lies, and shows a play."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from pages.raised import LIBRARY

from crazy8.compiler import check_text
from crazy8.compiler.diagnostics.diagnostic import Diagnostic, is_finding
from crazy8.compiler.exploring.explored import explored
from crazy8.compiler.layers.resolver import Resolver
from crazy8.compiler.rulings.from_examples import play_examples

DOCUMENT = (Path(__file__).parent / "faults.md").read_text(encoding="utf-8")
RULEBOOKS = re.findall(r"^```c8\n(.*?)^```$", DOCUMENT, re.DOTALL | re.MULTILINE)

ALSO = {"C8-FEW-CAN-FOLLOW"}
"""What the check says of some of them without knowing what comes of it."""


def sound(text: str) -> Resolver:
    """A rulebook in which the check finds nothing."""
    checked = check_text("example.c8", text, LIBRARY)
    assert [one for one in checked.diagnostics if is_finding(one) and one.code not in ALSO] == []
    assert checked.resolver is not None
    return checked.resolver


def play_of(report: Diagnostic) -> str:
    """The play that a report shows."""
    return report.notes[-1].partition("\n")[2]


@pytest.mark.slow
@pytest.mark.parametrize("text", RULEBOOKS, ids=lambda text: ", ".join(text.splitlines()[1:]))
def test_what_goes_wrong_is_found_at_its_line_with_a_play_that_comes_true(text: str) -> None:
    expected = [
        f"{number}: {line.partition('# ')[2]}" for number, line in enumerate(text.splitlines(), 1) if ": C8-" in line
    ]
    found = explored(sound(text)).reports
    assert [f"{one.span.line}: {one.severity.value}: {one.code}" for one in found] == expected
    for report in found:
        outcomes = list(play_examples(sound(text + play_of(report) + "\n")))
        assert [outcome.holds for outcome in outcomes] == [True], play_of(report)
