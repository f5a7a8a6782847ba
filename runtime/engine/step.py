"""Do one step of a game: an action, and all that follows from it until somebody has to decide again."""

from __future__ import annotations

from ..records.actions import (
    CALL,
    CHALLENGE,
    CHOSEN_CARD,
    DEAL,
    DRAW,
    END,
    JUMP,
    KNOCK,
    NAME_RANK,
    NAME_SUIT,
    PASS,
    SEAT,
    TAKE,
)
from ..records.calls import HAS_CALLS
from ..records.codes import (
    CARD_LAID,
    CHOOSE_CARD,
    CHOOSE_TOP,
    CLOCKWISE,
    EFFECTS,
    FURTHER_CARDS,
    GOES_OUT,
    HAND_COUNTED,
    HAND_ENDS,
    HAND_OVER,
    INTERRUPT,
    LIMITED,
    MORE,
    NAME,
    NEXT_TURN,
    OFFER,
    OUT_OF_TURN,
    OWED,
    REST,
    ROUND,
    RUNNING,
    SCORED,
    SETTLE,
    TARGET,
    TURN,
)
from ..records.every_turn import every_turn
from ..records.finish import HAS_CARD_LIMIT, HAS_KNOCKS, HAS_LATE_OUTS
from ..records.limits import MOST_KINDS
from ..records.out_of_turn import HAS_OUT_OF_TURN
from ..records.program import Program
from ..records.seats import is_in, neighbour, next_seat
from ..records.several import HAS_OPEN_ROWS
from ..records.state import State, state_of
from ..records.stock import HAS_DRY_ENDS
from ..topics.calls import can_be_caught, make_call, pay_for_call, penalise
from ..topics.calls_windows import ask_about_changed_hands, ask_next
from ..topics.choices import end_choice
from ..topics.deal import deal_hand, prepare_game
from ..topics.debts import clear_debt
from ..topics.debts_serving import challenge, serve
from ..topics.debts_settling import end_round, fail_duty, settle
from ..topics.drawing_from_discards import take_top
from ..topics.effects import (
    asks_for_rank,
    choose_card,
    choose_target,
    name_rank,
    name_suit,
    run_effects,
    take_offer,
)
from ..topics.finish import end_hand, forget_brought_back, go_out, go_out_in_turn, judge_last_card, stop_hand
from ..topics.finish_card_limit import enforce_card_limit, put_under
from ..topics.finish_knocking import knock
from ..topics.out_of_turn import ask_next_player, end_questions
from ..topics.out_of_turn_thrown import come_out_of_turn, go_on_from_thrown
from ..topics.several import choose_top, close_row, offer_further_cards, stop_laying
from ..topics.starter import treat_starter
from ..topics.turns import begin_turn, count_laid_card, draw_in_turn, lay_card, pass_turn
from .legal import plays_now


@every_turn
def step(program: Program, state: State, action: int) -> None:
    """Do an action and all that follows from it; precondition: the action is legal (`table.Game` checks).

    The stages run one after another until somebody has to decide. The hand is stopped at the limit of actions.

    INVARIANT: between two steps `stage` is REST, and `phase` tells what is to be decided. An action leaves most of its
    work to stages, so that a choice or an interruption can come in between. To ask somebody is to note in `resume` the
    stage to go on with, so the same stage runs whether somebody was asked or not.
    """
    state.actions += 1
    act(program, state, action)
    if program.features & HAS_CARD_LIMIT:
        enforce_card_limit(program, state)
    see_to_ends(program, state)
    while state.stage != REST:
        run_stage(program, state)
        see_to_ends(program, state)
    if state.actions >= program.action_limit and state.phase < HAND_OVER:
        stop_hand(state, LIMITED)
        run_stage(program, state)


@every_turn
def act(program: Program, state: State, action: int) -> None:
    """Do an action, up to the first stage that follows from it."""
    thrown = program.features & HAS_OUT_OF_TURN != 0 and action >= JUMP and action < JUMP + MOST_KINDS
    if thrown:
        action = come_out_of_turn(program, state, action)
    if action < DRAW:
        lay_card(program, state, action)
    elif action == DRAW:
        draw_in_turn(program, state)
    elif action == DEAL:
        deal_hand(program, state)
    elif state.phase >= NAME:
        choose(program, state, action)
    elif action == PASS:
        stop_turn(program, state)
    elif action == TAKE:
        take(program, state)
    elif action == CHALLENGE:
        challenge(program, state)
    elif program.features & HAS_OPEN_ROWS and action == END:
        close_row(program, state)
    elif program.features & HAS_KNOCKS and action == KNOCK:
        knock(state)
    else:
        make_call(program, state, state.turn, plays_now(program, state, state.phase) != 0)
    if thrown:
        go_on_from_thrown(program, state)


