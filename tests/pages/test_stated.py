"""Whoever knows one of three rule pages finds each of its rules in our rulebook, in the language of the page.

What a page says, and where it has to stand, is listed in `stated.md` beside this file.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

import crazy8
from crazy8.books.printing import book_of
from crazy8.compiler.book.page import Block, BookPage, CardTable, Grid, Line, Listing, Paragraph
from crazy8.compiler.book.page_from_facts import page_of

TABLES = Path(__file__).with_name("stated.md").read_text(encoding="utf-8")
PLAYED_SO_EVERYWHERE = "—"


@dataclass(frozen=True)
class Fact:
    """A rule of a page, and the words that state it in a rulebook."""

    language: str
    said: str
    """What the page says, in short."""
    variant: str
    section: str
    words: tuple[str, ...]
    otherwise: str
    """A variant that plays it otherwise."""

    def __str__(self) -> str:
        return f"{self.language}: {self.said}"


def facts() -> Iterator[Fact]:
    """Every row of the tables."""
    for part in re.split("^## ", TABLES, flags=re.MULTILINE)[1:]:
        language = part.partition(":")[0]
        _head, _rule, *rows = [line for line in part.splitlines() if line.startswith("|")]
        for row in rows:
            said, variant, section, words, otherwise = (cell.strip() for cell in row.strip("|").split("|"))
            yield Fact(language, said, variant, section, tuple(re.split("; *", words)), otherwise)


FACTS = tuple(facts())
PAGES = {"bg": "ludi-osmici", "it": "italian", "zh-Hant": "zh-bicycle"}
"""The variant that a page describes, by the language of the page."""
PLAYED_OTHERWISE = [fact for fact in FACTS if fact.otherwise != PLAYED_SO_EVERYWHERE]


@cache
def page(variant: str, language: str) -> BookPage:
    """The rulebook of a shipped variant, without the signs of its sources."""
    return page_of(book_of(crazy8.load(variant).read), language, signs=False)


def section(variant: str, language: str, key: str) -> str:
    """What stands there under a heading, a line for each paragraph, entry and row; nothing if there is none."""
    book = page(variant, language)
    if key == "summary":
        return run(book.summary, book.between)
    return "\n".join(text for block in book.blocks if block.key == key for text in texts(block, book.between))


def texts(block: Block, between: str) -> Iterator[str]:
    for part in block.parts:
        match part:
            case Paragraph():
                yield run(part.lines, between)
            case Listing() | CardTable():
                yield from (f"{entry.lead} {run(entry.lines, between)}" for entry in part.entries)
            case Grid():
                yield from (run(row, " · ") for row in part.rows)


def run(lines: tuple[Line, ...], between: str) -> str:
    return between.join(line.text for line in lines)


def missing(fact: Fact, variant: str) -> list[str]:
    """Those of its words that do not stand in that section of a rulebook."""
    found = section(variant, fact.language, fact.section)
    return [words for words in fact.words if words not in found]


@pytest.mark.parametrize("fact", FACTS, ids=str)
def test_the_rulebook_states_what_the_page_says(fact: Fact) -> None:
    found = section(fact.variant, fact.language, fact.section)
    assert not missing(fact, fact.variant), f"{fact.said}: not under {fact.section} of {fact.variant}:\n{found}"


@pytest.mark.parametrize("fact", PLAYED_OTHERWISE, ids=str)
def test_where_it_is_played_otherwise_the_rulebook_does_not_state_it(fact: Fact) -> None:
    assert missing(fact, fact.otherwise), f"{fact.otherwise} says it too: {fact.words}"


@pytest.mark.parametrize(("language", "variant"), PAGES.items())
def test_no_card_but_the_eight_is_special_unless_the_table_agrees(language: str, variant: str) -> None:
    assert section(variant, language, "effects") == ""
    assert section("uno", language, "effects") != ""


def test_that_cards_are_dealt_clockwise_is_not_stated() -> None:
    """The one thing in the three pages that no rulebook says: cards that nobody has seen may go round either way."""
    assert "in senso orario" not in section("italian", "it", "deal")


@pytest.mark.parametrize("language", PAGES)
def test_each_fact_is_listed_once(language: str) -> None:
    said = [fact.said for fact in FACTS if fact.language == language]
    assert len(said) == len(set(said)) > 0
