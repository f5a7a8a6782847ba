"""How the files look: width, tables, no gaps, nothing from outside."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from itertools import pairwise, product

import pytest
from books_to_print import READ, book_of, printed, shipped_book

from crazy8.compiler.book.languages.files import languages
from crazy8.compiler.book.render import COLUMNS, render
from crazy8.compiler.book.widths import padded, width, wrapped

HEAVIEST = 150_000
"""Bytes of a page: it is opened on a phone, at a table in the country."""
each_book = pytest.mark.parametrize("name", READ)


# ---- plain text


@each_book
def test_no_line_of_text_is_wider_than_the_page(name: str) -> None:
    for line in (line for tag in languages() for line in printed(name, tag, "txt").splitlines()):
        assert width(line) <= COLUMNS or "https://" in line, line
        assert line == line.rstrip()


@each_book
def test_headings_are_underlined_over_their_whole_width(name: str) -> None:
    for tag in languages():
        lines = printed(name, tag, "txt").splitlines()
        rules = [(above, below) for above, below in pairwise(lines) if below and set(below) <= {"=", "-"}]
        assert len(rules) > 8
        assert [above for above, below in rules if width(above) != len(below)] == []


def test_suits_can_be_written_with_letters() -> None:
    text = render(shipped_book("bicycle"), "en", "txt", ascii_suits=True)
    assert "QC lies on top" in text
    assert not set(text) & set("♣♦♥♠")


def test_wide_characters_take_two_columns() -> None:
    assert width("瘋狂8") == 5
    assert width("осмици") == 6
    assert width("♥\ufe0e") == 1
    assert padded("牌", 4) == "牌  "
    assert padded("牌", 4, right=True) == "  牌"


def test_chinese_breaks_between_signs_but_not_before_a_stop() -> None:
    text = wrapped("一二三四五。六七", 10)
    assert text.splitlines() == ["一二三四", "五。六七"]
    assert all(width(line) <= 10 for line in text.splitlines())


def test_words_stay_whole_and_later_lines_are_indented() -> None:
    assert wrapped("one two three four", 10, "- ", "  ") == "- one two\n  three\n  four"


def test_the_narrow_space_before_a_french_mark_breaks_no_line() -> None:
    text = "Que faire\N{NARROW NO-BREAK SPACE}?"
    assert wrapped(text, 10) == "Que\nfaire\N{NARROW NO-BREAK SPACE}?"


# ---- Markdown


@each_book
def test_tables_are_aligned(name: str) -> None:
    for tag in languages():
        tables = re.findall(r"(?:^\|.*\|\n)+", printed(name, tag), re.MULTILINE)
        assert len(tables) == sum(bool(one.deal) + len(one.values) for one in shipped_book(name).sections)
        for table in tables:
            assert len({width(line) for line in table.splitlines()}) == 1
            assert len({line.count("|") for line in table.splitlines()}) == 1


@each_book
def test_markdown_has_no_empty_parts(name: str) -> None:
    for text in (printed(name, tag) for tag in languages()):
        assert "\n\n\n" not in text
        assert "  " not in re.sub(r"^\|.*$", "", text, flags=re.MULTILINE)
        assert text.endswith("\n")
        for heading, following in pairwise(line for line in text.splitlines() if line):
            assert not (heading.startswith("## ") and following.startswith("## ")), "an empty section"
        assert not re.search(r"\| +\|", text), "an empty cell"


def test_what_is_left_open_stands_in_a_box_of_its_own() -> None:
    text = render(shipped_book("pagat"), "en", "md")
    box = text[text.index("## What the sources leave open") : text.index("## Sources")].strip().splitlines()[2:]
    assert len(box) > 3
    assert all(line.startswith(">") for line in box)
    assert not any(line.startswith(">") for line in text.splitlines() if line not in box)


@each_book
def test_nothing_of_the_machine_shows(name: str) -> None:
    for tag, output in product(languages(), ("html", "md", "txt")):
        text = printed(name, tag, output)  # type: ignore[arg-type] # a form
        visible = re.sub(r"<style>.*?</style>| data-(says|again)=\"[^\"]*\"", "", text, flags=re.DOTALL)
        for word in ("None", "???", "{", "}", "Undefined", "standard52"):
            assert word not in visible, (tag, output, word)


def test_what_an_author_writes_is_not_taken_for_markup() -> None:
    body = 'option a "<b>Twos</b> *draw* a_b [x]" { play 2: next draws 2 }'
    assert "\\<b\\>Twos\\</b\\> \\*draw\\* a\\_b \\[x\\]" in render(book_of(body), "en", "md")
    assert "&lt;b&gt;Twos&lt;/b&gt; *draw* a_b [x]" in render(book_of(body), "en", "html")


# ---- HTML


class Tags(HTMLParser):
    """Collects the tags of a page and checks that they are closed."""

    VOID = ("meta", "br", "hr")

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[tuple[str, dict[str, str | None]]] = []
        self.feed(page)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, dict(attrs)))
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@each_book
def test_a_page_is_one_file_in_its_language(name: str) -> None:
    for tag in languages():
        page = printed(name, tag, "html")
        tags = Tags(page).seen
        assert ("html", {"lang": tag}) in tags
        assert not any(element in ("script", "link", "img", "iframe") for element, _ in tags)
        assert not any("src" in attributes for _, attributes in tags)
        assert "url(" not in page
        assert "@import" not in page
        assert any(attributes.get("name") == "viewport" for element, attributes in tags if element == "meta")


@each_book
def test_every_footnote_sign_leads_to_its_explanation(name: str) -> None:
    for tag in languages():
        tags = Tags(printed(name, tag, "html")).seen
        anchors = [attributes["id"] for _, attributes in tags if attributes.get("id")]
        targets = {href[1:] for _, attributes in tags if (href := attributes.get("href") or "").startswith("#")}
        assert targets
        assert targets <= set(anchors)
        assert len(anchors) == len(set(anchors))


@each_book
def test_a_page_with_all_its_cards_is_light(name: str) -> None:
    assert all(len(printed(name, tag, "html").encode()) < HEAVIEST for tag in languages())


def test_suit_signs_are_coloured_and_asked_for_as_text() -> None:
    page = render(shipped_book("bicycle"), "en", "html")
    assert 'Q<span class="black clubs">♣\ufe0e</span>' in page
    assert '<span class="red">♥\ufe0e</span>' in page
    assert not re.search("[♣♦♥♠](?!\ufe0e)", page)
