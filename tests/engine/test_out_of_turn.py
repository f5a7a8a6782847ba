"""Cards thrown in and claims out of turn, and what is shown, swapped and given away."""

from __future__ import annotations

import pytest
from tables import table

from crazy8.runtime.people.hands import CardGiven, HandShown, HandsRotated, HandsSwapped
from crazy8.runtime.people.reasons import Reason

JUMP = "packs 2\njump with same card"


def test_the_same_card_is_thrown_in_and_play_goes_on_after_its_player() -> None:
    at = table(JUMP, "9C 2H", "3C KD", "9C 5H", "6H 7H", top="4C", stock="3D")
    at.do(0, "play 9C")
    assert (at.turn, at.legal) == (2, {"throw 9C", "pass"})
    assert at.refused(2, "play 5H").reason is Reason.THROW_IN_OR_LET_PASS
    assert at.refused(2, "throw 5H").reason is Reason.NOT_OUT_OF_TURN
    at.do(2, "throw 9C")
    at.nobody_throws_in()
    assert (at.turn, at.size(2)) == (3, 1)


def test_everybody_is_asked_whatever_they_hold() -> None:
    at = table(JUMP, "9C 2H", "3C KD", "5H 5S", "6H 7H", top="4C", stock="3D")
    at.do(0, "play 9C")
    assert (at.turn, at.legal) == (2, {"pass"})
    at.do(2, "pass")
    at.do(3, "pass")
    assert (at.turn, at.legal) == (1, {"play 3C"})


def test_a_card_thrown_in_is_covered_and_play_resumes_where_it_was() -> None:
    text = f"{JUMP}\njump: goes back\nplay 3: cover with same suit, else draw 1"
    at = table(text, "3C 2H 5H", "4D KD", "3C 5C 7H", "6H 7H", top="4C", stock="3D")
    at.do(0, "play 3C")
    at.do(0, "take")
    at.do(2, "throw 3C", "play 5C")
    at.nobody_throws_in()
    assert at.turn == 1


def test_the_next_player_of_a_card_thrown_in_is_whoever_comes_next_where_play_was() -> None:
    text = f"{JUMP}\njump: goes back\nplay 3: take 1 card from next, picked by giver"
    at = table(text, "3C 2H 5H", "KD QD JD", "3C 5C 7H", "6H 7H", top="4C", stock="4D")
    at.do(0, "play 3C")
    at.do(1, "give KD")
    at.do(2, "throw 3C")
    assert (at.turn, at.legal) == (1, {"give QD", "give JD"})
    at.do(1, "give QD")
    assert at.hand(2) == {"5C", "7H", "QD"}


def test_a_run_thrown_in_is_left_open_for_the_next_player() -> None:
    text = "packs 2\njump with same rank\nplay 7: run of same suit\nrun stays open"
    at = table(text, "7H 2D 5D", "4S KD", "7C 5C 2S", "6C 6D", top="4H", stock="4D")
    at.do(0, "play 7H")
    at.do(2, "throw 7C")
    at.nobody_throws_in()
    assert (at.turn, "play 6C" in at.legal) == (3, True)


def test_a_card_thrown_in_that_does_not_go_with_an_open_run_ends_it() -> None:
    text = "packs 2\njump with same rank\nplay 7: run of same suit\nrun stays open"
    at = table(text, "7H KH 5D", "4H QD", "KC 5C 2S", "6H 6D", top="4H", stock="4D")
    at.do(0, "play 7H", "play KH")
    at.do(2, "throw KC")
    at.nobody_throws_in()
    assert (at.turn, "play 6H" in at.legal) == (3, False)


def test_to_throw_a_card_in_is_no_turn_of_its_player() -> None:
    at = table(f"{JUMP}\nforbid K in first turn", "9C 2H", "5H 7D", "KC 9C 4H", "6H 7H", top="4C", stock="3D 4D 5D 6D")
    at.do(0, "play 9C")
    at.do(2, "throw 9C")
    at.nobody_throws_in()
    for seat in (3, 0, 1):
        at.do(seat, "draw")
    assert (at.turn, at.legal) == (2, {"draw"})


