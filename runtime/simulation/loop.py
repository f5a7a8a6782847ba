"""Run the inner loop of bulk play: hands and games from first to last, and their counting."""

from __future__ import annotations

from ..bots.policies import choose_action
from ..engine.legal import legal
from ..engine.step import step
from ..records.action_sets import plays_in
from ..records.actions import DEAL, OTHERS
from ..records.card_sets import count_of
from ..records.chance import CHOICES_OF_BOTS, WORD, seed_stream
from ..records.codes import ANTICLOCKWISE, BLOCKED, GAME_OVER, HAND_OVER, LIMITED, MORE, RUNNING, VOID, WON
from ..records.every_turn import every_turn
from ..records.limits import ACTION_WORDS
from ..records.program import Program
from ..records.record import Row
from ..records.seats import is_in
from ..records.state import State
from ..topics.deal import prepare_game
from .tally import (
    ACTIONS,
    ALL_ACTIONS,
    ALL_HANDS,
    ALL_REFILLED,
    ALL_REFILLS,
    ALL_TURNS,
    CHOICES,
    ENDED_HANDS,
    ENDINGS,
    LONGEST,
    LOWER,
    OF_SEAT,
    OF_SEATS,
    PART,
    PLAYER_POINTS,
    PLAYER_WINS,
    POINTS,
    REFILLED,
    REFILLS,
    STOPPED,
    TURNS,
    WINS,
    Bots,
    Tally,
)


def play_stretch(
    program: Program, state: State, bots: Bots, tally: Tally, seed: int, begin: int, end: int, whole_games: int
) -> None:
    """Play games `begin` up to but not including `end` of a seed, only their first hands or all of them.

    Player `p` sits at seat `(p + number) % players` in game `number`, so that everybody plays at every seat equally
    often. A game of which a hand is stopped has no result, so it is not played on.
    """
    for number in range(begin, end):
        prepare_game(program, state, seed, number)
        seed_stream(bots, seed, number, CHOICES_OF_BOTS)
        shift = number % program.players
        for seat in range(program.players):
            bots.seated[seat] = bots.policies[player_at(program, seat, shift)]
        play_hand(program, state, bots, shift, tally)
        first = state.first
        while whole_games and state.phase != GAME_OVER and tally.sums[STOPPED] == tally.before[STOPPED]:
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
        if is_choice(program, state, actions):
            choices += 1
        action = choose_action(bots.seated[state.mover], program, state, actions, bots)
    count_hand(program, state, state.first, shift, choices, tally)


@every_turn
def is_choice(program: Program, state: State, actions: Row) -> bool:
    """Return whether a set of actions holds more than one; in a turn they are cards to lay and the word behind."""
    count = count_of(plays_in(program, actions)) + count_of(actions[OTHERS])
    if state.phase > MORE:
        for word in range(OTHERS + 1, ACTION_WORDS):
            count += count_of(actions[word])
    return count > 1


def player_at(program: Program, seat: int, shift: int) -> int:
    """Return the player at a seat."""
    player = seat - shift
    return player + program.players if player < 0 else player


def position_of(program: Program, seat: int, first: int) -> int:
    """Return the position of a seat, counted from the first player in the direction of play."""
    distance = first - seat if program.direction == ANTICLOCKWISE else seat - first
    return distance + program.players if distance < 0 else distance


