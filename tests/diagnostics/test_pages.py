"""How an explain page is read from the text of a class."""

from __future__ import annotations

from typing import ClassVar

from crazy8.compiler.diagnostics.diagnostic import Diagnostic
from crazy8.compiler.diagnostics.page import HEAD, REPETITIONS, ReportPage, completed, page_of, parse

TEXT = """
    The deal asks for more cards
    than the deck holds.

    Deal fewer cards.

    Or take a second deck.

    Wrong:

        players 8
        deal 7

        when 2 players {
          deal 9
        }

    Right:

        deal 5
    """


def test_a_page_has_four_parts() -> None:
    assert parse(TEXT) == ReportPage(
        title="The deal asks for more cards than the deck holds.",
        prose="Deal fewer cards.\n\nOr take a second deck.",
        wrong="players 8\ndeal 7\n\nwhen 2 players {\n  deal 9\n}\n",
        right="deal 5\n",
    )


def test_missing_parts_are_empty() -> None:
    assert parse("Only a title.") == ReportPage("Only a title.", "", "", "")
    assert parse("") == ReportPage("", "", "", "")


def test_the_page_of_a_class_is_its_text() -> None:
    class Child(Diagnostic):
        page: ClassVar[str] = TEXT

    assert page_of(Child) == parse(TEXT)
    assert Child.field_names == Diagnostic.field_names


def test_a_fragment_gets_the_head_lines() -> None:
    assert completed("deal 7\n") == HEAD + "deal 7\n"


def test_a_whole_file_stays_as_it_is() -> None:
    whole = '# ours\nc8 2\nvariant ours "Ours" [house]\n'
    assert completed(whole) == whole


def test_a_line_can_be_repeated() -> None:
    assert completed("c8 2\n# again\n…\n").count("# again\n") == REPETITIONS + 1
