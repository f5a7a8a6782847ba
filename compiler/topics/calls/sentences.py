"""Tell the rules on the last-card call."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from ...telling.answers_told import ToldAnswer
from ...telling.facts import Told
from ...telling.teller import Teller
from ..rules import Rules
from .claims import (
    CallAhead,
    CallAt,
    CallMadeGoodUntil,
    CaughtBy,
    ForgottenCallCosts,
    NeedlessCallCosts,
    NoCall,
    WrongAccusationCosts,
    costs_something,
)
from .model import CALL_CATCHER, CALL_FALSE, CALL_FALSE_ACCUSATION, CALL_REQUIRED, CALL_WINDOW, Call


def tell_calls(teller: Teller) -> Iterator[Told]:
    """Tell what must be said, when, and what forgetting it costs."""
    calls = teller.rules.calls
    if not calls.calls:
        yield teller.told("calls", NoCall(), by=(CALL_REQUIRED,), quiet=True)
    for call in calls.calls:
        due = CallAhead(call.word) if call.ahead else CallAt(call.word, call.at)
        slot = "calls.ahead" if call.ahead else f"calls.at {call.at}"
        told = teller.told(slot, due, ForgottenCallCosts(call.penalty), by=(CALL_REQUIRED,))
        yield replace(told, says=_says(teller, call))
    if _matters_to_others(teller.rules):
        yield teller.told("calls.catcher", CaughtBy(calls.catcher), by=(CALL_CATCHER,))
        window = CallMadeGoodUntil(calls.window, can_be_caught=calls.catcher != "table")
        yield teller.told("calls.window", window, by=(CALL_WINDOW,))
    if calls.calls:
        free = not costs_something(calls.false)
        yield teller.told("calls.false", NeedlessCallCosts(calls.false), by=(CALL_FALSE,), quiet=free)
        free = not costs_something(calls.doubt)
        yield teller.told("calls.doubt", WrongAccusationCosts(calls.doubt), by=(CALL_FALSE_ACCUSATION,), quiet=free)


def _says(teller: Teller, call: Call) -> tuple[ToldAnswer, ...]:
    """Return the answer that asks for a call; with a last one that costs nothing, that nobody has to watch it."""
    asked = [answer for answer in teller.rules.answers_to(CALL_REQUIRED) if answer.value == call]
    if not _matters_to_others(teller.rules) and call == teller.rules.calls.calls[-1]:
        asked += [answer for key in (CALL_CATCHER, CALL_WINDOW) for answer in teller.rules.answers_to(key)]
    return teller.says(asked)


def _matters_to_others(rules: Rules) -> bool:
    """Return whether a forgotten call costs something."""
    return any(costs_something(call.penalty) for call in rules.calls.calls)
