"""Handle cards that have to be laid (a cover, a demand, a round of ranks), and whoever lays none."""

from __future__ import annotations

from ..records.actions import CHALLENGE_BIT, PASS_BIT, TAKE_BIT
from ..records.card_sets import as_word, bit, wide
from ..records.codes import (
    COVERED,
    DRAWN_WAITS,
    ELSE_DRAW,
    ELSE_DRAW_FACE,
    ELSE_DRAW_UNTIL,
    ELSE_DRAW_UP_TO,
    ELSE_NOT_ALLOWED,
    FOR_A_ROUND,
    LAY,
    ONCE,
    ROUND,
    SHORT_NO_PLAY,
    UNTIL_FAILED,
)
from ..records.debts import HAS_CHALLENGES
from ..records.effects import HAS_DUTIES
from ..records.matching import HAND_RULES
from ..records.program import Program
from ..records.seats import is_in
from ..records.state import State
from ..records.stock import HAS_DRY_ENDS, HAS_SHORTFALLS
from .debts_answers import answers_now
from .drawing import forget_draws, has_to_lay_after_draw, lays_any_after_draw
from .matching_bans import without_banned
from .matching_naturally import fitting_naturally, last_covers
from .matching_relations import related_as, related_as_named
from .stock import can_draw, draw_one, fall_short, run_dry


def is_duty(state: State) -> bool:
    """Return whether a card has to be laid, instead of cards or turns being owed."""
    return state.owed_kind >= LAY


def cards_of_duty(program: Program, state: State) -> int:
    """Return the kinds with which what is asked for can be laid."""
    if state.owed_rank >= 0:
        return program.rank_cards[state.owed_rank]
    return related_as_named(program, state, state.owed_relation)


def follows(program: Program, state: State, kind: int) -> bool:
    """Return whether a card that was just laid does what is asked for, rather than answer it."""
    if answers_to_duty(program, state) & bit(kind) == 0:
        return True
    if state.owed_rank >= 0:
        return program.rank_cards[state.owed_rank] & bit(kind) != 0
    below = wide(state.discards[state.discard_size - 2])
    suit = wide(state.owed_suit) if below == state.owed_source else -1
    return related_as(program, state.owed_relation, below, suit, -1) & bit(kind) != 0


def laying_for_duty(program: Program, state: State, seat: int) -> int:
    """Return the kinds that a seat may lay to do what it owes, or, as long as it has not drawn, to answer it."""
    cards = cards_of_duty(program, state)
    if not state.owed_drawing:
        cards |= answers_to_duty(program, state)
    return laying_of(program, state, seat, cards)


def answers_to_duty(program: Program, state: State) -> int:
    """Return the kinds that may be laid instead of the card that is asked for: none, if a last card asks."""
    if state.owed_kind != LAY or state.owed_closed:
        return as_word(0)
    return answers_now(program, state)


def laying_of(program: Program, state: State, seat: int, cards: int) -> int:
    """Return those of some kinds that a seat may lay, as the table and its hand are."""
    cards &= state.hand[seat] & ~program.ban[state.effective]
    if state.size[seat] == 1:
        covered = wide(state.owed_source) if state.owed_kind == COVERED else -1
        cards = last_covers(program, state, seat, covered, cards, fitting_naturally(program, state))
    if state.owed_drawing and not lays_any_after_draw(program):
        cards &= state.drawn
    if program.features & HAND_RULES:
        cards = without_banned(program, state, seat, cards)
    return cards


