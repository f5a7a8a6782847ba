"""Find out why an action is refused, as values without words."""

from __future__ import annotations

from dataclasses import dataclass

from ..engine.legal import legal, plays_now
from ..records.actions import DEAL, DRAW, KNOCK, PASS, TAKE, actions_in, has_action, is_play, no_actions
from ..records.card_sets import bit
from ..records.codes import (
    AGAIN,
    DRAWN_MUST,
    DRAWN_WAITS,
    DREW,
    GAME_OVER,
    HAND_OVER,
    LAY,
    MORE,
    NAME,
    OWED,
    TURN,
)
from ..records.conditions import HAS_BANS_WHILE
from ..records.deal import HAS_LEADS
from ..records.finish import HAS_KNOCKS
from ..records.program import Program
from ..records.state import State
from ..records.turns import HAS_TOP_TAKEN
from ..topics.calls import can_lay_last
from ..topics.conditions import without_banned_while
from ..topics.debts_answers import answers_now
from ..topics.drawing import has_to_lay_after_draw
from ..topics.drawing_from_discards import may_take_top
from ..topics.effects import asks_for_rank
from ..topics.effects_duties import answers_to_duty, cards_of_duty
from ..topics.leading import leads_now, to_lead
from ..topics.matching import fitting, playable, wild_for
from ..topics.matching_bans import banned_in_first_turn, without_banned, without_forbidden
from ..topics.matching_naturally import banned, without_last_bans
from ..topics.several_further import following_cards, goes_with_last, may_stop
from ..topics.stock import can_draw
from ..topics.turns import draws_on
from .actions import is_known, kind_of, named_by, row_of
from .decisions import decision_in
from .reasons import Reason


@dataclass(frozen=True, slots=True)
class Refusal:
    """An action that was refused, the reason, and what would have been possible; the state is as it was."""

    reason: Reason
    action: int
    legal: tuple[int, ...]
    """The actions that the mover may do."""
    mover: int
    """The seat that has to decide; what follows is about the table as this seat finds it."""
    top: int
    """The kind on top."""
    named_suit: int | None
    owed: int
    """Cards or turns that the mover owes."""


def refuse(program: Program, state: State, action: int, reason: Reason) -> Refusal:
    """Return the refusal of an action at a state, for a reason."""
    return Refusal(
        reason,
        action,
        legal_actions(program, state),
        state.mover,
        state.top,
        None if state.named_suit < 0 else state.named_suit,
        state.owed_amount,
    )


def legal_actions(program: Program, state: State) -> tuple[int, ...]:
    """Return the legal actions, from the lowest number up."""
    found = no_actions()
    legal(program, state, found)
    return tuple(actions_in(found))


def reason_against(program: Program, state: State, action: int) -> Reason | None:
    """Return the reason why an action is not legal, or None if it is. Any whole number may be asked for."""
    found = no_actions()
    legal(program, state, found)
    if has_action(found, action):
        return None
    if not is_known(program, action):
        return Reason.NO_SUCH_ACTION
    if state.phase >= HAND_OVER:
        return Reason.GAME_OVER if state.phase == GAME_OVER else Reason.HAND_OVER
    if action == DEAL:
        return Reason.HAND_RUNS
    if state.phase >= NAME:
        return _against_choice(state, action)
    return _against_turn(program, state, action, (found[0] | found[1]) != 0)


def _against_choice(state: State, action: int) -> Reason:
    """Return the reason in a phase of choice: there is a choice to be made, and nothing else."""
    decision = decision_in(state.phase, asks_for_rank=asks_for_rank(state))
    assert decision is not None, f"nothing is to be decided in phase {state.phase}"
    reason = decision.not_this.get(kind_of(action), decision.first)
    if reason is Reason.NOT_IN_HAND and state.hand[state.mover] & bit(named_by(action)) != 0:
        return decision.first  # it is held, but not asked for
    return reason


def _against_turn(program: Program, state: State, action: int, can_play: bool) -> Reason:
    """Return the reason in a turn, which depends on what was to be done."""
    if program.features & HAS_LEADS and leads_now(program, state) and _leads_otherwise(program, state, action):
        return Reason.LEAD_FIRST
    if is_play(action):
        return _against_card(program, state, action)
    if action == KNOCK and program.features & HAS_KNOCKS == 0:
        return Reason.NOTHING_OFFERED
    if action not in (DRAW, PASS, TAKE):
        return row_of(action).not_now
    if state.phase == OWED:
        return _against_serving(state, can_play)
    if action == TAKE:
        return _against_taking(program, state)
    if state.phase == MORE and not may_stop(program, state):
        return Reason.TOO_FEW_TOGETHER
    if state.phase in (AGAIN, MORE):
        return Reason.PLAY_OR_STOP
    if action == DRAW:
        return _against_draw(program, state, can_play)
    return _against_pass(program, state, can_play)


def _leads_otherwise(program: Program, state: State, action: int) -> bool:
    """Return whether something else is done instead of laying the card that lets its holder begin."""
    leading = to_lead(program, state, playable(program, state, state.turn))
    is_held = is_play(action) and state.hand[state.turn] & bit(action) != 0
    return action in (DRAW, PASS) or (is_held and leading & bit(action) == 0)


