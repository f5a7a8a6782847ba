"""Report what exploring all states of a small pack finds."""

from __future__ import annotations

from typing import ClassVar

from ..diagnostics.diagnostic import Diagnostic, Severity


class FoundOnSmallPack(Diagnostic):
    """What was proved on a small pack; the notes say how much was looked at, and show a play."""

    only_deep: ClassVar[bool] = True
    title: ClassVar[str]
    """The title of the example that shows it."""
    varies: ClassVar[tuple[str, ...]] = ("players", "deals", "possible")
    players: int
    deals: int
    """How many of the deals it concerns."""
    possible: int


class HandCannotEnd(FoundOnSmallPack):
    page: ClassVar[str] = """
    A hand comes to a point from which it cannot end, whatever anybody does and whichever cards are drawn. It is found
    by looking at every state of a game with few cards.

    Wrong:

        c8 2
        variant example "Example" extends bicycle [house]
        players 2
        stock empty: reshuffle
        finish only on K
        forbid K while holding no 8

    Right:

        c8 2
        variant example "Example" extends bicycle [house]
        players 2
        stock empty: reshuffle
        finish only on K
    """
    title: ClassVar[str] = "From here the hand cannot end"
    code: ClassVar[str] = "C8-HAND-CANNOT-END"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "with {players:player} a hand may come to a point from which it can never end"
    hint: ClassVar[str | None] = "let more cards be the last one, or say when a hand is blocked"

    @property
    def severity(self) -> Severity:
        """It may lie at the players if it takes more than a deal to come there."""
        return self.default_severity if self.deals else Severity.WARNING


class NobodyCanGoOutAnyMore(FoundOnSmallPack):
    page: ClassVar[str] = """
    From many deals nobody can go out, although the hand goes on until it is blocked. It is found by looking at every
    state of a game with few cards.

    Most often the card that has to be the last one was laid, and never comes back.

    Wrong:

        c8 2
        variant example "Example" extends bicycle [house]
        players 2
        finish only on KH

    Right:

        c8 2
        variant example "Example" extends bicycle [house]
        players 2
        finish only on K
    """
    title: ClassVar[str] = "Nobody can go out any more"
    code: ClassVar[str] = "C8-NOBODY-CAN-GO-OUT-ANY-MORE"
    default_severity: ClassVar[Severity] = Severity.WARNING
    template: ClassVar[str] = (
        "with {players:player} a hand may go on in which nobody can go out any more: so it is from {deals} of "
        "{possible:deal}"
    )
    hint: ClassVar[str | None] = "let more cards be the last one, or let the discards become the stock"


class OneCanStall(FoundOnSmallPack):
    page: ClassVar[str] = """
    One player alone can keep a hand from ever ending, whatever the others do and whichever cards come. It is found by
    looking at every state of a game with few cards, and told if it is so from at least a tenth of the deals.

    Wrong:

        c8 2
        variant example "Example" extends bicycle [house]
        players 2
        stock empty: reshuffle
        after any: 8

    Right:

        c8 2
        variant example "Example" extends bicycle [house]
        players 2
        stock empty: reshuffle
    """
    title: ClassVar[str] = "So it can go on for ever"
    code: ClassVar[str] = "C8-ONE-CAN-STALL"
    default_severity: ClassVar[Severity] = Severity.WARNING
    template: ClassVar[str] = (
        "with {players:player} one alone can keep the hand from ending for ever, from {deals} of {possible:deal}"
    )
    hint: ClassVar[str | None] = "let more cards fit, or say when a hand is blocked"


class HandsWithoutEnd(Diagnostic):
    page: ClassVar[str] = """
    Bots that play sensibly did not come to the end of a hand within a limit that no real hand comes near.

    A hundred hands are played at each table. This is no proof that a hand need not end; but people would have given up
    long before. A few such hands among many are a note, more of them a warning.

    Wrong:

        c8 2
        variant example "Example" extends bicycle [house]
        players 2
        stock empty: reshuffle
        finish only on K
        forbid K while holding no 8

    Right:

        c8 2
        variant example "Example" extends bicycle [house]
        players 2
        stock empty: reshuffle
    """
    code: ClassVar[str] = "C8-HANDS-WITHOUT-END"
    default_severity: ClassVar[Severity] = Severity.WARNING
    only_deep: ClassVar[bool] = True
    template: ClassVar[str] = "{stopped} of {hands:hand} of bots {at} had no end after {limit:action}"
    hint: ClassVar[str | None] = "let more cards fit or be the last one, or say when a hand is blocked"

    at: str
    stopped: int
    hands: int
    limit: int

    @property
    def severity(self) -> Severity:
        """Return how grave it is: a few hands among many are merely worth knowing."""
        return Severity.WARNING if self.stopped * 20 >= self.hands else Severity.NOTE
