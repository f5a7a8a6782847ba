"""The work on a text grows with its length, and not with the square of it: steps are counted, so no clock decides."""

from __future__ import annotations

import sys
from collections.abc import Callable
from itertools import combinations, islice
from types import FrameType
from typing import Any

import pytest

from crazy8.compiler import check_text
from crazy8.compiler.diagnostics.render import render

HEAD = 'c8 2\nvariant home "Our eights" [house]\n'
RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
FEW = 25
"""Lines of the shortest text."""
MORE_THAN_TWICE = 1.2
"""Twice as many lines may take so much more than twice the steps: what the first lines bring with them comes once."""


def repeated(line: str) -> Callable[[int], str]:
    return lambda count: f"{line}\n" * count


def about_different_cards(line: str) -> Callable[[int], str]:
    """Lines about two or three ranks each, so that most of them overlap many others."""
    groups = [" ".join(ranks) for size in (2, 3) for ranks in combinations(RANKS, size)]
    return lambda count: "".join(f"{line.format(cards=cards)}\n" for cards in islice(groups, count))


def in_a_block(head: str, lines: Callable[[int], str]) -> Callable[[int], str]:
    return lambda count: f"{head} {{\n{lines(count)}}}\n"


TEXTS: dict[str, Callable[[int], str]] = {
    "one answer again and again": repeated("deal 5"),
    "with another value each time": lambda count: "".join(f"value 8: {number + 1}\n" for number in range(count)),
    "one effect again and again": repeated("play Q: skip next"),
    "wild cards that overlap": about_different_cards("wild {cards}: names suit"),
    "values that overlap": about_different_cards("value {cards}: 5"),
    "effects that overlap": about_different_cards("play {cards}: skip next"),
    "values in an option": in_a_block('option o "O"', about_different_cards("value {cards}: 5")),
    "answers in an option": in_a_block('option o "O"', repeated("play Q: skip next")),
    "answers in a block": in_a_block("when 2 players", repeated("deal 7")),
    "empty options": lambda count: "".join(f'option o{number} "O" {{ }}\n' for number in range(count // 4)),
    "comments that allow": repeated("deal 5  # c8: allow C8-ANSWERED-TWICE because we know"),
    "comments that allow nothing": repeated("# c8: allow stock.empty because we know\ndraw 1"),
    "unknown cards": repeated("play hearst: skip next"),
    "numbers out of range": repeated("deal 500"),
    "notes on unknown questions": repeated('rule deal.misdael: "Again."'),
    "notes": repeated('rule deal.misdeal: "Again."'),
    "citations": repeated("deal 5 [nobody]"),
    "faults of the syntax": repeated("dael 5"),
    "cards in one line": lambda count: f"play {'8 ' * count}: skip next\n",
    "effects in one line": lambda count: f"play 8: {'skip next, ' * count}skip next\n",
    "lines of a deck": lambda count: "deck d {\nsuits a b\n" + "1 of each: 1 to 4\n" * count + "}\n",
    "groups": lambda count: "".join(f"group g{number}: 8\n" for number in range(count)),
    "examples": lambda count: 'example "E" {\nseats A B\nturn A\n}\n' * (count // 4),
}


def steps(text: str) -> int:
    """How many lines of our code run for a check and for showing its reports, each round of a loop counted."""
    counted = 0

    def count(_frame: FrameType, event: str, _argument: Any) -> Any:
        nonlocal counted
        counted += event == "line"
        return count

    before = sys.gettrace()
    sys.settrace(count)
    try:
        diagnostics = check_text("long.c8", text).diagnostics
        assert not diagnostics or render(diagnostics)
    finally:
        sys.settrace(before)
    return counted


@pytest.mark.parametrize("name", TEXTS)
def test_twice_as_many_lines_take_twice_as_many_steps(name: str) -> None:
    # The first round, which is not counted, imports and remembers what all later ones share.
    _, first, second, third = (steps(HEAD + TEXTS[name](FEW * times)) for times in (1, 1, 2, 4))
    assert third - second <= MORE_THAN_TWICE * 2 * (second - first) + 1_000
