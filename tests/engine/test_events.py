"""What a game tells: every kind of event once, and what of it is hidden from whom."""

from __future__ import annotations

import pytest
from tables import dealt, table

from crazy8.runtime.people.calls import Called, Caught
from crazy8.runtime.people.deal import Dealt, HandBegan, StarterRefused, StarterTurned
from crazy8.runtime.people.endings import DroppedOut, GameOver, HandEnded, WentOut
from crazy8.runtime.people.events import (
    Debt,
    DirectionChosen,
    Drew,
    Event,
    HandResult,
    MustWait,
    Owes,
    Passed,
    Played,
    Reply,
    Reversed,
    Skipped,
    StaysAtTurn,
    SuitNamed,
    Took,
)
from crazy8.runtime.people.stock import Refilled
from crazy8.runtime.people.telling import kinds_of_events

CALL = 'call "last card" at 1 card, else draw 2 and misses a turn'


def kind(name: str) -> int:
    """The number of a card of one pack."""
    at = table("", "2C", "3C", top="4C")
    return at.action(f"play {name}")


def kinds(names: str) -> tuple[int, ...]:
    """The numbers of cards, in the order of the deck."""
    return tuple(sorted(kind(name) for name in names.split()))


def test_a_deal() -> None:
    at = dealt("starter K: put under", 3, "5H", dealer=1)
    log = at.game.log
    assert log[0] == HandBegan(1, 1, 2)
    assert [event.seat for event in log[1:4] if isinstance(event, Dealt)] == [0, 1, 2]
    assert all(isinstance(event, StarterRefused) for event in log[4:-1])
    assert log[-1] == StarterTurned(kind("5H"))


def test_a_refused_starter() -> None:
    at = dealt("starter any but 5: put under", 2, "5H")
    refused = [event.kind for event in at.game.log if isinstance(event, StarterRefused)]
    assert refused
    assert at.stock[-len(refused) :] == at.cards(refused)


def test_a_card_and_a_suit() -> None:
    at = table("", "8C 2H", "2D 3D", top="5H", stock="9C")
    assert at.do(0, "play 8C") == (Played(0, kind("8C"), 1, None),)
    assert at.do(0, "name spades") == (SuitNamed(0, 3),)


def test_a_draw_and_a_pass() -> None:
    at = table("drawn card may be played", "2H", "2D 3D", top="5S", stock="9S")
    told = at.do(0, "draw")
    assert told == (Drew(0, 1, kinds("9S")),)
    assert [event.seen_by(1) for event in told] == [Drew(0, 1, None)]
    assert [event.seen_by(None) for event in told] == [Drew(0, 1, None)]
    assert [event.seen_by(0) for event in told] == list(told)
    assert at.do(0, "pass") == (Passed(0),)


def test_a_debt_that_is_answered_and_served() -> None:
    at = table("play 2: next draws 2\nanswer 2 with 2", "2H 9C", "2D 3D", top="5H", stock="9S 7S 6S 4C 3C")
    assert at.do(0, "play 2H") == (Played(0, kind("2H"), 1, None), Owes(1, Debt.CARDS, 2))
    assert at.do(1, "play 2D") == (Played(1, kind("2D"), 1, Reply.ADDS), Owes(0, Debt.CARDS, 4))
    told = at.do(0, "take")
    assert told == (Took(0, 4, kinds("9S 7S 6S 4C"), 4),)
    assert told[0].seen_by(1) == Took(0, 4, None, 4)


def test_a_debt_for_which_there_are_too_few_cards() -> None:
    """The refill is told before the draw that needed it, and what is missing is waived (BR-002)."""
    at = table("play 2: next draws 4", "2H 9C", "3D", top="5H", stock="9S")
    at.do(0, "play 2H")
    told = at.do(1, "take")
    assert told == (Refilled(1, shuffled=True), Took(1, 2, kinds("5H 9S"), 4))
    assert isinstance(told[1], Took)
    assert told[1].waived == 2


def test_a_refill_by_turning_over() -> None:
    at = table("stock empty: turn over", "9C", "3D", top="5H", below="2S 4S")
    assert at.do(0, "draw") == (Refilled(2, shuffled=False), Drew(0, 1, kinds("2S")))


