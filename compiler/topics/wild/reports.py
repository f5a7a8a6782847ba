"""Report what can be wrong with wild cards and bans."""

from __future__ import annotations

from typing import ClassVar

from ...diagnostics.diagnostic import Diagnostic, Severity
from ...diagnostics.suggest import meant


class NamesOrNot(Diagnostic):
    page: ClassVar[str] = """
    A wild card fits on every card, and nothing says whether its player names a suit.

    Some tables let the player of a wild card name the suit that must follow, others follow the card as it is.

    Wrong:

        wild 8

    Right:

        wild 8: names suit
    """
    code: ClassVar[str] = "C8-NAMES-OR-NOT"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "does the player of the wild card name a suit?"
    hint: ClassVar[str | None] = "write `{statement}: names suit`, or `{statement}: names nothing`"

    statement: str
    lines: tuple[str, ...] = ()
    """Lines that may have been meant where the statement holds words that are no cards."""

    @property
    def help_text(self) -> str | None:
        """Both ways to write it, or lines to write."""
        return meant(None, self.lines) or super().help_text


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
