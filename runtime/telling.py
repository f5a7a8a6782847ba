"""Steps that tell what they did, for people and programs at a table; bulk play uses `step` and pays nothing for it.

A step is run stage by stage with the engine's own functions, and events are what has changed from one stage to the
next. So `step_and_tell` leaves exactly the state that `step` leaves.
"""

from __future__ import annotations

from collections.abc import Iterator

from crazy8.runtime.actions import CALL, DEAL, NAME_SUIT, PASS, SEAT, TAKE, is_play, is_seat
from crazy8.runtime.calls import can_be_caught
from crazy8.runtime.changes import changes
from crazy8.runtime.codes import (
    ADDS,
    CANCELS,
    CAUGHT_BY_TABLE,
    DIRECTION,
    DOUBLES,
    EFFECTS,
    FROM_NOWHERE,
    HAND_OVER,
    HAS_CUTTER,
    HAS_STOCK_RULES,
    INTERRUPT,
    LIMITED,
    NAME,
    NEXT_TURN,
    PASSES_ON,
    REPLACES,
    REST,
    SENDS_BACK,
    SKIP_NEXT,
    SKIPS,
)
from crazy8.runtime.deal import deal_hand
from crazy8.runtime.effects import run_effect
from crazy8.runtime.events import (
    Called,
    Caught,
    CutterShown,
    Dealt,
    DirectionChosen,
    Drew,
    Event,
    HandBegan,
    Passed,
    Played,
    Reply,
    Reversed,
    Skipped,
    StarterRefused,
    StarterTurned,
    SuitNamed,
    Took,
)
from crazy8.runtime.finish import stop_hand
from crazy8.runtime.holding import cards_held, seats_in
from crazy8.runtime.program import LIST_LENGTH, Program
from crazy8.runtime.seats import next_seat, seats_on
from crazy8.runtime.starter import is_refused, put_away, turn_up_one
from crazy8.runtime.state import State
from crazy8.runtime.step import act, run_stage

REPLIES = {
    ADDS: Reply.ADDS,
    DOUBLES: Reply.DOUBLES,
    REPLACES: Reply.REPLACES,
    PASSES_ON: Reply.PASSES_ON,
    SENDS_BACK: Reply.SENDS_BACK,
    CANCELS: Reply.CANCELS,
}


def step_and_tell(program: Program, state: State, action: int) -> tuple[Event, ...]:
    """Do a legal action as `step` does, and tell what happened."""
    state.actions += 1
    before = state.copy()
    act(program, state, action)
    events = list(action_told(program, before, state, action))
    while state.stage != REST:
        events += stage_told(program, state)
    if state.actions >= program.action_limit and state.phase < HAND_OVER:
        stop_hand(state, LIMITED)
        events += stage_told(program, state)
    return tuple(events)


def action_told(program: Program, before: State, after: State, action: int) -> Iterator[Event]:
    """What an action did before any stage ran."""
    seat = before.mover
    if action == DEAL:
        yield from deal_told(program, before, after)
    elif action == TAKE:
        yield from serving_told(program, before, after)
    else:
        if is_play(action):
            yield Played(seat, action, after.size[seat], REPLIES.get(after.reply))
        elif before.phase == NAME:
            yield SuitNamed(seat, None if action == PASS else action - NAME_SUIT)
        elif before.phase == DIRECTION:
            yield DirectionChosen(seat, after.direction)
        elif before.phase == INTERRUPT:
            yield from interruption_told(program, before, after, action)
        elif action == CALL:
            yield call_told(before, after, seat)
        elif action == PASS:
            yield Passed(seat)
        yield from changes(program, before, after, before.turn)


# ---- the deal


def deal_told(program: Program, before: State, after: State) -> Iterator[Event]:
    """The deal: who deals and begins, the hands, every card that was turned up."""
    yield HandBegan(after.hand_number, after.dealer, after.first)
    for seat in seats_in(after.active):
        kinds = cards_held(program, after, seat)
        yield Dealt(seat, len(kinds), kinds)
    for kind in refused_starters(program, before):
        yield StarterRefused(kind)
    if after.discard_size > 0:
        yield StarterTurned(after.top)
    if after.cutter >= 0:
        yield CutterShown(after.stock[0])


