"""Reports on rules in JSON."""

from __future__ import annotations

from typing import ClassVar

from ..diagnostics.diagnostic import Diagnostic, Severity


class UnsoundRules(Diagnostic):
    """Rules in JSON that are none; no page of `c8 explain` tells of it, for no `.c8` text has this fault."""

    code: ClassVar[str] = "C8-UNSOUND-RULES"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "`{path}`: {problem}"
    hint: ClassVar[str | None] = "the schema is `crazy8.RULES_SCHEMA`"

    path: str
    """Where it stands: `topics.drawing.amount.cards`."""
    problem: str
