"""The parse tables: kept ones are as good as fresh ones, no word is ambiguous, no keyword is mistaken for a card."""

from __future__ import annotations

import logging
import marshal
from collections.abc import Iterator
from importlib.resources import files
from zlib import crc32

import pytest
from language_texts import sound_texts
from lark import Lark

from crazy8.compiler.language import from_grammar
from crazy8.compiler.language import tables as module
from crazy8.compiler.language.driver import tree_of
from crazy8.compiler.language.keywords import keywords_beside_cards
from crazy8.compiler.language.table_shapes import SHIFT, Tables
from crazy8.compiler.language.tables import keep_tables_on, tables


class Shelf:
    """A place in memory that counts what is put there."""

    def __init__(self, content: bytes | None = None) -> None:
        self.content = content
        self.saved = 0

    def load(self) -> bytes | None:
        return self.content

    def save(self, content: bytes) -> None:
        self.content = content
        self.saved += 1


@pytest.fixture(autouse=True)
def former_shelf() -> Iterator[None]:
    former = module._shelf
    yield
    keep_tables_on(former)


@pytest.fixture(scope="module")
def fresh() -> Tables:
    keep_tables_on(None)
    return tables()


@pytest.fixture(scope="module")
def kept() -> tuple[Tables, bytes]:
    """Tables, and what was kept of them."""
    shelf = Shelf()
    keep_tables_on(shelf)
    made = tables()
    assert shelf.content is not None
    return made, shelf.content


def test_kept_tables_are_equal_to_fresh_ones(kept: tuple[Tables, bytes], monkeypatch: pytest.MonkeyPatch) -> None:
    made, content = kept
    monkeypatch.setattr(from_grammar, "tables_from", lambda _grammar: pytest.fail("made anew"))
    shelf = Shelf(content)
    keep_tables_on(shelf)
    assert tables() == made
    assert shelf.saved == 0


def test_it_does_not_matter_when_tables_are_made(kept: tuple[Tables, bytes], fresh: Tables) -> None:
    """Lark numbers the states differently each time, but the trees are the same."""
    assert [tree_of(text, kept[0]) for text in sound_texts()] == [tree_of(text, fresh) for text in sound_texts()]


def signed(content: bytes) -> bytes:
    return crc32(content).to_bytes(4, "big") + content


def damaged(content: bytes) -> dict[str, bytes]:
    """What may lie where tables were kept."""
    grammar = marshal.loads(content[4:])[1]
    return {
        "nothing": b"",
        "three bytes": b"abc",
        "a text": b"no tables at all, but a longer text",
        "half of it": content[: len(content) // 2],
        "one byte changed": content[:-100] + bytes([content[-100] ^ 1]) + content[-99:],
        "something behind it": content + b"x",
        "another thing": signed(marshal.dumps({"states": 3})),
        "a list of other length": signed(marshal.dumps([1, grammar, []])),
        "another format": signed(marshal.dumps([99, grammar, [], []])),
        "another grammar": signed(marshal.dumps([1, grammar + "// changed", [], []])),
        "rules of another shape": signed(marshal.dumps([1, grammar, [(), 0, 0, (), {}, (), frozenset()], [(1, 2)]])),
        "nothing behind the sum": signed(b""),
    }


@pytest.mark.parametrize("what", damaged(signed(marshal.dumps([1, "", *range(200)]))))
def test_what_is_damaged_or_foreign_is_made_anew(
    what: str, kept: tuple[Tables, bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    made, content = kept
    monkeypatch.setattr(from_grammar, "tables_from", lambda _grammar: made)
    shelf = Shelf(damaged(content)[what])
    keep_tables_on(shelf)
    assert tables() is made
    assert shelf.saved == 1
    keep_tables_on(Shelf(shelf.content))
    assert tables() == made


FREE_WORDS_THAT_MAY_MEET = {("NUM", "INTEGER"), ("NAME", "KEY", "STRING")}
"""A number is a number either way; the key of a question has a dot, a name has none, and a text has its marks."""


def test_no_two_kinds_of_free_words_meet(fresh: Tables) -> None:
    """So it never matters which of them the lexer tries first."""
    kinds = [name for name, _ in fresh.patterns]
    meeting = {tuple(name for name in kinds if name in state) for state in fresh.states}
    assert {pair for pair in meeting if len(pair) > 1} <= FREE_WORDS_THAT_MAY_MEET


def test_the_grammar_has_no_conflicts(caplog: pytest.LogCaptureFixture) -> None:
    """Lark refuses reduce/reduce conflicts; of shift/reduce ones it tells only whoever asks."""
    caplog.set_level(logging.DEBUG, logger="lark")
    Lark(files("crazy8.grammar").joinpath("crazy8.lark").read_text(encoding="utf-8"), parser="lalr", debug=True)
    assert [record.message for record in caplog.records if "onflict" in record.message] == []


def test_a_conflict_would_be_told(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, logger="lark")
    Lark('start: "if" start ["else" start] | "x"', parser="lalr", debug=True)
    assert "onflict" in caplog.text


def test_the_keywords_that_can_stand_where_a_card_can_are_these(fresh: Tables) -> None:
    """A deck or a group cannot use them as words; a change of the grammar that adds one takes a word away."""
    assert " ".join(keywords_beside_cards()) == (
        "among and as at but called card cards countdown cutter each else ends for from highest in lowest naming no "
        "none nothing of on or same served then to together top until while with wraps"
    )


def test_every_shift_leads_to_a_state_and_every_reduction_to_a_rule(fresh: Tables) -> None:
    for state in fresh.states:
        for kind, argument in state.values():
            assert argument < len(fresh.states if kind == SHIFT else fresh.rules)
