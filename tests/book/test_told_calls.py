"""What a rulebook says of last-card calls is what the engine does (`tests/engine/test_call_cases.py`)."""

from __future__ import annotations

import pytest
from books_to_print import book_of, printed

from crazy8.compiler.book.render import render

NOBODY = ("point out a forgotten call", "or caught", "turn begun, so that", "before anyone notices", "accus")
"""What is said where somebody has to notice a forgotten call."""
CALL = 'call "last card" at 1 card, else'


def text_of(body: str) -> str:
    """The English book of a variant with these statements."""
    return " ".join(render(book_of(f"players 2 to 4\n{body}"), "en", "txt").split())


def test_a_call_that_only_bars_the_last_card_is_made_in_any_later_turn() -> None:
    text = text_of(f"{CALL} may not finish")
    assert "may not lay the last card until the word has been said. It can be made up for in any later turn" in text
    assert [words for words in NOBODY if words in text] == []
    text = text_of(f"{CALL} draw 2")
    assert [words for words in NOBODY if words not in text] == []


def test_nobody_watches_a_call_that_costs_nothing() -> None:
    text = text_of(f"{CALL} nothing")
    assert [words for words in NOBODY if words in text] == []


def test_kadi_needs_the_word_before_several_cards_too() -> None:
    text = printed("kadi", "en")
    assert "if you go out with several cards at once?** Yes, however many they are." in text
    assert "in any later turn of your own, and counts from the turn after that one." in text
    assert [words for words in NOBODY if words in text] == []


@pytest.mark.parametrize(
    ("call", "answer"),
    [
        (f"{CALL} draw 2", "No, if your hand never held just that many cards."),
        ('call "last card" a turn ahead, else draw 2', "Yes, however many they are."),
        (f'{CALL} draw 2\ncall "soon" a turn ahead, else draw 2', "The one that is made a turn ahead, yes;"),
    ],
)
def test_a_call_before_several_cards(call: str, answer: str) -> None:
    assert answer in text_of(f"{call}\nseveral same rank")


def test_when_a_call_is_needless_is_told_where_it_costs_something() -> None:
    said = "A call that is neither this nor a forgotten one is needless."
    assert said in text_of(f"{CALL} draw 2\ncall false: draw 1")
    assert "needless." not in text_of(f"{CALL} draw 2")


def test_a_call_with_the_very_last_card_keeps_the_hand_going() -> None:
    text = text_of('call "out" at 0 cards, else draw 2')
    assert "whoever draws for it is not out and plays on" in text
    assert "is not out" not in text_of('call "out" at 0 cards, else nothing')


def test_an_extra_turn_beside_a_turn_to_be_missed() -> None:
    assert "You still have that turn and miss the one after it." in text_of(
        f"{CALL} draw 2 and misses a turn\nplay Q: must play again"
    )
    assert "miss the one after it" not in text_of(f"{CALL} draw 2\nplay Q: must play again")


def test_when_a_call_a_turn_ahead_was_needless_is_told_where_it_costs_something() -> None:
    said = "A call made a turn ahead was needless too if you still hold cards at the end of your next turn."
    ahead = 'call "soon" a turn ahead, else draw 2'
    assert said in text_of(f"{ahead}\ncall false: draw 1")
    assert said not in text_of(ahead)
    assert said not in text_of(f"{CALL} draw 2\ncall false: draw 1")


def test_that_a_round_counts_as_a_turn_is_told_where_a_call_is_made_a_turn_ahead() -> None:
    said = "each time a round comes to you counts as a turn of yours"
    ahead, opens = 'call "soon" a turn ahead, else draw 2', "play A: may open round of A, else misses a turn"
    assert said in text_of(f"{ahead}\n{opens}")
    assert said not in text_of(ahead)
    assert said not in text_of(f"{CALL} draw 2\n{opens}")
