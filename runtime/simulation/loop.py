"""The inner loop of bulk play: hands and games from first to last, and their counting."""

from __future__ import annotations

from collections.abc import MutableSequence

from crazy8.runtime.actions import DEAL
from crazy8.runtime.bots.policies import choose_action
from crazy8.runtime.card_sets import without_lowest
from crazy8.runtime.chance import CHOICES_OF_BOTS, seed_stream
from crazy8.runtime.codes import ANTICLOCKWISE, BLOCKED, GAME_OVER, HAND_OVER, RUNNING, VOID, WON
from crazy8.runtime.legal import legal
from crazy8.runtime.program import Program
from crazy8.runtime.record import Row
from crazy8.runtime.seats import is_in
from crazy8.runtime.simulation.tally import LONGEST, Chance, Tally
from crazy8.runtime.state import State
from crazy8.runtime.step import start_game, step


def play_stretch(
    program: Program,
    state: State,
    chance: Chance,
    actions: MutableSequence[int],
    policies: Row,
    tally: Tally,
    seed: int,
    begin: int,
    end: int,
    whole_games: int,
) -> None:
    """Play games `begin` up to but not including `end` of a seed, only their first hands or all of them.

    `policies` are those of the players. Player `p` sits at seat `(p + number) % players` in game `number`, so that
    everybody plays at every seat equally often.
    """
    for number in range(begin, end):
        start_game(program, state, seed, number)
        seed_stream(chance.random, seed, number, CHOICES_OF_BOTS)
        first = state.first
        shift = number % program.players
        play_hand(program, state, chance.random, actions, policies, shift, tally)
        count_hand(program, state, state.first, shift, tally)
        while whole_games and state.phase != GAME_OVER:
            step(program, state, DEAL)
            play_hand(program, state, chance.random, actions, policies, shift, tally)
            count_hand(program, state, state.first, shift, tally)
        if whole_games:
            count_game(program, state, first, shift, tally)


def play_hand(
    program: Program,
    state: State,
    chance: Row,
    actions: MutableSequence[int],
    policies: Row,
    shift: int,
    tally: Tally,
) -> None:
    """Play a hand that is dealt to its end."""
    while state.phase < HAND_OVER:
        legal(program, state, actions)
        if is_choice(actions):
            tally.choices += 1
        policy = policies[player_at(program, state.mover, shift)]
        step(program, state, choose_action(policy, program, state, actions, chance))


def is_choice(actions: MutableSequence[int]) -> bool:
    """Whether a set of actions of a running hand holds more than one."""
    plays = actions[0]
    others = actions[1]
    if plays != 0:
        return others != 0 or without_lowest(plays) != 0
    return without_lowest(others) != 0


def player_at(program: Program, seat: int, shift: int) -> int:
    """The player at a seat."""
    player = seat - shift
    return player + program.players if player < 0 else player


def position_of(program: Program, seat: int, first: int) -> int:
    """The position of a seat, counted from the first player in the direction of play."""
    distance = first - seat if program.direction == ANTICLOCKWISE else seat - first
    return distance + program.players if distance < 0 else distance


def count_hand(program: Program, state: State, first: int, shift: int, tally: Tally) -> None:
    """Count a hand that is over."""
    void = state.result == BLOCKED and program.blocked_mode == VOID
    tally.results[RUNNING if void else state.result] += 1
    tally.turns[min(state.turns, LONGEST - 1)] += 1
    tally.hands += 1
    tally.actions += state.actions
    tally.refills += state.refills
    if state.refills > 0:
        tally.refilled_hands += 1
    for seat in range(program.players):
        position = position_of(program, seat, first)
        player = player_at(program, seat, shift)
        points = state.points[seat]
        tally.points[position] += points
        tally.squares[position] += points * points
        tally.player_points[player] += points
        tally.player_squares[player] += points * points
        if state.result == WON and is_in(state.hand_winners, seat):
            tally.wins[position] += 1
            tally.player_wins[player] += 1


def count_game(program: Program, state: State, first: int, shift: int, tally: Tally) -> None:
    """Count a game that is over."""
    tally.games += 1
    tally.game_hands[min(state.hand_number, LONGEST - 1)] += 1
    if state.game_winners == 0:
        tally.games_without_winner += 1
    for seat in range(program.players):
        if is_in(state.game_winners, seat):
            tally.game_wins[position_of(program, seat, first)] += 1
            tally.player_game_wins[player_at(program, seat, shift)] += 1
