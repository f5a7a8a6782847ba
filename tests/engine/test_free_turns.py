"""Turns in which more, or less, is allowed than to play, or to draw and then pass."""

from __future__ import annotations

from tables import dealt, program_of, table

from crazy8.runtime.people.endings import HandEnded
from crazy8.runtime.people.events import HandResult
from crazy8.runtime.people.reasons import Reason

FREE = "draw up to 3\ndraw at will\ndrawn card may be played or any other\n"


def test_where_nobody_draws_whoever_cannot_play_passes() -> None:
    at = table("draw nothing", "2C", "5D 3C", top="5H", stock="9C")
    assert at.legal == {"pass"}
    assert at.refused(0, "draw").reason is Reason.NO_DRAWING
    at.do(0, "pass")
    assert at.legal == {"play 5D"}
    assert at.refused(1, "pass").reason is Reason.MUST_PLAY


def test_a_round_of_passes_blocks_a_hand_without_drawing() -> None:
    at = table("draw nothing", "2C", "3C", top="5H", stock="9C")
    at.do(0, "pass")
    told = at.do(1, "pass")
    assert any(isinstance(event, HandEnded) and event.result is HandResult.BLOCKED for event in told)


def test_a_dry_stock_does_not_end_a_hand_in_which_nobody_draws() -> None:
    at = table("draw nothing\nstock empty: hand ends", "2C", "3C", top="5H")
    assert at.legal == {"pass"}


def test_drawing_stops_at_the_first_fit() -> None:
    at = table(FREE, "2C", "3C", top="5H", stock="9H 9C")
    at.do(0, "draw")
    assert at.legal == {"play 9H", "pass"}


def test_drawing_may_go_on_up_to_the_limit_and_only_then_be_passed() -> None:
    at = table(FREE + "draw may go on", "2C 4H", "3C", top="5H", stock="9H 9C KD KC")
    assert at.legal == {"play 4H", "draw"}
    at.do(0, "draw")
    assert at.legal == {"play 4H", "play 9H", "draw"}
    assert at.refused(0, "pass").reason is Reason.MUST_PLAY_OR_DRAW
    at.do(0, "draw", "draw")
    assert at.legal == {"play 4H", "play 9H", "pass"}
    assert at.refused(0, "draw").reason is Reason.NO_MORE_DRAWS


def test_a_turn_may_be_ended_after_any_draw() -> None:
    at = table(FREE + "pass after any draw", "2C", "3C", top="5H", stock="9C 9D KD KC")
    assert at.legal == {"draw"}
    at.do(0, "draw")
    assert at.legal == {"draw", "pass"}
    at.do(0, "pass")
    assert at.turn == 1


def test_after_any_draw_and_drawing_on() -> None:
    at = table(FREE + "draw may go on\npass after any draw", "2C", "3C", top="5H", stock="9H 9D KD KC")
    at.do(0, "draw")
    assert at.legal == {"play 9H", "draw", "pass"}


def test_passing_instead_of_drawing() -> None:
    at = table("pass without drawing at will", "2C", "3H", top="5H", stock="9C")
    assert at.legal == {"draw", "pass"}
    at.do(0, "pass")
    assert at.turn == 1
    assert at.legal == {"play 3H"}


def test_passing_instead_of_playing_where_nobody_must_play() -> None:
    at = table("draw at will\npass without drawing at will", "2H", "3H", top="5H", stock="9C")
    assert at.legal == {"play 2H", "draw", "pass"}


def test_passes_at_will_block_a_hand_too() -> None:
    at = table("pass without drawing at will", "2C", "3C", top="5H", stock="9C")
    at.do(0, "pass")
    at.do(1, "pass")
    assert at.game.hand_over


def test_everybody_may_pass_once_the_stock_is_empty() -> None:
    at = table("draw at will\nno pass without drawing\nstock empty: pass", "2H 6H", "3H 4C", top="5H", stock="9C")
    assert at.legal == {"play 2H", "play 6H", "draw"}
    at.do(0, "play 2H")
    at.do(1, "draw")
    assert at.legal == {"play 6H", "pass"}


