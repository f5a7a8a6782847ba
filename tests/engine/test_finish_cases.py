"""Going out with a card that does something (cases BR-035, BR-041 and BR-091)."""

from __future__ import annotations

from tables import table

from crazy8.runtime.people.endings import WentOut
from crazy8.runtime.people.reasons import Reason

TWOS = """
play 2: next draws 2
answer 2 with 2
score: winner collects
value 3 to 7, 9, 10: face
value 2 J Q K A: 20
value 8: 50
"""


def test_the_hand_ends_at_once() -> None:
    """BR-035 (letsuno/uno-online PR #55): the effect of the last card does not happen."""
    at = table(TWOS, "2H", "5C", "AS", top="7H", stock="8D 9D")
    at.do(0, "play 2H")
    assert at.winners == [0]
    assert at.points == [25, 0, 0]


def test_the_last_card_is_served_before_the_counting() -> None:
    """BR-035 (mauking's page on Last Card, official Uno): the cards drawn count, and scores differ."""
    at = table(f"{TWOS}\nfinish on 2: acts", "2H", "5C", "AS", top="7H", stock="8D 9D")
    at.do(0, "play 2H")
    assert (at.turn, at.owed, at.legal) == (1, 2, {"take"})
    at.do(1, "take")
    assert at.winners == [0]
    assert at.points == [5 + 50 + 9 + 20, 0, 0]


CHAIN = ("2H", "2C 3S", "2D 3C")
STOCK = "3H 4H 6H 7C 9H 10H"


def test_a_chain_that_is_not_even_begun() -> None:
    """BR-041 (a discussion in a forum on Uno): a hand is over when somebody has no card, unless the rules go on."""
    at = table(TWOS, *CHAIN, top="7H", stock=STOCK)
    at.do(0, "play 2H")
    assert at.points == [20 + 3 + 20 + 3, 0, 0]


def test_what_a_last_card_makes_owed_cannot_be_answered() -> None:
    """BR-041 (newer official video games of Uno): the victim takes, though it holds an answer."""
    at = table(f"{TWOS}\nfinish on 2: acts", *CHAIN, top="7H", stock=STOCK)
    at.do(0, "play 2H")
    assert at.legal == {"take"}
    assert at.refused(1, "play 2C").reason is Reason.MUST_TAKE
    at.do(1, "take")
    assert at.points == [(20 + 3 + 3 + 4) + (20 + 3), 0, 0]


def test_a_chain_that_comes_back_to_whoever_began_it() -> None:
    """BR-041: under `acts and may come back` he draws all of it and is in again; nobody is out."""
    at = table(f"{TWOS}\nfinish on 2: acts and may come back", *CHAIN, top="7H", stock=STOCK)
    at.do(0, "play 2H")
    at.do(1, "play 2C")
    at.do(2, "play 2D")
    assert (at.turn, at.owed) == (0, 6)
    told = at.do(0, "take")
    assert at.size(0) == 6
    assert not any(isinstance(event, WentOut) for event in told)
    assert (at.turn, at.game.hand_over) == (1, False)


def test_a_card_that_may_not_be_the_last() -> None:
    """BR-021 (letsuno/uno-online PR #213): the ban stops nothing, for the turn ends with a draw."""
    at = table("finish on 8: forbidden", "8H", "5C", top="7H", stock="9D 9C")
    assert at.legal == {"draw"}
    assert at.refused(0, "play 8H").reason is Reason.NOT_AS_LAST
    at.do(0, "draw")
    assert at.turn == 1


def test_a_wild_card_that_may_be_the_last_only_where_it_fits() -> None:
    """BR-021 (letsuno/uno-online #152): by its suit it may, by being wild it may not."""
    text = "finish on 8: only if it fits"
    assert table(text, "8H", "5C", top="7H", stock="9D").legal == {"play 8H"}
    at = table(text, "8H", "5C", top="7S", stock="9D")
    assert at.refused(0, "play 8H").reason is Reason.NOT_AS_LAST


