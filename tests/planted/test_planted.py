"""Rulebooks with a planted fault: what is told of each is what its document says."""

from __future__ import annotations

from pathlib import Path

import pytest
from measure import table
from planted import FOUND, NAME, Planted, documents, judged, planted_in, told_by_playing, told_without_exploring

import crazy8
from crazy8.compiler.diagnostics.registry import of_topic

PAGE = Path(__file__).parent.parent.parent / "docs" / "checker.md"
EVERY = [one for path in documents() for one in planted_in(path)]
TOLD = 0.92
"""The share of which something is told; it may only grow, up to 0.95."""
FOUND_BY_THE_CHECK = 0.8
"""The share of which the quick check gives an error or a warning at one of the two ends."""
UNREADABLE = {kind.code for kind in of_topic("syntax")}


def of(*expected: str) -> list[Planted]:
    return [one for one in EVERY if one.expected in expected]


def test_there_are_many_and_each_marks_its_fault_and_says_why() -> None:
    assert len(EVERY) >= 150
    assert all(one.fault and one.why for one in EVERY)
    assert len({one.text for one in EVERY}) == len(EVERY)


def test_whatever_is_silent_is_excused_and_nothing_else() -> None:
    assert [one.title for one in EVERY if bool(one.excuse) != (one.expected == "silent")] == []


def test_the_share_of_what_is_told_has_not_fallen() -> None:
    assert len(EVERY) - len(of("silent")) >= TOLD * len(EVERY)
    assert len(of(*FOUND)) >= FOUND_BY_THE_CHECK * len(EVERY)


def test_the_page_shows_what_the_documents_say() -> None:
    assert "\n".join(table(EVERY)) in PAGE.read_text(encoding="utf-8")


@pytest.mark.parametrize("topic", dict.fromkeys(one.topic for one in EVERY))
def test_each_can_be_read_and_the_check_tells_of_it_as_its_document_says(topic: str) -> None:
    for one in EVERY:
        if one.topic == topic:
            reports = crazy8.load_text(one.text, NAME).check().reports
            assert not UNREADABLE & {report.code for report in reports}, one.title
            expected = "silent" if one.expected.startswith("deep") else one.expected
            assert judged(one, reports).how == expected, one.title


@pytest.mark.slow
@pytest.mark.parametrize("planted", of("deep", "deep note"), ids=lambda one: one.title)
def test_what_only_playing_finds_is_found_by_playing(planted: Planted) -> None:
    how = ("note",) if planted.expected == "deep note" else FOUND
    assert told_by_playing(planted).how in how


@pytest.mark.slow
@pytest.mark.parametrize("planted", of("silent"), ids=lambda one: one.title)
def test_what_is_silent_is_so_without_each_line_and_in_its_examples(planted: Planted) -> None:
    assert told_without_exploring(planted).how == "silent"
