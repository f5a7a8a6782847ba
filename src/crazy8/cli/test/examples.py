"""Tell what became of the worked examples of a rulebook."""

from __future__ import annotations

from collections.abc import Iterator
from json import loads
from typing import NamedTuple

from crazy8.compiler.diagnostics.diagnostic import Diagnostic
from crazy8.compiler.diagnostics.render import json
from crazy8.compiler.diagnostics.render.cells import visible
from crazy8.compiler.diagnostics.render.palette import Palette, paint
from crazy8.compiler.diagnostics.render.text import count_words, report_text
from crazy8.compiler.rulings.from_examples import ExampleOutcome
from crazy8.variant import Variant


class PlayedExamples(NamedTuple):
    """The examples of one rulebook, with their outcomes."""

    file: str
    outcomes: tuple[ExampleOutcome, ...]
    faults: tuple[Diagnostic, ...] = ()
    """Errors of the rulebook, which prevent that anything is played."""

    @property
    def hold(self) -> bool:
        """Return whether the engine rules as every example says."""
        return not self.faults and all(outcome.holds for outcome in self.outcomes)


def played(variant: Variant, language: str = "en") -> PlayedExamples:
    """Play all examples of a rulebook, unless it has errors; it is cited in a language."""
    errors = variant.check().errors
    return PlayedExamples(variant.file, () if errors else variant.examples(language=language), errors)


def text(examples: PlayedExamples, palette: Palette) -> str:
    """Write a line for each example, what is wrong with those that fail, and a line that sums up."""
    lines = [_line(outcome, palette) for outcome in examples.outcomes]
    diagnostics = (*examples.faults, *(report for outcome in examples.outcomes for report in outcome.diagnostics))
    reports = [report_text(diagnostic, palette=palette) for diagnostic in diagnostics]
    return "\n\n".join([*(["\n".join(lines)] if lines else []), *reports, summary(examples, palette)])


def summary(examples: PlayedExamples, palette: Palette) -> str:
    """Tell how many examples hold, after the name of the file."""
    return f"{paint(visible(examples.file), palette.message)}: {share(examples, palette)}"


def share(examples: PlayedExamples, palette: Palette) -> str:
    """Tell how many examples hold."""
    count = len(examples.outcomes)
    holding = sum(outcome.holds for outcome in examples.outcomes)
    style = palette.added if examples.hold else palette.error
    if examples.faults:
        words = f"not playable, {count_words(examples.faults)}"
    elif not count:
        words, style = "it has no examples", ""
    elif holding == count:
        words = "its one example holds" if count == 1 else f"all {count} examples hold"
    elif count == 1:
        words = "its one example fails"
    else:
        words = f"{count - holding} of {count} examples fail" + ("s" if count - holding == 1 else "")
    return paint(words, style)


def facts(examples: PlayedExamples) -> dict[str, object]:
    """Return the same for programs."""
    return {
        "file": examples.file,
        "hold": examples.hold,
        "faults": list(_reports(examples.faults)),
        "examples": [
            {
                "title": outcome.example.title.text,
                "line": outcome.example.span.line,
                "cites": [word.text for word in outcome.example.citations],
                "holds": outcome.holds,
                "diagnostics": list(_reports(outcome.diagnostics)),
            }
            for outcome in examples.outcomes
        ],
    }


def _line(outcome: ExampleOutcome, palette: Palette) -> str:
    word, style = ("holds", palette.added) if outcome.holds else ("fails", palette.error)
    example = outcome.example
    return f"  {paint(word, style)}  line {example.span.line:>3}  {visible(example.title.text)}"


def _reports(diagnostics: tuple[Diagnostic, ...]) -> Iterator[object]:
    """Yield reports in the form that `c8 check --format json` has."""
    yield from loads(json.render(diagnostics))["diagnostics"]
