"""Points (cases BR-042, BR-044 to BR-047)."""

from __future__ import annotations

import pytest
from tables import program_of, table

from crazy8.runtime.people.endings import HandEnded
from crazy8.runtime.people.position import Position, declare_out, state_at
from crazy8.runtime.records.state import State
from crazy8.runtime.topics.scoring import hand_value

UNO = """
value 2 to 7, 9, 10: face
value J Q K: 20
value 8 A: 50
"""


def out(text: str, players: int, winner: int, seed: int = 0) -> State:
    """The end of a hand in which a seat is declared out and all others hold random cards."""
    program = program_of(text, players)
    state = state_at(program, Position(turn=0, dealer=0, hands={winner: ()}), seed)
    declare_out(program, state, winner)
    return state


def test_the_winner_collects_what_the_others_hold_and_not_his_own() -> None:
    """BR-042 (ruby-rbot/rbot #8): 111 points, where the winner's own hand was added by mistake."""
    at = table(f"{UNO}\nscore: winner collects", "9H", "6H 8H 7D JS AS QC", top="2H", stock="4C 2D")
    at.do(0, "play 9H")
    assert at.points == [6 + 50 + 7 + 20 + 50 + 20, 0]


def test_tied_lowest_hands_share_and_the_odd_point_is_lost() -> None:
    """BR-044 (ichabod801/t_games #46): shares are rounded down, as the rules say, and nothing comes from nowhere."""
    text = "stock exhausted: hand ends\nblocked: lowest collects differences\nvalue any: face"
    at = table(text, "5C", "5D", "QS 4D", top="AH")
    assert at.legal == {"draw"}
    told = at.do(0, "draw")
    [end] = [event for event in told if isinstance(event, HandEnded)]
    assert end.points == (5, 5, 0)
    assert end.winners == (0, 1)


@pytest.mark.parametrize("players", range(2, 13))
@pytest.mark.parametrize(
    "score", ["winner collects", "winner collects average", "winner takes 10", "each pays own hand"]
)
def test_whoever_goes_out_stands_best_at_every_seat(score: str, players: int) -> None:
    """BR-045 (seen in rlcard: winners with negative payoffs): at every seat of every table of 2 to 12."""
    text = f"score: {score}\nblocked: {score}\ndeal 3"
    for winner in range(players):
        state = out(text, players, winner, seed=winner)
        points = list(state.points)[:players]
        others = [value for seat, value in enumerate(points) if seat != winner]
        if score == "each pays own hand":
            assert points[winner] == 0 < min(others)
        else:
            assert points[winner] > 0 == max(others)
        assert state.game_winners == 1 << winner


def test_a_hand_can_be_won_with_nothing() -> None:
    """BR-046 (Monika-After-Story/MonikaModDev #9333): what is worth nothing brings nothing, and the hand is won."""
    at = table("value 10: 0", "3H", "10C 10D", top="5H")
    told = at.do(0, "play 3H")
    [end] = [event for event in told if isinstance(event, HandEnded)]
    assert (end.winners, end.points) == ((0,), (0, 0))


def test_the_dearest_hand_of_two_packs_is_counted_in_full() -> None:
    """BR-047 (seen in open_spiel: bounds of one pack for a game with two): eight eights are eight times fifty."""
    text = "packs 2\nscore: each pays own hand\nvalue 8: 50\nvalue 10 J Q K: 10"
    eights = "8C 8D 8H 8S " * 2
    dear = "10C 10D 10H 10S JC JD JH JS QC QD QH QS KC KD KH"
    at = table(text, "3H", eights + dear, top="5H")
    assert at.count(1, "8C") == 2
    assert hand_value(at.game.program, at.game.state, 1) == 550
    at.do(0, "play 3H")
    assert at.points == [0, 550]


def test_points_are_added_up_over_the_hands_of_a_game() -> None:
    """BR-044 (ichabod801/t_games #46): totals are the sum of what each hand brought."""
    text = "score: each pays own hand\ngame to 100, lowest wins"
    at = table(text, "3H", "KC QC", top="5H", totals={0: 40, 1: 30})
    told = at.do(0, "play 3H")
    [end] = [event for event in told if isinstance(event, HandEnded)]
    assert (end.points, end.totals) == ((0, 20), (40, 50))
    assert not at.game.over
