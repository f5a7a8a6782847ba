"""Play worked examples several times each, with different cards where an example names none."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from crazy8.runtime.people.refusals import reason_against
from crazy8.runtime.records.program import Program

from ..book.languages.files import LanguageFiles
from ..diagnostics.diagnostic import Diagnostic
from ..examples.read import Situation, Step, read_example
from ..examples.reports.examples import RulingDepends, RulingFailed
from ..language.nodes import Example
from ..layers.resolver import Resolver
from ..program.from_rules import program_from
from .actions import ACTIONS
from .citing import citation
from .rulings import RULINGS, looks_between_turns
from .setting import set_up
from .table import ExampleTable

FILLINGS = 8
"""The number of times an example is played."""


class ExampleOutcome(NamedTuple):
    """The outcome of an example."""

    example: Example
    diagnostics: tuple[Diagnostic, ...]

    @property
    def holds(self) -> bool:
        """Return whether the rules say what the example says."""
        return not self.diagnostics


class Failure(NamedTuple):
    """The first line of an example that does not come true, and the table at that moment."""

    step: Step
    says: str
    table: tuple[str, ...]
    """The table in words, and the sentence of the rulebook that the line is against, if there is one."""


def play_examples(resolver: Resolver, tongue: str | LanguageFiles = "en") -> Iterator[ExampleOutcome]:
    """Play every example of a variant; its rules must be sound. The rulebook is cited in the language `tongue`."""
    for example in resolver.variant.examples():
        situation, diagnostics = read_example(example, resolver)
        found = play_example(situation, tongue) if situation is not None else tuple(diagnostics)
        yield ExampleOutcome(example, found)


def play_example(situation: Situation, tongue: str | LanguageFiles = "en") -> tuple[Diagnostic, ...]:
    """Play an example, and return the first line that does not come true, if any."""
    program = program_from(situation.rules)
    failures = [failure_of(situation, program, seed, tongue) for seed in range(FILLINGS)]
    met = [failure for failure in failures if failure is not None]
    if not met:
        return ()
    first = met[0]
    kind = RulingDepends if len(met) < len(failures) else RulingFailed
    return (kind(span=first.step.span, line=first.step.span.text, says=first.says, notes=first.table),)


def failure_of(situation: Situation, program: Program, seed: int, tongue: str | LanguageFiles = "en") -> Failure | None:
    """Return the first line that does not come true with one filling of the places that an example does not name."""
    table = set_up(situation, program, seed)
    for step in situation.steps:
        # A ruling looks at a copy: what it lets pass there can still be done after it.
        looked_at = table.copy() if step.kind in RULINGS else table
        says = _says(looked_at, step)
        if says is not None:
            return Failure(step, says, (*looked_at.described(), *_cited(looked_at, tongue)))
    return None


def _cited(table: ExampleTable, tongue: str | LanguageFiles) -> Iterator[str]:
    """Yield the sentence of the rulebook that forbids what an example does or calls possible."""
    if table.refused is None:
        return
    reason = reason_against(table.program, table.state, table.refused)
    if reason is None:
        return
    against = citation(table.rules, table.program, reason, table.state, table.refused, tongue)
    if against is not None:
        yield f"the rulebook says {against}"


def _says(table: ExampleTable, step: Step) -> str | None:
    """Carry out a line, and return what is so instead if it does not come true."""
    if step.kind in ACTIONS:
        return ACTIONS[step.kind](table, step)
    if step.kind in RULINGS:
        if not looks_between_turns(step):
            table.let_questions_pass()
        return RULINGS[step.kind](table, step)
    return None
