"""Why an action is refused: values without words, for people who have to be told and for programs."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from ..engine.legal import legal, plays_now
from ..records.actions import (
    CALL,
    CHALLENGE,
    CLAIM,
    DEAL,
    DRAW,
    END,
    GIVE_CARD,
    JUMP,
    NAME_RANK,
    NAME_SUIT,
    PASS,
    SEAT,
    TAKE,
    actions_in,
    has_action,
    is_gift,
    is_jump,
    is_play,
    is_rank,
    is_seat,
    is_suit,
    no_actions,
)
from ..records.card_sets import bit
from ..records.codes import (
    AGAIN,
    CHOOSE_TOP,
    DIRECTION,
    DRAWN_MUST,
    DRAWN_WAITS,
    DREW,
    GAME_OVER,
    GIVE,
    HAND_OVER,
    INTERRUPT,
    LAY,
    MORE,
    NAME,
    OFFER,
    OUT_OF_TURN,
    OWED,
    TARGET,
)
from ..records.program import Program
from ..records.state import State
from ..topics.effects import asks_for_rank
from ..topics.matching import banned, fitting, wild_for, without_last_bans
from ..topics.matching_bans import banned_in_first_turn, without_banned
from ..topics.stock import can_draw
from ..topics.turns import can_lay_last


class Reason(Enum):
    """Why an action is not legal."""

    NO_SUCH_ACTION = "no such action"
    """Not an action, a card, a suit or a seat of this table."""
    NOT_YOUR_TURN = "not your turn"
    GAME_OVER = "game over"
    HAND_OVER = "hand over"
    """Only the next deal is possible."""
    HAND_RUNS = "hand runs"
    """No deal before the hand is over."""

    NOT_IN_HAND = "not in hand"
    DOES_NOT_FIT = "does not fit"
    FORBIDDEN_ON_TOP = "forbidden on top"
    """The rules forbid this card on the one that lies there."""
    NOT_AS_LAST = "not as last"
    """The rules forbid it as the last card, or allow it there only where it fits without being wild."""
    CALL_FIRST = "call first"
    """The last card may not be laid without the call."""
    ONLY_DRAWN_CARD = "only the drawn card"
    DRAWN_CARD_WAITS = "drawn card waits"
    """Nothing may be laid after a draw."""

    MUST_PLAY = "must play"
    MUST_PLAY_DRAWN = "must play the drawn card"
    MUST_PLAY_OR_DRAW = "must play or draw"
    MUST_DRAW = "must draw"
    NOTHING_TO_DRAW = "nothing to draw"
    NO_DRAWING = "no drawing"
    """Under these rules nobody draws in a turn."""
    NO_MORE_DRAWS = "no more draws"
    """Whoever has drawn enough, or could play now, draws no more in this turn."""
    PLAY_OR_STOP = "play or stop"
    """After a card that lets its player lay another, there is only that or a pass."""

    MUST_ANSWER_OR_TAKE = "must answer or take"
    MUST_TAKE = "must take"
    """Something is owed, and nothing in the hand answers it."""
    NOTHING_OWED = "nothing owed"

    MUST_NAME_SUIT = "must name a suit"
    SUIT_NOT_ALLOWED = "suit not allowed"
    """Another one than that which was to be followed has to be named."""
    NOTHING_TO_NAME = "nothing to name"
    MUST_CHOOSE_SEAT = "must choose a seat"
    MUST_CHOOSE_DIRECTION = "must choose the direction"
    """By pointing at a neighbour."""
    SEAT_NOT_ALLOWED = "seat not allowed"
    NO_SEAT_TO_CHOOSE = "no seat to choose"
    MUST_NAME_RANK = "must name a rank"
    RANK_NOT_ALLOWED = "rank not allowed"
    HELD_CARDS_FORBID = "held cards forbid it"
    """The rules forbid the card while certain others are in the hand."""
    NOT_IN_FIRST_TURN = "not in the first turn"
    NO_COVER = "no cover"
    """The card may be laid only by somebody who can cover it."""
    NOT_ASKED_FOR = "not asked for"
    """Another card has to be laid."""
    MUST_LAY = "must lay what is asked for"
    NOTHING_TO_DOUBT = "nothing to doubt"
    NOTHING_TO_CLAIM = "nothing to claim"
    NOT_OUT_OF_TURN = "not out of turn"
    """No card can be thrown in now, or not this one."""
    THROW_IN_OR_LET_PASS = "throw in or let pass"
    MUST_GIVE = "must give a card"
    NOTHING_TO_GIVE = "nothing to give"
    MUST_CHOOSE_TOP = "must choose the card on top"
    TAKE_UP_OR_LET_BE = "take up or let be"
    """The card offers something; that is to be decided first."""
    NOTHING_OFFERED = "nothing offered"
    NOTHING_TO_CALL = "nothing to call"
    CATCH_OR_LET_PASS = "catch or let pass"
    """Somebody forgot a call; all that can be done now is about that."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """An action that was refused, why, and what would have been possible; the state is as it was."""

    reason: Reason
    action: int
    legal: tuple[int, ...]
    """What the mover may do."""
    mover: int
    """Who has to decide; what follows is about the table as this seat finds it."""
    top: int
    """The kind on top."""
    named_suit: int | None
    owed: int
    """Cards or turns that the mover owes."""


def refuse(program: Program, state: State, action: int, reason: Reason) -> Refusal:
    """The refusal of an action at a state, for a reason."""
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
    """The legal actions, from the lowest number up."""
    found = no_actions()
    legal(program, state, found)
    return tuple(actions_in(found))


def reason_against(program: Program, state: State, action: int) -> Reason | None:
    """Why an action is not legal; nothing if it is. Any whole number may be asked for."""
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
    return _against_turn(program, state, action, found[0] != 0)


def is_known(program: Program, action: int) -> bool:
    """Whether an action could ever be done at this table."""
    if is_play(action):
        return action < program.kinds
    if is_seat(action):
        return action - SEAT < program.players
    if is_suit(action):
        return action - NAME_SUIT < program.suits
    if is_rank(action):
        return action - NAME_RANK < program.ranks
    if is_gift(action):
        return action - GIVE_CARD < program.kinds
    if is_jump(action):
        return action - JUMP < program.kinds
    return DRAW <= action <= CLAIM or action in (END, DEAL)


CHOICES = {
    TARGET: Reason.MUST_CHOOSE_SEAT,
    DIRECTION: Reason.MUST_CHOOSE_DIRECTION,
    GIVE: Reason.MUST_GIVE,
    CHOOSE_TOP: Reason.MUST_CHOOSE_TOP,
    OUT_OF_TURN: Reason.THROW_IN_OR_LET_PASS,
    OFFER: Reason.TAKE_UP_OR_LET_BE,
    INTERRUPT: Reason.CATCH_OR_LET_PASS,
}
"""What has to be done first in a phase of choice."""


def _against_choice(state: State, action: int) -> Reason:
    """In the phases of choice there is a choice to be made, and nothing else."""
    phase = state.phase
    if phase == NAME and asks_for_rank(state):
        return Reason.RANK_NOT_ALLOWED if is_rank(action) else Reason.MUST_NAME_RANK
    if phase == NAME:
        return Reason.SUIT_NOT_ALLOWED if is_suit(action) else Reason.MUST_NAME_SUIT
    if phase == GIVE and is_gift(action):
        return Reason.NOT_IN_HAND
    if phase == OUT_OF_TURN and is_jump(action):
        return Reason.NOT_OUT_OF_TURN
    if phase == OUT_OF_TURN and action == CLAIM:
        return Reason.NOTHING_TO_CLAIM
    if phase == INTERRUPT and action == CALL:
        return Reason.NOTHING_TO_CALL
    if is_seat(action) and phase in (TARGET, DIRECTION, INTERRUPT):
        return Reason.SEAT_NOT_ALLOWED
    return CHOICES[phase]


def _against_turn(program: Program, state: State, action: int, can_play: bool) -> Reason:
    """In a turn it depends on what was to be done."""
    if is_play(action):
        return _against_card(program, state, action)
    if action not in (DRAW, PASS, TAKE):
        return _against_other(action)
    if state.phase == OWED:
        return _against_serving(state, can_play)
    if action == TAKE:
        return Reason.NOTHING_OWED
    if state.phase in (AGAIN, MORE):
        return Reason.PLAY_OR_STOP
    if action == DRAW:
        return _against_draw(program, state, can_play)
    return _against_pass(program, state, can_play)


def _against_other(action: int) -> Reason:
    """Why something is done that belongs to no turn."""
    if is_suit(action) or is_rank(action):
        return Reason.NOTHING_TO_NAME
    if is_seat(action):
        return Reason.NO_SEAT_TO_CHOOSE
    if is_gift(action):
        return Reason.NOTHING_TO_GIVE
    if is_jump(action):
        return Reason.NOT_OUT_OF_TURN
    return {
        CALL: Reason.NOTHING_TO_CALL,
        CHALLENGE: Reason.NOTHING_TO_DOUBT,
        CLAIM: Reason.NOTHING_TO_CLAIM,
    }.get(action, Reason.NOTHING_OFFERED)


def _against_serving(state: State, can_play: bool) -> Reason:
    """Why something else is not done by somebody who owes."""
    if state.owed_kind >= LAY:
        return Reason.MUST_LAY
    return Reason.MUST_ANSWER_OR_TAKE if can_play else Reason.MUST_TAKE


def _against_card(program: Program, state: State, kind: int) -> Reason:
    """Why a card may not be laid."""
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
        return Reason.NOT_AS_LAST if state.size[state.turn] == 1 else Reason.DOES_NOT_FIT
    if (fitting(program, state) | wild_for(program, state)) & card == 0:
        return Reason.DOES_NOT_FIT
    if state.size[state.turn] == 1 and without_last_bans(program, state, card) == 0:
        return Reason.NOT_AS_LAST
    if without_banned(program, state, state.turn, card) == 0:
        return _against_hand(program, state, card)
    if state.phase == DREW:
        return Reason.DRAWN_CARD_WAITS if program.drawn_card == DRAWN_WAITS else Reason.ONLY_DRAWN_CARD
    return Reason.NOT_AS_LAST


def _against_hand(program: Program, state: State, card: int) -> Reason:
    """Why the rest of the hand, or the turn, forbids a card."""
    if banned_in_first_turn(program, state) & card and not state.had_turn >> state.turn & 1:
        return Reason.NOT_IN_FIRST_TURN
    return Reason.HELD_CARDS_FORBID if program.held_bans & card else Reason.NO_COVER


def _against_answer(program: Program, state: State, card: int, can_answer: bool) -> Reason:
    """Why a card is no answer to what is owed."""
    if state.owed_kind >= LAY:
        if banned(program, state) & card:
            return Reason.FORBIDDEN_ON_TOP
        return Reason.NOT_ASKED_FOR
    if not state.owed_closed and program.answers[state.owed_source] & card:
        if without_banned(program, state, state.turn, card) == 0:
            return _against_hand(program, state, card)
        return Reason.FORBIDDEN_ON_TOP if banned(program, state) & card else Reason.NOT_AS_LAST
    return Reason.MUST_ANSWER_OR_TAKE if can_answer else Reason.MUST_TAKE


def _against_draw(program: Program, state: State, can_play: bool) -> Reason:
    """Why nothing may be drawn in a turn."""
    if state.phase == DREW:
        if can_play:
            return Reason.MUST_PLAY_DRAWN if program.drawn_card == DRAWN_MUST else Reason.NO_MORE_DRAWS
        return Reason.NO_MORE_DRAWS if can_draw(program, state) else Reason.NOTHING_TO_DRAW
    if can_play and not program.draw_at_will:
        return Reason.MUST_PLAY
    return Reason.NO_DRAWING if program.draw_cap == 0 else Reason.NOTHING_TO_DRAW


def _against_pass(program: Program, state: State, can_play: bool) -> Reason:
    """Why a turn cannot be passed."""
    if state.phase == DREW:
        if can_play and program.drawn_card != DRAWN_MUST:
            return Reason.MUST_PLAY_OR_DRAW
        return Reason.MUST_PLAY_DRAWN if can_play else Reason.MUST_DRAW
    if can_play:
        at_will = program.draw_at_will and program.draw_cap > 0 and can_draw(program, state)
        return Reason.MUST_PLAY_OR_DRAW if at_will else Reason.MUST_PLAY
    return Reason.MUST_DRAW
