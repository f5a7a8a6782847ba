"""Games in which each player plays a dummy hand: four hands, two players."""

from __future__ import annotations

import pickle

import crazy8
from crazy8.compiler.topics.rules_from_json import rules_from_json

DUMMIES = crazy8.load_text('c8 2\nvariant two "Two" extends pagat [house]\nwhen 2 players { dummy hands }\n')


def test_there_are_twice_as_many_hands_as_players() -> None:
    assert (DUMMIES.rules(players=2).people, DUMMIES.rules(players=2).players) == (2, 4)
    assert (DUMMIES.rules(players=3).people, DUMMIES.rules(players=3).players) == (3, 3)


def test_rules_come_back_from_json() -> None:
    rules = DUMMIES.rules(players=2)
    again = rules_from_json(rules.to_json(), "json").rules
    assert again is not None
    assert (again.people, again.players, again.seating) == (2, 4, rules.seating)


def test_a_game_is_won_by_players_and_not_by_hands() -> None:
    game = DUMMIES.deal(players=2, seed=8)
    while not game.over:
        game.push(game.advice())
    assert game.outcome is not None
    assert game.outcome.winners in ((0, 2), (1, 3))
    assert game.scores[:2] == game.scores[2:]


def test_a_player_sees_both_own_hands() -> None:
    game = DUMMIES.deal(players=2, seed=8)
    seen = game.observation(2)
    assert [seat.hand is None for seat in seen.seats] == [False, True, False, True]
    assert seen.seats[0].hand == game.observation(0).hand


def test_a_game_is_kept_with_its_number_of_players() -> None:
    game = DUMMIES.deal(players=2, seed=8)
    game.push(game.advice())
    assert DUMMIES.restore(game.save()) == game
    assert pickle.loads(pickle.dumps(game)) == game
    assert game.copy() == game
    placed = DUMMIES.position(players=2, hands=[["5♥"], ["6♥"], ["7♥"], ["9♥"]], top="3♥")
    assert DUMMIES.restore(placed.save()) == placed


def test_figures_are_those_of_players() -> None:
    numbers = DUMMIES.simulate(hands=200, players=["sensible", "random"], seed=4, workers=1)
    assert (numbers.players, len(numbers.by_player), len(numbers.positions)) == (2, 2, 2)
    assert numbers.policies == ("sensible", "random")
    shares = [one.hand_wins.share for one in numbers.by_player]
    assert None not in shares
    assert abs(sum(share or 0 for share in shares) - 1) < 0.02


def test_a_player_of_ones_own_plays_both_hands() -> None:
    seats: set[int | None] = set()

    def watching(seen: crazy8.Observation) -> crazy8.Move:
        seats.add(seen.seat)
        assert sum(seat.hand is not None for seat in seen.seats) == 2
        return seen.legal_moves[0]

    numbers = DUMMIES.simulate(hands=1, players=[watching, "sensible"])
    assert seats == {0, 2}
    assert numbers.players == 2