def test_a_draw_that_came_back_to_who_made_it_can_be_thrown_on() -> None:
    text = f"{JUMP}\nplay 2: next draws 2\nanswer 2 with 9: passes on"
    at = table(text, "2C 5H", "9C 9D 7D", "4H 9D 6H", top="4C", stock="3D 4D 5D 6D")
    at.do(0, "play 2C")
    at.nobody_throws_in()
    at.do(1, "play 9C")
    at.nobody_throws_in()
    at.do(2, "play 9D")
    assert (at.turn, at.legal) == (1, {"throw 9D", "pass"})
    at.do(1, "throw 9D")
    at.nobody_throws_in()
    assert (at.turn, at.game.state.owed_amount) == (2, 0)


def test_a_card_that_counts_as_the_one_below_is_claimed_on_and_forbidden_as_that_one() -> None:
    text = 'order A to K\nafter 7: as card below\nclaim "dobon" when hand equals top\nforbid 4 on 10'
    at = table(text, "7C 2H", "4C 3D", "6H 4H", top="10C", stock="3S")
    at.do(0, "play 7C")
    assert (at.turn, at.legal) == (1, {"pass"})
    at.do(1, "pass")
    assert (at.turn, at.legal) == (2, {"claim", "pass"})
    at.do(2, "pass")
    assert (at.turn, at.legal) == (1, {"draw"})


def test_after_a_card_thrown_in_play_may_resume_where_it_was() -> None:
    at = table(f"{JUMP}\njump: goes back", "9C 2H", "3C KD", "9C 5H", "6H 7H", top="4C", stock="3D")
    at.do(0, "play 9C")
    at.do(2, "throw 9C")
    at.nobody_throws_in()
    assert at.turn == 1


def test_a_card_thrown_in_cancels_the_effect_or_adds_its_own() -> None:
    hands = ("9C 2H", "3C KD", "9C 5H", "6H 7H")
    adds = table(f"{JUMP}\nplay 9: reverse\njump: card below still counts", *hands, top="4C", stock="3D")
    adds.do(0, "play 9C")
    adds.do(2, "throw 9C")
    adds.nobody_throws_in()
    assert adds.turn == 3
    skips = table(f"{JUMP}\nplay 9: skip next\njump: card below still counts", *hands, top="4C", stock="3D")
    skips.do(0, "play 9C")
    skips.do(1, "pass")
    assert skips.turn == 3
    skips.do(3, "pass")
    assert (skips.turn, skips.legal) == (2, {"play 9C"})
    cancels = table(f"{JUMP}\nplay 9: skip next", "9C 2H", "9C KD", "3C 5H", "6H 7H", top="4C", stock="3D")
    cancels.do(0, "play 9C")
    cancels.do(1, "throw 9C")
    cancels.nobody_throws_in()
    assert cancels.turn == 3


def test_a_card_is_thrown_in_while_something_is_owed_but_not_after_a_draw() -> None:
    hands = ("9C 2H", "3C KD", "9C 5H", "6H 7H")
    at = table(f"{JUMP}\nplay 9: next draws 1", *hands, top="4C", stock="3D 6D 7D")
    at.do(0, "play 9C")
    assert (at.turn, at.legal) == (2, {"throw 9C", "pass"})
    at.do(2, "pass")
    at.do(3, "pass")
    assert (at.turn, at.legal) == (1, {"take"})
    at.do(1, "take")
    assert (at.turn, at.legal) == (2, {"play 9C"})


def test_what_is_thrown_in_takes_the_place_of_what_was_owed_or_adds_to_it() -> None:
    hands = ("9C 2H", "3C KD", "9C 5H", "6H 7H")
    for effect, owed in (("lapses", 1), ("still counts", 2)):
        at = table(f"{JUMP}\nplay 9: next draws 1\njump: card below {effect}", *hands, top="4C", stock="3D 6D 7D")
        at.do(0, "play 9C")
        at.do(2, "throw 9C")
        at.nobody_throws_in()
        assert (at.turn, at.owed, at.legal) == (3, owed, {"take"})
        at.do(3, "take")
        assert (at.turn, at.size(3)) == (0, 2 + owed)


