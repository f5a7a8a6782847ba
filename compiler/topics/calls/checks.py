"""Check that calls can be told apart, and that a forgotten one can still cost what it costs."""

from __future__ import annotations

from collections.abc import Iterator

from ...diagnostics.diagnostic import Diagnostic, Label
from ..rules import Rules
from .model import CALL_REQUIRED, MOST_CALLS, Call
from .reports import CallTooLate, TooManyCalls


def check(rules: Rules) -> Iterator[Diagnostic]:
    """Count the numbers of cards at which something must be called, and look at what is lost by silence."""
    calls = [answer for answer in rules.answers_to(CALL_REQUIRED) if answer.value is not None]
    if len(calls) > MOST_CALLS:
        labels = tuple(Label(answer.span, "a call") for answer in calls[:MOST_CALLS])
        yield TooManyCalls(span=calls[-1].span, count=len(calls), most=MOST_CALLS, labels=labels)
    for answer in calls:
        call = answer.value
        if isinstance(call, Call) and call.penalty.no_finish and call.at == 0 and not call.ahead:
            yield CallTooLate(span=answer.span)
