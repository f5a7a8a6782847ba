"""Let seats go out, and end the hand."""

from __future__ import annotations

from ..records.card_sets import bit, wide
from ..records.codes import (
    BLOCKED,
    BOTH_OUT,
    EFFECTS,
    FALLS_FOR_EMPTIED,
    FINISHERS_COLLECT,
    HAND_COUNTED,
    HAND_ENDS,
    HAND_OVER,
    LAST_ACTS,
    LAST_AS_USUAL,
    LAST_DRAWS,
    LAST_MAY_COME_BACK,
    LAST_OUT_AT_TURN,
    LAST_STAYS_IN,
    LAST_WINS,
    LIMITED,
    NEXT_TURN,
    REST,
    RUNNING,
    SETTLE,
    VOID,
    WON,
)
from ..records.conditions import HAS_LAST_WHILE
from ..records.counters import HAS_COUNTERS
from ..records.deal import HAS_HANDICAPS
from ..records.finish import HAS_FINISH_RULES, HAS_LATE_OUTS
from ..records.game import HAS_SCORE_RULES
from ..records.out_of_turn import HAS_OUT_OF_TURN
from ..records.program import Program
from ..records.seats import is_in, next_seat
from ..records.sides import partner_of, side_of
from ..records.state import State
from ..records.stock import HAS_BLOCK_RULES
from .conditions import clause_of_last
from .counters import has_counted_down, let_fall, let_fall_after_hand
from .deal_handicaps import note_loser
from .effects_of_laying import counted_at
from .game import end_game
from .out_of_turn import ask_before_end
from .scoring import finisher_collects, score_hand, unwon_ledger
from .scoring_adjusted import add_fines, adjust_points, settle_totals
from .stock import draw_cards


def judge_last_card(program: Program, state: State) -> None:
    """Judge a last card when the hand is empty, before its effects run."""
    seat = state.turn
    state.stage = EFFECTS
    if state.size[seat] > 0:
        return
    state.last_kind[seat] = state.top
    state.leaving[seat] = 0  # whoever lays a last card once more, as a cover, is judged by that one
    rule = wide(program.last_rule[state.top])
    amount = wide(program.last_amount[state.top])
    if program.features & HAS_LAST_WHILE:
        place = wide(state.discard_size)
        below = counted_at(program, state, place - 2, place - wide(state.laid), wide(state.laid_on))
        clause = clause_of_last(program, state, seat, wide(state.top), below)
        if clause >= 0:
            rule = wide(program.clause_last[clause])
            amount = wide(program.clause_drawn[clause])
    if program.features & HAS_FINISH_RULES:
        if state.covered >= 0 and program.cover_rule[state.covered] != LAST_AS_USUAL:
            rule = wide(program.cover_rule[state.covered])
            amount = wide(program.cover_amount[state.covered])
        rule = rule_of_table(program, state, seat, rule)
    if program.features & HAS_LATE_OUTS:
        state.late = state.late | 1 << seat if rule == LAST_OUT_AT_TURN else state.late & ~(1 << seat)
    if rule in (LAST_DRAWS, LAST_STAYS_IN):
        state.last_kind[seat] = -1
    if rule == LAST_ACTS and goes_on_without(program, state, seat):
        go_out(program, state, seat)  # and the card does its work among the others
    elif rule in (LAST_ACTS, LAST_MAY_COME_BACK):
        state.leaving_count += 1
        state.leaving[seat] = state.leaving_count
        if rule == LAST_ACTS and program.play_on and program.holds_back & bit(state.top) == 0:
            collect(program, state, seat)  # it is out, though the hand ends only when the card has done its work
        state.owed_closed = 1 if rule == LAST_ACTS and ends_hand(program, state, seat) else 0
    elif rule == LAST_DRAWS:
        draw_cards(program, state, seat, amount)
    elif rule not in (LAST_STAYS_IN, LAST_OUT_AT_TURN):
        state.stage = SETTLE
        if not claimed_before_end(program, state, seat, HAND_COUNTED):
            go_out(program, state, seat)


def claimed_before_end(program: Program, state: State, seat: int, stage: int) -> bool:
    """Return whether others are asked first for a claim on the card with which a seat would end the hand."""
    if program.features & HAS_OUT_OF_TURN == 0 or program.claims == 0 or program.next_counter:
        return False
    return ends_hand(program, state, seat) and ask_before_end(program, state, stage)


def ends_hand(program: Program, state: State, seat: int) -> bool:
    """Return whether the hand ends as soon as a seat is out."""
    if program.partners == BOTH_OUT and state.place[partner_of(program, seat)] > 0:
        return True
    return not program.play_on or state.active_count == 2


def goes_on_without(program: Program, state: State, seat: int) -> bool:
    """Return whether a seat is out at once and the others go on: nothing is left for it to cover or to answer for."""
    if not program.play_on or state.active_count == 2 or program.holds_back & bit(state.top) != 0:
        return False
    return program.partners != BOTH_OUT or state.place[partner_of(program, seat)] == 0


def rule_of_table(program: Program, state: State, seat: int, rule: int) -> int:
    """Return the rule for an empty hand whatever the last card: new cards by the counter, or waiting for others."""
    if program.next_counter:
        return LAST_STAYS_IN if draws_new_hand(program, state, seat) else LAST_WINS
    if program.waits_for_empty and rule != LAST_DRAWS and others_hold_none(program, state, seat):
        return LAST_STAYS_IN
    return rule


