"""One step of a game: an action, and all that follows from it until somebody has to decide again."""

from __future__ import annotations

from crazy8.runtime.actions import CALL, DEAL, DRAW, NAME_SUIT, PASS, SEAT, TAKE
from crazy8.runtime.calls import make_call, penalise
from crazy8.runtime.codes import (
    CARD_LAID,
    CLOCKWISE,
    DIRECTION,
    EFFECTS,
    HAND_COUNTED,
    HAND_ENDS,
    HAND_OVER,
    INTERRUPT,
    LIMITED,
    NAME,
    NEXT_TURN,
    REST,
    SETTLE,
    TARGET,
)
from crazy8.runtime.deal import deal_hand, prepare_game
from crazy8.runtime.effects import run_effects
from crazy8.runtime.finish import end_hand, judge_last_card, stop_hand
from crazy8.runtime.interrupts import ask_next
from crazy8.runtime.obligations import serve, settle
from crazy8.runtime.program import Program
from crazy8.runtime.seats import neighbour
from crazy8.runtime.starter import treat_starter
from crazy8.runtime.state import State
from crazy8.runtime.turns import begin_turn, count_laid_card, draw_in_turn, lay_card, pass_turn


def step(program: Program, state: State, action: int) -> None:
    """Do an action and all that follows from it; precondition: the action is legal (`table.Game` checks).

    The stages run one after another until somebody has to decide. The hand is stopped at the limit of actions.
    """
    state.actions += 1
    act(program, state, action)
    while state.stage != REST:
        run_stage(program, state)
    if state.actions >= program.action_limit and state.phase < HAND_OVER:
        stop_hand(state, LIMITED)
        run_stage(program, state)


def act(program: Program, state: State, action: int) -> None:
    """Do an action, up to the first stage that follows from it."""
    if action < DRAW:
        lay_card(program, state, action)
    elif action == DRAW:
        draw_in_turn(program, state)
    elif action == DEAL:
        deal_hand(program, state)
    elif state.phase >= NAME:
        choose(program, state, action)
    elif action == PASS:
        pass_turn(program, state)
    elif action == TAKE:
        serve(program, state)
    else:
        make_call(program, state, state.turn)


def run_stage(program: Program, state: State) -> None:
    """Run the stage that is next."""
    stage = state.stage
    if stage == NEXT_TURN:
        begin_turn(program, state)
    elif stage == CARD_LAID:
        count_laid_card(program, state)
    elif stage == HAND_COUNTED:
        judge_last_card(program, state)
    elif stage == EFFECTS:
        run_effects(program, state)
    elif stage == SETTLE:
        settle(program, state)
    elif stage == HAND_ENDS:
        end_hand(program, state)
    else:
        treat_starter(program, state)


def choose(program: Program, state: State, action: int) -> None:
    """The mover names a suit, points at a seat, calls, or lets it pass; then play goes on where it stopped."""
    if state.phase == INTERRUPT:
        interrupt(program, state, action)
        return
    state.mover = state.turn
    state.stage = state.resume
    if state.phase == NAME:
        state.named_suit = -1 if action == PASS else action - NAME_SUIT
    elif state.phase == TARGET:
        state.wait[action - SEAT] += 1
    elif state.phase == DIRECTION:
        left = neighbour(program, state.active, state.first, CLOCKWISE)
        state.direction = CLOCKWISE if action - SEAT == left else -CLOCKWISE


def interrupt(program: Program, state: State, action: int) -> None:
    """Somebody calls late, catches a seat, or lets it pass; then the next seat is asked."""
    if action == CALL:
        make_call(program, state, state.mover)
    elif action != PASS:
        penalise(program, state, action - SEAT)
    ask_next(program, state)


def new_game(program: Program, seed: int, number: int = 0) -> State:
    """Game `number` (below 2^47) of a seed (0 up to 2^63), with its first hand dealt."""
    state = State()
    prepare_game(program, state, seed, number)
    step(program, state, DEAL)
    return state
