"""Ledgers: from the cards that are left to points."""

from __future__ import annotations

import pytest
from tables import table

from crazy8.runtime.records.codes import LIMITED

HANDS = ("9H", "QC 3C", "8D KS", "AC AD AS")
"""Seat 0 goes out; the others hold 13, 60 and 3."""


@pytest.mark.parametrize(
    ("score", "points"),
    [
        ("each pays own hand", [0, 13, 60, 3]),
        ("winner collects", [76, 0, 0, 0]),
        ("winner collects average", [25, 0, 0, 0]),
        ("lowest collects differences", [76, 0, 0, 0]),
        ("lowest wins", [0, 0, 0, 0]),
        ("finishers collect", [76, 0, 0, 0]),
        ("winner takes 5", [5, 0, 0, 0]),
        ("places", [1, 2, 2, 2]),
        ("nothing", [0, 0, 0, 0]),
    ],
)
def test_a_hand_that_was_won(score: str, points: list[int]) -> None:
    """Values are Pagat's: eights 50, court cards 10, aces 1. The average of 76 among three is 25 1/3."""
    at = table(f"score: {score}", *HANDS, top="2H")
    at.do(0, "play 9H")
    assert (at.points, at.winners) == (points, [0])


@pytest.mark.parametrize(
    ("blocked", "points", "winners"),
    [
        ("each pays own hand", [10, 13, 60, 3], []),
        ("winner collects", [0, 0, 0, 83], [3]),
        ("winner collects average", [0, 0, 0, 28], [3]),
        ("lowest collects differences", [0, 0, 0, 7 + 10 + 57], [3]),
        ("lowest wins", [0, 0, 0, 0], [3]),
        ("winner takes 5", [0, 0, 0, 5], [3]),
        ("nothing", [0, 0, 0, 0], []),
        ("void", [0, 0, 0, 0], []),
    ],
)
def test_a_hand_in_which_nobody_could_go_on(blocked: str, points: list[int], winners: list[int]) -> None:
    """The hands are worth 10, 13, 60 and 3; where somebody has to have won it is the lowest."""
    text = f"stock empty: pass\nscore: each pays own hand\nblocked: {blocked}\nforbid 8 on 2"
    at = table(text, "10S", *HANDS[1:], top="2H")
    for seat in range(4):
        at.do(seat, "pass")
    assert (at.turn, at.points, at.winners) == (None, points, winners)


def test_the_average_is_rounded_half_up_and_only_once() -> None:
    at = table("score: winner collects average", "9H", "3C", "4C", top="2H")
    at.do(0, "play 9H")
    assert at.points == [4, 0, 0]


def test_tied_lowest_hands_share_what_there_is_rounded_down() -> None:
    at = table("stock empty: pass\nblocked: winner collects", "10S", "10C", "KC 9S", top="2H")
    for seat in range(3):
        at.do(seat, "pass")
    assert (at.points, at.winners) == ([9, 9, 0], [0, 1])


def test_each_finisher_collects_what_is_still_held_when_he_goes_out() -> None:
    at = table("finish: play on\nscore: finishers collect", "9H", "10H 3H", "KC QC", top="2H", stock="AS AC")
    at.do(0, "play 9H")
    at.do(1, "play 10H")
    at.do(2, "draw")
    at.do(1, "play 3H")
    assert at.points == [10 + 3 + 20, 20 + 1, 0]
    assert at.winners == [0]


def test_places_are_points_when_play_goes_on() -> None:
    at = table("finish: play on\nscore: places", "9H", "10H", "KC QC", top="2H", stock="AS AC")
    at.do(0, "play 9H")
    at.do(1, "play 10H")
    assert (at.turn, at.points) == (None, [1, 2, 3])


@pytest.mark.parametrize(
    ("score", "blocked", "points"),
    [
        ("places", "places", [1, 2, 2]),
        ("each pays own hand", "each pays own hand", [0, 20, 10]),
        ("each pays own hand", "void", [0, 20, 10]),
        ("finishers collect", "winner collects", [30, 0, 0]),
        ("winner takes 5", "lowest wins", [5, 0, 0]),
    ],
)
def test_a_hand_that_is_blocked_after_somebody_is_out_was_won(score: str, blocked: str, points: list[int]) -> None:
    text = f"finish: play on\nstock empty: pass\nscore: {score}\nblocked: {blocked}"
    at = table(text, "9H", "QC JC", "KS", top="2H")
    at.do(0, "play 9H")
    at.do(1, "pass")
    at.do(2, "pass")
    assert (at.turn, at.points, at.winners) == (None, points, [0])


@pytest.mark.parametrize(("score", "points"), [("places", [1, 1, 1]), ("places 3 2 1", [3, 3, 3])])
def test_all_share_the_first_place_of_a_hand_that_nobody_is_out_of(score: str, points: list[int]) -> None:
    at = table(f"finish: play on\nstock empty: pass\nscore: {score}\nblocked: places", "9C", "QC", "KS", top="2H")
    for seat in range(3):
        at.do(seat, "pass")
    assert (at.turn, at.points, at.winners) == (None, points, [0, 1, 2])


def test_of_partners_one_alone_has_not_won_a_blocked_hand() -> None:
    text = "partners opposite\nfinish: both partners\nstock empty: pass\nscore: nothing\nblocked: nothing"
    at = table(text, "9H", "QC JC", "KS", "KD", top="2H")
    at.do(0, "play 9H")
    for seat in (1, 2, 3):
        at.do(seat, "pass")
    assert (at.turn, at.winners) == (None, [])


def test_who_is_out_collects_before_the_last_card_has_done_its_work() -> None:
    text = "finish: play on\nscore: finishers collect\nplay 2: next draws 2\nfinish on 2: acts"
    at = table(text, "9H", "2H", "KC QC", top="5H", stock="AS AC 5S")
    at.do(0, "play 9H")
    at.do(1, "play 2H")
    at.do(2, "take")
    assert (at.turn, at.points, at.size(2)) == (None, [2 + 20, 20, 0], 4)


def test_an_empty_stock_ends_a_hand_that_is_then_scored_like_a_blocked_one() -> None:
    text = "draw until playable\nstock empty: hand ends\nblocked: lowest collects differences\nscore: winner collects"
    at = table(text, "10S", "3C", top="2H", stock="9C")
    at.do(0, "draw")
    assert at.legal == {"draw"}
    at.do(0, "draw")
    assert (at.turn, at.points) == (None, [0, 16])


def test_a_hand_stopped_at_the_limit_counts_for_nobody() -> None:
    at = table("draw at will\nscore: winner collects", "2C 3C", "4C 5C", top="9C")
    for _ in range(at.game.program.action_limit):
        if at.game.hand_over:
            break
        plays = sorted(word for word in at.legal if word.startswith("play"))
        at.do(at.game.mover, plays[0] if plays and at.size(at.game.mover) > 1 else "draw")
    assert at.game.observe(None).result == LIMITED
    assert (at.points, at.winners) == ([0, 0], [])


def test_a_bonus_is_added_to_the_total_once_the_points_are_rounded() -> None:
    at = table("score: winner collects\nrounding to 10\nbonus 9: -5", *HANDS, top="2H")
    at.do(0, "play 9H")
    assert at.points == [80 - 5, 0, 0, 0]