def _against_serving(state: State, can_play: bool) -> Reason:
    """Return the reason against something else by somebody who owes."""
    if state.owed_kind >= LAY:
        return Reason.MUST_LAY
    return Reason.MUST_ANSWER_OR_TAKE if can_play else Reason.MUST_TAKE


def _against_taking(program: Program, state: State) -> Reason:
    """Return the reason why nothing is taken by somebody who owes nothing."""
    if program.features & HAS_TOP_TAKEN == 0:
        return Reason.NOTHING_OWED
    stays = state.phase != TURN or not may_take_top(program, state, can_play=False)
    return Reason.TOP_STAYS if stays else Reason.MUST_PLAY


def _against_card(program: Program, state: State, kind: int) -> Reason:
    """Return the reason why a card may not be laid."""
    card = bit(kind)
    if state.hand[state.turn] & card == 0:
        return Reason.NOT_IN_HAND
    plays = plays_now(program, state, state.phase)
    if plays & card and not can_lay_last(program, state, state.turn):
        return Reason.CALL_FIRST
    if state.phase == OWED:
        return _against_answer(program, state, card, plays != 0)
    if banned(program, state) & card:
        return Reason.FORBIDDEN_ON_TOP
    if state.phase == MORE:
        return _against_further(program, state, card)
    if (fitting(program, state) | wild_for(program, state)) & card == 0:
        return Reason.DOES_NOT_FIT
    if state.size[state.turn] == 1 and without_last_bans(program, state, state.turn, card) == 0:
        return Reason.NOT_AS_LAST
    if without_banned(program, state, state.turn, card) == 0:
        return _against_hand(program, state, card)
    if state.phase == DREW:
        return Reason.DRAWN_CARD_WAITS if program.drawn_card == DRAWN_WAITS else Reason.ONLY_DRAWN_CARD
    return Reason.NOT_AS_LAST


def _against_further(program: Program, state: State, card: int) -> Reason:
    """Return the reason why a card may not be laid on the one that its player has just laid."""
    if goes_with_last(program, state) & card == 0:
        return Reason.DOES_NOT_FIT
    if without_forbidden(program, state, state.turn, card) == 0:
        return _against_hand(program, state, card)
    if following_cards(program, state, state.turn) & card:
        return Reason.TOO_FEW_TOGETHER
    return Reason.NOT_AS_LAST


def _against_hand(program: Program, state: State, card: int) -> Reason:
    """Return the reason why the rest of the hand, or the turn, forbids a card."""
    if banned_in_first_turn(program, state) & card and not state.had_turn >> state.turn & 1:
        return Reason.NOT_IN_FIRST_TURN
    if program.features & HAS_BANS_WHILE and without_banned_while(program, state, state.turn, card) == 0:
        return Reason.FORBIDDEN_NOW
    return Reason.HELD_CARDS_FORBID if without_forbidden(program, state, state.turn, card) == 0 else Reason.NO_COVER


def _against_answer(program: Program, state: State, card: int, can_answer: bool) -> Reason:
    """Return the reason why a card is no answer to what is owed."""
    if _asked_for(program, state) & card:
        if banned(program, state) & card:
            return Reason.FORBIDDEN_ON_TOP
        if without_banned(program, state, state.turn, card) == 0:
            return _against_hand(program, state, card)
        if state.owed_drawing and not state.drawn & card:
            return Reason.ONLY_DRAWN_CARD
        return Reason.NOT_AS_LAST
    if state.owed_kind >= LAY:
        return Reason.NOT_ASKED_FOR
    return Reason.MUST_ANSWER_OR_TAKE if can_answer else Reason.MUST_TAKE


def _asked_for(program: Program, state: State) -> int:
    """Return the kinds that whoever owes is asked for, or may answer with."""
    if state.owed_kind >= LAY:
        return cards_of_duty(program, state) | answers_to_duty(program, state)
    return 0 if state.owed_closed else answers_now(program, state)


def _against_draw(program: Program, state: State, can_play: bool) -> Reason:
    """Return the reason why nothing may be drawn in a turn."""
    if state.phase == DREW:
        if can_play:
            if program.drawn_card == DRAWN_MUST:
                return Reason.MUST_PLAY_DRAWN
            return Reason.MUST_PLAY if has_to_lay_after_draw(program) else Reason.NO_MORE_DRAWS
        return Reason.NO_MORE_DRAWS if can_draw(program, state) else Reason.NOTHING_TO_DRAW
    if can_play and not program.draw_at_will:
        return Reason.MUST_PLAY
    return Reason.NO_DRAWING if program.draw_cap == 0 else Reason.NOTHING_TO_DRAW


def _against_pass(program: Program, state: State, can_play: bool) -> Reason:
    """Return the reason why a turn cannot be passed."""
    if state.phase == DREW:
        if not can_play:
            return Reason.MUST_DRAW
        if program.drawn_card == DRAWN_MUST:
            return Reason.MUST_PLAY_DRAWN
        return Reason.MUST_PLAY_OR_DRAW if draws_on(program, state) else Reason.MUST_PLAY
    if can_play:
        at_will = program.draw_at_will and program.draw_cap > 0 and can_draw(program, state)
        return Reason.MUST_PLAY_OR_DRAW if at_will else Reason.MUST_PLAY
    return Reason.MUST_DRAW
