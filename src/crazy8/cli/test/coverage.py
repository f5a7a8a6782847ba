"""Tell coverage, to people and to programs."""

from __future__ import annotations

from collections.abc import Sequence

from crazy8.compiler.diagnostics.render.cells import visible
from crazy8.compiler.diagnostics.render.palette import Palette, paint
from crazy8.compiler.rulings.exercises import Exercise
from crazy8.covering import Coverage

LONGEST = 44
"""Characters of a statement that are shown in its column."""


def coverage_text(coverage: Coverage, palette: Palette) -> str:
    """Write a line for each answer that the file states, those apart that no example can show, and the sum."""
    shown = [one for one in coverage.answers if one.beyond_examples is None]
    beyond = _table(coverage.beyond_examples, palette)
    apart = ["", "cannot be shown by an example:", *beyond, ""] if beyond else []
    return "\n".join([*_table(shown, palette), *apart, summary(coverage, palette)])


def _table(answers: Sequence[Exercise], palette: Palette) -> list[str]:
    """Write a line for each of some answers, in columns."""
    rows = [(f"line {answer.statement.span.line:>3}", answer.question, _statement(answer)) for answer in answers]
    widths = [max((len(row[column]) for row in rows), default=0) for column in range(3)]
    lines = []
    for row, one in zip(rows, answers, strict=True):
        cells = "  ".join(f"{cell:<{width}}" for cell, width in zip(row, widths, strict=True))
        lines.append(f"  {cells}  {_shown_by(one, palette)}")
    return lines


def summary(coverage: Coverage, palette: Palette) -> str:
    """Tell how many of the answers are exercised, after the name of the file."""
    of = len(coverage.answers) - len(coverage.beyond_examples)
    if not of:
        words = "it states no answers of its own that an example could show"
    else:
        words = f"examples exercise {coverage.exercised} of {of} answer{'' if of == 1 else 's'}"
    return f"{paint(visible(coverage.file), palette.message)}: {words}"


def coverage_facts(coverage: Coverage) -> dict[str, object]:
    """Return the same for programs."""
    return {
        "exercised": coverage.exercised,
        "of": len(coverage.answers) - len(coverage.beyond_examples),
        "answers": [_fact(answer) for answer in coverage.answers],
    }


def _fact(one: Exercise) -> dict[str, object]:
    example = one.example
    return {
        "question": one.question,
        "statement": one.statement.span.text,
        "line": one.statement.span.line,
        "option": one.option,
        "exercised_by": None if example is None else {"title": example.title.text, "line": example.span.line},
        "matters": one.matters,
        "beyond_examples": one.beyond_examples,
    }


def _statement(one: Exercise) -> str:
    first, *more = one.statement.span.text.splitlines()
    return visible(f"{first[: LONGEST - 2]} …" if more or len(first) > LONGEST else first)


def _shown_by(one: Exercise, palette: Palette) -> str:
    if one.example is not None:
        return f"{paint('exercised', palette.added)} by line {one.example.span.line}"
    if one.beyond_examples is not None:
        return one.beyond_examples
    if one.matters:
        return paint("no example", palette.error)
    return paint("no example", palette.error) + "; none of these could"
