"""Which tables are checked, and that one report is made for each cause."""

from __future__ import annotations

import pytest

from crazy8.compiler import check_text
from crazy8.compiler.check.reports.holes import OpenQuestion
from crazy8.compiler.check.table import tables_of
from crazy8.compiler.diagnostics.diagnostic import Diagnostic, is_finding
from crazy8.compiler.diagnostics.page import completed
from crazy8.compiler.layers.link import Library
from crazy8.compiler.pipeline import Checked, check_linked, check_source, link_source
from crazy8.compiler.source import Source
from crazy8.files.shipped import shipped_names, shipped_source

LIBRARY = Library(shipped_source, shipped_names())

OPTIONS = """players 2 to 7
deal 5
when 2 players { deal 7 }
option twos "Twos draw" { play 2: next draws 2 }
option chains "Twos add up" { answer 2 with 2 } requires twos
option mild "Twos do nothing" { play 2: nothing } excludes twos
option many "For three more" { players 2 to 10 }
"""


def checked(body: str) -> Checked:
    return check_text("x.c8", completed(body), LIBRARY)


def tables(body: str, chosen: tuple[str, ...] = ()) -> dict[tuple[str, ...], list[int]]:
    resolver = checked(body).resolver
    assert resolver is not None
    found: dict[tuple[str, ...], list[int]] = {}
    for table in tables_of(resolver, chosen):
        found.setdefault(table.options, []).append(table.players)
    return found


def test_every_number_of_players_is_looked_at_without_options() -> None:
    assert tables(OPTIONS)[()] == [2, 3, 4, 5, 6, 7]


def test_each_option_is_added_with_what_it_requires() -> None:
    assert list(tables(OPTIONS)) == [(), ("twos",), ("twos", "chains"), ("mild",), ("many",)]


def test_an_option_that_a_chosen_one_excludes_has_no_table() -> None:
    assert list(tables(OPTIONS, ("twos",))) == [("twos",), ("twos", "chains"), ("twos", "many")]


def test_with_an_option_the_ends_of_every_stretch_are_looked_at() -> None:
    assert tables(OPTIONS)["many",] == [2, 3, 10]


def one_report(body: str, code: str) -> Diagnostic:
    (report,) = [one for one in checked(body).diagnostics if one.code == code]
    return report


def test_one_cause_at_many_tables_is_one_report_that_names_them() -> None:
    report = one_report("players 2 to 8\ndeal 7\n", "C8-DEAL-TOO-BIG")
    assert report.notes == ("arises with 8 players",)
    report = one_report("players 2 to 9\ndeal 9\n", "C8-DEAL-TOO-BIG")
    assert report.notes == ("arises with 6 or more players",)


def test_a_cause_at_every_table_names_none() -> None:
    assert one_report("players 2 to 4\ndraw until playable\ndrawn card is kept\n", "C8-UNTIL-BUT-WAITS").notes == ()


def test_a_cause_that_comes_with_an_option_names_it() -> None:
    body = 'draw until playable\noption patient "Patient" { drawn card is kept }\n'
    assert one_report(body, "C8-UNTIL-BUT-WAITS").notes == ("with option `patient`",)


def test_a_cause_that_comes_with_several_options_names_them_all() -> None:
    body = 'answer 2 with 2\nplay 2: next draws 2\noption a "A" { play 2: nothing }\noption b "B" { play 2: nothing }\n'
    assert one_report(body, "C8-NOTHING-OWED").notes == ("with option `a`, `b`",)


COMBINED = """draw 1
drawn card may be played
option until "Draw until a card fits" { draw until playable }
option patient "The drawn card waits" { drawn card is kept }
option calm "Nothing is special" { play A: nothing }
"""


def test_a_cause_that_takes_two_options_together_names_both_once() -> None:
    report = one_report(COMBINED, "C8-UNTIL-BUT-WAITS")
    assert report.notes == ("with options `until` and `patient` together",)


def test_options_that_exclude_each_other_are_never_put_together() -> None:
    apart = COMBINED.replace("{ drawn card is kept }", "{ drawn card is kept } excludes until")
    assert "C8-UNTIL-BUT-WAITS" not in {one.code for one in checked(apart).diagnostics}


