"""Report words that could be a line of the language."""

from __future__ import annotations

from typing import ClassVar

from ..diagnostics.diagnostic import Diagnostic, Severity


class CouldBePlayed(Diagnostic):
    page: ClassVar[str] = """
    A text says in words what could be played.

    A text is printed, and the players see to it themselves; no game and no simulation plays it. The line that is shown
    is found by what players call a rule. If it means something else, the text may stay as it is.

    Wrong:

        play J: "swap hands with another player"

    Right:

        play J: swap hands with chosen
    """
    code: ClassVar[str] = "C8-COULD-BE-PLAYED"
    default_severity: ClassVar[Severity] = Severity.NOTE
    template: ClassVar[str] = "this is told in words only, and `{line}` would be played"
    hint: ClassVar[str | None] = "if it means the same, write `{line}`"

    line: str
