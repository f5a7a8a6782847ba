"""Generated parts: compared with the rules, made anew, and nothing else touched."""

from __future__ import annotations

import pytest
from documents import documents
from hypothesis import given

import crazy8
from crazy8.compiler.book.parts import PARTS
from crazy8.compiler.book.sections import SECTIONS
from crazy8.compiler.language.markdown.from_text import read_markdown
from crazy8.compiler.language.markdown.markers import parts_of
from crazy8.compiler.source import LINE_END, Source
from crazy8.errors import ChoiceError, RulebookError

HEAD = '```c8\nc8 2\nvariant table "Our table" extends bicycle [house]\nplayers 2 to 3\n```\n\n'


def page(text: str) -> crazy8.Variant:
    return crazy8.load_text(text, "page.md")


def refreshed(text: str) -> str:
    return page(text).with_fresh_parts().text


def outside(text: str) -> list[str]:
    """What does not stand in a part that has an end."""
    pieces, place = [], 0
    for part in parts_of(read_markdown(Source("page.md", text)))[0]:
        pieces.append(text[place : part.inside.start])
        place = part.inside.end
    return [*pieces, text[place:]]


def codes(text: str) -> list[str]:
    return [one.code for one in page(text).check().findings]


@given(documents())
def test_what_was_refreshed_is_fresh_and_nothing_else_has_changed(text: str) -> None:
    before = page(text).check()
    if before.errors:
        with pytest.raises(RulebookError):
            refreshed(text)
        return
    now = refreshed(text)
    assert refreshed(now) == now
    assert outside(now) == outside(text)
    found = page(now).check().findings
    assert "C8-STALE-PART" not in {one.code for one in found}
    assert [one.code for one in found] == [one.code for one in before.findings if one.code != "C8-STALE-PART"]
    assert set(LINE_END.findall(now)) <= set(LINE_END.findall(text))


@pytest.mark.parametrize("language", ["en", "zh-Hant"])
def test_every_part_can_be_made_and_is_as_editors_leave_it(language: str) -> None:
    head = HEAD.replace("bicycle", "pagat").replace("players 2 to 3\n", "")
    now = refreshed(head + "\n".join(f"<!-- c8: {name} lang={language} -->\n<!-- c8: end -->\n" for name in PARTS))
    assert codes(now) == []
    assert [line for line in now.split("\n") if line != line.rstrip()] == []
    parts = parts_of(read_markdown(Source("page.md", now)))[0]
    assert [part.name for part in parts] == [*PARTS]
    for part in parts:
        inside = part.inside.text
        assert inside == "" or (inside.startswith("\n") and inside.endswith("\n\n") and inside.strip())


def test_the_book_is_that_of_the_command_and_is_made_of_the_parts() -> None:
    names = ("book", "summary", *(key for key, _ in SECTIONS), "values", "exchanges", "open-points", "sources")
    text = HEAD + "\n".join(f"<!-- c8: {name} lang=it players=2 -->\n<!-- c8: end -->\n" for name in names)
    book = page(text).rulebook(language="it", players=2)
    made, *parts = parts_of(read_markdown(Source("page.md", refreshed(text))))[0]
    assert book in made.inside.text
    assert all(part.inside.text.strip() in book for part in parts)


def test_the_tables_are_those_of_their_sections() -> None:
    for table, section in (("deal-table", "deal"), ("values", "scoring")):
        text = f"{HEAD}<!-- c8: {table} -->\n<!-- c8: end -->\n\n<!-- c8: {section} -->\n<!-- c8: end -->\n"
        rows = [line for line in refreshed(text).splitlines() if line.startswith("|")]
        assert len(rows) > 2
        assert rows[: len(rows) // 2] == rows[len(rows) // 2 :]


def test_options_and_signs_make_a_difference() -> None:
    head = HEAD.replace("players 2 to 3", 'option short "A short deal" { deal 3 }\nplayers 3')

    def part(words: str) -> str:
        return refreshed(f"{head}<!-- c8: deal {words} -->\n<!-- c8: end -->\n").split("-->\n")[1]

    assert "3 cards" in part("with=short")
    assert "3 cards" not in part("")
    assert "‡" in part("with=short") or "◊" in part("with=short")
    assert not set("‡◊†¹²") & set(part("with=short signs=no"))


def test_a_part_is_set_in_like_its_marker() -> None:
    made = refreshed(
        f"{HEAD}- item\n\n  <!-- c8: aim -->\n  <!-- c8: end -->\n\n> > <!-- c8: aim -->\n> > <!-- c8: end -->\n"
    )
    inside = made.removeprefix(HEAD).split("-->\n")
    assert [line[:4] for line in inside[1].split("\n")[:3]] == ["", "  Be", ""]
    assert [line[:6] for line in inside[3].split("\n")[:3]] == ["> >", "> > Be", "> >"]


def test_a_stale_part_is_no_reason_not_to_play() -> None:
    text = f"{HEAD}<!-- c8: aim -->\nTo lose.\n<!-- c8: end -->\n"
    assert codes(text) == ["C8-STALE-PART"]
    assert page(text).check().playable
    assert page(text).deal(players=2, seed=1).mover is not None


def test_a_long_difference_is_cut() -> None:
    lines = "".join(f"{number} is a number\n" for number in range(40))
    (report,) = page(f"{HEAD}<!-- c8: aim -->\n{lines}{'so ' * 90}\n<!-- c8: end -->\n").check().findings
    shown = report.notes[0].splitlines()
    assert len(shown) == 14
    assert shown[-1].startswith("… and ")
    assert max(map(len, shown)) < 100


def test_a_difference_in_blanks_alone_is_told() -> None:
    made = refreshed(f"{HEAD}<!-- c8: aim -->\n<!-- c8: end -->\n")
    (report,) = page(made.replace("Be the", "Be the", 1).replace(".\n\n<!--", ". \n\n<!--")).check().findings
    assert report.notes == ("only the ends of its lines differ",)


def test_errors_of_the_rules_come_first() -> None:
    text = (
        HEAD.replace("players 2 to 3", "drow 3")
        + "<!-- c8: aim -->\n<!-- c8: end -->\n<!-- c8: amm -->\n<!-- c8: end -->\n"
    )
    assert codes(text) == ["C8-UNKNOWN-STATEMENT", "C8-UNKNOWN-PART"]
    with pytest.raises(RulebookError, match="1 error"):
        refreshed(text)


def test_a_text_that_is_far_too_long_is_not_read_at_all() -> None:
    text = f"{HEAD}{'[' * 5_000_000}"
    assert codes(text) == ["C8-FILE-TOO-LONG"]
    with pytest.raises(RulebookError, match="1 error"):
        refreshed(text)


def test_only_markdown_has_parts() -> None:
    with pytest.raises(ChoiceError, match="no Markdown file"):
        crazy8.load("pagat").with_fresh_parts()
