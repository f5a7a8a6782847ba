"""Write reports as workflow commands of GitHub Actions, which show them beside the lines of a pull request.

Source of the form: GitHub Docs, "Workflow commands for GitHub Actions"; the escapes are those of its toolkit.
"""

from __future__ import annotations

from collections.abc import Iterable

from ...source import Span
from ..diagnostic import Diagnostic, Severity
from .cells import visible

_COMMANDS = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.NOTE: "notice"}


def render(diagnostics: Iterable[Diagnostic]) -> str:
    """Return one command a line, in the order given."""
    return "".join(f"{_command(diagnostic)}\n" for diagnostic in diagnostics)


def _command(one: Diagnostic) -> str:
    properties = ",".join(f"{name}={_escaped_property(value)}" for name, value in _properties(one).items())
    return f"::{_COMMANDS[one.severity]} {properties}::{_escaped(_body(one))}"


def _properties(one: Diagnostic) -> dict[str, str]:
    place = {"file": one.span.source.name.replace("\\", "/"), "line": str(one.span.line)}
    return {**place, **_extent(one.span), "title": one.code}


def _extent(span: Span) -> dict[str, str]:
    """Return columns, or the last line: GitHub refuses columns of a stretch that spans several lines."""
    end_line, end_column = span.end_position
    if end_line != span.line:
        return {"endLine": str(end_line)}
    return {"endLine": str(end_line), "col": str(span.column), "endColumn": str(end_column)}


def _body(one: Diagnostic) -> str:
    labels = [f"{label.span.source.name}:{label.span.line}: {label.text}" for label in one.labels]
    notes = [f"note: {fact}" for fact in one.notes]
    help_lines = [] if one.told_help is None else [f"help: {one.told_help}"]
    lines = "\n".join([one.message, *labels, *notes, *help_lines]).splitlines()
    return "\n".join(map(visible, lines))


def _escaped(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _escaped_property(text: str) -> str:
    return _escaped(text).replace(":", "%3A").replace(",", "%2C")