def take(program: Program, state: State) -> None:
    """Let the seat at turn serve what it owes, or take the card on top."""
    if state.phase == TURN:
        take_top(program, state)
    else:
        serve(program, state)


def stop_turn(program: Program, state: State) -> None:
    """Let the seat at turn pass, or lay no further card."""
    if state.phase == MORE:
        stop_laying(program, state)
    elif state.phase == OWED:
        if state.owed_kind == ROUND and not state.owed_drawing:
            end_round(program, state)
        else:
            fail_duty(program, state)
    else:
        pass_turn(program, state)


@every_turn
def run_stage(program: Program, state: State) -> None:
    """Run the stage that is next."""
    stage = state.stage
    if program.features & HAS_CARD_LIMIT:
        enforce_card_limit(program, state)
        if state.stage != stage:
            return
    if stage == NEXT_TURN:
        if program.features & HAS_CALLS and state.recount and ask_about_changed_hands(program, state):
            return
        begin_turn(program, state)
    elif stage == CARD_LAID:
        count_laid_card(program, state)
    elif stage == HAND_COUNTED:
        judge_last_card(program, state)
    elif stage == EFFECTS:
        run_effects(program, state)
    elif stage == SETTLE:
        settle(program, state)
    elif stage == FURTHER_CARDS:
        offer_further_cards(program, state)
    elif stage == GOES_OUT:
        go_out_in_turn(program, state)
    elif stage == HAND_ENDS:
        end_hand(program, state)
    else:
        treat_starter(program, state)


@every_turn
def see_to_ends(program: Program, state: State) -> None:
    """After an action or a stage: let the hand end if a card was needed in vain, and who waited for the turn be out."""
    if program.features & HAS_DRY_ENDS:
        end_if_dry(state)
    if program.features & HAS_LATE_OUTS and state.late != 0 and state.stage == REST and state.phase == TURN:
        forget_brought_back(program, state)
        if is_in(state.late, state.turn):
            state.stage = GOES_OUT


def end_if_dry(state: State) -> None:
    """Let the hand end next if a card was needed and there was none, whatever would have come then."""
    if state.result == SCORED and state.phase < HAND_OVER:
        state.stage = HAND_ENDS


def choose(program: Program, state: State, action: int) -> None:
    """Do what the mover chose in a phase of choice; then play goes on where it stopped."""
    phase = state.phase
    if phase == INTERRUPT:
        interrupt(program, state, action)
    elif phase == OUT_OF_TURN:
        act_out_of_turn(program, state, action)
    elif phase == NAME:
        if asks_for_rank(state):
            name_rank(program, state, -1 if action == PASS else action - NAME_RANK)
        else:
            name_suit(program, state, -1 if action == PASS else action - NAME_SUIT)
    elif phase == TARGET:
        choose_target(program, state, action)
    elif phase == CHOOSE_CARD:
        choose_card(program, state, action - CHOSEN_CARD)
    elif phase == CHOOSE_TOP:
        choose_top(program, state, action)
    elif phase == OFFER:
        if action == END:
            take_offer(program, state)
        else:
            end_choice(state)
    else:
        end_choice(state)
        left = neighbour(program, state.active, state.first, CLOCKWISE)
        state.direction = CLOCKWISE if action - SEAT == left else -CLOCKWISE


def act_out_of_turn(program: Program, state: State, action: int) -> None:
    """Let the seat that is asked claim to be out, or pass."""
    if action == PASS:
        ask_next_player(program, state)
    else:
        claim(program, state)


def claim(program: Program, state: State) -> None:
    """Let a seat lay its hand down and be out; if the hand of cards goes on, so does the turn."""
    seat = state.mover
    put_under(program, state, seat)
    end_questions(state)
    go_out(program, state, seat)
    if state.result == RUNNING and seat == state.turn:
        clear_debt(state)
        state.coming = next_seat(program, state, seat)
        state.stage = NEXT_TURN


def interrupt(program: Program, state: State, action: int) -> None:
    """Let the seat that is asked call late, catch a seat, or pass; then ask the next seat."""
    if action == CALL:
        make_call(program, state, state.mover, True)
    elif action != PASS:
        if can_be_caught(program, state, action - SEAT):
            penalise(program, state, action - SEAT)
        else:
            pay_for_call(program, state, state.mover, program.doubt_cards, program.doubt_turns)
    ask_next(program, state)


def new_game(program: Program, seed: int, number: int = 0) -> State:
    """Begin game `number` (below 2^47) of a seed (0 up to 2^63), and deal its first hand."""
    state = state_of(program)()
    prepare_game(program, state, seed, number)
    step(program, state, DEAL)
    return state
