"""Whoever says `wild` and names no card means the wild cards of the rulebook."""

from __future__ import annotations

import pytest

import crazy8

JACKS = ("no wild 8", "wild J: names suit")
BOTH = ("wild J: names suit",)
EIGHTS = ()


def lines_for(typed: str, stated: tuple[str, ...], base: str = "pagat") -> list[str]:
    """Return the lines that are shown for one that cannot be read, below some statements."""
    text = "\n".join((f'c8 2\nvariant home "Home" extends {base} [house]', *stated, typed, ""))
    errors = crazy8.load_text(text).check().errors
    return [line.strip() for one in errors for line in (one.told_help or "").split("\n")[1:]]


@pytest.mark.parametrize(
    ("stated", "typed", "line"),
    [
        (EIGHTS, "no wild on first turn", "forbid 8 in first turn"),
        (JACKS, "no wild on first turn", "forbid J in first turn"),
        (BOTH, "no wild on first turn", "forbid 8 J in first turn"),
        (JACKS, "wild cards can't be the last card", "finish on J: forbidden"),
        (JACKS, "you may not go out on a wild card", "finish on J: forbidden"),
        (EIGHTS, "wild cards: 40 points", "value 8: 40"),
        (JACKS, "wild on wild allowed", "allow J"),
    ],
)
def test_the_line_is_on_the_cards_that_are_wild(stated: tuple[str, ...], typed: str, line: str) -> None:
    assert lines_for(typed, stated)[0] == line


def test_who_says_which_cards_are_wild_means_these() -> None:
    assert lines_for("queens are wild", JACKS)[0] == "wild Q: names suit"


def test_what_nobody_can_play_is_told_in_the_words_that_were_typed() -> None:
    assert lines_for("wild cards are holy", JACKS)[-1] == 'rule: "Wild cards are holy."'
