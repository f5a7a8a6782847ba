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
    found = citation(rules_of(rules, len(at.game.seats)), refusal.reason, at.game.state, refusal.action)
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
