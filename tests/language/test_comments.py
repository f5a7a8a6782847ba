"""Comments and blank lines are all kept, in order and in their places."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from language_texts import HEAD, damaged_texts, shipped_texts

from crazy8.compiler.language.comments import holds_statement
from crazy8.compiler.language.document import Document
from crazy8.compiler.language.from_text import parse
from crazy8.compiler.source import Source


def document_of(text: str) -> Document:
    return parse(Source("x.c8", text)).document


@pytest.mark.parametrize("name", shipped_texts())
def test_nothing_else_is_left_without_statements_comments_and_blank_lines(name: str) -> None:
    """What is no comment and stands in no statement is a brace, a citation, or empty."""
    text = shipped_texts()[name]
    document = document_of(text)
    left = list(text)
    for node in (*document.body, *document.comments):
        left[node.span.start : node.span.end] = " " * (node.span.end - node.span.start)
    assert re.sub(r"\[[a-z0-9_, -]+\]", "", "".join(left)).split() == []


lines = st.lists(
    st.sampled_from(
        [
            "",
            "   ",
            "\t",
            "# one",
            "  # two",
            "#",
            "deal 5 # three",
            "draw 1  # four # five",
            'title it "#"',
            'title bg "#" # six',
            "when 2 players { # seven",
            "}",
        ]
    ),
    min_size=1,
    max_size=12,
)


@given(lines, st.sampled_from(["\n", "\r\n", "\r"]))
def test_comments_are_kept_in_order_with_their_places(written: list[str], end: str) -> None:
    text = end.join(written) + end
    comments = document_of(text).comments
    assert [one.span.text for one in comments] == [
        f"#{line.partition('#')[2]}" if '"' not in line else "# six" for line in written if re.search(r"#(?!\")", line)
    ]
    for one in comments:
        line = written[one.span.line - 1]
        assert line[one.span.column - 1 :] == one.span.text
        assert one.trailing is bool(line[: one.span.column - 1].strip())


@given(lines, st.sampled_from(["\n", "\r\n", "\r"]))
def test_blank_lines_are_kept_by_number(written: list[str], end: str) -> None:
    blank = tuple(number for number, line in enumerate(written, 1) if not line.strip())
    assert document_of(end.join(written) + end).blank_lines == blank


@given(damaged_texts())
def test_faults_cost_no_comment(text: str) -> None:
    """A statement that is left out takes its comment along from the reports, not from the document."""
    comments = document_of(text).comments
    assert [one.span.start for one in comments] == sorted({one.span.start for one in comments})
    assert all(one.span.text.startswith("#") and "\n" not in one.span.text for one in comments)
    assert document_of(f"{text}\ndrow 1 # kept\n").comments[-1].span.text.endswith("# kept")


def test_a_comment_may_stand_anywhere_between_statements() -> None:
    block = "when 2 players { # behind a brace\n  # within\n  deal 7 # behind\n  # last\n} # after\n"
    document = document_of(f"# before\n{HEAD}# between\n{block}# end")
    assert len(document.body) == 3
    assert [one.trailing for one in document.comments] == [False, False, True, False, True, False, True, False]


@pytest.mark.parametrize(
    "blank", [" ", "\t", "\N{NO-BREAK SPACE}", "\N{IDEOGRAPHIC SPACE}", "\N{ZERO WIDTH NO-BREAK SPACE}"]
)
def test_a_comment_behind_blanks_of_any_kind_is_on_a_line_of_its_own(blank: str) -> None:
    """All that separates words is a blank here too; so a comment that allows something is about the same line."""
    document = document_of(f"{HEAD}{blank}# about the deal\n{blank}\n{blank}# more\n{blank}deal 5 {blank}# five\n")
    assert [one.trailing for one in document.comments] == [False, False, True]
    assert document.blank_lines == (4,)
    assert [holds_statement(line) for line in document.source.text.splitlines()[2:]] == [False, False, False, True]
