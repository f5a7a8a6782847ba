"""Report what can be wrong with the last-card calls."""

from __future__ import annotations

from typing import ClassVar

from ...diagnostics.diagnostic import Diagnostic, Severity


class TooManyCalls(Diagnostic):
    page: ClassVar[str] = """
    More numbers of cards have a call than a game can have.

    Wrong:

        call "five" at 5 cards, else draw 1
        call "four" at 4 cards, else draw 1
        call "three" at 3 cards, else draw 1
        call "two" at 2 cards, else draw 1
        call "one" at 1 card, else draw 1

    Right:

        call "two" at 2 cards, else draw 1
        call "one" at 1 card, else draw 1
    """
    code: ClassVar[str] = "C8-TOO-MANY-CALLS"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "there are calls at {count:number} of cards; a game can have {most}"
    hint: ClassVar[str | None] = "leave calls out until {most} are left"

    count: int
    most: int


class CallTooLate(Diagnostic):
    page: ClassVar[str] = """
    Whoever forgets the call may not lay the last card, but the call is due only when it lies.

    Wrong:

        call "out" at 0 cards, else may not finish

    Right:

        call "last card" at 1 card, else may not finish
    """
    code: ClassVar[str] = "C8-CALL-TOO-LATE"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "this call is due when the last card lies, so it is too late to forbid that card"
    hint: ClassVar[str | None] = "let it cost cards, or ask for the call earlier"
