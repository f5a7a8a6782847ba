"""A refused move cites the sentence that forbids it at that moment, and no other one that is about the same things."""

from __future__ import annotations

import pytest
from tables import Table, dealt, rules_of, table

from crazy8.compiler.rulings.citing import citation
from crazy8.runtime.people.reasons import Reason

FITS = "On your turn, lay one card face up on the discard pile."
SEVERAL = "You may lay several cards in one turn"
AT_WILL = "draw at will\ndraw up to 3\n"
MAY = "draw may go on\ndrawn card may be played"
ANY = "drawn card must be played or any other"


def cited(at: Table, rules: str, word: str) -> str:
    """What the book of a table says when its mover tries something."""
    refusal = at.refused(at.game.mover, word)
    held = rules_of(rules, len(at.game.seats))
    found = citation(held, at.game.program, refusal.reason, at.game.state, refusal.action)
    return "" if found is None else found.sentence


@pytest.mark.parametrize(
    ("rules", "hand", "done", "tried", "sentence"),
    [
        (
            "starter 8: dealer names suit",
            "8H 9C 3C",
            ["play 8H"],
            "pass",
            "Eights are wild: you may lay one on any card",
        ),
        ("several same rank", "5C 9C 3D", [], "play 9C", FITS),
        ("several same rank", "5C 9C 5S 3D", ["play 5C"], "play 9C", SEVERAL),
        ("several same rank\nplay 5: others draw 1", "5C 9C 5S 3D", ["play 5C"], "draw", SEVERAL),
        ("play 3: run of same suit", "3H 9C 4H 2D", ["play 3H"], "play 9C", "Threes: you may lay further cards on it"),
        (
            "play 3: run of same suit\nplay 4: others draw 1",
            "3H 9C 4H 6H 2D",
            ["play 3H", "play 4H"],
            "draw",
            "Threes:",
        ),
        ("several same rank\nseveral: chosen on top", "5C 5S 9C", ["play 5C", "play 5S"], "pass", "You choose which"),
        ("draw when unable", "5C 9C 3D", [], "draw", "If no card in your hand fits, draw 1 card"),
        (AT_WILL + MAY, "9C 3D", ["draw"], "pass", "Only after the last draw may you end"),
        (AT_WILL + ANY, "9C 3D", ["draw"], "pass", "If you cannot or do not want to lay a card, draw"),
        (AT_WILL + ANY, "5C 9C 3D", ["draw", "draw", "draw"], "pass", "After each draw you may lay a card that fits"),
    ],
)
def test_the_sentence_that_forbids_it_now(rules: str, hand: str, done: list[str], tried: str, sentence: str) -> None:
    at = table(rules, hand, "2C 9D 9S", top="5H", stock="4S 6S 7S JS QS")
    at.do(0, *done)
    assert cited(at, rules, tried).startswith(sentence)


def test_with_nothing_to_draw_the_sentence_on_that() -> None:
    at = table("draw at will", "5C 9C 3D", "2C 9D", top="5H", stock="")
    assert cited(at, "draw at will", "pass").startswith("If no new stock can be made, whoever can lay a card")


def test_a_suit_for_the_starter_is_named_by_the_sentence_on_starters() -> None:
    rules = "starter 8: dealer names suit"
    assert cited(dealt(rules, 3, "8H"), rules, "pass").startswith("If the starter is an eight, the dealer looks")


RUNS = "play 3: run of same suit\nrun stays open until closed\nfinish on 6: forbidden"


@pytest.mark.parametrize(
    ("last", "reason"), [("9C", Reason.DOES_NOT_FIT), ("6H", Reason.NOT_AS_LAST), ("7D", Reason.DOES_NOT_FIT)]
)
def test_a_last_card_is_refused_as_the_last_only_if_it_goes_with_the_row(last: str, reason: Reason) -> None:
    at = table(RUNS, f"3H 4H {last}", "2C 9D", top="5H", stock="4S 6S")
    at.do(0, "play 3H", "play 4H")
    assert at.refused(0, f"play {last}").reason is reason


@pytest.mark.parametrize(
    ("hand", "sentence"),
    [("KH 9C 3D", "If you do not hold a card of hearts any more"), ("KH 9H 3D", "If 2 players are still in")],
)
def test_of_two_conditions_one_that_is_met(hand: str, sentence: str) -> None:
    rules = "forbid K while holding no hearts\nforbid K while 2 remain"
    at = table(rules, hand, "2C 9D", top="5H", stock="4S 6S")
    assert cited(at, rules, "play KH").startswith(sentence)


@pytest.mark.parametrize(
    ("tried", "sentence"),
    [("KC", "If you do not hold a card of hearts any more"), ("9C", "Fours: the next player must")],
)
def test_a_card_that_was_asked_for_is_refused_as_a_condition_says(tried: str, sentence: str) -> None:
    rules = "forbid K while holding no hearts\nplay 4: next must play K, else draw 1"
    at = table(rules, "4H 9D", "KC 9C 3D", top="5H", stock="4S 6S")
    at.do(0, "play 4H")
    assert cited(at, rules, f"play {tried}").startswith(sentence)


def test_a_card_that_needs_a_cover_is_refused_for_want_of_one_not_for_cards_that_are_not_held() -> None:
    rules = "forbid K while holding same suit\nplay K: cover with same rank, else forbidden"
    at = table(rules, "KH 9C 3D", "2C 9D", top="5H", stock="4S 6S")
    assert at.refused(0, "play KH").reason is Reason.NO_COVER
