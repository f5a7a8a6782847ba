"""List what the variants that ship answer to a question, for its explanation."""

from __future__ import annotations

from crazy8.books.house_rules import Lines, house_rules
from crazy8.compiler.questions.question import Question
from crazy8.paragraphs import example, wrapped

HEADING = "What the shipped variants say:"


def lines_of(question: Question) -> Lines:
    """Return the lines that answer a question: its own, or those of the question that settles it."""
    return house_rules().get(question.settled_by or question.key, {})


def text(question: Question) -> str:
    """Write every line with the variants and options that have it."""
    rows = [f"{example(line)}\n{wrapped(_names(names), margin='      ')}" for line, names in lines_of(question).items()]
    return "\n".join(rows) or "    None of them says anything about it."


def facts(question: Question) -> list[dict[str, object]]:
    """Return the same for programs."""
    return [{"line": line, "variants": list(names)} for line, names in lines_of(question).items()]


def _names(names: tuple[str, ...]) -> str:
    return f"({', '.join(names)})"