def draws_new_hand(program: Program, state: State, seat: int) -> bool:
    """Lower the counter of a seat with an empty hand and let it draw by that, or return that it is at its end."""
    let_fall(program, state, seat)
    if has_counted_down(program, state, seat):
        return False
    draw_cards(program, state, seat, wide(state.counter[seat]))
    return True


def others_hold_none(program: Program, state: State, seat: int) -> bool:
    """Return whether another seat of this hand holds no card."""
    for other in range(program.players):  # the compiled engine knows no generators
        if other != seat and is_in(state.active, other) and state.size[other] == 0:
            return True
    return False


def let_leave(program: Program, state: State) -> None:
    """Put out the players of last cards that are served, in that order, unless they hold cards again."""
    for order in range(1, state.leaving_count + 1):
        for seat in range(program.players):
            if state.leaving[seat] == order:
                state.leaving[seat] = 0
                if state.size[seat] > 0:
                    state.last_kind[seat] = -1
                elif state.result == RUNNING and not (program.next_counter and draws_new_hand(program, state, seat)):
                    go_out(program, state, seat)
    state.leaving_count = 0


def forget_brought_back(program: Program, state: State) -> None:
    """Forget the last cards of seats that hold cards again, and would have been out when their turn comes."""
    for seat in range(program.players):
        if is_in(state.late, seat) and state.size[seat] > 0:
            state.late &= ~(1 << seat)
            state.last_kind[seat] = -1


def go_out_in_turn(program: Program, state: State) -> None:
    """Put the seat out whose turn it is; the next one comes, unless the hand ends with it."""
    seat = wide(state.turn)
    state.late &= ~(1 << seat)
    state.coming = next_seat(program, state, seat)
    state.stage = NEXT_TURN
    go_out(program, state, seat)


def go_out(program: Program, state: State, seat: int) -> None:
    """Put a seat out; the hand ends, or goes on for the places until one seat is left."""
    state.places_given += 1
    state.place[seat] = state.places_given
    if state.places_given == 1:
        state.hand_winners = side_of(program, seat)
    if program.features & HAS_COUNTERS and program.counter_falls == FALLS_FOR_EMPTIED and not program.next_counter:
        let_fall(program, state, seat)
    collect(program, state, seat)
    state.active &= ~(1 << seat)
    state.active_count -= 1
    if program.partners == BOTH_OUT and state.place[partner_of(program, seat)] > 0:
        state.hand_winners = side_of(program, seat)
        stop_hand(state, WON)
    elif not program.play_on or state.active_count == 1:
        stop_hand(state, WON)


def collect(program: Program, state: State, seat: int) -> None:
    """Let a seat that is out collect what the others hold, where that is scored as soon as somebody is out."""
    if program.score_mode == FINISHERS_COLLECT and program.play_on:
        finisher_collects(program, state, seat)


def go_if_empty(state: State, seat: int) -> None:
    """Let a seat be put out that has no cards left, once the card that was laid has done its work."""
    if state.size[seat] == 0 and state.leaving[seat] == 0:
        state.leaving_count += 1
        state.leaving[seat] = state.leaving_count


def count_pass(program: Program, state: State) -> None:
    """Count a pass; a whole round of them, or as many as the rules say, blocks the hand."""
    state.passes += 1
    most = state.active_count
    if program.features & HAS_BLOCK_RULES:
        most = program.block_rounds * most + program.block_passes
    if state.passes >= most:
        stop_hand(state, BLOCKED)


def stop_hand(state: State, result: int) -> None:
    """Stop the hand: it ends as soon as what is running has run."""
    state.result = result
    state.stage = HAND_ENDS


def end_hand(program: Program, state: State) -> None:
    """End the hand: score it unless the limit stopped it, and see whether the game is over too."""
    result = result_to_score(program, state)
    state.phase = HAND_OVER
    state.stage = REST
    if result == WON:
        if program.score_mode != FINISHERS_COLLECT or not program.play_on:
            score_hand(program, state, program.score_mode, program.score_points)
    else:
        for seat in range(program.players):
            state.points[seat] = 0
        score_unwon(program, state, result)
    if program.features & HAS_SCORE_RULES and result != LIMITED:
        ledger = program.score_mode if result == WON else unwon_ledger(program, result)
        if ledger != VOID:
            adjust_points(program, state, ledger)
        add_fines(program, state)
    for seat in range(program.players):
        state.total[seat] += state.points[seat]
        if is_in(state.hand_winners, seat):
            state.wins[seat] += 1
    settle_totals(program, state)
    if program.features & HAS_HANDICAPS:
        note_loser(program, state)
    if program.features & HAS_COUNTERS:
        let_fall_after_hand(program, state)
    end_game(program, state)


def result_to_score(program: Program, state: State) -> int:
    """Return how the hand counts: as won by whoever was out first, where the others played on to another end."""
    if state.result in (WON, LIMITED) or state.places_given == 0:
        return wide(state.result)
    if program.partners == BOTH_OUT:
        state.hand_winners = 0  # one of the two is out, and a side has won only with both
        return wide(state.result)
    return WON


def score_unwon(program: Program, state: State, result: int) -> None:
    """Score a hand that nobody won by going out, if it counts."""
    ledger = unwon_ledger(program, result)
    if ledger == VOID:
        state.hand_winners = 0
    else:
        points = program.blocked_points if ledger == program.blocked_mode else program.score_points
        score_hand(program, state, ledger, points)
