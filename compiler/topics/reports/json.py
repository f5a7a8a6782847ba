"""Reports on rules in JSON."""

from __future__ import annotations

from typing import ClassVar

from ...diagnostics.diagnostic import Diagnostic, Severity


class UnsoundRules(Diagnostic):
    page: ClassVar[str] = """
    A text that should hold the rules of a table as JSON does not, or contradicts itself.

    Such a text comes from `Rules.to_json`, and `crazy8.rules_from_json` reads it. The report says at which member the
    fault is. The examples show one member; all others are as they were written.

    Wrong:

        {"players": 30}

    Right:

        {"players": 3}
    """
    code: ClassVar[str] = "C8-UNSOUND-RULES"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "`{path}`: {problem}"
    hint: ClassVar[str | None] = "the schema is `crazy8.RULES_SCHEMA`"

    path: str
    """Where it stands: `topics.drawing.amount.cards`."""
    problem: str
