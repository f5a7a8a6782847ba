"""Did-you-mean: near words are found, far ones are not forced upon anybody."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crazy8.compiler.diagnostics.suggest import LONGEST_WORD, folded, suggest

TOPICS = [
    "answer",
    "blocked",
    "call",
    "deal",
    "deck",
    "direction",
    "draw",
    "drawn",
    "finish",
    "first",
    "forbid",
    "game",
]


@pytest.mark.parametrize(
    ("word", "candidates", "meant"),
    [
        ("drow", TOPICS, "draw"),
        ("dael", TOPICS, "deal"),  # swapped neighbours are one mistake
        ("blcoked", TOPICS, "blocked"),
        ("finsh", TOPICS, "finish"),
        ("DEAL", TOPICS, "deal"),
        ("herts", ["hearts", "clubs"], "hearts"),
        ("konig", ["Dame", "König"], "König"),
        ("no_eight_out", ["no-eight-out"], "no-eight-out"),
        ("drawtwo", ["draw_two", "drawtwa"], "draw_two"),  # equal but for signs beats a letter
        ("C8-DEAL-TO-BIG", ["C8-DEAL-TOO-BIG", "C8-DEAL-ODD"], "C8-DEAL-TOO-BIG"),
        ("瘋狂9", ["瘋狂8"], "瘋狂8"),
        ("directoin", TOPICS, "direction"),
        ("shuffle", TOPICS, None),
        ("xyzzy", TOPICS, None),
        ("x", ["8", "J"], None),  # nothing would be left of the word
        ("draw", ["draw"], None),  # that is what was written
        ("", TOPICS, None),
        ("draw", [], None),
    ],
)
def test_the_word_that_was_meant(word: str, candidates: list[str], meant: str | None) -> None:
    assert suggest(word, candidates) == meant


def test_a_third_of_the_letters_may_be_wrong() -> None:
    assert suggest("abcdefxyz", ["abcdefghi"]) == "abcdefghi"
    assert suggest("abcdewxyz", ["abcdefghi"]) is None


def test_the_nearer_word_wins_whatever_the_order() -> None:
    assert suggest("drawm", ["drams", "drawn"]) == suggest("drawm", ["drawn", "drams"]) == "drawn"


def test_equally_near_words_are_taken_by_alphabet() -> None:
    assert suggest("dea", {"deal", "dead", "bea"}) == "bea"


def test_very_long_words_are_not_compared_at_all() -> None:
    long = "draw" * 100_000
    assert suggest(long, [long[:-1] + "x"] * 100) is None
    assert suggest(long.upper(), [long]) == long
    assert suggest("d" * LONGEST_WORD, ["d" * LONGEST_WORD + "x"]) is None


@given(st.text(max_size=12), st.lists(st.text(max_size=12)))
def test_a_suggestion_is_one_of_the_candidates_and_never_the_word_itself(word: str, candidates: list[str]) -> None:
    found = suggest(word, candidates)
    assert found is None or (found in candidates and found != word)


@given(st.text(alphabet="drawking8", min_size=3, max_size=12), st.data())
def test_one_slip_is_always_forgiven(word: str, data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(word) - 1))
    slip = word[:place] + "z" + word[place + 1 :]
    assert suggest(slip, [word]) == word


@given(st.text(max_size=20))
def test_folding_twice_is_folding_once_for_ascii(word: str) -> None:
    ascii_word = word.encode("ascii", "ignore").decode()
    assert folded(folded(ascii_word)) == folded(ascii_word)
