"""Say which actions are legal, by program and state alone; there is always one while a game runs."""

from __future__ import annotations

from ..records.action_sets import put_choices, put_plays
from ..records.actions import (
    CALL_BIT,
    CHOSEN,
    CLAIM_BIT,
    DEAL_BIT,
    DRAW_BIT,
    END_BIT,
    JUMPS,
    KNOCK_BIT,
    LAST,
    OTHERS,
    PASS_BIT,
    RANK_SHIFT,
    SEAT_SHIFT,
    SUIT_SHIFT,
    TAKE_BIT,
    WORD_BITS,
)
from ..records.calls import HAS_CALLS, HAS_FALSE_CALLS
from ..records.card_sets import as_word, bit, lowest_of, without_lowest
from ..records.codes import (
    AGAIN,
    ANOTHER_SUIT,
    CHOOSE_CARD,
    CHOOSE_TOP,
    DIRECTION,
    DRAWN_MUST,
    DRAWN_WAITS,
    DREW,
    HAND_OVER,
    INTERRUPT,
    MORE,
    NAME,
    NAMES_RANK,
    OFFER,
    OPTIONAL,
    OUT_OF_TURN,
    OWED,
    SAME_COLOUR,
    TARGET,
    TURN,
)
from ..records.deal import HAS_LEADS, HAS_MANY_KINDS
from ..records.every_turn import every_turn
from ..records.finish import HAS_KNOCKS
from ..records.out_of_turn import HAS_OUT_OF_TURN
from ..records.program import Program
from ..records.record import Row
from ..records.seats import neighbour
from ..records.several import HAS_OPEN_ROWS
from ..records.state import State
from ..records.turns import HAS_DRAW_CHOICES, HAS_TOP_TAKEN
from ..topics.calls import callable_now, can_be_caught, can_lay_last, may_call_falsely
from ..topics.calls_windows import doubtable_by
from ..topics.drawing import has_to_lay_after_draw, lays_any_after_draw
from ..topics.drawing_from_discards import may_take_top
from ..topics.effects import asks_for_rank, targets
from ..topics.effects_discarding import to_choose
from ..topics.effects_duties import besides_answering
from ..topics.finish_knocking import may_knock
from ..topics.leading import leads_now, to_lead
from ..topics.matching import answering, playable
from ..topics.out_of_turn import adds_up, thrown_in
from ..topics.several import laid_together, may_close
from ..topics.several_further import further_cards, may_stop
from ..topics.stock import can_draw, scores_when_dry
from ..topics.turns import draws_on, plays_after_draw


@every_turn
def legal(program: Program, state: State, actions: Row) -> None:
    """Fill a set of actions with what the mover may do now."""
    phase = state.phase
    plays = plays_now(program, state, phase)
    others = 0
    if phase <= MORE:
        if program.features & HAS_CALLS:
            falsely = program.features & HAS_FALSE_CALLS != 0 and may_call_falsely(state)
            if falsely or callable_now(program, state, state.turn, plays != 0) != 0:
                others = CALL_BIT
            if not can_lay_last(program, state, state.turn):
                plays = as_word(0)
        others |= besides_playing(program, state, phase, plays != 0)
        if program.features & HAS_TOP_TAKEN and phase == TURN and may_take_top(program, state, plays != 0):
            others |= TAKE_BIT
        if program.features & HAS_LEADS and leads_now(program, state):
            others &= CALL_BIT
    elif phase < HAND_OVER:
        others = choices(program, state, phase)
    put_plays(program, actions, plays)
    actions[OTHERS] = as_word(others)
    for word in range(CHOSEN, JUMPS):
        actions[word] = as_word(0)
    if program.features & HAS_OUT_OF_TURN or program.features & HAS_MANY_KINDS:
        for word in range(JUMPS, LAST):
            actions[word] = as_word(0)
    actions[LAST] = as_word(DEAL_BIT if phase == HAND_OVER else 0)
    if program.features & HAS_KNOCKS and phase == TURN and may_knock(program, state) and not must_lead(program, state):
        actions[LAST] = as_word(KNOCK_BIT)
    if program.features & HAS_OPEN_ROWS and phase == MORE and may_close(program, state):
        actions[LAST] = as_word(END_BIT)
    if phase >= NAME and phase < HAND_OVER:  # compiled code knows it either way
        add_choices(program, state, actions)


def must_lead(program: Program, state: State) -> bool:
    """Return whether the seat at turn has to lay the card that lets it begin."""
    return program.features & HAS_LEADS != 0 and leads_now(program, state)


def add_choices(program: Program, state: State, actions: Row) -> None:
    """Add the choices that stand behind the word of all others: ranks, cards that are not laid, offers."""
    phase = state.phase
    if phase == NAME:
        if asks_for_rank(state):
            ranks_to_name(program, state, actions)
    elif phase == OFFER:
        actions[LAST] = as_word(END_BIT)
    elif phase == CHOOSE_CARD or phase == CHOOSE_TOP:  # noqa: SIM109  # compiled code would search a tuple
        cards = to_choose(program, state) if phase == CHOOSE_CARD else laid_together(state)
        put_choices(program, actions, CHOSEN, cards)
    elif phase == OUT_OF_TURN:
        put_choices(program, actions, JUMPS, thrown_in(program, state))


