"""What a statement may do without, and is assumed then, is a part of its own, on nobody's word but the default's."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from crazy8.compiler import check_text
from crazy8.compiler.diagnostics.page import completed
from crazy8.compiler.language.nodes import Part, PhraseNode, Statement
from crazy8.compiler.layers.link import Library
from crazy8.compiler.pipeline import Checked
from crazy8.compiler.topics.registry import QUESTIONS
from crazy8.compiler.topics.statements import IN_WORDS
from crazy8.files.shipped import shipped_names, shipped_source

_WORD = re.compile(r"\w+|[^\w\s]")
FURTHER = (
    "cutter any\nplay cutter 7: next draws 2, then misses a turn",
    "cutter any\nplay cutter 7: previous draws 2, then misses a turn",
    "play 7: chosen draws 2, then misses a turn",
    'call "Uno" a turn ahead, else draw 2',
)
"""Statements of which the registry shows no form with such a part."""
LINES = [
    "\n".join([question.raised_in or "", line])
    for question in QUESTIONS
    if question.form in ("stated", "settled")
    for line in question.write
]


def checked(text: str) -> Checked:
    return check_text("example.c8", text, Library(shipped_source, shipped_names()))


def shorter(text: str, phrase: PhraseNode) -> Iterator[tuple[tuple[str, int], str]]:
    """Texts without one part of a phrase and some of the words before it; and which part that is."""
    before: Part = None
    for place, part in enumerate(phrase.parts):
        if part is None:
            continue
        if before is not None:
            for cut in _WORD.finditer(text, before.span.end, part.span.start + 1):
                yield (phrase.kind, place), text[: cut.start()].rstrip() + text[part.span.end :]
        if isinstance(part, PhraseNode):
            yield from shorter(text, part)
        before = part


def assumed_parts(lines: str) -> Iterator[tuple[tuple[str, int], frozenset[str]]]:
    """The parts without which a text makes the same rules, with the questions that it then lists as left out."""
    text = completed(f"{lines}\n")
    resolver = checked(text).resolver
    assert resolver is not None
    players = resolver.player_range().fewest
    rules = resolver.resolve(players).rules
    for statement in resolver.variant.own.document.body if rules else ():
        if not isinstance(statement, Statement) or statement.kind in IN_WORDS | {"group"}:
            continue
        for part, without in shorter(text, statement):
            other = checked(without)
            same = other.resolver.resolve(players).rules if other.resolver and other.playable else None
            if rules and same and (same.topics, same.deck) == (rules.topics, rules.deck):
                parts = [
                    one for answer in same.answers if answer.span.line == statement.span.line for one in answer.parts
                ]
                yield part, frozenset(one.question for one in parts if one.is_default)


@pytest.mark.parametrize("lines", [*LINES, *FURTHER])
def test_a_part_that_is_assumed_if_it_is_missing_is_listed_as_left_out(lines: str) -> None:
    silent = {what for what, left_out in assumed_parts(lines) if not left_out}
    assert silent == set()


@pytest.mark.parametrize(
    ("lines", "part"),
    [
        ("play 2: next draws 2, then misses a turn", (("play", 2), "draw-n.loses-turn")),
        ("cutter any\nplay cutter 7: next draws 2, then misses a turn", (("play_cutter", 2), "draw-n.loses-turn")),
        ('call "Uno" at 1 card, else draw 2', (("call", 2), "call.penalty")),
        ('call "Uno" a turn ahead, else draw 2', (("call_ahead", 1), "call.penalty")),
        ("play 2: next draws 2\nanswer 2 with 2: adds", (("reply", 2), "draw-n.arith")),
    ],
)
def test_such_parts_are_found(lines: str, part: tuple[tuple[str, int], str]) -> None:
    what, question = part
    assert (what, frozenset([question])) in list(assumed_parts(lines))


@pytest.mark.parametrize(
    ("line", "assumed"),
    [
        ("play cutter 7: next draws 2", True),
        ("play 7: skip next\nplay cutter 7: next draws 2", True),
        ("play cutter 7: next draws 2, then plays", False),
        ("play 2: next draws 2, then misses a turn\nplay cutter 7: next draws 2, then plays", False),
        ("play 7: next draws 2\nplay cutter 7: next draws 2, then plays", True),
    ],
)
def test_what_a_card_in_the_suit_of_the_cutter_does_not_say_is_assumed_too(line: str, assumed: bool) -> None:
    reports = checked(completed(f"cutter any\n{line}\n")).diagnostics
    said = [one for one in reports if getattr(one, "question", None) == "draw-n.loses-turn"]
    assert [one.code for one in said] == ["C8-ASSUMED"] * assumed