def besides_answering(program: Program, state: State, can_lay: bool) -> int:
    """Return what a debtor may do besides laying a card, as bits of the second word."""
    if program.features & HAS_DUTIES and is_duty(state):
        if state.owed_kind == ROUND and state.turn == state.owed_opener:
            return PASS_BIT
        if state.owed_drawing:
            if can_lay:
                return 0 if has_to_lay_after_draw(program) else PASS_BIT
            return TAKE_BIT
        if can_lay and answers_to_duty(program, state) != 0:  # nobody has to answer
            can_lay = laying_of(program, state, state.turn, cards_of_duty(program, state)) != 0
        must_lay = not program.draw_at_will or state.owed_otherwise == ELSE_NOT_ALLOWED
        return 0 if can_lay and must_lay else TAKE_BIT
    if program.features & HAS_CHALLENGES and may_be_doubted(program, state):
        return TAKE_BIT | CHALLENGE_BIT
    return TAKE_BIT


def may_be_doubted(program: Program, state: State) -> bool:
    """Return whether the card that made the debt may be doubted: not once its player is out, while others play on."""
    if program.challengeable & bit(state.owed_source) == 0 or state.owed_drawing or state.owed_maker == state.turn:
        return False
    ends_with_it = program.play_on != 0 and state.owed_closed != 0  # so its player is out already
    return is_in(state.active, state.owed_maker) and not ends_with_it


def impose(state: State, what: int, relation: int, otherwise: int, amount: int) -> None:
    """Make a seat owe a card: the kind of duty, the cards, and what else."""
    state.owed_kind = what
    state.chain = max(1, state.laid - state.acting)  # what lies on the card stays with it
    state.owed_relation = relation
    state.owed_rank = -1
    state.owed_otherwise = otherwise
    state.owed_amount = amount
    state.owed_source = state.top
    state.owed_suit = state.named_suit
    state.owed_by = state.turn
    state.owed_maker = state.turn
    state.owed_last = state.turn
    state.owed_debtor = -1
    state.owed_lasting = ONCE
    state.owed_turns = 0
    state.owed_aside = 0
    state.owed_drawing = 0
    forget_draws(state)
    state.owed_guilty = 0
    state.reply = 0


def is_used_up(state: State, laid: bool) -> bool:
    """Return whether a demand is over after somebody's turn, in which a card was laid for it or not."""
    if state.owed_kind == COVERED or state.owed_lasting == ONCE:
        return True
    if state.owed_lasting == UNTIL_FAILED:
        return not laid
    if laid and state.owed_lasting != FOR_A_ROUND:
        return True
    state.owed_turns -= 1
    return state.owed_turns <= 0


def is_missed(state: State) -> bool:
    """Return whether a demand is over because a turn is missed; whoever is not asked has not failed."""
    return state.owed_lasting != UNTIL_FAILED and is_used_up(state, False)


def draw_for_duty(program: Program, state: State) -> bool:
    """Draw instead of laying a card; return whether the debtor can still lay one, or goes on drawing."""
    otherwise = state.owed_otherwise
    if otherwise > ELSE_DRAW_FACE:
        return False
    count = 1
    if otherwise == ELSE_DRAW:
        count = state.owed_amount
    elif otherwise == ELSE_DRAW_FACE:
        count = max(0, program.face[state.top])
    drawn = 0
    for _ in range(count):
        kind = draw_one(program, state, state.turn)
        if kind < 0:
            break
        drawn += 1
        state.drawn |= bit(kind)
    if drawn > 0:
        state.passes = 0
    elif program.features & HAS_DRY_ENDS and count > 0:
        run_dry(state)
        return False
    state.draws_made += 1
    state.owed_drawing = 1
    if program.features & HAS_SHORTFALLS and drawn < count and otherwise in (ELSE_DRAW, ELSE_DRAW_FACE):
        fall_short(program, state, state.turn, count - drawn)
        if program.shortfall == SHORT_NO_PLAY:
            return False
    if (program.drawn_card != DRAWN_WAITS or otherwise == ELSE_DRAW_UNTIL) and (
        laying_for_duty(program, state, state.turn) != as_word(0)
    ):
        return True
    if drawn == 0 or not can_draw(program, state):
        return False
    if otherwise == ELSE_DRAW_UP_TO:
        return state.draws_made < state.owed_amount
    return otherwise == ELSE_DRAW_UNTIL
