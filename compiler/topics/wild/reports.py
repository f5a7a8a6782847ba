"""Report what can be wrong with wild cards and bans."""

from __future__ import annotations

from typing import ClassVar

from ...diagnostics.diagnostic import Diagnostic, Severity


class NeverLaid(Diagnostic):
    page: ClassVar[str] = """
    A card may lie on no card at all.

    Wrong:

        forbid 8 on any

    Right:

        forbid 8 on 8
    """
    code: ClassVar[str] = "C8-NEVER-LAID"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "{cards} can never be laid"
    hint: ClassVar[str | None] = "allow it on at least one card"

    cards: str