def count_hand(program: Program, state: State, first: int, shift: int, choices: int, tally: Tally) -> None:
    """Count a hand that is over; one that was stopped has no result, and is counted apart."""
    refilled = 1 if state.refills > 0 else 0
    tally.sums[ALL_HANDS] += 1
    tally.sums[ALL_TURNS] += state.turns
    tally.sums[ALL_ACTIONS] += state.actions
    tally.sums[ALL_REFILLS] += state.refills
    tally.sums[ALL_REFILLED] += refilled
    tally.squares[ALL_TURNS] += state.turns * state.turns
    tally.squares[ALL_ACTIONS] += state.actions * state.actions
    tally.squares[ALL_REFILLS] += state.refills * state.refills
    tally.most_turns = max(tally.most_turns, state.turns)
    if state.result == LIMITED:
        tally.sums[STOPPED] += 1
        tally.fewest_turns_of_stopped = fewest(tally.fewest_turns_of_stopped, state.turns)
        return
    void = state.result == BLOCKED and program.blocked_mode == VOID
    tally.sums[ENDINGS + (RUNNING if void else state.result)] += 1
    tally.turns[min(state.turns, LONGEST - 1)] += 1
    tally.sums[ENDED_HANDS] += 1
    tally.sums[TURNS] += state.turns
    tally.sums[ACTIONS] += state.actions
    tally.sums[CHOICES] += choices
    tally.sums[REFILLS] += state.refills
    tally.sums[REFILLED] += refilled
    tally.squares[TURNS] += state.turns * state.turns
    tally.squares[ACTIONS] += state.actions * state.actions
    tally.squares[CHOICES] += choices * choices
    tally.squares[REFILLS] += state.refills * state.refills
    tally.choices_by_actions += choices * state.actions
    for seat in range(program.players):
        position = OF_SEATS + OF_SEAT * position_of(program, seat, first)
        player = OF_SEATS + OF_SEAT * player_at(program, seat, shift)
        points = state.points[seat]
        tally.sums[position + POINTS] += points
        tally.squares[position + POINTS] += (points * points) & WORD
        tally.high_squares[position + POINTS] += (points * points) >> 32
        tally.sums[player + PLAYER_POINTS] += points
        tally.squares[player + PLAYER_POINTS] += (points * points) & WORD
        tally.high_squares[player + PLAYER_POINTS] += (points * points) >> 32
        if state.result == WON and is_in(state.hand_winners, seat):
            tally.sums[position + WINS] += 1
            tally.sums[player + PLAYER_WINS] += 1


def fewest(known: int, number: int) -> int:
    """Return the smaller of two numbers, of which the first is 0 if there was none yet."""
    return min(known, number) if known > 0 else number


def count_game(program: Program, state: State, first: int, shift: int, tally: Tally) -> None:
    """Count a game that is over; one that was stopped has no result, and is counted apart."""
    tally.games += 1
    stopped = tally.sums[STOPPED] > tally.before[STOPPED]
    count_hands_of_game(program, tally)
    if stopped or (state.game_winners == 0 and state.hand_number >= program.hand_limit):
        tally.stopped_games += 1
        tally.hands_of_stopped += state.hand_number
        tally.squares_of_stopped += state.hand_number * state.hand_number
        tally.fewest_hands_of_stopped = fewest(tally.fewest_hands_of_stopped, state.hand_number)
        return
    tally.game_hands[min(state.hand_number, LONGEST - 1)] += 1
    if state.game_winners == 0:
        tally.games_without_winner += 1
    for seat in range(program.players):
        if is_in(state.game_winners, seat):
            tally.game_wins[position_of(program, seat, first)] += 1
            tally.player_game_wins[player_at(program, seat, shift)] += 1


def count_hands_of_game(program: Program, tally: Tally) -> None:
    """Sum up squares and products of what all hands of a game have together; they depend on each other."""
    hands = tally.sums[ALL_HANDS] - tally.before[ALL_HANDS]
    ended = tally.sums[ENDED_HANDS] - tally.before[ENDED_HANDS]
    choices = tally.sums[CHOICES] - tally.before[CHOICES]
    tally.game_choices_by_actions += choices * (tally.sums[ACTIONS] - tally.before[ACTIONS])
    for figure in range(OF_SEATS + OF_SEAT * program.players):
        value = tally.sums[figure] - tally.before[figure]
        upper = value >> PART
        lower = value & LOWER
        tally.game_squares[figure] += lower * lower
        tally.game_mixed_squares[figure] += lower * upper
        tally.game_upper_squares[figure] += upper * upper
        tally.game_products[figure] += value * (hands if figure < ENDED_HANDS else ended)
        tally.before[figure] = tally.sums[figure]
