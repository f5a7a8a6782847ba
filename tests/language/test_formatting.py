"""The canonical form of a text says the same as the text, keeps every comment, and is its own canonical form."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from covering import every_variant
from hypothesis import given
from hypothesis import strategies as st
from language_texts import HEAD, damaged_texts, shipped_texts, sound_texts
from respaced_texts import respaced, respaced_texts, respaced_with

from crazy8.compiler.language.comments import comments_in, holds_statement
from crazy8.compiler.language.document import Document
from crazy8.compiler.language.formatting import canonical as formatter
from crazy8.compiler.language.formatting.canonical import FormattingError, canonical, canonical_statements
from crazy8.compiler.language.formatting.in_markdown import canonical_in_markdown
from crazy8.compiler.language.from_text import parse
from crazy8.compiler.language.nodes import Comment
from crazy8.compiler.record import Record
from crazy8.compiler.source import Source

ROOT = Path(__file__).parents[2]
DOCUMENTS = sorted((Path(__file__).parent / "formatting").glob("*.md"))
CASE = re.compile(
    r"^(?P<fence>`{3,})(?P<kind>before|stays)\n(?P<text>.*?)^(?P=fence)\n"
    r"(?:\n(?P=fence)after\n(?P<after>.*?)^(?P=fence)\n)?",
    re.DOTALL | re.MULTILINE,
)
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]


def formatted(text: str) -> str:
    """The canonical form of a sound file."""
    found = canonical(Source("example.c8", text))
    assert found.faults == ()
    return found.text


def formatted_as(path: Path, text: str) -> str:
    """What a document calls the canonical form: that of a Markdown text, or of statements."""
    if path.stem == "markdown":
        return canonical_in_markdown(Source("example.md", text)).text
    found = canonical_statements(text)
    assert found is not None
    return found


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.stem)
def test_the_document_shows_the_canonical_form(path: Path, update: bool) -> None:
    def shown(case: re.Match[str]) -> str:
        after = formatted_as(path, case["text"])
        assert formatted_as(path, after) == after
        fence, end = case["fence"], "\n" if case[0].endswith("\n\n") else ""
        if case["kind"] == "stays":
            return f"{fence}stays\n{after}{fence}\n{end}"
        return f"{fence}before\n{case['text']}{fence}\n\n{fence}after\n{after}{fence}\n{end}"

    written = path.read_bytes().decode()
    assert CASE.search(written)
    now = CASE.sub(shown, written)
    if update:
        path.write_bytes(now.encode())
    else:
        assert now == written


# ---- what ships


@pytest.mark.parametrize("name", shipped_texts())
def test_shipped_files_are_in_canonical_form(name: str) -> None:
    text = shipped_texts()[name]
    assert formatted(text) == text, f"run `c8 fmt` on {name}.c8"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_blocks_of_the_pages_are_in_canonical_form(page: Path) -> None:
    text = page.read_bytes().decode()
    assert canonical_in_markdown(Source(page.name, text)).text == text, f"run `c8 fmt` on {page.name}"


# ---- it says the same


def without_places(value: object) -> object:
    """A node without its spans."""
    if isinstance(value, Record):
        return type(value), [without_places(getattr(value, name)) for name in value.field_names if name != "span"]
    return [without_places(one) for one in value] if isinstance(value, tuple) else value


def comments_at_statements(document: Document) -> Iterator[tuple[str, str, bool]]:
    """Every comment with the words before it, and whether it stands behind them on its line."""
    text = document.source.text
    place = 0
    for comment in comments_in(document.source):
        before = "".join(re.split(r"[\s\ufeff}]+", text[place : comment.span.start]))
        yield comment.span.text.rstrip(), before, comment.trailing
        place = comment.span.end


def assert_the_same_is_said(text: str, found: str) -> None:
    before, after = parse(Source("x.c8", text)).document, parse(Source("x.c8", found)).document
    assert without_places(before.body) == without_places(after.body)
    assert list(comments_at_statements(before)) == list(comments_at_statements(after))
    assert formatted(found) == found
    assert not re.search(r"\r|\n\n\n|[ \t]\n|\A\n|\n\n\Z|(?<!\n)\Z", found)


@given(respaced_texts(with_comments=True, breaking_blocks=True))
def test_whatever_its_blanks_a_text_says_the_same(text: str) -> None:
    assert_the_same_is_said(text, formatted(text))


@given(respaced_texts(with_comments=True))
def test_a_comment_stays_about_the_same_statements(text: str) -> None:
    """Those that begin on its line, or on the next one: so `# c8: allow` allows what it did."""
    assert list(subjects(text)) == list(subjects(formatted(text)))


def subjects(text: str) -> Iterator[tuple[str, list[object]]]:
    """Every comment, with what begins on the line that it is about."""
    source = Source("x.c8", text)
    document = parse(source).document
    by_line: dict[int, list[object]] = {}
    nodes: list[object] = [*document.body]
    while nodes:
        node = nodes.pop()
        if isinstance(node, Record):
            if not isinstance(node, Comment):
                by_line.setdefault(node.span.line, []).append(without_places(node))  # type: ignore[attr-defined]
            nodes += [getattr(node, name) for name in ("statements", "steps") if hasattr(node, name)]
        elif isinstance(node, tuple):
            nodes += node
    for comment in comments_in(source):
        line = comment.span.line
        if not comment.trailing:
            below = (
                number for number in range(line + 1, source.line_count + 1) if holds_statement(source.line_text(number))
            )
            line = next(below, 0)
        yield comment.span.text.rstrip(), by_line.get(line, [])


@given(damaged_texts())
def test_a_damaged_text_stays_as_it_is_with_its_reports(text: str) -> None:
    found = canonical(Source("x.c8", text))
    assert [str(one.message) for one in found.faults] == [
        str(one.message) for one in parse(Source("x.c8", text)).diagnostics
    ]
    if found.faults:
        assert found.text == text
    else:
        assert_the_same_is_said(text, found.text)


@every_variant
def test_every_variant_says_the_same_whatever_its_blanks(name: str) -> None:
    text = shipped_texts()[name]
    odd = respaced_with(Random(name), text, with_comments=True, breaking_blocks=True)
    assert_the_same_is_said(odd, formatted(odd))


# ---- there is one


@given(st.data())
def test_blanks_make_no_difference(data: st.DataObject) -> None:
    text = data.draw(st.sampled_from([one for one in sound_texts() if "#" not in one]))
    assert formatted(data.draw(respaced(text, breaking_blocks=True))) == formatted(text)


@pytest.mark.parametrize("text", ["", "\n\n", "# only a comment", "  # two\r\n\r\n\r\n# comments"])
def test_a_block_may_hold_no_statement(text: str) -> None:
    found = canonical_statements(text)
    assert found is not None
    assert canonical_statements(found) == found
    assert found.split() == text.split()


# ---- it is sure of it


@pytest.mark.parametrize("change", [("draw 1", ""), ("# one", ""), ("deal 5", "deal 6"), ("draw 1", "draw {")], ids=str)
def test_it_refuses_to_change_what_is_said(change: tuple[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a fault of the formatter loses or changes, a statement or a comment, is noticed."""
    text = f"{HEAD}deal  5\ndraw 1 # one\n"
    assert formatted(text)
    written = formatter.written
    monkeypatch.setattr(formatter, "written", lambda lines: written(lines).replace(*change))
    with pytest.raises(FormattingError):
        canonical(Source("x.c8", text))


def test_it_refuses_to_move_a_comment(monkeypatch: pytest.MonkeyPatch) -> None:
    written = formatter.written
    monkeypatch.setattr(formatter, "written", lambda lines: written(lines).replace("# one\n", "\n# one\n"))
    with pytest.raises(FormattingError):
        canonical(Source("x.c8", f"{HEAD}deal  5 # one\ndraw 1\n"))
