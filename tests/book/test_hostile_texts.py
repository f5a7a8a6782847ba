"""Whatever stands in the texts and words of a rulebook comes out as text, with no more markup than harmless ones."""

from __future__ import annotations

import re
from collections.abc import Callable
from html.parser import HTMLParser

import pytest
from books_to_print import book_of_text
from markdown_it import MarkdownIt
from markdown_it.token import Token

from crazy8.compiler.book.languages.files import languages
from crazy8.compiler.book.page import SourceLine
from crazy8.compiler.book.parts import part_text
from crazy8.compiler.book.render import render

TEXTS = (
    "<script>alert(1)</script> & 'so' | ] [x](javascript:alert(2)) `code` *bold* _i_ {{ 7*7 }} {% raw %} --> ]]>",
    "&lt;script&gt; &#60;b&#62; &amp; \\ ~~struck~~ ![x](y) </style></title></svg> ${x} %s {0}",
    "# heading",
    "1. numbered",
    "- listed",
    "+ listed",
    "> quoted",
    "~~~",
    "```",
    "---",
    "===",
    "    indented",
    "| a | b |",
    "<!-- c8: end -->",
    "<!-- c8: book -->",
)
"""Texts that mean something to HTML, Markdown, Jinja, Fluent or the markers of this program."""
KEYS = (
    "deal.misdeal",
    "deal.cut-privilege",
    "starter.dealers-goodies",
    "wild.fails-to-name",
    "draw.too-many",
    "turn.hesitation",
    "error.illegal-play",
    "error.advice",
    "rule.mutable",
)
"""Questions that a note answers in the author's own words."""

PRINTED = [TEXTS[0].strip(), *(text.strip() for text in TEXTS[2 : 2 + len(KEYS)])]
"""Those that the book has in every language: the main title and the notes."""
SQUEEZED = ("textlength", "lengthadjust")
"""What a drawn word has if it is too wide for its card."""

Word = Callable[[str], str]


def harmless(text: str) -> str:
    """The same text without a character that could mean anything."""
    return re.sub(r"[^\w\s]", "X", text)


def rulebook_with(word: Word) -> str:
    """A rulebook in which everything that an author may name is called by one of the texts."""
    first, second, *others = map(word, TEXTS)
    notes = "\n".join(f'rule {key}: "{text}"' for key, text in zip(KEYS, others, strict=False))
    ranks = " ".join(map(word, ("<b>", "`c`", "d)(", "e'q", "&amp;", "*f*", "</svg>", "|g|")))
    suits = " ".join(map(word, ("<script>", "a&b", "x|y", "*z*")))
    seat, other = word("<I>A&B"), word("*B*|C")
    sources = "\n".join(f'source s{number} "{text}"' for number, text in enumerate(others))
    return f"""c8 2
variant home "{first}" [s1]
title it "{second}"
{sources}
played in "{first}", "{second}"
players 2 to 3
deck own {{
  suits {suits}
  1 of each: 1 2 3 4 5 {ranks}
}}
deal 3
wild {word("<b>")}: names suit
play {word("`c`")}: next draws 2
value 1 to 5: face
value {ranks}: 20
call "{first}" at 1 card
option one "{first}" [s2] {{ draw 2 }}
option two "{second}" [house] {{ call "{second}" at 2 cards }} excludes one
{notes}
rule: "{first}"
rule "{second}": "{second}"
rule quiet in it: "{others[0]}"
example "{first}" [s3] {{
  seats {seat} {other}
  top {word("<script>")} {word("<b>")}
  named {word("a&b")}
  {seat} holds {word("a&b")} 2, {word("x|y")} 3
  {seat} may play {word("a&b")} 2
}}
"""


HOSTILE, HARMLESS = (book_of_text(rulebook_with(word)) for word in (str, harmless))


class Page(HTMLParser):
    """The tags of a page with the names of their attributes, and all that is read."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, list[str]]] = []
        self.text = ""
        self.feed(page)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, [name for name, _ in attrs if name not in SQUEEZED]))

    def handle_data(self, data: str) -> None:
        self.text += data


def marks(text: str) -> tuple[list[str], str]:
    """The markup of a Markdown text, and all that is read."""
    tokens = list[Token]()
    for token in MarkdownIt("commonmark").enable(["table", "strikethrough"]).parse(text):
        tokens += [token, *(token.children or ())]
    read = "".join(token.content for token in tokens if token.type in ("text", "text_special"))
    return [token.type for token in tokens if not token.type.startswith("text")], read


@pytest.mark.parametrize("tag", languages())
@pytest.mark.parametrize("images", [False, True], ids=["page", "pdf"])
def test_a_web_page_shows_them_as_text(tag: str, images: bool) -> None:
    hostile, plain = (Page(render(book, tag, "html", images=images)) for book in (HOSTILE, HARMLESS))
    assert hostile.tags == plain.tags
    assert [text for text in PRINTED if text not in hostile.text] == []


@pytest.mark.parametrize("tag", languages())
def test_markdown_shows_them_as_text(tag: str) -> None:
    (hostile, read), (plain, harmless_read) = (marks(render(book, tag, "md")) for book in (HOSTILE, HARMLESS))
    assert hostile == plain
    assert [text for text in PRINTED if text not in read] == []
    assert harmless(read) == harmless(harmless_read)


def test_a_part_of_a_markdown_file_holds_no_marker_of_an_author() -> None:
    assert not re.search(r"^\s*<!--", part_text(HOSTILE, "book", "en"), re.MULTILINE)


def test_plain_text_has_them_as_they_are() -> None:
    text = render(HOSTILE, "en", "txt")
    assert text.startswith(TEXTS[0])
    assert "d)(" in text


def test_what_acts_where_it_is_printed_is_taken_out() -> None:
    acting = "\x1b[31mred\x07 \u202eturned\u2066 \u2028line\x00\x85"
    book = book_of_text(rulebook_with(lambda text: text.replace("# heading", acting)))
    for form in ("html", "md", "txt"):
        text = render(book, "en", form)  # type: ignore[arg-type]
        assert "red turned line" in " ".join(text.split())
        assert not {one for one in acting if not one.isprintable()} & set(text)


def test_only_addresses_of_the_web_are_links() -> None:
    good = [
        "https://www.pagat.com/eights/crazy8s.html",
        "http://example.org/a(b)?c=d&e=%20#f",
        "https://пример.example/",
    ]
    bad = [
        "javascript:alert(1)",
        "JavaScript:alert(1)",
        "data:text/html,<script>",
        "file:///etc/passwd",
        "//example.org",
        "https://a.example/><script>",
        "https://a.example/' onclick='x",
        "https://a.example/ b",
        "https://",
        "see https://a.example",
    ]
    assert [one for one in (*good, *bad) if SourceLine("1", "", one).is_link] == good


def test_other_addresses_are_shown_and_lead_nowhere() -> None:
    text = rulebook_with(harmless).replace("players 2", 'source bad "Bad" "javascript:alert(1)<b>"\nplayers 2')
    page = render(book_of_text(text), "en", "html")
    assert "Bad javascript:alert(1)&lt;b&gt;" in page
    assert not re.search('href="(?!#)', page)
    kinds, read = marks(render(book_of_text(text), "en", "md"))
    assert "javascript:alert(1)<b>" in read
    assert "link_open" not in kinds
