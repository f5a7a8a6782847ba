"""Who comes next (cases BR-022 to BR-024)."""

from __future__ import annotations

import pytest
from tables import table

from crazy8.runtime.people.events import Reversed, Skipped

REVERSE = "play K: reverse"
SKIP = "play Q: skip next"
BOTH = f"{REVERSE}\n{SKIP}\nplay 2: next draws 2"


@pytest.mark.parametrize(("answer", "turn"), [("skips", 0), ("nothing", 1)])
def test_a_reverse_with_two_players(answer: str, turn: int) -> None:
    """BR-022 (guilhermebkel/uno-game #17; IIC2233/syllabus-2020-1 #1209; spinchat help): both answers are published."""
    at = table(f"{REVERSE}\nreverse with two: {answer}", "KH 2H", "9H 9S", top="5H")
    at.do(0, "play KH")
    assert at.turn == turn


@pytest.mark.parametrize(
    ("direction", "seat", "passed", "turn"),
    [("clockwise", 3, 0, 1), ("anticlockwise", 0, 3, 2), ("clockwise", 2, 3, 0), ("anticlockwise", 1, 0, 3)],
)
def test_a_skip_at_the_end_of_the_ring(direction: str, seat: int, passed: int, turn: int) -> None:
    """BR-023 (lijim/monks-and-mages #466; virtualtabletop #3098; t_games #346): one seat exactly, both ways round."""
    hands = [f"{rank}H {rank}S" for rank in "3467"]
    hands[seat] = "QH 9C"
    at = table(f"{BOTH}\ndirection {direction}", *hands, top="5H", turn=seat)
    told = at.do(seat, "play QH")
    assert [event for event in told if isinstance(event, Skipped)] == [Skipped(passed)]
    assert at.turn == turn


def test_a_draw_card_at_the_end_of_the_ring() -> None:
    """BR-023 (ichabod801/t_games #346): anticlockwise, seat 1 makes seat 0 draw, and seat 3 goes on."""
    at = table(f"{BOTH}\ndirection anticlockwise", "3H", "2H 9C", "4H", "6H", top="5H", stock="AD 3D", turn=1)
    at.do(1, "play 2H")
    at.do(0, "take")
    assert at.size(0) == 3
    assert at.turn == 3


def test_the_direction_turns_before_the_next_player_is_found() -> None:
    """BR-024 (multiplayer-uno #140, tk-codes/uno PR #8): first the direction, then the next seat in the new one."""
    at = table(BOTH, "QH 9C", "KH 9D", "KS QS", "3C 9S", top="5H", turn=1)
    told = at.do(1, "play KH")
    assert Reversed(-1) in told
    assert at.turn == 0
    at.do(0, "play QH")
    assert at.turn == 2
    told = at.do(2, "play QS")
    assert Skipped(1) in told
    assert at.turn == 0


TOGETHER = f"{BOTH}\nseveral same suit"


@pytest.mark.parametrize("laid", [("QH", "QS"), ("KH", "KS"), ("QH", "KH"), ("KH", "QH")])
def test_with_two_players_nobody_passes_over_himself(laid: tuple[str, str]) -> None:
    """Two cards of which each passes over the other player leave the turn with whoever laid them."""
    at = table(f"{BOTH}\nseveral same rank or same suit", f"{' '.join(laid)} 9C", "3D 4D", top="5H")
    told = [*at.do(0, f"play {laid[0]}"), *at.do(0, f"play {laid[1]}")]
    assert [event for event in told if isinstance(event, Skipped)] == [Skipped(1)]
    assert at.turn == 0


def test_skips_that_are_owed_end_with_the_seat_that_laid_the_last_card() -> None:
    at = table(f"{BOTH}\nanswer Q with Q", "QH 9C", "QS 3D", top="5H")
    at.do(0, "play QH")
    at.do(1, "play QS")
    told = at.do(0, "take")
    assert [event for event in told if isinstance(event, Skipped)] == [Skipped(0)]
    assert at.turn == 1


@pytest.mark.parametrize(("cards", "turn"), [(("KH", "QH"), 2), (("QH", "KH"), 3)])
def test_a_skip_and_a_reverse_laid_together_act_one_after_the_other(cards: tuple[str, str], turn: int) -> None:
    """A reverse after a skip gives the turn to the neighbour on the other side, not back to its player."""
    at = table(TOGETHER, "QH KH 9C", "3D 4D", "3S 4S", "6C 7C", top="5H")
    for card in cards:
        at.do(0, f"play {card}")
    assert at.turn == turn


def test_a_second_reverse_turns_it_back() -> None:
    """BR-024 (multiplayer-uno #140): twice round is the old direction."""
    at = table(BOTH, "KS 9C", "KH 9D", "QD 3D", "3C 9S", top="5H", turn=1)
    at.do(1, "play KH")
    told = at.do(0, "play KS")
    assert Reversed(1) in told
    assert at.turn == 1


def test_a_list_of_effects_runs_in_its_order() -> None:
    """BR-024: with `reverse, skip next` the seat passed over lies in the new direction."""
    at = table("play K: reverse, skip next", "3H 3S", "KH 9D", "4H 4S", "6H 6S", top="5H", turn=1)
    told = at.do(1, "play KH")
    assert [event for event in told if isinstance(event, Reversed | Skipped)] == [Reversed(-1), Skipped(0)]
    assert at.turn == 3
