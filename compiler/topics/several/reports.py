"""Report what can be wrong with laying several cards in one turn."""

from __future__ import annotations

from typing import ClassVar

from ...diagnostics.diagnostic import Diagnostic, Severity


class LeastAboveMost(Diagnostic):
    page: ClassVar[str] = """
    More cards have to be laid together than may be.

    Wrong:

        several same rank at least 4 at most 3

    Right:

        several same rank at least 3 at most 4
    """
    code: ClassVar[str] = "C8-LEAST-ABOVE-MOST"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "more cards have to be laid together than may be"
    hint: ClassVar[str | None] = "write the smaller number after `at least`, or leave one of them out"
