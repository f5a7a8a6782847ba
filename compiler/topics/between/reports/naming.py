"""Report what can be wrong with the naming of suits."""

from __future__ import annotations

from typing import ClassVar

from ....diagnostics.diagnostic import Diagnostic, Severity


class NamesTwice(Diagnostic):
    page: ClassVar[str] = """
    A wild card names a suit, and names one again as its effect.

    `wild … names suit` says all of it. `play … : names suit` is for cards that have to match.

    Wrong:

        wild 8: names suit
        play 8: names suit, skip next

    Right:

        wild 8: names suit
        play 8: skip next
    """
    code: ClassVar[str] = "C8-NAMES-TWICE"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "a suit would be named twice for {cards}"
    hint: ClassVar[str | None] = "leave `names suit` out in one of the two"

    cards: str


class NamesRankTwice(Diagnostic):
    page: ClassVar[str] = """
    A card lets its player name a rank, and demands a rank as well.

    Nobody could tell which of the two the next player has to follow.

    Wrong:

        wild J: names rank
        play J: demand 5 to 10, else draw 1

    Right:

        wild J: names nothing
        play J: demand 5 to 10, else draw 1
    """
    code: ClassVar[str] = "C8-NAMES-RANK-TWICE"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "a rank would be named twice for {cards}"
    hint: ClassVar[str | None] = "leave `demand` out, or let only that name a rank"

    cards: str


class StarterNamesAlone(Diagnostic):
    page: ClassVar[str] = """
    A suit is named for a starter whose card names none when it is played.

    Most likely the line is about another rank than the `wild` cards.

    Wrong:

        wild 9: names suit
        starter J: first player names suit

    Right:

        wild 9: names suit
        starter 9: first player names suit
    """
    code: ClassVar[str] = "C8-STARTER-NAMES-ALONE"
    default_severity: ClassVar[Severity] = Severity.WARNING
    template: ClassVar[str] = "a suit is named for `{cards}` as starter, but not when it is played"
    hint: ClassVar[str | None] = (
        "name the card that is meant, or let it lie as any other does: `starter {cards}: nothing`"
    )

    cards: str
