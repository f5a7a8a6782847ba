"""Questions that come up and that the rulebook does not answer."""

from __future__ import annotations

from collections.abc import Iterator

from crazy8.compiler.diagnostics.codes.rules import AssumedAnswer, OpenQuestion
from crazy8.compiler.diagnostics.diagnostic import Diagnostic, Severity
from crazy8.compiler.questions.question import Question
from crazy8.compiler.questions.verdict import place, summary
from crazy8.compiler.rules.rules import Rules


def check(rules: Rules) -> Iterator[Diagnostic]:
    """Go through the registry; what is assumed is noted, what is open is a finding."""
    for question, standing in summary(rules):
        if standing.verdict not in ("open", "assumed"):
            continue
        span = place(question, rules, standing.unanswered)
        if standing.verdict == "open":
            ways = [f"`{line}`" for line in question.write]
            yield OpenQuestion(
                span=span,
                question=question.key,
                asks=question.asks,
                answers=" or ".join(ways) or "a statement of your own",
                weight=question.severity,
                notes=found_elsewhere(question),
            )
        elif question.severity is not Severity.NOTE:
            yield AssumedAnswer(
                span=span,
                question=question.key,
                asks=question.asks,
                holds=(standing.holds or "").replace("\n", "; "),
                source=", ".join(standing.on_whose_word),
                notes=found_elsewhere(question),
            )


def found_elsewhere(question: Question) -> tuple[str, ...]:
    """What other rulebooks say, one line each."""
    return tuple(f"elsewhere: {one.answer} ({one.witnesses})" for one in question.found)
