"""Keep what is owed: created by a card, answered by another, passed on, served, cleared. One debt at a time.

The fields `owed_…` hold the one debt that there may be. `owed_kind` tells what is owed: cards, turns or seats passed
over, or (from LAY on) a duty, that is a card to be laid.

Where play goes on when a debt is served depends on the debtor. The one who comes next anyway is in order: play goes on
after that seat, and `owed_return` is -1. Any other debtor was called out of order (`owed_aside`: the debt was
sent back, or its card names the debtor), and `owed_return` keeps the seat after which play would have gone on; a turn
that such a debtor has to miss is the next one that comes.

What made the debt decides with which cards it is answered, not a card by which it was only passed on or sent back.
"""

from __future__ import annotations

from ..records.card_sets import bit, wide
from ..records.codes import (
    ADDS,
    CANCELS,
    CANCELS_LAST,
    CARDS,
    COVERED,
    DOUBLES,
    FOLLOWS,
    LAY,
    NO_DEBT,
    NO_REPLY,
    ONCE,
    OUT_OF_TURN,
    PASSES_ON,
    REPLACES,
    SENDS_BACK,
    SKIPS,
    TURNS,
)
from ..records.debts import HAS_NAMED_ANSWERS
from ..records.effects import HAS_CONDITIONS, HAS_DUTIES
from ..records.limits import CONDITION_LISTS, MOST_KINDS
from ..records.out_of_turn import HAS_OUT_OF_TURN
from ..records.program import Program
from ..records.seats import next_seat
from ..records.state import State
from .calls import MOST_WAITING
from .debts_answers import answers_to, is_ever_answered, only_answers_now, reply_now
from .effects_duties import follows, is_duty
from .stock import can_draw

MOVING = (DOUBLES, PASSES_ON, SENDS_BACK, CANCELS_LAST)
"""The replies that leave what is owed, though the card makes nothing owed itself."""
MOST_OWED = 9_999
"""A doubled debt grows no further."""


def answer(program: Program, state: State, kind: int) -> None:
    """Answer what is owed with a card: change the amount and the debtor as its reply says."""
    if program.features & HAS_OUT_OF_TURN and state.phase == OUT_OF_TURN:
        return  # thrown in on what is owed: no answer
    state.only_answers = 1 if only_answers_now(program, state) & bit(kind) != 0 else 0
    if program.features & HAS_DUTIES and is_duty(state) and follows(program, state, kind):
        follow(state)
        return
    mode = reply_now(program, state, kind)
    if mode == CANCELS_LAST and state.owed_grown >= state.owed_amount:
        mode = CANCELS
    state.reply = mode
    if mode == CANCELS and state.owed_return >= 0:
        state.cursor = state.owed_return  # the debtor was out of order: play goes on where it would have gone on
    state.owed_debtor = -1
    state.owed_aside = 0
    state.owed_drawing = 0
    state.owed_last = state.turn
    change_debt(program, state, mode)
    if mode != PASSES_ON and mode != CANCELS_LAST:
        state.owed_by = state.turn
    if counts_from_now(program, mode, kind):
        make_answerable(state, kind)


def counts_from_now(program: Program, mode: int, kind: int) -> bool:
    """Return whether the card that answers counts from now on, not the one that made the debt."""
    return program.answered_by_top != 0 or (mode == DOUBLES and is_ever_answered(program, kind))


def change_debt(program: Program, state: State, mode: int) -> None:
    """Change the amount, or whom it hits, as an answer says; what the card itself makes owed comes later."""
    if mode == DOUBLES:
        state.owed_grown = state.owed_amount
        state.owed_amount = limited(program, state.owed_kind, 2 * state.owed_amount)
    elif mode == SENDS_BACK:
        state.owed_debtor = state.owed_by
        state.owed_aside = 1
    elif mode == CANCELS_LAST:
        state.owed_amount -= state.owed_grown
        state.owed_grown = state.owed_amount  # what is left counts as one card's
    elif mode in (REPLACES, CANCELS):
        clear_debt(state)


def limited(program: Program, what: int, amount: int) -> int:
    """Return how much is owed after all: the rules may let no more cards become due."""
    if what == CARDS and program.most_owed > 0:
        return min(amount, program.most_owed)
    return min(amount, MOST_OWED)


def follow(state: State) -> None:
    """Follow a duty with a card; a cover and a demand for one player are done with it."""
    state.reply = FOLLOWS
    if state.owed_aside:
        state.cursor = state.owed_return
    if state.owed_kind == COVERED:
        state.covered = state.owed_source
    if state.owed_kind == COVERED or (state.owed_kind == LAY and state.owed_lasting == ONCE):
        clear_debt(state)


def clear_debt(state: State) -> None:
    """Clear the debt: nothing is owed any more."""
    state.owed_kind = NO_DEBT
    state.owed_amount = 0
    state.owed_closed = 0
    state.owed_drawing = 0
    state.owed_rank = -1


def is_answer(state: State) -> bool:
    """Return whether the card that acts is an answer; of several laid together only the first one is."""
    return state.reply != NO_REPLY and state.acting == state.answering


def makes_its_own(state: State) -> bool:
    """Return whether the card that acts makes a debt of its own, as it would if it were no answer."""
    return not is_answer(state) or state.reply in (ADDS, REPLACES, FOLLOWS)