@pytest.mark.parametrize(("then", "turn"), [("goes on after jumper", 3), ("goes back", 1)])
def test_a_card_is_thrown_in_before_the_next_player_draws_what_was_still_owed(then: str, turn: int) -> None:
    """That is owed until the next turn, which has not begun while cards may be thrown in."""
    hands = ("9C 2H", "3C KD", "9C 5H", "6H 9D")
    text = f"{JUMP}\njump: {then}\nplay 7: next draws 2\nstock short: owed"
    at = table(text, *hands, top="4C", stock="3D 6D 7D")
    at.game.state.carried[1] = 2
    at.do(0, "play 9C")
    assert (at.turn, at.legal) == (2, {"throw 9C", "pass"})
    at.do(2, "throw 9C")
    at.nobody_throws_in()
    assert (at.turn, at.size(1)) == (turn, 2)
    if turn == 3:
        at.do(3, "play 9D")
        at.nobody_throws_in()
        at.do(0, "draw")
    assert (at.turn, at.owed, at.legal) == (1, 2, {"take"})
    at.do(1, "take")
    assert (at.turn, at.size(1)) == (1, 4)


def test_the_last_card_may_be_thrown_in() -> None:
    at = table(JUMP, "9C 2H", "3C KD", "9C", top="4C", stock="3D")
    at.do(0, "play 9C")
    at.do(2, "throw 9C")
    assert at.winners == [2]


CLAIM = 'claim "dobon" when hand equals top'


def test_the_last_card_is_not_thrown_in_while_a_call_without_which_nobody_finishes_is_missing() -> None:
    text = JUMP + '\ncall "last card" at 1 card, else may not finish'
    for words, legal in ((("play 5D",), {"pass"}), (("call", "play 5D"), {"pass", "throw 7D"})):
        at = table(text, "5D 7D", "7D KD 3C", "6H 7H 8S", top="4D", stock="3D")
        at.do(0, *words)
        at.nobody_throws_in()
        at.do(1, "play 7D")
        assert (at.turn, at.legal) == (0, legal)


def test_a_hand_that_adds_up_to_the_card_on_top_may_be_claimed() -> None:
    at = table(CLAIM, "KC 2H", "3C 5D", "6H 4D 3S", top="4C", stock="3D")
    at.do(0, "play KC")
    assert (at.turn, at.legal) == (1, {"pass"})
    assert at.refused(1, "claim").reason is Reason.NOTHING_TO_CLAIM
    at.do(1, "pass")
    assert at.legal == {"claim", "pass"}
    at.do(2, "claim")
    assert at.winners == [2]
    assert at.top == "KC"
    assert at.points == [0, 0, 2 + 3 + 5]


def test_where_play_goes_on_a_claim_takes_only_its_player_out() -> None:
    at = table(f"{CLAIM}\nfinish: play on", "KC 2H", "3S KD", "6H 4D 3C", top="4C", stock="3D 9D")
    at.do(0, "play KC")
    at.do(1, "pass")
    at.do(2, "claim")
    assert (at.turn, at.legal) == (1, {"play KD"})


def test_hands_are_swapped_with_a_chosen_player() -> None:
    at = table("play 7: swap hands with chosen", "7C 2H 3H", "KC", "5S 6S", top="4C", stock="3D 4D")
    at.do(0, "play 7C")
    assert at.legal == {"catch 1", "catch 2"}
    told = at.do(0, "choose 1")
    assert HandsSwapped(0, 1) in told
    assert (at.hand(0), at.hand(1)) == ({"KC"}, {"2H", "3H"})
    assert at.turn == 1


def test_hands_rotate_in_the_order_of_play_or_always_left() -> None:
    hands = ("KC 2H 7C", "4H", "5S 6S", "9D")
    at = table("play K: reverse\nplay 7: all pass hands on", *hands, top="4C", stock="3D 4D")
    told = at.do(0, "play 7C")
    assert HandsRotated(1) in told
    assert [at.hand(seat) for seat in range(4)] == [{"9D"}, {"KC", "2H"}, {"4H"}, {"5S", "6S"}]
    back = table("play 7: reverse, all pass hands left", *hands, top="4C", stock="3D 4D")
    back.do(0, "play 7C")
    assert back.hand(1) == {"KC", "2H"}


