"""Put the last-card calls into the program."""

from __future__ import annotations

from crazy8.runtime.records import codes
from crazy8.runtime.records.calls import HAS_CALLS, HAS_CALLS_AHEAD, HAS_DOUBTS, HAS_FALSE_CALLS, HAS_LATE_CATCHES
from crazy8.runtime.records.features import features_in
from crazy8.runtime.records.program import Program

from ..rules import Rules

WINDOW = {
    "next turn": codes.UNTIL_NEXT_TURN,
    "next card": codes.UNTIL_NEXT_CARD,
    "last card": codes.UNTIL_LAST_CARD,
}
CATCHER = {"anyone": codes.CAUGHT_BY_ANYONE, "next": codes.CAUGHT_BY_NEXT, "table": codes.CAUGHT_BY_TABLE}
AHEAD = -1
"""Stands where a call belongs to no hand size."""


def fill_calls(program: Program, rules: Rules) -> None:
    """Write the last-card calls and their penalties."""
    calls = rules.calls
    program.calls = len(calls.calls)
    program.call_window = WINDOW[calls.window]
    program.call_catcher = CATCHER[calls.catcher]
    for slot, call in enumerate(calls.calls):
        if call.ahead:
            program.ahead |= 1 << slot
            program.call_at[slot] = AHEAD
        else:
            program.call_sizes |= 1 << call.at
            program.call_at[slot] = call.at
        program.call_cards[slot] = call.penalty.cards or 0
        program.call_turns[slot] = call.penalty.turns
        program.call_no_finish[slot] = call.penalty.no_finish
        if call.penalty.cards or call.penalty.turns:
            program.catchable |= 1 << slot
        if call.penalty.no_finish:
            program.binding |= 1 << slot
    program.false_cards = calls.false.cards or 0
    program.false_turns = calls.false.turns
    program.doubt_cards = calls.doubt.cards or 0
    program.doubt_turns = calls.doubt.turns


def features_of_calls(program: Program, rules: Rules) -> int:
    """Return the features that the calls use."""
    has_calls = program.calls > 0
    late = program.call_window == codes.UNTIL_LAST_CARD and program.call_catcher != codes.CAUGHT_BY_TABLE
    return features_in(
        {
            HAS_CALLS: has_calls,
            HAS_LATE_CATCHES: late and program.catchable != 0,
            HAS_CALLS_AHEAD: program.ahead != 0,
            HAS_FALSE_CALLS: has_calls and bool(program.false_cards or program.false_turns),
            HAS_DOUBTS: has_calls and bool(program.doubt_cards or program.doubt_turns),
        }
    )
