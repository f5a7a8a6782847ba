"""Whatever line a report offers has been tried: with it fewer is found, and nothing new."""

from __future__ import annotations

import pytest
from advice import misleading
from pages.raised import reports

from crazy8.compiler.diagnostics import registry as codes
from crazy8.compiler.diagnostics.diagnostic import Diagnostic, Severity
from crazy8.compiler.diagnostics.page import completed, is_json, is_markdown, page_of

OTHER = {"C8-TOO-MANY-FAULTS", "C8-FILE-TOO-LONG", "C8-NOT-UTF8", "C8-NO-TEXT"}
"""Texts that are no rulebooks, or so long that every repair would be tried in all of them."""


def is_tried(kind: type[Diagnostic]) -> bool:
    wrong = page_of(kind).wrong
    plain = not is_markdown(wrong) and not is_json(wrong)
    return plain and kind.default_severity is not Severity.NOTE and kind.code not in OTHER


@pytest.mark.slow
@pytest.mark.parametrize("kind", list(filter(is_tried, codes.all_kinds())), ids=lambda kind: kind.code)
def test_the_lines_that_a_page_offers_mend_its_wrong_example(kind: type[Diagnostic]) -> None:
    assert list(misleading(completed(page_of(kind).wrong), reports)) == []


TYPED = {
    "player 2 to 6": "players 2 to 6",
    "plyaers 2 to 6": "players 2 to 6",
    "wild 8s: names suit": "wild 8: names suit",
    "play J and Q: skip next": "play J, Q: skip next",
    "play ♥K: skip next": "play K♥: skip next",
    "value 2-7: face\nvalue any: 10": "value 2 to 7: face\nvalue any: 10",
    "wild Dame: names suit": "wild Q: names suit",
    "wild joker\nscore: nothing": "wild joker: names suit\njokers 2\nscore: nothing",
}
"""What people type, and what its repair writes."""


@pytest.mark.parametrize("typed", TYPED)
def test_what_is_typed_is_mended_as_it_is_meant(typed: str) -> None:
    text = completed(f"{typed}\n")
    (report,) = (one for one in reports(text) if one.repair is not None)
    assert report.repair is not None
    span = report.repair.span
    mended = text[: span.start] + report.repair.replacement + text[span.end :]
    assert mended == completed(f"{TYPED[typed]}\n")
    assert [one for one in reports(mended) if one.severity is Severity.ERROR] == []


@pytest.mark.parametrize(
    "text",
    [
        "jokers 2\nwild joker: names suit\nscore: winner collects\nvalue A to 10: face\nvalue J Q K: 10\n",
        "deck piquet32\nwild J: names suit\n",
        "wild joker: names suit\nscore: nothing\n",
        "play 2: next draws 2\nno answer 2\n",
    ],
)
def test_what_a_report_offers_has_been_tried(text: str) -> None:
    assert list(misleading(completed(text), reports)) == []


@pytest.mark.parametrize(
    ("lines", "offered"),
    [
        ("", "\njokers 2\nvalue joker: 50"),
        ("no jokers\n", None),
        ("score: nothing\n", "\njokers 2"),
        ("draw 60\n", "\njokers 2\nvalue joker: 50"),  # which is wrong in itself, and not told beside an unknown word
    ],
)
def test_jokers_come_with_what_must_be_said_of_them_or_not_at_all(lines: str, offered: str | None) -> None:
    text = f'c8 2\nvariant home "Home" extends bicycle [house]\n{lines}wild joker: names suit\n'
    (report,) = (one for one in reports(text) if one.code == "C8-UNKNOWN-CARD-WORD")
    assert (report.repair.replacement if report.repair else None) == offered


@pytest.mark.parametrize("players", [2, 5, 8, 12])
def test_the_deal_that_is_offered_leaves_something_to_draw(players: int) -> None:
    (report,) = (one for one in reports(f"players {players}\ndeal 26\n") if one.code == "C8-DEAL-TOO-BIG")
    most = report.most  # type: ignore[attr-defined]  # of this report
    assert not [one for one in reports(f"players {players}\ndeal {most}\n") if one.severity is not Severity.NOTE]