def refused_starters(program: Program, before: State) -> list[int]:
    """The cards that were turned up and put away: the deal is done again and stopped at each of them."""
    if program.starter_from == FROM_NOWHERE:
        return []
    again = before.copy()
    lenient = program.copy()
    lenient.refused = 0
    lenient.features &= ~(HAS_CUTTER | HAS_STOCK_RULES)
    deal_hand(lenient, again)
    found: list[int] = []
    while is_refused(program, again):
        found.append(again.top)
        put_away(program, again, len(found) - 1)
        turn_up_one(program, again)
    return found


# ---- debts and calls


def serving_told(program: Program, before: State, after: State) -> Iterator[Event]:
    """What is owed was served: cards taken, or seats passed over."""
    debtor = before.turn
    followed = list(changes(program, before, after, before.owed_by))
    if before.owed_kind == SKIPS:
        for steps in range(before.owed_amount):
            yield Skipped(seats_on(program, before, debtor, steps))
    elif not any(isinstance(event, Drew) for event in followed):
        yield Took(debtor, 0, (), before.owed_amount)
    for event in followed:
        yield Took(debtor, event.count, event.kinds, before.owed_amount) if isinstance(event, Drew) else event


def call_told(before: State, after: State, seat: int) -> Called:
    """A call, in time or late."""
    if before.due[seat]:
        return Called(seat, seats_in(before.due[seat] & ~after.due[seat]), late=True)
    return Called(seat, seats_in(after.called[seat] & ~before.called[seat]), late=False)


def interruption_told(program: Program, before: State, after: State, action: int) -> Iterator[Event]:
    """Somebody called late or caught another; where the table watches, it catches whoever is left at the end."""
    if action == CALL:
        yield call_told(before, after, before.mover)
    elif is_seat(action):
        yield catch_told(program, before, action - SEAT, before.mover)
    if program.call_catcher == CAUGHT_BY_TABLE and after.phase != INTERRUPT:
        for seat in range(program.players):
            saved = action == CALL and seat == before.mover
            if can_be_caught(program, before, seat) and not saved:
                yield catch_told(program, before, seat, None)


def catch_told(program: Program, before: State, seat: int, by: int | None) -> Caught:
    """A seat is caught."""
    calls = seats_in(before.due[seat] & program.catchable)
    return Caught(seat, by, calls, sum(program.call_cards[call] for call in calls))


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
    """The seats that miss a turn before somebody comes."""
    left = [before.wait[seat] - after.wait[seat] for seat in range(program.players)]
    seat = before.coming
    while left[seat] > 0:
        left[seat] -= 1
        yield Skipped(seat)
        seat = next_seat(program, before, seat)


def effects_told(program: Program, state: State) -> Iterator[Event]:
    """Run the effects of a card one by one, up to a choice or to the end, and tell each."""
    while state.stage == EFFECTS:
        before = state.copy()
        run_effect(program, state)
        if state.direction != before.direction:
            yield Reversed(state.direction)
        for steps in range(1, passed_over(program, before, state) + 1):
            yield Skipped(seats_on(program, state, before.cursor, steps))
        yield from changes(program, before, state, before.turn)


def passed_over(program: Program, before: State, after: State) -> int:
    """How many seats an effect passed over at once; a skip that can be answered passes over nobody yet."""
    if before.effect_position < after.effect_position and after.owed_kind != SKIPS:
        place = LIST_LENGTH * before.effect_list + before.effect_position
        if program.operation[place] == SKIP_NEXT and program.amount[place] % after.active_count == 0:
            return program.amount[place]  # once or several times around the table, back to where it began
    steps = 0
    while seats_on(program, after, before.cursor, steps) != after.cursor:
        steps += 1
    return steps
