"""Decide whether a state could be that of a game at rest, before anybody plays on from a save.

A state without faults can be played on by any legal actions: every number stays inside its table, no card is there more
often than the packs hold it, and whoever has to decide is in the hand. Cards may be missing, as in a puzzle.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain
from typing import TypeAlias

from ..records.chance import WORD
from ..records.codes import (
    AGAIN,
    AGAIN_ONE_CARD,
    ASIDE,
    AT_CHOSEN,
    CANCELS_LAST,
    CHOOSE_CARD,
    CHOOSE_TOP,
    DIRECTION,
    ELSE_NOTHING,
    ENDED,
    FROM_NOWHERE,
    GAME_OVER,
    HAND_COUNTED,
    HAND_OVER,
    INTERRUPT,
    LAY,
    MORE,
    NAME,
    NEXT_TURN,
    NO_DEBT,
    OUT_OF_TURN,
    OWED,
    REST,
    ROUND,
    RUNNING,
    SAME_COLOUR,
    SETTLE,
    SHORT_TAKE_TOP,
    SKIP_CHOSEN,
    TARGET,
    TURN,
    UNTIL_LAID,
)
from ..records.deal import HAS_COPIES
from ..records.holding import cards_held
from ..records.limits import LIST_LENGTH, LISTS, MOST_COUNT, MOST_KINDS, MOST_RELATIONS, MOST_SEATS, MOST_SUITS
from ..records.program import Program
from ..records.record import Row
from ..records.state import State
from ..topics.calls import MOST_WAITING
from ..topics.debts import MOST_OWED
from ..topics.stock import MOST_CARRIED, MOST_DOUBLED, NO_CARD
from .decisions import Decision, decision_in
from .refusals import legal_actions

MUCH = 1 << 40
"""No count and no total of a game comes near to it."""


def is_sound(program: Program, state: State) -> bool:
    """Return whether a game of the program could stand like this while somebody has to decide, or when it is over."""
    return (
        _numbers_fit(program, state)
        and _seats_fit(program, state)
        and _cards_fit(program, state)
        and (_before_first_deal(state) or _phase_fits(program, state))
    )


Range: TypeAlias = tuple[int, int, int]
"""A number of the state, the lowest that it may be, and the first that is too high."""


def _numbers_fit(program: Program, state: State) -> bool:
    """Return whether every single number is inside its range."""
    ranges = chain(_places(program, state), _counts(program, state), _codes(state))
    return all(low <= number < end for number, low, end in ranges)


def _places(program: Program, state: State) -> Iterator[Range]:
    """Yield seats, sets of seats, cards and suits."""
    players, kinds, suits = program.players, program.kinds, program.suits
    for number in (state.turn, state.coming, state.mover, state.dealer, state.first, state.cursor, state.owed_by):
        yield number, 0, players
    for number in (state.asked_first, state.owed_maker, state.owed_last):
        yield number, 0, players
    for number in (state.owed_debtor, state.owed_return, state.laid_by):
        yield number, -1, players
    for number in (state.in_game, state.active, state.hand_winners, state.game_winners, state.busted, state.late):
        yield number, 0, 1 << players
    yield state.top, 0 if state.discard_size > 0 else NO_CARD, kinds
    yield state.owed_source, 0, kinds
    yield state.covered, -1, kinds
    yield state.effective, NO_CARD, kinds
    for number in (state.owed_opener, state.receiver):
        yield number, 0, players
    for number in (state.named_rank, state.followed_rank, state.owed_rank):
        yield number, -1, program.ranks
    yield state.named_for_this, -1, MOST_SUITS + program.ranks
    for number in (state.owed_relation, state.row, state.open_row):
        yield number, 0, MOST_RELATIONS
    yield state.had_turn, 0, 1 << players
    yield state.choice_set, 0, program.every_kind + 1
    for number in (state.named_suit, state.followed_suit, state.owed_suit, state.cutter):
        yield number, -1, suits
    yield state.drawn, 0, program.every_kind + 1


def _counts(program: Program, state: State) -> Iterator[Range]:
    """Yield the counts, and the words of the generator."""
    for word in state.random:
        yield word, 0, WORD + 1
    for number in (state.active_count, state.places_given, state.leaving_count, state.passed_over):
        yield number, 0, program.players + 1
    yield state.passes, 0, program.block_rounds * program.players + program.block_passes + 1
    for number in (state.turns, state.refills, state.chain, state.plays):
        yield number, 0, MUCH
    for number in (state.stock_size, state.discard_size, state.draws_made, state.laid_before):
        yield number, 0, program.card_count + 1
    yield state.hand_number, 0, program.hand_limit + 1
    yield state.actions, 0, program.action_limit + 1
    owes = state.owed_kind != NO_DEBT
    yield state.owed_amount, int(owes and state.owed_kind < LAY), MOST_OWED + 1 if owes else 1
    for number in (state.laid, state.row_from):
        yield number, 0, state.discard_size + 1
    for number in (state.acting, state.answering):
        yield number, 0, max(1, state.laid)
    for number in (state.giving, sum(state.aside_count)):
        yield number, 0, program.card_count + 1
    yield state.asked_left, 0, program.players + 1
    yield state.below_passed, 0, MUCH
    yield state.below_direction, -1, 2
    yield state.owed_turns, 0, program.players + 1


def _codes(state: State) -> Iterator[Range]:
    """Yield the numbers that stand for something, and places in tables."""
    for name in State.flags:
        yield getattr(state, name), 0, 2
    yield state.owed_otherwise, 0, ELSE_NOTHING + 1
    yield state.owed_lasting, 0, UNTIL_LAID + 1
    yield state.phase, TURN, GAME_OVER + 1
    yield state.stage, REST, REST + 1
    yield state.result, RUNNING, ENDED + 1
    yield state.direction, -1, 2
    yield state.starting, 0, 3
    yield state.again, 0, AGAIN_ONE_CARD + 1
    yield state.choice, 0, 2 * SAME_COLOUR
    yield state.reply, 0, CANCELS_LAST + 1
    yield state.effect_list, 0, LISTS
    yield state.effect_position, 0, LIST_LENGTH + 1
    yield state.owed_kind, NO_DEBT, ROUND + 1
    yield state.owed_then, 0, ASIDE + 1


def _seats_fit(program: Program, state: State) -> bool:
    """Return whether what stands there for each seat is inside its range, and nothing for seats that nobody sits on."""
    players = program.players
    for seat in range(MOST_SEATS):
        here = seat < players
        calls = 1 << program.calls if here else 1
        if not (
            -MUCH < state.total[seat] < MUCH
            and -MUCH < state.points[seat] < MUCH
            and 0 <= state.wins[seat] <= state.hand_number
            and 0 <= state.called[seat] < calls
            and 0 <= state.due[seat] < calls
            and 0 <= state.ripe[seat] < calls
            and 0 <= state.wait[seat] <= MOST_WAITING
            and 0 <= state.place[seat] <= state.places_given
            and 0 <= state.leaving[seat] <= state.leaving_count
            and 0 <= state.aside_count[seat] <= (program.card_count if here else 0)
            and 0 <= state.carried[seat] <= MOST_CARRIED
            and -MUCH < state.fines[seat] < MUCH
            and 0 <= state.cards_drawn[seat] < MUCH
            and -1 <= state.last_kind[seat] < program.kinds
            and 0 <= state.counter[seat] <= MOST_COUNT
            and 0 <= state.refilled[seat] <= MOST_DOUBLED
        ):
            return False
        if not here and (state.total[seat] or state.points[seat] or state.wins[seat] or state.wait[seat]):
            return False
        if not here and (state.place[seat] or state.leaving[seat] or state.hand[seat] or state.size[seat]):
            return False
    return any(state.random)


def _cards_fit(program: Program, state: State) -> bool:
    """Return whether hands, stock and discards agree with one another and with the packs."""
    aside = _first(state.aside, sum(state.aside_count))
    piles = [*_first(state.stock, state.stock_size), *_first(state.discards, state.discard_size), *aside]
    held: Counter[int] = Counter()
    if any(not 0 <= kind < program.kinds for kind in piles):
        return False
    for seat in range(program.players):
        if state.hand[seat] & ~program.every_kind or not _copies_fit(program, state, seat):
            return False
        cards = cards_held(program, state, seat)
        if len(cards) != state.size[seat]:
            return False
        held.update(cards)
    held.update(piles)
    return held <= Counter(_first(program.pack, program.card_count))


def _first(pile: Row, size: int) -> list[int]:
    return [pile[place] for place in range(size)]


def _copies_fit(program: Program, state: State, seat: int) -> bool:
    """Return whether the copies of a hand agree with its set of kinds; without copies in the pack none are kept."""
    copies = [state.copies[MOST_KINDS * seat + kind] for kind in range(MOST_KINDS)]
    if program.features & HAS_COPIES:
        return all((count > 0) == bool(state.hand[seat] >> kind & 1) for kind, count in enumerate(copies))
    return not any(copies)


def _before_first_deal(state: State) -> bool:
    """Return whether the game is one that has not begun."""
    return state.hand_number == 0 and state.phase == HAND_OVER and _count(state.in_game) > 1


def _phase_fits(program: Program, state: State) -> bool:
    """Return whether a hand could be in this phase, and somebody can do something in it."""
    if state.hand_number == 0 or not _top_fits(program, state):
        return False
    if state.phase == GAME_OVER:
        return state.result != RUNNING
    if _count(state.in_game) < 2:
        return False
    if state.phase == HAND_OVER:
        return state.result != RUNNING and state.hand_number < program.hand_limit
    return _hand_runs(program, state) and bool(legal_actions(program, state))


def _top_fits(program: Program, state: State) -> bool:
    """Return whether the top card is that of the pile; where no card lies anything may be laid."""
    if state.discard_size > 0:
        return state.discards[state.discard_size - 1] == state.top
    leads = program.starter_from == FROM_NOWHERE or program.shortfall == SHORT_TAKE_TOP
    return leads and state.top == NO_CARD and state.open_top == 1


def _hand_runs(program: Program, state: State) -> bool:
    """Return whether the seats of a running hand are all there, and the phase has what it needs."""
    active = state.active
    leaving = (seat for seat in range(program.players) if state.leaving[seat])
    return (
        state.result == RUNNING
        and state.actions < program.action_limit
        and state.direction != 0
        and active & ~state.in_game == 0
        and 2 <= _count(active) == state.active_count
        and _count(state.in_game & ~active) == state.places_given + _count(state.busted)
        and state.busted & active == 0
        and all(_is_in(active, seat) or _still_decides(state, seat) for seat in (state.turn, state.mover, *leaving))
        and (state.starting != 2 or _is_in(active, state.dealer))
        and _choice_fits(program, state)
    )


def _still_decides(state: State, seat: int) -> bool:
    """Return whether a seat that is out decides what its last card does, or others are asked before the next turn."""
    if state.phase == INTERRUPT and state.resume == NEXT_TURN:
        return seat == state.turn and state.leaving[seat] == 0
    return seat == state.turn == state.mover and state.phase in (NAME, TARGET) and state.place[seat] > 0


def _choice_fits(program: Program, state: State) -> bool:
    """Return whether what follows a decision can follow it."""
    phase, owes = state.phase, state.owed_kind != NO_DEBT
    if phase == MORE:
        return state.mover == state.turn and state.laid > 0
    if phase <= AGAIN:
        return state.mover == state.turn and owes == (phase == OWED)
    if phase == CHOOSE_TOP:
        return state.mover == state.turn and state.laid > 1
    if phase == OUT_OF_TURN:
        rests = state.resume_phase in (TURN, AGAIN, OWED) and owes == (state.resume_phase == OWED)
        if state.ending and state.resume_phase == TURN:
            rests = state.resume in (HAND_COUNTED, SETTLE)
        return rests and state.top != NO_CARD
    decision = decision_in(phase)
    if decision is None or state.resume not in decision.followed_by:
        return False
    if phase == DIRECTION:
        return _is_in(state.active, state.first)
    if phase == INTERRUPT:
        rests = state.resume_phase in (TURN, AGAIN, OWED) and owes == (state.resume_phase == OWED)
        if state.resume in (HAND_COUNTED, NEXT_TURN):
            rests = state.resume_phase == TURN
        asked = _is_in(state.active, state.asked_first) and _is_in(state.active, state.mover)
        if not (asked and rests):
            return False
    if phase == CHOOSE_CARD and not 0 < state.giving <= state.size[state.mover]:
        return False
    if phase == CHOOSE_CARD and not _is_in(state.active, state.receiver):
        return False
    if (phase == TARGET or decision.asked_by) and not _runs(program, state, decision):
        return False
    return state.resume != NEXT_TURN or _is_in(state.active, state.coming)


def _runs(program: Program, state: State, decision: Decision) -> bool:
    """Return whether an effect runs that can ask for this choice."""
    if state.effect_position == 0:
        return False
    place = LIST_LENGTH * state.effect_list + state.effect_position - 1
    operation = program.operation[place]
    if decision.asked_by:
        return operation in decision.asked_by
    return operation == SKIP_CHOSEN or program.aim[place] == AT_CHOSEN


def _count(seats: int) -> int:
    return seats.bit_count()


def _is_in(seats: int, seat: int) -> bool:
    return bool(seats >> seat & 1)
