"""Every part of an answer knows whose word it is, and the book cites nobody else for it."""

from __future__ import annotations

import crazy8
from crazy8.compiler.questions.question import always
from crazy8.compiler.topics.calls.statements import DEFAULT_PENALTY
from crazy8.compiler.topics.registry import QUESTIONS

HEAD = """
c8 2
variant test "Test" [official]
source official "The official rules"
source pagat "Pagat"
"""


def rulebook(body: str) -> str:
    return crazy8.load_text(HEAD + body, "test.c8").rulebook(form="md")


def test_what_is_assumed_of_a_part_is_the_unconditional_default_of_its_question() -> None:
    parted = [question for question in QUESTIONS if question.aspect is not None]
    assert parted
    for question in parted:
        assert question.settled_by is not None
        assert question.default is not None
        assert question.default.where is always
        assert question.default.otherwise is None
    costs = {question.key: question.assumed_part() for question in parted}["call.penalty"]
    assert costs == (f"else draw {DEFAULT_PENALTY}", "Pagat")


def test_a_penalty_that_nobody_named_is_cited_to_nobody() -> None:
    text = rulebook('call "Mau" at 1 card, else draw 1\ncall "MauMau" at 0 cards\ncall caught by next')
    assert "Whoever forgets it draws 1 card. Say “MauMau” as you lay your last card.¹ Whoever forgets “MauMau”" in text
    assert "† " in text.partition("Whoever forgets “MauMau” draws 2 cards.")[2].partition("¹")[0]


def test_a_penalty_that_is_cited_apart_is_cited_to_its_source() -> None:
    text = rulebook('call "Mau" at 1 card [official], else draw 2 [pagat]')
    assert "Say “Mau” when you are down to one card.¹ Whoever forgets “Mau” draws 2 cards.²" in text


def test_what_is_assumed_after_a_draw_is_cited_to_nobody() -> None:
    text = rulebook("play 2: next draws 2\nplay 3: next draws 3, then misses a turn\nplay K: previous draws 4")
    assert "- **Twos:** the next player draws 2 cards.¹ Whoever then draws misses the turn.†" in text
    assert "- **Threes:** the next player draws 3 cards and misses the turn.¹" in text
    assert "- **Kings:** the player before you draws 4 cards.¹ Play then goes on with the player after you.†" in text
    assert "Twos: whoever then draws misses the turn." in text


def test_what_is_assumed_after_a_draw_in_the_suit_of_the_cutter_is_cited_to_nobody() -> None:
    text = rulebook("cutter any\nplay 7: next draws 2, then misses a turn\nplay cutter 7: next draws 4")
    assert (
        "- **Sevens:** the next player draws 2 cards and misses the turn.¹ "
        "In the suit of the cutter: the next player draws 4 cards.¹ Whoever then draws misses the turn.†"
    ) in text


def test_that_amounts_add_up_is_cited_to_nobody_if_nobody_said_so() -> None:
    text = rulebook(
        "play 2: next draws 2, then misses a turn\nanswer 2 with 2\nanswer 2 with A: cancels\n"
        "play 4: skip next\nanswer 4 with 4\nplay 5: next misses a turn\nanswer 5 with 5: adds"
    )
    assert "Whoever is to draw may lay a two instead. Whoever is to draw may lay an ace instead; nobody draws.¹" in text
    assert "said of an answer, the numbers add up, and the draw passes to the next player.†" in text
    assert "Whoever is to be skipped may lay a four instead.¹ Unless something else is said" in text
    assert "may lay a five instead; the turns add up and fall on the next player.¹" in text
    assert "the numbers add up" not in rulebook("play 2: next draws 2\nanswer 2 with 2: doubles")


def test_an_answer_that_says_so_adds_up_on_its_own_word() -> None:
    text = rulebook("play 2: next draws 2\nanswer 2 with 2: adds\nanswer 2 with 3\nplay 3: next draws 3")
    assert "may lay a two instead; the numbers add up, and the draw passes to the next player. " in text
    assert "Whoever is to draw may lay a three instead.¹ Unless something else is said" in text


def test_a_house_rule_tells_a_part_behind_its_statement() -> None:
    text = rulebook('option twos "Twos draw" { play 2: next draws 2 }\noption threes "Threes" { draw 2 }')
    assert "Twos: the next player draws 2 cards. Whoever then draws misses the turn." in text


def test_rules_are_shown_with_what_is_assumed_of_a_part() -> None:
    variant = crazy8.load_text(HEAD + 'call "MauMau" at 0 cards', "test.c8")
    answer = next(one for one in variant.rules().answers if one.question == "call.required")
    assert [(part.question, part.text, part.origin.names) for part in answer.parts] == [
        ("call.penalty", "else draw 2", ("Pagat",))
    ]
    assert answer.origin.names == ("official",)
    assert not answer.is_default
