"""Report what can be wrong with cards that are asked for."""

from __future__ import annotations

from typing import ClassVar

from ....diagnostics.diagnostic import Diagnostic, Severity


class AskedAndForbidden(Diagnostic):
    page: ClassVar[str] = """
    A card asks for another one that may never be laid then: not on it, or not by somebody who owes something.

    Nobody could do what is asked; whatever is said for those who cannot would always happen.

    Wrong:

        play 9: next must play 7, else draw 1
        forbid 7 on 9

    Right:

        play 9: next must play 7, else draw 1
        forbid 7 on 10
    """
    code: ClassVar[str] = "C8-ASKED-AND-FORBIDDEN"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "{cards} asks for {asked}, which may not be laid then"
    hint: ClassVar[str | None] = "ask for other cards, or take {asked} out of `forbid`"

    cards: str
    asked: str


class CoverWithoutEnd(Diagnostic):
    page: ClassVar[str] = """
    A card may be laid only if it can be covered, and so may each of its covers, without end.

    Nobody could ever lay it.

    Wrong:

        play 9: cover with 9, else forbidden

    Right:

        play 9: cover with 9 or same suit, else forbidden
    """
    code: ClassVar[str] = "C8-COVER-WITHOUT-END"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "{cards} can never be laid, for each of its covers has to be covered too"
    hint: ClassVar[str | None] = "name a cover that need not be covered, or say what is done `else`"

    cards: str
