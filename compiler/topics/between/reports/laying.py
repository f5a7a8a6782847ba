"""Report what can be wrong with cards that ask for others, with copies, challenges, jumps and several cards at once."""

from __future__ import annotations

from typing import ClassVar

from ....diagnostics.diagnostic import Diagnostic, Severity


class NeverPossible(Diagnostic):
    page: ClassVar[str] = """
    A right to lay a further card that no card of the pack can use.

    Wrong:

        jump with same card

    Right:

        packs 2
        jump with same card
    """
    code: ClassVar[str] = "C8-NEVER-POSSIBLE"
    default_severity: ClassVar[Severity] = Severity.WARNING
    template: ClassVar[str] = "the pack has no cards for `{statement}`"

    statement: str
