"""Tell what a step did, for people and programs; bulk play uses `step` and pays nothing for it.

A step is run stage by stage with the engine's own functions, and events are what has changed from one stage to the
next. So `step_and_tell` leaves exactly the state that `step` leaves.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..engine.step import act, run_stage, see_to_ends
from ..records.actions import (
    CALL,
    CHALLENGE,
    CHOSEN_CARD,
    CLAIM,
    DEAL,
    END,
    JUMP,
    KNOCK,
    NAME_RANK,
    NAME_SUIT,
    PASS,
    SEAT,
    TAKE,
)
from ..records.codes import (
    ADDS,
    CANCELS,
    CARDS,
    CHOOSE_CARD,
    CHOOSE_TOP,
    DIRECTION,
    DISCARDS,
    DOUBLES,
    EFFECTS,
    END_HAND,
    HAND_OVER,
    INTERRUPT,
    LAY,
    LIMITED,
    MORE,
    NAME,
    NEXT_TURN,
    NOTHING,
    OFFER,
    OUT_OF_TURN,
    PASSES_ON,
    REPLACES,
    REST,
    RUNNING,
    SENDS_BACK,
    SETTLE,
    SKIPS,
    TARGET,
    TURN,
    TURNS,
)
from ..records.finish import HAS_CARD_LIMIT
from ..records.holding import cards_held
from ..records.limits import LIST_LENGTH
from ..records.program import Program
from ..records.seats import next_seat
from ..records.state import State
from ..topics.effects import asks_for_rank, run_effect
from ..topics.finish import stop_hand
from ..topics.finish_card_limit import enforce_card_limit
from .actions import ActionKind, kind_of
from .calls import call_told, interruption_told
from .changes import changes
from .deal import deal_told
from .events import (
    KINDS,
    Challenged,
    Claimed,
    DirectionChosen,
    Drew,
    Event,
    HandEndedBy,
    Knocked,
    Passed,
    Played,
    RankNamed,
    Reply,
    Reversed,
    RoundOpened,
    RowClosed,
    Skipped,
    SuitNamed,
    ThrewIn,
    Took,
    TopChosen,
)
from .hands import MOVING, HandShown, card_chosen, chosen_for, hands_told, moves_told
from .stock import TopTaken

REPLIES = {
    ADDS: Reply.ADDS,
    DOUBLES: Reply.DOUBLES,
    REPLACES: Reply.REPLACES,
    PASSES_ON: Reply.PASSES_ON,
    SENDS_BACK: Reply.SENDS_BACK,
    CANCELS: Reply.CANCELS,
}


def kinds_of_events() -> tuple[type[Event], ...]:
    """Return all kinds of events; this imports the modules that declare them."""
    return tuple(KINDS)


def step_and_tell(program: Program, state: State, action: int) -> tuple[Event, ...]:
    """Do a legal action as `step` does, and tell what happened.

    It goes through the same parts as `step`, and through effects one by one, and looks at the state between them: an
    event is a difference of states. One function with a listener would be shorter, but compiled code would have to be
    given the listener in every call, and what is told must not be able to change how a hand runs. Tests of recordings
    hold that both do the same: what was played here is replayed by `step`.
    """
    state.actions += 1
    before = state.copy()
    act(program, state, action)
    events = list(action_told(program, before, state, action))
    if program.features & HAS_CARD_LIMIT:
        before = state.copy()
        enforce_card_limit(program, state)
        events += changes(program, before, state, before.turn)
    see_to_ends(program, state)
    while state.stage != REST:
        events += stage_told(program, state)
        see_to_ends(program, state)
    if state.actions >= program.action_limit and state.phase < HAND_OVER:
        stop_hand(state, LIMITED)
        events += stage_told(program, state)
    return tuple(events)


def action_told(program: Program, before: State, after: State, action: int) -> Iterator[Event]:
    """Return the events of an action, before any stage ran."""
    seat, kind = before.mover, kind_of(action)
    if action == DEAL:
        yield from deal_told(program, before, after)
    elif action == TAKE and before.phase == TURN:
        yield TopTaken(seat, before.top)
        yield from changes(program, before, after, before.turn, moved=True)
    elif action in (TAKE, CHALLENGE):
        if action == CHALLENGE:
            doubted = before.owed_maker
            yield Challenged(seat, doubted, not before.owed_guilty)
            yield HandShown(doubted, (seat,), cards_held(program, before, doubted))
        yield from serving_told(program, before, after)
    elif before.phase == CHOOSE_CARD:
        yield from card_chosen(program, before, after, action - CHOSEN_CARD)
        yield from changes(program, before, after, before.turn, moved=chosen_for(program, before) != DISCARDS)
    elif before.phase == TARGET:
        yield from chosen_told(program, before, after, action - SEAT)
    else:
        if kind is ActionKind.PLAY:
            yield Played(seat, action, after.size[seat], REPLIES.get(after.reply))
        elif kind is ActionKind.THROW_IN:
            yield ThrewIn(seat, action - JUMP, after.size[seat])
            over = seat
            for _ in range(after.passed_over):
                over = next_seat(program, after, over)
                yield Skipped(over)
        elif action == KNOCK:
            yield Knocked(seat)
        elif action == CLAIM:
            yield Claimed(seat, cards_held(program, before, seat))
        elif before.phase == INTERRUPT:
            yield from interruption_told(program, before, after, action)
        elif action == CALL:
            yield call_told(before, after, seat)
        else:
            yield from choice_told(program, before, after, action)
        yield from changes(program, before, after, before.turn)


def choice_told(program: Program, before: State, after: State, action: int) -> Iterator[Event]:
    """Yield the event of a choice that concerns no other seat, or of a pass."""
    seat = before.mover
    if before.phase == NAME:
        if asks_for_rank(before):
            yield RankNamed(seat, None if action == PASS else action - NAME_RANK)
        else:
            yield SuitNamed(seat, None if action == PASS else action - NAME_SUIT)
    elif before.phase == DIRECTION:
        yield DirectionChosen(seat, after.direction)
    elif before.phase == CHOOSE_TOP:
        yield TopChosen(seat, after.top)
    elif before.phase == MORE and action == END:
        yield RowClosed(seat)
    elif before.phase == OFFER:
        if action == END:
            place = LIST_LENGTH * before.effect_list + before.effect_position - 1
            yield HandEndedBy(seat) if program.operation[place] == END_HAND else RoundOpened(seat)
    elif action == PASS and before.phase not in (OUT_OF_TURN, MORE):
        yield Passed(seat)


def chosen_told(program: Program, before: State, after: State, other: int) -> Iterator[Event]:
    """Yield the event of a seat that was chosen for what a card does."""
    operation = program.operation[LIST_LENGTH * before.effect_list + before.effect_position - 1]
    yield from hands_told(program, before, after, operation, other)
    yield from changes(program, before, after, before.turn, moved=operation in MOVING)


# ---- the deal


# ---- debts and calls


def serving_told(program: Program, before: State, after: State) -> Iterator[Event]:
    """Return the events of serving a debt: cards taken, turns missed, or seats passed over."""
    debtor = before.turn
    followed = list(changes(program, before, after, before.owed_by))
    if before.owed_kind == SKIPS:
        seat = debtor
        for _ in range(before.owed_amount):
            if seat != before.owed_last:
                yield Skipped(seat)
                seat = next_seat(program, before, seat)
    elif before.owed_kind == TURNS:
        yield Skipped(debtor)
    elif not any(isinstance(event, Drew) for event in followed):
        yield Passed(debtor) if before.owed_kind >= LAY else Took(debtor, 0, (), before.owed_amount)
    for event in followed:
        if before.owed_kind == CARDS and isinstance(event, Drew) and event.seat == debtor:
            yield Took(debtor, event.count, event.kinds, owed_now(before, after))
        else:
            yield event


def owed_now(before: State, after: State) -> int:
    """Return the number of cards to draw: what was owed, less what a drawn card may still answer."""
    return before.owed_amount - (after.owed_amount if after.owed_drawing else 0)


# ---- the stages


def stage_told(program: Program, state: State) -> list[Event]:
    """Run the stage that is next, and tell what happened."""
    if state.stage == EFFECTS:
        return list(effects_told(program, state))
    before = state.copy()
    run_stage(program, state)
    events: list[Event] = []
    if before.stage == NEXT_TURN:
        events += missed_turns(program, before, state)
    events += changes(program, before, state, before.turn)
    return events


def missed_turns(program: Program, before: State, after: State) -> Iterator[Event]:
    """Yield the seats that miss a turn before somebody comes."""
    left = [before.wait[seat] - after.wait[seat] for seat in range(program.players)]
    seat = before.coming
    while left[seat] > 0:
        left[seat] -= 1
        yield Skipped(seat)
        seat = next_seat(program, before, seat)


def effects_told(program: Program, state: State) -> Iterator[Event]:
    """Run the effects of a card one by one, up to a choice or to the end, and tell each."""
    while state.stage == EFFECTS and state.result == RUNNING:
        before = state.copy()
        run_effect(program, state)
        operation = operation_run(program, before, state)
        if state.direction != before.direction:
            yield Reversed(state.direction)
        seat = before.cursor
        for _ in range(state.passed_over - before.passed_over):
            seat = next_seat(program, state, seat)
            yield Skipped(seat)
        yield from moves_told(program, before, state, operation)
        yield from changes(program, before, state, before.turn, moved=operation in MOVING)


def operation_run(program: Program, before: State, after: State) -> int:
    """Return the operation that was run; nothing for the end of a list."""
    place = LIST_LENGTH * before.effect_list + before.effect_position
    ended = before.effect_position == LIST_LENGTH or after.stage == SETTLE
    return NOTHING if ended else program.operation[place]
