"""A hand cannot fall to more numbers with a call than a game can keep apart."""

from __future__ import annotations

from collections.abc import Iterator

from crazy8.compiler.diagnostics.codes.rules import TooManyCalls
from crazy8.compiler.diagnostics.diagnostic import Diagnostic, Label
from crazy8.compiler.rules.calls import MOST_CALLS
from crazy8.compiler.rules.rules import Rules


def check(rules: Rules) -> Iterator[Diagnostic]:
    """Count the numbers of cards at which something must be called."""
    calls = [answer for answer in rules.answers_to("call.required") if answer.value is not None]
    if len(calls) > MOST_CALLS:
        labels = tuple(Label(answer.span, "a call") for answer in calls[:MOST_CALLS])
        yield TooManyCalls(span=calls[-1].span, count=len(calls), most=MOST_CALLS, labels=labels)