@pytest.mark.parametrize(
    ("mode", "reply"),
    [
        ("adds", Reply.ADDS),
        ("doubles", Reply.DOUBLES),
        ("replaces", Reply.REPLACES),
        ("passes on", Reply.PASSES_ON),
        ("sends back", Reply.SENDS_BACK),
        ("cancels", Reply.CANCELS),
    ],
)
def test_ways_to_answer(mode: str, reply: Reply) -> None:
    text = f"play 2: next draws 2\nanswer 2 with 2: {mode}"
    at = table(text, "2H 9C", "2D 3D", "4D 4C", top="5H", stock="9S 7S 6S")
    at.do(0, "play 2H")
    told = at.do(1, "play 2D")
    assert told[0] == Played(1, kind("2D"), 1, reply)
    owes = {"sends back": (0, 2), "doubles": (2, 4), "adds": (2, 4), "replaces": (2, 2), "passes on": (2, 2)}.get(mode)
    assert list(told[1:]) == ([] if owes is None else [Owes(owes[0], Debt.CARDS, owes[1])])


def test_a_skip_at_once() -> None:
    at = table("play Q: skip next", "QH 9C", "3D", "4D", top="5H")
    assert at.do(0, "play QH") == (Played(0, kind("QH"), 1, None), Skipped(1))


def test_a_skip_of_several_seats_and_of_all() -> None:
    hands = ("QH KH", "3D", "4D", "6D")
    at = table("play Q: skip next 2\nplay K: skip others", *hands, top="5H")
    assert at.do(0, "play QH")[1:] == (Skipped(1), Skipped(2))
    at = table("play Q: skip next 2\nplay K: skip others", *hands, top="5H")
    assert at.do(0, "play KH")[1:] == (Skipped(1), Skipped(2), Skipped(3))
    assert at.turn == 0


def test_a_skip_that_comes_back_to_the_player() -> None:
    """With two players a skip of two passes over the other one alone: nobody passes over himself."""
    at = table("play Q: skip next 2", "QH 9C", "3D", top="5H")
    assert at.do(0, "play QH")[1:] == (Skipped(1),)
    assert at.turn == 0


def test_a_skip_that_is_owed() -> None:
    at = table("play A: skip next\nanswer A with A", "AH 9C", "AD 3D", "3S 4S", top="5H")
    assert at.do(0, "play AH")[1:] == (Owes(1, Debt.SKIPS, 1),)
    assert at.do(1, "play AD") == (Played(1, kind("AD"), 1, Reply.ADDS), Owes(2, Debt.SKIPS, 2))
    assert at.do(2, "take") == (Skipped(2), Skipped(0))
    assert at.turn == 1


def test_a_skip_that_is_chosen() -> None:
    at = table("play 7: skip chosen", "7H 9C", "3D 3H", "4D 4H", top="5H", stock="9S 10S")
    at.do(0, "play 7H")
    assert at.do(0, "catch 1") == (MustWait(1, 1), Skipped(1))
    assert at.turn == 2


def test_a_reverse_with_many_and_with_two() -> None:
    at = table("play K: reverse", "KH 9C", "3D", "4D", top="5H")
    assert at.do(0, "play KH")[1:] == (Reversed(-1),)
    at = table("play K: reverse", "KH 9C", "3D", top="5H")
    assert at.do(0, "play KH")[1:] == (Reversed(-1), Skipped(1))


def test_another_turn_and_another_card() -> None:
    at = table("play 5: must play again\nplay 6: may play again", "5H 6H 9C", "3D", top="4H")
    assert at.do(0, "play 5H")[1:] == (StaysAtTurn(0, optional=False),)
    assert at.do(0, "play 6H")[1:] == (StaysAtTurn(0, optional=True),)
    assert at.do(0, "pass") == (Passed(0),)


def test_several_who_draw_at_once() -> None:
    """Clockwise from the player's left, the player last; the refill stands before the first who needed it."""
    at = table("play 10: everyone draws 1", "10H 9C", "3D", "4D", top="5H", below="2S", stock="6S")
    told = at.do(0, "play 10H")
    assert [type(event) for event in told] == [Played, Drew, Refilled, Drew, Drew]
    assert [event.seat for event in told if isinstance(event, Drew)] == [1, 2, 0]
    assert told[2] == Refilled(2, shuffled=True)


def test_calls_in_time_and_late() -> None:
    at = table(CALL, "3H 2H", "9C 9D", top="5H", stock="3D 4D 6D 7D")
    assert at.do(0, "call") == (Called(0, (0,), late=False),)
    at.do(0, "play 3H")
    at.do(1, "draw")
    at = table(CALL, "3H 2H", "9C 9D", top="5H", stock="3D 4D 6D 7D")
    at.do(0, "play 3H")
    assert at.do(0, "call") == (Called(0, (0,), late=True),)