def test_the_last_card_swaps_nothing() -> None:
    at = table("play 7: swap hands with next", "7C", "KC", top="4C", stock="3D 4D")
    at.do(0, "play 7C")
    assert at.winners == [0]


def test_swapped_hands_have_to_be_called_again() -> None:
    text = 'play 7: swap hands with next\ncall "last" at 1 card, else draw 2\ncall caught by anyone'
    at = table(text, "7C 2H 3H", "KC", "5S 6S", top="4C", stock="3D 4D")
    at.do(0, "play 7C")
    assert (at.turn, at.legal) == (0, {"call", "pass"})
    at.do(0, "pass")
    at.do(1, "catch 0")
    assert at.size(0) == 3


def test_cards_are_given_away_and_only_two_players_see_which() -> None:
    at = table("play 7: give 1 card to next", "7C 2H 3H", "KC", "5S 6S", top="4C", stock="3D 4D")
    at.do(0, "play 7C")
    assert at.legal == {"give 2H", "give 3H"}
    assert at.refused(0, "pass").reason is Reason.MUST_CHOOSE_CARD
    told = at.do(0, "give 3H")
    given = next(event for event in told if isinstance(event, CardGiven))
    assert given.seen_by(1).kind == given.seen_by(0).kind == given.kind
    assert given.seen_by(2).kind is None
    assert at.hand(1) == {"KC", "3H"}
    assert at.turn == 1


def test_whoever_gives_the_last_card_away_is_out() -> None:
    at = table("play 7: give 1 card to next", "7C 2H", "KC", top="4C", stock="3D 4D")
    at.do(0, "play 7C", "give 2H")
    assert at.winners == [0]


def test_a_hand_is_shown_to_some_and_hidden_from_others() -> None:
    at = table("play 7: show hand to next", "7C 2H", "KC", "5S 6S", top="4C", stock="3D 4D")
    told = at.do(0, "play 7C")
    shown = next(event for event in told if isinstance(event, HandShown))
    assert shown.seen_by(1).kinds == shown.kinds
    assert shown.seen_by(2).kinds is None
    assert at.turn == 1


def test_a_player_may_end_the_hand_with_few_points() -> None:
    text = (
        "play 7: may end hand with at most 5 points\nvalue any: face\n"
        "score: each pays own hand\nblocked: each pays own hand"
    )
    at = table(text, "7C 2H 3H", "KC", top="4C", stock="3D 4D")
    at.do(0, "play 7C")
    assert at.legal == {"take up", "pass"}
    at.do(0, "take up")
    assert at.game.hand_over
    assert at.points == [5, 13]
    more = table(text, "7C 2H 4H", "KC", top="4C", stock="3D 4D")
    more.do(0, "play 7C")
    assert more.turn == 1


def test_a_card_copies_what_lies_below() -> None:
    text = "play 7: next draws 2\nplay 5: acts as card below\nanswer 7 with 7"
    at = table(text, "5C 2H", "7D", top="7C", stock="3D 4D 6D")
    at.do(0, "play 5C")
    assert (at.turn, at.owed, at.legal) == (1, 2, {"play 7D", "take"})
    plain = table(text, "5C 2H", "7D", top="9C", stock="3D 4D 6D")
    plain.do(0, "play 5C")
    assert plain.owed == 0


@pytest.mark.parametrize("before", [("call", "play 6C"), ("play 6C",)])
def test_a_call_of_the_turn_before_waits_if_a_card_is_thrown_in_before_its_turn(before: tuple[str, ...]) -> None:
    text = f'{JUMP}\ncall "last" a turn ahead, else draw 2'
    at = table(text, "5C 9C 4C 2H", "6C KC", "7C 9C 5H", top="10C", stock="3D 5D 6D 7D")
    for seat, words in ((0, ("play 5C",)), (1, before), (2, ("play 7C",))):
        at.do(seat, *words)
        at.nobody_throws_in()
    at.do(0, "play 9C")
    at.do(2, "throw 9C")
    at.nobody_throws_in()
    at.do(0, "play 4C")
    at.nobody_throws_in()
    at.do(1, "play KC")
    assert at.winners == ([1] if "call" in before else [])
