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


class DummiesArePartners(Diagnostic):
    page: ClassVar[str] = """
    Those who sit opposite each other are partners, and each player plays the hand that lies opposite.

    Both would share the same two hands: a table has partners, or dummy hands.

    Wrong:

        players 2 to 4
        when 4 players {
          partners opposite
          dummy hands
        }

    Right:

        players 2 to 4
        when 2 players { dummy hands }
        when 4 players { partners opposite }
    """
    code: ClassVar[str] = "C8-DUMMIES-ARE-PARTNERS"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "where each player plays two hands, nobody else can be the partner opposite"
    hint: ClassVar[str | None] = "leave out one of the two, or put them into `when` blocks for other numbers of players"


class TooManyHands(Diagnostic):
    page: ClassVar[str] = """
    With the dummy hands there are more hands than a table has seats.

    Each player plays two hands, so twice as many are dealt as people play. Dummy hands are for small tables.

    Wrong:

        players 2 to 8
        deal 3
        packs 2
        dummy hands

    Right:

        players 2 to 8
        deal 3
        packs 2
        when 2 players { dummy hands }
    """
    code: ClassVar[str] = "C8-TOO-MANY-HANDS"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "{players:player} would play {hands:hand}, and a table has at most {most:seat}"
    hint: ClassVar[str | None] = "put `dummy hands` into a `when` block for fewer players"
    varies: ClassVar[tuple[str, ...]] = ("players", "hands")

    players: int
    hands: int
    most: int


class NoPartners(Diagnostic):
    page: ClassVar[str] = """
    A hand ends when both partners are out, but there are no partners.

    Where each player plays a dummy hand, both hands of a player are meant.

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