def owe(program: Program, state: State, what: int, amount: int, then: int, debtor: int) -> None:
    """Make a seat owe cards or turns; a second debt of the same kind adds. A negative `debtor` is the next seat."""
    if state.owed_kind >= LAY:
        clear_debt(state)
        state.reply = NO_REPLY
    # INVARIANT: one debt at a time. A duty gives way to cards or turns, and turns to cards: they are missed at once.
    if state.owed_kind not in (NO_DEBT, what):
        miss_at_once(program, state)
    if state.owed_kind == NO_DEBT:
        state.chain = max(1, state.laid - state.acting)  # what lies on the card stays with it
    state.owed_kind = what
    state.owed_grown = amount
    state.owed_amount = limited(program, what, state.owed_amount + amount)
    state.owed_then = then
    state.owed_aside = 0 if debtor < 0 else 1
    state.owed_debtor = next_hit(program, state) if debtor < 0 else debtor
    make_answerable(state, acting_kind(program, state))
    state.owed_by = state.turn
    state.owed_last = state.turn


def miss_turns(state: State, seat: int, turns: int) -> None:
    """Make a seat miss the turns that come."""
    state.wait[seat] = min(state.wait[seat] + turns, MOST_WAITING)


def next_hit(program: Program, state: State) -> int:
    """Return the next seat, on which a card falls; nobody is hit by a card of their own, whoever was passed over."""
    seat = next_seat(program, state, state.cursor)
    if seat == state.turn and not state.starting:
        return next_seat(program, state, seat)
    return seat


def miss_at_once(program: Program, state: State) -> None:
    """Pass over whoever owes turns, without waiting for an answer, since something else is owed from now on."""
    if state.owed_kind == TURNS or state.owed_aside:
        debtor = wide(state.owed_debtor)  # an answer leaves it open whom the debt hits
        miss_turns(state, next_hit(program, state) if debtor < 0 else debtor, state.owed_amount)
    else:
        pass_over(program, state, state.owed_amount)
    clear_debt(state)


def make_answerable(state: State, kind: int) -> None:
    """Let the debt be answered, and doubted, as the card that is laid says."""
    state.owed_source = kind
    state.owed_suit = state.named_suit
    state.owed_maker = state.turn
    state.owed_guilty = state.laid_guilty


def acting_kind(program: Program, state: State) -> int:
    """Return the card whose effects run; one that copies another acts as that one."""
    number = acting_condition(program, state)
    return wide(program.condition_of[number]) if number >= 0 else state.effect_list % MOST_KINDS


def acting_condition(program: Program, state: State) -> int:
    """Return the condition under which the card acts whose effects run, -1 for none."""
    if program.features & HAS_CONDITIONS and state.effect_list >= CONDITION_LISTS:
        number = state.effect_list - CONDITION_LISTS
        if program.cutter_acts & bit(number) == 0:
            return number
    return -1


def happens_at_once(program: Program, state: State) -> bool:
    """Return whether a skip waits for no answer: none is told, or something else is owed that comes before."""
    number = acting_condition(program, state)
    waits = program.skip_waits & bit(acting_kind(program, state))
    if number >= 0:
        waits = program.condition_skip_waits & bit(number)
    if waits == 0 or state.owed_closed != 0 or state.owed_kind == CARDS:
        return True
    if program.features & HAS_NAMED_ANSWERS:
        return answers_to(program, acting_kind(program, state), wide(state.named_suit)) == 0
    return False


def owe_cards(program: Program, state: State, amount: int, then: int, debtor: int) -> None:
    """Make a seat owe cards for a draw card, unless nothing at all can be drawn."""
    if can_draw(program, state):
        owe(program, state, CARDS, amount, then, debtor)


def owe_turns(program: Program, state: State, amount: int, debtor: int) -> None:
    """Make a seat miss turns: as a debt if some card answers that, else it simply waits."""
    seat = next_hit(program, state) if debtor < 0 else debtor
    if happens_at_once(program, state):
        state.wait[seat] = min(state.wait[seat] + amount, MOST_WAITING)
    else:
        owe(program, state, TURNS, amount, 0, debtor)


def skip_next(program: Program, state: State, seats: int) -> None:
    """Pass over seats: as a debt if some card answers it, else at once."""
    if state.owed_kind == CARDS and state.owed_debtor >= 0 and not state.owed_aside:
        pass_over_after(program, state, state.owed_debtor, seats)
    elif happens_at_once(program, state):
        pass_over(program, state, seats)
    else:
        owe(program, state, SKIPS, seats, 0, -1)


def pass_over_after(program: Program, state: State, debtor: int, seats: int) -> None:
    """Let the seats after one that has to draw miss a turn, for draws and skips add up; nobody skips themselves."""
    seat = debtor
    for _ in range(seats):
        seat = next_seat(program, state, seat)
        if seat == state.turn:
            return
        miss_turns(state, seat, 1)


def pass_over(program: Program, state: State, seats: int) -> None:
    """Pass over the next seats at once, but never over the one that laid the card: then it goes on."""
    for _ in range(seats):
        seat = next_seat(program, state, state.cursor)
        if seat == state.turn:
            return
        state.cursor = seat
        state.passed_over += 1
