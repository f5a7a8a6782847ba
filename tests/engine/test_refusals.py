"""Every reason for which an action is refused, once."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from tables import Table, dealt, table

from crazy8.runtime.people.reasons import Reason

TWOS = "play 2: next draws 2\nanswer 2 with 2"
CALL = 'call "last card" at 1 card, else draw 2'


def usual() -> Table:
    """Seat 0 can lay the two of hearts."""
    return table(CALL, "2H 9C 3C", "9H", top="5H", stock="4S 6S 7S")


def owing() -> Table:
    """Seat 1 owes two cards and holds an answer."""
    at = table(TWOS, "2H 9C", "2D 9H", top="5H", stock="4S 6S 7S")
    at.do(0, "play 2H")
    return at


def naming() -> Table:
    """Seat 0 has laid an eight."""
    at = table("", "8H 9C", "2D 9H", top="5H", stock="4S 6S 7S")
    at.do(0, "play 8H")
    return at


def choosing() -> Table:
    """Seat 0 chooses who is to be passed over."""
    at = table("play 7: skip chosen", "7H 9C", "2D 9H", "3D 3S", top="5H", stock="4S 6S 7S")
    at.do(0, "play 7H")
    return at


def asking() -> Table:
    """Seat 0 has forgotten its call; seat 1 is asked whether it catches it."""
    at = table(CALL, "2H 9C", "9H 9S", top="5H", stock="4S 6S 7S")
    at.do(0, "play 2H")
    at.do(0, "pass")
    return at


def after_draw(rules: str, drawn: str) -> Table:
    """Seat 0 has drawn a card, although it could have laid the two of hearts."""
    at = table(f"draw at will\n{rules}", "2H 9C", "9H", top="5H", stock=f"{drawn} 6S 7S")
    at.do(0, "draw")
    return at


def over() -> Table:
    """The hand is over, the game is not."""
    at = table("game 2 hands\ndeal 5", "2H", "9H", top="5H", stock="4S")
    at.do(0, "play 2H")
    return at


def all_over() -> Table:
    """The game is over."""
    at = table("", "2H", "9H", top="5H", stock="4S")
    at.do(0, "play 2H")
    return at


MAY, MUST, ANY = "drawn card may be played", "drawn card must be played", "drawn card may be played or any other"
MUST_ANY = "drawn card must be played or any other"


@pytest.mark.parametrize(
    ("make", "seat", "word", "reason"),
    [
        (usual, 0, "catch 2", Reason.NO_SUCH_ACTION),
        (usual, 1, "play 9H", Reason.NOT_YOUR_TURN),
        (usual, 0, "deal", Reason.HAND_RUNS),
        (usual, 0, "play KS", Reason.NOT_IN_HAND),
        (usual, 0, "play 9C", Reason.DOES_NOT_FIT),
        (usual, 0, "draw", Reason.MUST_PLAY),
        (usual, 0, "pass", Reason.MUST_PLAY),
        (usual, 0, "take", Reason.NOTHING_OWED),
        (usual, 0, "name hearts", Reason.NOTHING_TO_NAME),
        (usual, 0, "catch 1", Reason.NO_SEAT_TO_CHOOSE),
        (usual, 0, "call", Reason.NOTHING_TO_CALL),
        (owing, 1, "play 9H", Reason.MUST_ANSWER_OR_TAKE),
        (owing, 1, "draw", Reason.MUST_ANSWER_OR_TAKE),
        (owing, 1, "pass", Reason.MUST_ANSWER_OR_TAKE),
        (naming, 0, "play 9C", Reason.MUST_NAME_SUIT),
        (naming, 0, "pass", Reason.MUST_NAME_SUIT),
        (choosing, 0, "pass", Reason.MUST_CHOOSE_SEAT),
        (choosing, 0, "catch 0", Reason.SEAT_NOT_ALLOWED),
        (asking, 1, "draw", Reason.CATCH_OR_LET_PASS),
        (asking, 1, "catch 1", Reason.SEAT_NOT_ALLOWED),
        (asking, 1, "call", Reason.NOTHING_TO_CALL),
        (partial(dealt, "direction chosen", 3, "5H"), 0, "pass", Reason.MUST_CHOOSE_DIRECTION),
        (partial(after_draw, MAY, "4S"), 0, "play 2H", Reason.ONLY_DRAWN_CARD),
        (partial(after_draw, MAY, "4S"), 0, "play 9C", Reason.DOES_NOT_FIT),
        (partial(after_draw, MAY, "4H"), 0, "draw", Reason.NO_MORE_DRAWS),
        (partial(after_draw, MUST, "4H"), 0, "pass", Reason.MUST_PLAY_DRAWN),
        (partial(after_draw, MUST, "4H"), 0, "draw", Reason.MUST_PLAY_DRAWN),
        (partial(after_draw, f"draw up to 3\n{MAY}", "4S"), 0, "pass", Reason.MUST_DRAW),
        (partial(after_draw, "draw up to 3", "4S"), 0, "play 2H", Reason.DRAWN_CARD_WAITS),
        (partial(after_draw, ANY, "4S"), 0, "draw", Reason.NO_MORE_DRAWS),
        (partial(after_draw, MUST_ANY, "4S"), 0, "draw", Reason.MUST_PLAY),
        (partial(after_draw, MUST_ANY, "4S"), 0, "pass", Reason.MUST_PLAY),
        (partial(after_draw, f"draw up to 3\n{MUST_ANY}", "4S"), 0, "pass", Reason.MUST_PLAY_OR_DRAW),
        (over, 0, "draw", Reason.HAND_OVER),
        (all_over, 0, "deal", Reason.GAME_OVER),
    ],
    ids=lambda value: value.value if isinstance(value, Reason) else None,
)
def test_reasons(make: Callable[[], Table], seat: int, word: str, reason: Reason) -> None:
    at = make()
    refusal = at.refused(at.game.mover if reason is Reason.MUST_CHOOSE_DIRECTION else seat, word)
    assert refusal.reason is reason
    assert refusal.action == at.action(word)
    assert refusal.mover == at.game.mover
    assert refusal.top == at.game.state.top
    assert set(refusal.legal) == {at.action(one) for one in at.legal}


def test_playing_and_drawing_are_both_possible() -> None:
    at = table("draw at will", "2H 9C", "9H", top="5H", stock="4S")
    assert at.refused(0, "pass").reason is Reason.MUST_PLAY_OR_DRAW


def test_whoever_cannot_play_must_draw() -> None:
    at = table("", "9C", "9H", top="5H", stock="4S")
    assert at.refused(0, "pass").reason is Reason.MUST_DRAW


def test_there_is_nothing_to_draw() -> None:
    at = table("stock empty: pass", "9C", "9H", top="5H", below="3H")
    assert at.refused(0, "draw").reason is Reason.NOTHING_TO_DRAW


def test_there_is_nothing_more_to_draw() -> None:
    at = table("stock empty: pass\ndraw up to 3", "9C", "9H", top="5H", below="3H", stock="4S")
    at.do(0, "draw")
    assert at.turn == 1
    at = table(f"stock empty: pass\ndraw up to 3\n{MAY}", "9C", "9H", top="5H", below="3H", stock="4S")
    at.do(0, "draw")
    assert at.refused(0, "draw").reason is Reason.NOTHING_TO_DRAW


def test_nothing_answers() -> None:
    at = table(TWOS, "2H 9C", "9D", top="5H", stock="4S 6S 7S")
    at.do(0, "play 2H")
    refusal = at.refused(1, "play 9D")
    assert (refusal.reason, refusal.owed) == (Reason.MUST_TAKE, 2)


def test_a_card_that_is_forbidden_on_the_one_below() -> None:
    at = table("forbid 8 on 8", "8H 9C", "9D", top="8S", named="hearts", stock="4S")
    refusal = at.refused(0, "play 8H")
    assert (refusal.reason, refusal.named_suit) == (Reason.FORBIDDEN_ON_TOP, 2)


def test_an_answer_that_is_forbidden_on_the_one_below() -> None:
    at = table(f"{TWOS}\nforbid 2H on 2S", "2S 9C", "2H 2D", top="5S", stock="4S 6S")
    at.do(0, "play 2S")
    assert at.refused(1, "play 2H").reason is Reason.FORBIDDEN_ON_TOP


def test_a_card_that_may_not_be_the_last() -> None:
    at = table("finish on 8: forbidden", "8H", "9D", top="5H", stock="4S")
    assert at.refused(0, "play 8H").reason is Reason.NOT_AS_LAST


def test_an_answer_that_may_not_be_the_last() -> None:
    at = table(f"{TWOS}\nfinish on 2: forbidden", "2S 9C", "2H", top="5S", stock="4S 6S")
    at.do(0, "play 2S")
    assert at.refused(1, "play 2H").reason is Reason.NOT_AS_LAST


def test_a_last_card_without_its_call() -> None:
    at = table('call "out" at 0 cards, else may not finish', "8H", "9D", top="5H", stock="4S")
    assert at.refused(0, "play 8H").reason is Reason.CALL_FIRST


def test_a_suit_that_may_not_be_named() -> None:
    at = table("wild 8: names another suit", "8C 2H", "2D 3D", top="5H", stock="9C")
    at.do(0, "play 8C")
    assert at.refused(0, "name hearts").reason is Reason.SUIT_NOT_ALLOWED


def test_fewer_cards_than_have_to_be_laid_together() -> None:
    pair = table("several same rank at least 3", "6H 6C 2D", "3D 4D", top="5H", stock="9D")
    pair.do(0, "play 6H")
    assert pair.turn == 1
    mixed = table("several same rank or higher at least 3", "6H 6C 7C 9C", "3D 4D", top="5H", stock="9D")
    mixed.do(0, "play 6H")
    assert mixed.refused(0, "play 9C").reason is Reason.TOO_FEW_TOGETHER
    mixed.do(0, "play 6C")
    assert mixed.refused(0, "pass").reason is Reason.TOO_FEW_TOGETHER


def test_after_a_card_that_lets_another_follow_there_is_only_that() -> None:
    at = table("play 6: may play again", "6H 9C", "2D 3D", top="5H", stock="9D")
    at.do(0, "play 6H")
    assert at.refused(0, "draw").reason is Reason.PLAY_OR_STOP
    assert at.refused(0, "play 9C").reason is Reason.DOES_NOT_FIT