def can_be_named(program: Program, state: State, cards: int) -> bool:
    """Return whether there is a card of a rank that may be named; of the suit, if one was named just before."""
    if state.choice & NAMES_RANK == 0 or state.named_suit < 0:
        return cards != 0
    while cards != 0:
        if program.suit[lowest_of(cards)] == state.named_suit:
            return True
        cards = without_lowest(cards)
    return False


def ranks_to_name(program: Program, state: State, actions: Row) -> None:
    """Add the ranks that may be named."""
    found = False
    for rank in range(program.ranks):
        allowed = state.choice & ANOTHER_SUIT == 0 or rank != state.followed_rank
        if allowed and can_be_named(program, state, program.rank_cards[rank] & state.choice_set):
            found = True
            place = RANK_SHIFT + rank
            if place < WORD_BITS:
                actions[OTHERS] |= bit(place)
            else:
                actions[OTHERS + 1] |= bit(place - WORD_BITS)
    if not found:
        actions[OTHERS] |= as_word(PASS_BIT)


@every_turn
def plays_now(program: Program, state: State, phase: int) -> int:
    """Return the kinds that the seat at turn may lay."""
    if phase == TURN or phase == AGAIN:  # noqa: SIM109  # compiled code would search a tuple
        cards = playable(program, state, state.turn)
        if program.features & HAS_LEADS and leads_now(program, state):
            cards = to_lead(program, state, cards)
        return cards
    if phase == OWED:
        return answering(program, state, state.turn)
    if phase == DREW and program.drawn_card != DRAWN_WAITS:
        return plays_after_draw(program, state)
    if phase == MORE:
        return further_cards(program, state, state.turn)
    return as_word(0)


@every_turn
def besides_playing(program: Program, state: State, phase: int, can_play: bool) -> int:
    """Return drawing, passing and taking, as bits of their word."""
    if program.features & HAS_DRAW_CHOICES and (phase == TURN or phase == DREW):  # noqa: SIM109  # compiled code would search a tuple
        return in_free_turn(program, state, phase, can_play)
    if phase == TURN:
        if can_play:
            return DRAW_BIT if program.draw_at_will and can_draw(program, state) else 0
        return DRAW_BIT if can_draw(program, state) or scores_when_dry(program) else PASS_BIT
    if phase == DREW:
        if not can_play:
            return DRAW_BIT if draws_on(program, state) else PASS_BIT
        if lays_any_after_draw(program) and can_draw(program, state) and draws_on(program, state):
            return DRAW_BIT
        return 0 if has_to_lay_after_draw(program) else PASS_BIT
    if phase == OWED:
        return besides_answering(program, state, can_play)
    return PASS_BIT if phase != MORE or may_stop(program, state) else 0


def in_free_turn(program: Program, state: State, phase: int, can_play: bool) -> int:
    """Return drawing and passing where the rules of a turn are freer, or less free, than usual."""
    if phase == TURN:
        if program.draw_cap == 0:
            drawing = False
        elif can_play:
            drawing = program.draw_at_will != 0 and can_draw(program, state)
        else:
            drawing = can_draw(program, state) or scores_when_dry(program)
        free = program.pass_at_will or (program.pass_when_dry and not can_draw(program, state))
        passing = (free != 0 and (program.draw_at_will != 0 or not can_play)) or not (can_play or drawing)
    else:
        drawing = draws_on(program, state)
        if can_play and (program.drawn_card == DRAWN_MUST or not can_draw(program, state)):
            drawing = False
        kept = program.drawn_card == DRAWN_WAITS and playable(program, state, state.turn) & state.drawn != 0
        passing = program.pass_after_any != 0 or not drawing or kept
        if can_play and has_to_lay_after_draw(program):
            passing = False
    return (DRAW_BIT if drawing else 0) | (PASS_BIT if passing else 0)


def choices(program: Program, state: State, phase: int) -> int:
    """Return what can be chosen in the phases of choice, as bits of their word."""
    if phase == NAME:
        if not asks_for_rank(state):
            return suits_to_name(program, state)
        return PASS_BIT if state.choice & OPTIONAL else 0
    if phase == TARGET:
        return targets(program, state) << SEAT_SHIFT
    if phase == CHOOSE_CARD or phase == CHOOSE_TOP:  # noqa: SIM109  # compiled code would search a tuple
        return 0
    if phase == OUT_OF_TURN:
        return PASS_BIT | (CLAIM_BIT if adds_up(program, state, state.mover) else 0)
    if phase == OFFER:
        return PASS_BIT
    if phase == DIRECTION:
        left = neighbour(program, state.active, state.first, 1)
        right = neighbour(program, state.active, state.first, -1)
        return ((1 << left) | (1 << right)) << SEAT_SHIFT
    calls = CALL_BIT if phase == INTERRUPT and can_be_caught(program, state, state.mover) else 0
    return PASS_BIT | calls | (doubtable_by(program, state, state.mover) << SEAT_SHIFT)


def suits_to_name(program: Program, state: State) -> int:
    """Return the suits that may be named; the pass names nothing."""
    suits = (1 << program.suits) - 1
    if state.choice & SAME_COLOUR:
        suits &= program.same_colour[state.top]
    if state.choice & ANOTHER_SUIT and state.followed_suit >= 0:
        suits &= ~(1 << state.followed_suit)
    bits = suits << SUIT_SHIFT
    return bits | PASS_BIT if state.choice & OPTIONAL or suits == 0 else bits