def test_an_answer_or_a_cover_may_be_the_last_only_where_it_fits() -> None:
    text = "finish on 8: only if it fits\nplay 2: next draws 2\nanswer 2 with 8: adds\nfinish on 2: wins"
    for answer, may in (("8S", True), ("8H", False)):
        at = table(text, "2S 9S", answer, top="7S", stock="9D")
        at.do(0, "play 2S")
        assert (f"play {answer}" in at.legal) is may
    cover = "play A: cover with 8, else draw 1\nfinish on A: wins"
    for last, may in (("8S", True), ("8H", False)):
        for rule in ("finish on 8: only if it fits", "finish after A: only if it fits"):
            at = table(f"{cover}\n{rule}", f"AS {last}", "5C", top="7S", stock="9D")
            at.do(0, "play AS")
            assert (f"play {last}" in at.legal) is may


def test_places_are_played_for_until_one_is_left() -> None:
    """BR-041 (Prší pages, jh0ker/mau_mau_bot #34): finished seats are passed over by turns and debts."""
    at = table(f"{TWOS}\nfinish: play on", "2H", "5H 9H", "AH KH", top="7H", stock="8D 9D 10D")
    told = at.do(0, "play 2H")
    assert WentOut(0, 1) in told
    assert (at.turn, at.owed) == (1, 2)
    at.do(1, "take")
    at.do(2, "play AH")
    at.do(1, "play 5H")
    told = at.do(2, "play KH")
    assert WentOut(2, 2) in told
    assert at.game.hand_over
    assert at.winners == [0]


RETURN = "play 7: next draws 2, then misses a turn\nplay A: skip next\nfinish on any: out at next turn"
REST = "3C 4D 6D 9D"


def test_a_seven_brings_back_whoever_laid_the_last_card() -> None:
    """BR-091 (TomasTillmann/bluff-mau-mau): aces pass over the empty hand before it comes."""
    at = table(RETURN, "9H", "AH 7H 9C", top="10H", stock=REST)
    at.do(0, "play 9H")
    at.do(1, "play AH")
    at.do(1, "play 7H")
    at.do(0, "take")
    assert (at.size(0), at.turn, at.game.hand_over) == (2, 1, False)


def test_the_seven_that_brings_somebody_back_can_be_the_last_card_too() -> None:
    """BR-091: whoever lays it has won when the turn comes there again, and the other one holds two cards."""
    at = table(RETURN, "9H", "7H", top="10H", stock=REST)
    at.do(0, "play 9H")
    at.do(1, "play 7H")
    told = at.do(0, "take")
    assert WentOut(1, 1) in told
    assert (at.winners, at.size(0)) == ([1], 2)


def test_whoever_is_not_made_to_draw_is_out_when_the_turn_comes() -> None:
    at = table(RETURN, "9H", "6H 9C", top="10H", stock=REST)
    at.do(0, "play 9H")
    assert WentOut(0, 1) in at.do(1, "play 6H")
    assert at.winners == [0]


def test_places_are_taken_in_the_order_of_turns() -> None:
    at = table(RETURN + "\nfinish: play on", "9H", "6H", "5H KH", top="10H", stock=REST)
    at.do(0, "play 9H")
    at.do(1, "play 6H")
    told = at.do(2, "play 5H")
    assert [event for event in told if isinstance(event, WentOut)] == [WentOut(0, 1), WentOut(1, 2)]
    assert at.game.hand_over


def test_a_card_can_be_thrown_in_before_the_turn_comes_there() -> None:
    text = RETURN + "\njump with same card\npacks 2"
    at = table(text, "9H", "6H 5H 3C 4S", "5H KH 2H", top="10H", stock=REST)
    at.do(0, "play 9H")
    at.nobody_throws_in()
    at.do(1, "play 6H")
    at.nobody_throws_in()
    at.do(2, "play 5H")
    at.do(1, "throw 5H")
    at.nobody_throws_in()
    assert (at.turn, at.game.hand_over) == (2, False)
    at.do(2, "play 2H")
    at.nobody_throws_in()
    assert at.winners == [0]
