"""Report what can be wrong with drawing and passing."""

from __future__ import annotations

from typing import ClassVar

from ...diagnostics.diagnostic import Diagnostic, Severity


class UntilButWaits(Diagnostic):
    page: ClassVar[str] = """
    A player draws until a card fits, and then may not play it.

    Wrong:

        draw until playable
        drawn card is kept

    Right:

        draw until playable
        drawn card may be played
    """
    code: ClassVar[str] = "C8-UNTIL-BUT-WAITS"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "drawing ends with a card that fits, but a drawn card waits"
    hint: ClassVar[str | None] = "write `drawn card may be played`, or draw a fixed number"


class DrawsOnThoughItMustLay(Diagnostic):
    page: ClassVar[str] = """
    A player may go on drawing after a card that fits, and has to lay that card at once.

    Wrong:

        draw until playable
        draw may go on
        drawn card must be played

    Right:

        draw until playable
        draw may go on
        drawn card must be played or any other
    """
    code: ClassVar[str] = "C8-DRAWS-ON-THOUGH-IT-MUST-LAY"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "drawing may go on after a card that fits, but that card has to be laid at once"
    hint: ClassVar[str | None] = "write `drawn card must be played or any other` or `draw stops at first fit`"
