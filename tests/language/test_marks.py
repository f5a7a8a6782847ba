"""Signs of word processors and of habit never change what a text says, and `--fix` takes them out again."""

from __future__ import annotations

import re

import pytest
from covering import every_variant

import crazy8
from crazy8.compiler.language.driver import Child, tree_of
from crazy8.compiler.language.marks.reading import SORTS, without_marks
from crazy8.compiler.language.tables import tables
from crazy8.compiler.source import Source
from crazy8.files.shipped import shipped_source

QUOTATION_MARKS = ("“”", "„“", "„”", "«»", "»«", "””", "‘’", "‚‘", "‹›", "''", "「」", "『』", '“"')

_PARTS = re.compile(r'("[^"\n]*"|#[^\n]*)')


def as_a_word_processor_has_it(text: str, signs: str) -> str:
    """The text with other quotation marks, bullets, full stops, and something that nobody sees in every word."""
    lines = []
    for line in text.split("\n"):
        parts = _PARTS.split(line)
        words = "".join(parts[::2]).strip()
        for place, part in enumerate(parts):
            if part.startswith('"'):
                parts[place] = f"{signs[0]}{part[1:-1]}{signs[1]}"
            elif not part.startswith("#"):
                parts[place] = re.sub(r"(?<=\w)(?=\w)", "\u00ad", part).replace("-", "\u2011")
        if words and not words.endswith(("{", "}", ",")):
            last = max(place for place, part in enumerate(parts) if part.strip() and not part.startswith("#"))
            parts[last] = f"{parts[last].rstrip()}.{' ' * (len(parts[last]) - len(parts[last].rstrip()))}"
        whole = "".join(parts)
        begin = len(whole) - len(whole.lstrip())
        lines.append(f"{whole[:begin]}• {whole[begin:]}" if words and not words.startswith("}") else whole)
    return "\n".join(lines)


def leaves(tree: Child) -> object:
    """A tree without its places."""
    if tree is None or not hasattr(tree, "children"):
        return tree and tree[:2]
    return tree.kind, [leaves(child) for child in tree.children]


@every_variant
def test_marks_change_nothing_that_a_shipped_variant_says(name: str) -> None:
    source = shipped_source(name)
    assert source is not None
    quoted = "".join(re.findall(r'"[^"\n]*"', source.text)).replace('"', "")
    free = [signs for signs in QUOTATION_MARKS if not set(signs) & set(quoted)]  # else nobody could tell them apart
    signs = free[len(source.text) % len(free)]
    typed = as_a_word_processor_has_it(source.text, signs)
    plain = without_marks(Source(source.name, typed))
    assert len(plain.text) == len(typed)
    assert leaves(tree_of(plain.text, tables())) == leaves(tree_of(source.text, tables()))


@pytest.mark.parametrize("signs", QUOTATION_MARKS)
def test_the_repair_writes_what_stood_there_before(signs: str) -> None:
    source = shipped_source("bicycle")
    assert source is not None
    typed = crazy8.load_text(as_a_word_processor_has_it(source.text, signs), "bicycle.c8")
    assert typed.check().playable, "they are read"
    assert typed.with_repairs().text == source.text


def test_a_text_without_marks_is_left_alone() -> None:
    text = 'c8 2\nvariant a "It’s “8” – really…" [house]\nplay 7: next draws 2  # “so” it is said.\n'
    assert without_marks(Source("a.c8", text)) == (text, ())


@pytest.mark.parametrize("sort", SORTS, ids=lambda sort: sort.find.__name__)
def test_what_is_read_is_as_long_as_what_was_typed(sort) -> None:  # type: ignore[no-untyped-def]
    text = "• « a » “b” ‘c’ ''d'' no\u00adcall： 8–9.\r\n(1) x ``y'' \u200b. "
    for mark in sort.find(text):
        assert len(mark.read_as) == mark.end - mark.start
        assert mark.read_as.strip() == mark.written


def test_a_text_that_only_begins_in_curly_marks_ends_at_the_straight_one() -> None:
    plain = without_marks(Source("a.c8", 'played in “Ireland", “Northern Ireland"'))
    assert plain.text.split() == ["played", "in", '"Ireland",', '"Northern', 'Ireland"']
