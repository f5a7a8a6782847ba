"""Where the rules of a Markdown text stand."""

from __future__ import annotations

import re

import pytest
from documents import documents
from hypothesis import given

from crazy8.compiler.language.markdown.document import MarkdownDocument
from crazy8.compiler.language.markdown.from_text import read_markdown
from crazy8.compiler.source import LINE_END, Source


def read(text: str) -> MarkdownDocument:
    return read_markdown(Source("page.md", text))


def rules(text: str) -> list[str]:
    """The lines of the rules, without what is blank."""
    return [line.strip() for line in LINE_END.split(read(text).rules.text) if line.strip()]


def codes(text: str) -> list[str]:
    found = read(text)
    return [one.code for one in (*found.faults, *found.marker_faults)]


@pytest.mark.parametrize(
    "text",
    [
        "```c8\ndeal 7\n```\n",
        "```c8\ndeal 7\n```",
        "~~~c8\ndeal 7\n~~~\n",
        "~~~~~ c8\ndeal 7\n~~~~~~~\n",
        "```` c8 of our table\ndeal 7\n````\n",
        "   ```c8\n   deal 7\n   ```\n",
        "prose\n```c8\ndeal 7\n```\nmore prose\n",
        "- item\n\n  ```c8\n  deal 7\n  ```\n",
        "- ```c8\n  deal 7\n  ```\n",
        "1. one\n   - two\n\n     ```c8\n     deal 7\n     ```\n",
        "-\t```c8\n\tdeal 7\n\t```\n",
        "> ```c8\n> deal 7\n> ```\n",
        ">```c8\n>deal 7\n>```\n",
        "> - ```c8\n>   deal 7\n>   ```\n",
        "```c8\r\ndeal 7\r\n```\r\n",
        "```c8\rdeal 7\r```\r",
        "```c8\n```\n\n```c8\ndeal 7\n```\n",
        "````md\n```c8\ndeal 9\n```\n````\n\n```c8\ndeal 7\n```\n",
    ],
)
def test_a_block_holds_its_lines(text: str) -> None:
    assert rules(text) == ["deal 7"]
    assert codes(text) == []


@pytest.mark.parametrize(
    "text",
    [
        "",
        "deal 7\n",
        "```\ndeal 7\n```\n",
        "```c8x\ndeal 7\n```\n",
        "``c8\ndeal 7\n``\n",
        "    ```c8\n    deal 7\n    ```\n",
        "````md\n```c8\ndeal 7\n```\n````\n",
        "<!--\n```c8\ndeal 7\n```\n-->\n",
        "`````` c8`\ndeal 7\n",
    ],
)
def test_nothing_else_does(text: str) -> None:
    assert rules(text) == []
    assert codes(text) == ["C8-NO-BLOCK"]


def test_all_blocks_are_one_text() -> None:
    assert rules("```c8\nwhen 2 players {\n```\ndeal\n~~~c8\ndeal 7 }\n~~~\n") == ["when 2 players {", "deal 7 }"]


@pytest.mark.parametrize(
    "text",
    ["```c8\ndeal 7\n", "```c8\ndeal 7", "```c8", "~~~c8\ndeal 7\n```\n", "````c8\ndeal 7\n```\n", "> ```c8\n> deal\n"],
)
def test_a_block_has_an_end(text: str) -> None:
    assert codes(text) == ["C8-UNCLOSED-FENCE"]


def test_the_place_of_an_open_fence_is_its_line() -> None:
    (fault,) = read("Prose\n\n> ~~~ c8  \n> deal 7\n").faults
    assert (fault.span.text, fault.span.line, fault.span.column) == ("~~~ c8", 3, 3)


def test_nothing_moves() -> None:
    text = "Правила ♥\n\n> ```c8\n> deal 7\n> ```\n"
    found = read(text)
    place = found.rules.text.index("deal")
    assert place == text.index("deal")
    assert found.rules.position(place) == (4, 3)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("<!-- c8: deal -->\n", [("deal",)]),
        ("<!--c8:deal-->\n", [("deal",)]),
        ("  <!-- c8:  deal   lang=it -->  \n", [("deal", "lang=it")]),
        ("> <!-- c8: deal -->\n", [("deal",)]),
        ("- <!-- c8: deal -->\n", [("deal",)]),
        ("prose\n<!-- c8: deal -->\nprose\n", [("deal",)]),
        ("<div>\n<!-- c8: deal -->\n</div>\n", [("deal",)]),
        ("<!-- c8: deal -->\r<!-- c8: end -->\r", [("deal",), ("end",)]),
        ("<!-- deal -->\n", []),
        ("`<!-- c8: deal -->`\n", []),
        ("    <!-- c8: deal -->\n", []),
        ("```\n<!-- c8: deal -->\n```\n", []),
    ],
)
def test_a_marker_is_a_comment_on_a_line_of_its_own(text: str, words: list[tuple[str, ...]]) -> None:
    found = read(text)
    assert [marker.words for marker in found.markers] == words
    assert found.marker_faults == ()


@pytest.mark.parametrize(
    "text",
    [
        "prose <!-- c8: deal --> prose\n",
        "<!-- c8: deal --> prose\n",
        "<!-- c8: deal --><!-- c8: end -->\n",
        "<div><!-- c8: deal -->\n",
        "<!-- c8: -->\n",
        "<!-- C8: deal -->\n",
        "<!-- c8 : deal -->\n",
        "<!-- c8: deal\n-->\n",
    ],
)
def test_what_is_meant_as_a_marker_and_is_none_is_reported(text: str) -> None:
    (fault,) = read(text).marker_faults
    assert fault.code == "C8-BROKEN-MARKER"
    assert fault.span.text.lower().startswith("<!-- c8")
    assert read(text).markers == ()


@given(documents())
def test_rules_are_what_stands_in_the_blocks_and_stand_where_they_stood(text: str) -> None:
    found = read(text)
    blanked = found.rules.text
    assert len(blanked) == len(text)
    assert LINE_END.findall(blanked) == LINE_END.findall(text)
    assert all(now in (was, " ") for was, now in zip(text, blanked, strict=True))
    inside = [place for block in found.blocks for place in range(block.start, block.end)]
    assert {place for place, letter in enumerate(blanked) if letter.strip()} <= set(inside)
    assert [re.sub(r"[>\s]", "", block.text) for block in found.blocks] == [
        re.sub(r"[>\s]", "", blanked[block.start : block.end]) for block in found.blocks
    ]
