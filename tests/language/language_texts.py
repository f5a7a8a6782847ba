"""Texts for properties: sound ones from the shipped variants and the cases, and others made from the same words."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from hypothesis import strategies as st

from crazy8.compiler.diagnostics.page import completed
from crazy8.compiler.language.from_text import parse
from crazy8.compiler.language.tables import tables
from crazy8.compiler.source import Source
from crazy8.files.shipped import shipped_names, shipped_source

CASES = Path(__file__).parent.parent / "cases"
HEAD = 'c8 2\nvariant example "Example" [house]\n'


@cache
def shipped_texts() -> dict[str, str]:
    """The texts of the variants that ship, by name."""
    sources = {name: shipped_source(name) for name in shipped_names()}
    return {name: source.text for name, source in sources.items() if source is not None}


@cache
def case_texts() -> tuple[str, ...]:
    """Every source of every document of cases, sound or not."""
    documents = (path.read_text(encoding="utf-8") for path in sorted(CASES.rglob("*.md")))
    blocks = (
        block for text in documents for block in re.findall(r"^```c8[^\n]*\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)
    )
    return tuple(completed(block) for block in blocks if "\n…\n" not in block)


@cache
def sound_texts() -> tuple[str, ...]:
    """The texts among all of these that have no fault of the syntax."""
    texts = (*shipped_texts().values(), *case_texts())
    return tuple(text for text in texts if not parse(Source("sound.c8", text)).diagnostics)


@cache
def sound_lines() -> tuple[str, ...]:
    """Statements of one line each, without comments, that stand outside all blocks."""
    found = []
    for text in sound_texts():
        for node in parse(Source("sound.c8", text)).document.body[2:]:
            line = node.span.text
            if "\n" not in line and "\r" not in line:
                found.append(line)
    return tuple(dict.fromkeys(found))


@cache
def words() -> tuple[str, ...]:
    """Keywords and marks, and words of every free kind."""
    cards = ["8", "8H", "10♠", "Q♡", "hearts", "red", "any", "special", "trick"]
    names = ["A", "Ana", "花子", "петр", "it", "zh-Hant", "house", "pagat", "stock.empty"]
    others = ['"last card"', '"Otto"', "1", "2", "7", "100", "-5", "deal5", "#", '"', "\x00", "瘋狂"]
    return (*tables().fixed, *cards, *names, *others)


def lines_of_words() -> st.SearchStrategy[str]:
    """Texts made of the words of the language in any order, on a few lines."""
    line = st.deferred(lambda: st.lists(st.sampled_from(words()), max_size=8).map(" ".join))
    return st.lists(line, max_size=6).map("\n".join)


def mixed_statements() -> st.SearchStrategy[str]:
    """Whole files of sound statements in any order, which may contradict each other."""
    line = st.deferred(lambda: st.sampled_from(sound_lines()))
    return st.lists(line, max_size=12).map(lambda lines: HEAD + "\n".join(lines) + "\n")


@st.composite
def damaged_texts(draw: st.DrawFn) -> str:
    """A sound text in which some words are left out, doubled, or exchanged for others."""
    pieces = re.split(r"(\s+)", draw(st.sampled_from(sound_texts())))
    for _ in range(draw(st.integers(1, 4))):
        place = draw(st.integers(0, len(pieces) - 1))
        piece = pieces[place]
        pieces[place] = draw(st.sampled_from(["", piece + piece, draw(st.sampled_from(words())), "\n" + piece]))
    return "".join(pieces)
