"""Report what can be wrong with which card fits."""

from __future__ import annotations

from typing import ClassVar

from ...diagnostics.diagnostic import Diagnostic, Severity


class DeadEnd(Diagnostic):
    page: ClassVar[str] = """
    Nothing fits on a card but its like and cards that fit on everything.

    A card without a suit, such as a joker, has nothing in common with others. Say what may follow it, or let its player
    name a suit.

    Wrong:

        jokers 2
        wild joker: names nothing
        value joker: 50
        value any but joker: 5

    Right:

        jokers 2
        wild joker: names suit
        value joker: 50
        value any but joker: 5
    """
    code: ClassVar[str] = "C8-DEAD-END"
    default_severity: ClassVar[Severity] = Severity.WARNING
    template: ClassVar[str] = "no ordinary card fits on {cards}"
    hint: ClassVar[str | None] = (
        "write `after {words}: any`, `after {words}: as card below`, or let its player name a suit"
    )

    cards: str
    words: str


class NothingFollows(Diagnostic):
    page: ClassVar[str] = """
    No card may ever be laid on some card, so that the hand stands still once it lies on top.

    Wrong:

        after 3: 5
        forbid 5 on 3

    Right:

        after 3: 5
        forbid 5 on 4
    """
    code: ClassVar[str] = "C8-NOTHING-FOLLOWS"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "nothing may be laid on {cards}"
    hint: ClassVar[str | None] = "allow something on it, with `allow` or `after`"

    cards: str


class FewCanFollow(Diagnostic):
    page: ClassVar[str] = """
    Whatever lies on top, only a handful of cards may follow.

    Two hands hold more cards than that, so that hardly anybody could ever get rid of a hand.

    Wrong:

        after any: 8

    Right:

        after 8: any
    """
    code: ClassVar[str] = "C8-FEW-CAN-FOLLOW"
    default_severity: ClassVar[Severity] = Severity.WARNING
    template: ClassVar[str] = "whatever lies on top, only {cards} can follow"
    hint: ClassVar[str | None] = "name the cards on which these follow: `after` has their name first"
    varies: ClassVar[tuple[str, ...]] = ("span", "cards")

    cards: str


class NothingInFirstTurn(Diagnostic):
    page: ClassVar[str] = """
    Every card is forbidden in the first turn of a player, so that the first turns could be left out.

    Wrong:

        forbid any in first turn

    Right:

        forbid 8 in first turn
    """
    code: ClassVar[str] = "C8-NOTHING-IN-FIRST-TURN"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "nothing may be laid in a player's first turn of a hand"
    hint: ClassVar[str | None] = "name the cards that are meant"
