"""Run the inner loop of bulk play: hands and games from first to last, and their counting."""

from __future__ import annotations

from ..bots.policies import choose_action
from ..engine.legal import legal
from ..engine.step import step
from ..records.actions import DEAL
from ..records.card_sets import count_of
from ..records.chance import CHOICES_OF_BOTS, WORD, seed_stream
from ..records.codes import ANTICLOCKWISE, BLOCKED, GAME_OVER, HAND_OVER, MORE, RUNNING, VOID, WON
from ..records.every_turn import every_turn
from ..records.program import Program
from ..records.record import Row
from ..records.seats import is_in
from ..records.state import State
from ..topics.deal import prepare_game
from .tally import LONGEST, Bots, Tally


def play_stretch(
    program: Program, state: State, bots: Bots, tally: Tally, seed: int, begin: int, end: int, whole_games: int
) -> None:
    """Play games `begin` up to but not including `end` of a seed, only their first hands or all of them.

    Player `p` sits at seat `(p + number) % players` in game `number`, so that everybody plays at every seat equally
    often.
    """
    for number in range(begin, end):
        prepare_game(program, state, seed, number)
        seed_stream(bots, seed, number, CHOICES_OF_BOTS)
        shift = number % program.players
        for seat in range(program.players):
            bots.seated[seat] = bots.policies[player_at(program, seat, shift)]
        play_hand(program, state, bots, shift, tally)
        first = state.first
        while whole_games and state.phase != GAME_OVER:
            play_hand(program, state, bots, shift, tally)
        if whole_games:
            count_game(program, state, first, shift, tally)


def play_hand(program: Program, state: State, bots: Bots, shift: int, tally: Tally) -> None:
    """Deal a hand, play it to its end, and count it."""
    actions = bots.actions
    choices = 0
    action = DEAL
    while True:
        step(program, state, action)
        if state.phase >= HAND_OVER:
            break
        legal(program, state, actions)
        if is_choice(state, actions):
            choices += 1
        action = choose_action(bots.seated[state.mover], program, state, actions, bots)
    tally.choices += choices
    count_hand(program, state, state.first, shift, tally)


@every_turn
def is_choice(state: State, actions: Row) -> bool:
    """Return whether a set of actions holds more than one; in a turn they stand in the first two words."""
    count = count_of(actions[0]) + count_of(actions[1])
    if state.phase > MORE:
        count += count_of(actions[2]) + count_of(actions[3]) + count_of(actions[4])
    return count > 1


def player_at(program: Program, seat: int, shift: int) -> int:
    """Return the player at a seat."""
    player = seat - shift
    return player + program.players if player < 0 else player


def position_of(program: Program, seat: int, first: int) -> int:
    """Return the position of a seat, counted from the first player in the direction of play."""
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
        tally.squares[position] += (points * points) & WORD
        tally.high_squares[position] += (points * points) >> 32
        tally.player_points[player] += points
        tally.player_squares[player] += (points * points) & WORD
        tally.player_high_squares[player] += (points * points) >> 32
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