def test_what_an_option_requires_comes_with_it_and_is_no_combination() -> None:
    needed = COMBINED.replace("{ drawn card is kept }", "{ drawn card is kept } requires until")
    assert one_report(needed, "C8-UNTIL-BUT-WAITS").notes == ("with option `until` and `patient`",)


LEFT_OPEN = """players 2 to 6
deal 4
score: nothing
option short "A short pack" {
  when 5 or more players { deck piquet32 }
}
option points "Points" { score: each pays own hand }
"""


def left_open(body: str) -> OpenQuestion:
    (report,) = [one for one in checked(body).diagnostics if isinstance(one, OpenQuestion)]
    return report


def test_a_question_that_only_two_options_together_leave_open_is_told_in_one_sentence() -> None:
    together = "`short` and `points` together leave `score.value` open with 5 or more players"
    assert left_open(LEFT_OPEN).notes[0] == together


def test_all_smallest_causes_are_told_and_none_that_holds_another() -> None:
    both = 'option both "Both" {\n  deck piquet32\n  score: each pays own hand\n}\n'
    assert left_open(LEFT_OPEN + both).notes[0] == "with option `both` or options `short` and `points` together"


def test_chosen_options_belong_to_the_table_and_are_not_named() -> None:
    body = 'draw until playable\noption patient "Patient" { drawn card is kept }\noption fast "Fast" { deal 3 }\n'
    found = check_source(Source("x.c8", completed(body)), LIBRARY, ("patient",))
    assert [one.notes for one in found.diagnostics if one.code == "C8-UNTIL-BUT-WAITS"] == [()]


def test_one_number_of_players_can_be_asked_for() -> None:
    linked = link_source(Source("x.c8", completed("players 2 to 8\ndeal 7\n")), LIBRARY)
    assert "C8-DEAL-TOO-BIG" not in {one.code for one in check_linked(linked, (), 4).diagnostics}
    assert "C8-DEAL-TOO-BIG" in {one.code for one in check_linked(linked, (), 8).diagnostics}


def test_what_is_merely_worth_knowing_of_a_base_concerns_the_base_alone() -> None:
    parent = Source("parent.c8", 'c8 2\nvariant parent "P" [house]\nplayers 2 to 7\ndeal 7\nplay A: reverse\n')
    library = Library(lambda name: parent if name == "parent" else None)
    child = check_text("child.c8", 'c8 2\nvariant child "C" extends parent [house]\ndraw 2\n', library)
    assert {one.span.source.name for one in child.diagnostics} == {"child.c8"}
    assert [one.code for one in check_text("parent.c8", parent.text).diagnostics if one.code == "C8-STOCK-SHORT"]


def test_a_contradiction_that_stands_in_the_base_is_told_in_its_place() -> None:
    parent = Source("parent.c8", 'c8 2\nvariant parent "P" [house]\nplay 8: skip next\nplay 8: reverse\n')
    library = Library(lambda name: parent if name == "parent" else None)
    child = check_text("child.c8", 'c8 2\nvariant child "C" extends parent [house]\ndraw 2\n', library)
    (error,) = [one for one in child.diagnostics if one.code == "C8-ANSWERED-TWICE"]
    assert (error.span.source.name, error.span.line) == ("parent.c8", 4)
    assert not child.playable


def test_the_order_of_the_reports_is_that_of_the_text() -> None:
    found = checked(
        "value 8: 50\nplay 7: reverse\nanswer 7 with 7\nscore: nothing\ngame to 9, lowest wins\n"
    ).diagnostics
    places = [(one.span.start, one.span.end, one.code) for one in found]
    assert places == sorted(places)


@pytest.mark.parametrize("name", shipped_names())
def test_every_check_is_silent_about_shipped_variants_or_only_notes(name: str) -> None:
    source = shipped_source(name)
    assert source is not None
    found = check_source(source, LIBRARY)
    assert [one.code for one in found.diagnostics if is_finding(one)] == []