def test_a_pass_after_the_last_draw_counts_where_a_dry_stock_may_be_passed() -> None:
    text = "draw at will\ndrawn card may be played\nno pass without drawing\nstock empty: pass\n"
    at = table(text, "2C", "3C", top="5H", stock="9C")
    at.do(0, "draw", "pass")
    at.do(1, "pass")
    assert at.game.hand_over


def test_usually_it_does_not() -> None:
    at = table("drawn card may be played\nstock empty: pass", "2C", "3C", top="5H", stock="9C")
    at.do(0, "draw", "pass")
    at.do(1, "pass")
    assert not at.game.hand_over
    at.do(0, "pass")
    assert at.game.hand_over


def test_more_passes_than_a_round_block_a_hand() -> None:
    at = table("stock empty: pass\nblocked after 1 round and 1 pass", "2C", "3C", top="5H")
    for seat in (0, 1):
        at.do(seat, "pass")
        assert not at.game.hand_over
    at.do(0, "pass")
    assert at.game.hand_over


def test_fewer_passes_than_a_round() -> None:
    at = table("stock empty: pass\nblocked after 2 passes", "2C", "3C", "4C", "6C", top="5H")
    at.do(0, "pass")
    at.do(1, "pass")
    assert at.game.hand_over


def test_two_rounds_of_passes() -> None:
    at = table("stock empty: pass\nblocked after 2 rounds", "2C", "3C", top="5H")
    for seat in (0, 1, 0):
        at.do(seat, "pass")
    assert not at.game.hand_over
    at.do(1, "pass")
    assert at.game.hand_over


def test_a_hand_is_blocked_after_so_many_cards() -> None:
    text = "score: each pays own hand\nblocked after 1 round or 2 cards"
    at = table(text, "2H 9C", "3H 9D 9S", top="5H", stock="KC")
    at.do(0, "play 2H")
    told = at.do(1, "play 3H")
    assert any(isinstance(event, HandEnded) and event.result is HandResult.BLOCKED for event in told)
    assert at.points == [9, 18]


def test_the_last_card_wins_even_if_it_is_the_last_that_may_be_laid() -> None:
    at = table("blocked after 1 round or 1 cards", "2H", "3H 9D", top="5H", stock="KC")
    at.do(0, "play 2H")
    assert at.winners == [0]


def test_rules_as_usual_use_none_of_this() -> None:
    assert program_of(
        "blocked after 1 round\npass without drawing when unable\ndraw stops at first fit", 3
    ) == program_of("", 3)


def test_an_open_table_is_passed_on() -> None:
    at = dealt("starter 5: any fits\ndraw at will\npass without drawing at will", 2, "5H")
    first = at.game.mover
    at.do(first, "pass")
    assert len(at.legal) == 5 + 2


def test_another_turn_has_draws_of_its_own() -> None:
    at = table(FREE + "play 5: must play again", "2C", "3C", top="4H", stock="9C 5H JC QC KC")
    at.do(0, "draw", "draw", "play 5H", "draw")
    assert at.legal == {"draw"}
    at.do(0, "draw", "draw")
    assert at.legal == {"pass"}


def test_another_turn_after_a_served_debt_has_draws_of_its_own() -> None:
    at = table(FREE + "play 5: next draws 1, must play again", "2C", "3C", top="4H", stock="9C 5H 10C JC QC KC")
    at.do(0, "draw", "draw", "play 5H")
    at.do(1, "take")
    at.do(0, "draw")
    assert at.legal == {"draw"}


def test_an_ordinary_turn_after_a_served_debt_has_draws_of_its_own() -> None:
    at = table(FREE + "play 5: next draws 1, then plays", "2C", "3C", top="4H", stock="9C 10C 5H 6C JC QC KC")
    at.do(0, "draw", "draw", "draw", "play 5H")
    at.do(1, "take", "draw")
    assert at.legal == {"draw"}


def test_another_turn_is_no_first_turn() -> None:
    at = table("play 5: must play again\nforbid 9 in first turn", "5H 9H 2C", "3C", top="4H")
    at.do(0, "play 5H")
    assert at.legal == {"play 9H"}
