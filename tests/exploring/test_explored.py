"""Exploring small packs finds what goes wrong only in play, says at which line it lies, and shows a play."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from pages.raised import LIBRARY

import crazy8
from crazy8.compiler import check_text
from crazy8.compiler.check.allowing import not_allowed
from crazy8.compiler.diagnostics.diagnostic import Diagnostic, Severity, is_finding
from crazy8.compiler.exploring.explored import explored
from crazy8.compiler.layers.resolver import Resolver
from crazy8.compiler.rulings.from_examples import play_examples
from crazy8.files.shipped import shipped_names

DOCUMENT = (Path(__file__).parent / "faults.md").read_text(encoding="utf-8")
RULEBOOKS = re.findall(r"^```c8\n(.*?)^```$", DOCUMENT, re.DOTALL | re.MULTILINE)

STEPS_ON_THE_SHELF = 1_500
"""Far fewer than of a deep verdict, which takes the whole shelf half an hour: whatever goes wrong early is found."""
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


def test_cards_alike_but_for_their_colour_stay_apart() -> None:
    jokers = "jokers each black, red\nwild joker: names nothing\nvalue joker: 50\nafter joker: any\n"
    head = 'c8 2\nvariant example "Example" extends bicycle [house]\n'
    assert explored(sound(head + jokers), players=2, steps=500).covered


@pytest.mark.slow
@pytest.mark.parametrize("name", shipped_names())
def test_no_shipped_rulebook_leads_to_something_bad(name: str) -> None:
    read = crazy8.load(name).read
    found = explored(read.resolver, (), read.player_range(()).fewest, steps=STEPS_ON_THE_SHELF)
    reports = not_allowed(read.linked.source, found.reports)
    assert [one for one in reports if one.severity is not Severity.NOTE] == []


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
