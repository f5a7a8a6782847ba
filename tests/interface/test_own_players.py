"""Players of one's own: simulated and counted as ours are."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import crazy8

PAGAT = crazy8.load("pagat")
STRANGE = next(card for card in crazy8.load("uno").card_pictures() if str(card) == "wild")


def first_choice(seen: crazy8.Observation) -> crazy8.Move:
    """Play whatever comes first."""
    return seen.legal_moves[0]


@pytest.mark.parametrize("name", ["pagat", "mau-mau-official-2008", "uno"])
@pytest.mark.parametrize("count", [{"hands": 40}, {"games": 3}])
def test_a_player_that_asks_ours_gets_the_same_numbers(name: str, count: dict[str, int]) -> None:
    variant = crazy8.load(name)
    by_name = variant.simulate(**count, players=["sensible", "random", "sensible"], seed=4)
    players = [lambda seen: crazy8.Sensible()(seen), "random", crazy8.Sensible()]
    mixed = variant.simulate(**count, players=players, seed=4)
    assert replace(mixed, policies=by_name.policies) == by_name


def test_players_are_called_by_their_names() -> None:
    numbers = PAGAT.simulate(hands=5, players=[first_choice, crazy8.Random(1), "sensible"])
    assert numbers.policies == ("first_choice", "random", "sensible")
    assert sum(one.hand_wins.count for one in numbers.by_player) == 5


def test_everybody_sits_at_every_seat_and_is_asked_only_for_decisions() -> None:
    asked: list[crazy8.Observation] = []

    def watching(seen: crazy8.Observation) -> crazy8.Move:
        asked.append(seen)
        return crazy8.Sensible()(seen)

    PAGAT.simulate(hands=6, players=[watching, "sensible", "sensible"])
    assert {seen.seat for seen in asked} == {0, 1, 2}
    assert all(seen.seat == seen.mover and seen.legal_moves for seen in asked)


def test_an_illegal_move_stops_the_run_and_says_who_wanted_what() -> None:
    def stubborn(seen: crazy8.Observation) -> crazy8.Move:
        return crazy8.Move(crazy8.MoveKind.TAKE)

    with pytest.raises(crazy8.IllegalMoveError, match=r"`players\[1\]` at seat \d wanted `take`: nothing is owed"):
        PAGAT.simulate(hands=5, players=["sensible", stubborn])


@pytest.mark.parametrize(
    ("chosen", "error", "said"),
    [
        (None, TypeError, "has to choose a move, not None"),
        (5, TypeError, "has to choose a move, not 5"),
        (crazy8.Move(crazy8.MoveKind.TAKE), crazy8.IllegalMoveError, "wanted `take`: nothing is owed"),
        (crazy8.Move(crazy8.MoveKind.PLAY), crazy8.ChoiceError, "`card` is missing"),
        (crazy8.Move(crazy8.MoveKind.PLAY, card=STRANGE), crazy8.NotFoundError, "wanted `wild`: `card`: this wild"),
    ],
)
def test_what_no_player_may_choose_names_the_player_and_the_seat(
    chosen: Any, error: type[Exception], said: str
) -> None:
    with pytest.raises(error, match=rf"`players\[1\]` at seat \d .*{said}"):
        PAGAT.simulate(hands=1, players=["sensible", lambda _seen: chosen])
    with pytest.raises(error, match=rf"`player` at seat \d .*{said}"):
        PAGAT.deal(players=2, seed=1).advice(lambda _seen: chosen)


def test_a_player_whose_moves_run_out_is_told_so() -> None:
    moves = iter(())
    with pytest.raises(crazy8.ChoiceError, match=r"`players\[0\]` at seat \d chose nothing: it raised StopIteration"):
        PAGAT.simulate(hands=1, players=[lambda _seen: next(moves), "random"])


def test_an_error_of_a_player_comes_out_as_it_is() -> None:
    def broken(seen: crazy8.Observation) -> crazy8.Move:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        PAGAT.simulate(hands=5, players=["sensible", broken])


def test_progress_is_told() -> None:
    told: list[tuple[int, int]] = []
    PAGAT.simulate(hands=100, players=[first_choice, "random"], on_progress=lambda *done: told.append(done))
    assert told[-1] == (100, 100)
    assert told == sorted(told)


def test_numbers_are_printed_for_people() -> None:
    numbers = crazy8.load("pagat").simulate(games=3, players=["sensible", "random"], seed=1)
    assert repr(numbers) == "<Numbers of 3 games of 2 players: sensible, random>"
    first, *players, turns, ends = str(numbers).splitlines()
    assert first == "3 games of 2 players, seed 1"
    assert [line.split(":")[0] for line in players] == ["  player 1, sensible", "  player 2, random"]
    assert f"the game {numbers.by_player[0].game_wins}; points a hand {numbers.by_player[0].points}" in players[0]
    assert (turns, ends) == (f"  turns of a hand: {numbers.turns}", f"  ends with a winner: {numbers.endings.won}")


def test_two_sensible_players_are_equal() -> None:
    assert crazy8.Sensible() == crazy8.Sensible()
    assert len({crazy8.Sensible(), crazy8.Sensible()}) == 1
    assert crazy8.Sensible() != crazy8.Random()
