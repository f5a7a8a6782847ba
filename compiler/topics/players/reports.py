"""Report what can be wrong with players and seats."""

from __future__ import annotations

from typing import ClassVar

from ...diagnostics.diagnostic import Diagnostic, Severity


class SidesDoNotMatch(Diagnostic):
    page: ClassVar[str] = """
    So many players cannot sit in two sides of partners.

    Partners sit opposite each other, so their number is even, and at least four play.

    Wrong:

        players 2 to 4
        partners opposite

    Right:

        players 2 to 4
        when 4 players { partners opposite }
    """
    code: ClassVar[str] = "C8-SIDES-DO-NOT-MATCH"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "{players} players cannot be partners of those opposite them"
    hint: ClassVar[str | None] = "admit only even numbers from four up, or put `partners opposite` into a `when` block"
    varies: ClassVar[tuple[str, ...]] = ("players",)

    players: int


class NoPartners(Diagnostic):
    page: ClassVar[str] = """
    A hand ends when both partners are out, but there are no partners.

    Wrong:

        players 4
        finish: both partners

    Right:

        players 4
        partners opposite
        finish: both partners
    """
    code: ClassVar[str] = "C8-NO-PARTNERS"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "the hand ends when both partners are out, but nobody has a partner"
    hint: ClassVar[str | None] = "add `partners opposite`, or write `finish: hand ends`"
