"""`crazy8.explain` says what `c8 explain` prints."""

from __future__ import annotations

import pytest

import crazy8


@pytest.mark.parametrize(
    ("word", "first"),
    [
        ("stock.empty", "stock.empty"),
        ("C8-DEAL-TOO-BIG", "C8-DEAL-TOO-BIG (error)"),
        ("deal-too-big", "C8-DEAL-TOO-BIG (error)"),
        ("stock", "Questions"),
    ],
)
def test_a_word_is_explained_as_plain_text(word: str, first: str) -> None:
    assert crazy8.explain(word).splitlines()[0] == first
    assert "\x1b" not in crazy8.explain(word)


def test_a_word_that_stands_for_nothing_is_an_error_with_the_nearest() -> None:
    with pytest.raises(crazy8.NotFoundError, match="did you mean `C8-DEAL-TOO-BIG`") as caught:
        crazy8.explain("C8-DEAL-TO-BIG")
    assert caught.value.near == "C8-DEAL-TOO-BIG"


def test_a_word_is_a_text() -> None:
    with pytest.raises(TypeError, match="`word` has to be a text, not 8"):
        crazy8.explain(8)  # type: ignore[arg-type]
