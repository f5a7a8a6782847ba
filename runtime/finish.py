"""Going out, and the end of a hand."""

from __future__ import annotations

from crazy8.runtime.card_sets import wide
from crazy8.runtime.codes import (
    EFFECTS,
    FINISHERS_COLLECT,
    HAND_ENDS,
    HAND_OVER,
    LAST_ACTS,
    LAST_DRAWS,
    LAST_MAY_COME_BACK,
    LAST_STAYS_IN,
    REST,
    RUNNING,
    SETTLE,
    VOID,
    WON,
)
from crazy8.runtime.game_end import end_game
from crazy8.runtime.program import Program
from crazy8.runtime.scoring import finisher_collects, score_hand, unwon_ledger
from crazy8.runtime.seats import is_in
from crazy8.runtime.state import State
from crazy8.runtime.stock import draw_cards


def judge_last_card(program: Program, state: State) -> None:
    """A card was laid and the hand is empty: what the last card does (empty hands are judged before effects run)."""
    seat = state.turn
    state.stage = EFFECTS
    if state.size[seat] > 0:
        return
    rule = program.last_rule[state.top]
    if rule in (LAST_ACTS, LAST_MAY_COME_BACK):
        state.leaving_count += 1
        state.leaving[seat] = state.leaving_count
        state.owed_closed = 1 if rule == LAST_ACTS else 0
    elif rule == LAST_DRAWS:
        draw_cards(program, state, seat, wide(program.last_amount[state.top]))
    elif rule != LAST_STAYS_IN:
        state.stage = SETTLE
        go_out(program, state, seat)


def let_leave(program: Program, state: State) -> None:
    """What the last cards made is served: their players are out, in that order, unless they hold cards again."""
    for order in range(1, state.leaving_count + 1):
        for seat in range(program.players):
            if state.leaving[seat] == order:
                state.leaving[seat] = 0
                if state.size[seat] == 0 and state.result == RUNNING:
                    go_out(program, state, seat)
    state.leaving_count = 0


def go_out(program: Program, state: State, seat: int) -> None:
    """A seat is out; the hand ends, or goes on for the places until one seat is left."""
    state.places_given += 1
    state.place[seat] = state.places_given
    if state.places_given == 1:
        state.hand_winners = 1 << seat
    if program.score_mode == FINISHERS_COLLECT and program.play_on:
        finisher_collects(program, state, seat)
    state.active &= ~(1 << seat)
    state.active_count -= 1
    if not program.play_on or state.active_count == 1:
        stop_hand(state, WON)


def stop_hand(state: State, result: int) -> None:
    """The hand is to end as soon as what is running has run."""
    state.result = result
    state.stage = HAND_ENDS


def end_hand(program: Program, state: State) -> None:
    """The hand is over: score it, and see whether the game is over too. A hand stopped at the limit is not scored."""
    result = state.result
    state.phase = HAND_OVER
    state.stage = REST
    if result == WON:
        if program.score_mode != FINISHERS_COLLECT or not program.play_on:
            score_hand(program, state, program.score_mode, program.score_points)
    else:
        for seat in range(program.players):
            state.points[seat] = 0
        score_unwon(program, state, result)
    for seat in range(program.players):
        state.total[seat] += state.points[seat]
        if is_in(state.hand_winners, seat):
            state.wins[seat] += 1
    end_game(program, state)


def score_unwon(program: Program, state: State, result: int) -> None:
    """Score a hand that nobody won by going out, if it counts."""
    ledger = unwon_ledger(program, result)
    if ledger == VOID:
        state.hand_winners = 0
    else:
        points = program.blocked_points if ledger == program.blocked_mode else program.score_points
        score_hand(program, state, ledger, points)