def test_a_catch() -> None:
    at = table(CALL, "3H 2H", "9C 9D", top="5H", stock="3D 4D 6D 7D")
    at.do(0, "play 3H")
    assert at.do(0, "pass") == ()
    told = at.do(1, "catch 0")
    assert told == (Caught(0, 1, (0,), 2), Drew(0, 2, kinds("3D 4D")), MustWait(0, 1))
    assert at.do(1, "draw") == (Drew(1, 1, kinds("6D")), Skipped(0))


def test_a_catch_by_the_table() -> None:
    at = table('call "last" at 1 card, else draw 2\ncall caught by table', "3H 2H", "9C", top="5H", stock="3D 4D")
    at.do(0, "play 3H")
    assert at.do(0, "pass") == (Caught(0, None, (0,), 2), Drew(0, 2, kinds("3D 4D")))
    at = table('call "last" at 1 card, else draw 2\ncall caught by table', "3H 2H", "9C", top="5H", stock="3D 4D")
    at.do(0, "play 3H")
    assert at.do(0, "call") == (Called(0, (0,), late=True),)


def test_a_chosen_direction() -> None:
    at = dealt("direction chosen", 3, "5H", dealer=2)
    assert at.legal == {"catch 1", "catch 2"}
    assert at.do(0, "catch 2") == (DirectionChosen(0, -1),)


def test_a_won_hand_and_a_game() -> None:
    at = table("score: each pays own hand\ngame to 20, lowest wins", "3H", "KC QC", top="5H")
    assert at.do(0, "play 3H") == (
        Played(0, kind("3H"), 0, None),
        WentOut(0, 1),
        HandEnded(HandResult.WON, (0,), (0, 20), (0, 20)),
        GameOver((0,)),
    )


def test_a_last_card_after_which_its_player_draws() -> None:
    at = table("finish on 3: draw 2", "3H", "KC", top="5H", stock="9S 7S")
    assert at.do(0, "play 3H") == (Played(0, kind("3H"), 0, None), Drew(0, 2, kinds("9S 7S")))


def test_a_seat_that_drops_out() -> None:
    text = "score: each pays own hand\ngame to 20, who reaches it leaves game"
    at = table(text, "3H", "KC QC", "9S", top="5H")
    told = at.do(0, "play 3H")
    assert told[-1] == DroppedOut(1)
    at.do(0, "deal")
    assert at.size(1) == 0


@pytest.mark.parametrize(
    ("rule", "result"),
    [
        ("blocked: each pays own hand", HandResult.BLOCKED),
        ("blocked: void", HandResult.VOID),
        ("stock exhausted: hand ends", HandResult.SCORED),
    ],
)
def test_hands_that_nobody_wins(rule: str, result: HandResult) -> None:
    at = table(rule, "9C", "3D", top="5H")
    while not at.game.hand_over:
        told = at.do(at.game.mover, *at.legal)
    [end] = [event for event in told if isinstance(event, HandEnded)]
    assert end.result is result


def test_a_hand_that_is_stopped() -> None:
    at = table("draw at will\ndrawn card may be played", "9C KC", "9D KD", top="9H")
    at.game.state.actions = at.game.program.action_limit - 1
    told = at.do(0, "play 9C")
    assert [event for event in told if isinstance(event, HandEnded)] == [
        HandEnded(HandResult.LIMITED, (), (0, 0), (0, 0))
    ]


def test_nothing_is_told_of_a_question_that_is_let_pass() -> None:
    at = table(CALL, "3H 2H", "9C", top="5H", stock="3D 4D 6D")
    at.do(0, "play 3H")
    assert at.do(0, "pass") == ()
    assert at.do(1, "pass") == ()


def test_an_event_is_a_value() -> None:
    """Every kind is frozen, and says what a seat sees of it."""
    assert all(kind.seen_by is not Event.seen_by for kind in kinds_of_events())
    assert len({kind.__name__ for kind in kinds_of_events()}) == len(kinds_of_events()) > 40
    assert Drew(0, 1, (3,)) == Drew(0, 1, (3,))
    assert hash(Took(0, 1, (3,), 2)) == hash(Took(0, 1, (3,), 2))
    assert Dealt(1, 2, (3, 4)).seen_by(0) == Dealt(1, 2, None)
    assert Passed(1).seen_by(0) == Passed(1)
