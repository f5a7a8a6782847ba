"""Report what can be wrong with challenges."""

from __future__ import annotations

from typing import ClassVar

from ....diagnostics.diagnostic import Diagnostic, Severity


class NothingToChallenge(Diagnostic):
    page: ClassVar[str] = """
    A card may be challenged, but nothing forbids to lay it.

    A challenge is about `forbid … while holding …`: whether the player held a card that forbade it.

    Wrong:

        wild 8: names suit
        play 8: next draws 4
        challenge 8: guilty draws 4, else challenger draws 6

    Right:

        wild 8: names suit
        play 8: next draws 4
        forbid 8 while holding same suit
        challenge 8: guilty draws 4, else challenger draws 6
    """
    code: ClassVar[str] = "C8-NOTHING-TO-CHALLENGE"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "{cards} may be laid whatever else is held, so there is nothing to challenge"
    hint: ClassVar[str | None] = "say when it may not be laid, as in `forbid {words} while holding same suit`"

    cards: str
    words: str


class NoDebtToDraw(Diagnostic):
    page: ClassVar[str] = """
    A challenge costs the debt, but the card makes nothing owed that could be drawn.

    Wrong:

        wild 8: names suit
        forbid 8 while holding same suit
        challenge 8: guilty draws debt, else challenger draws 6

    Right:

        wild 8: names suit
        forbid 8 while holding same suit
        challenge 8: guilty draws 4, else challenger draws 6
    """
    code: ClassVar[str] = "C8-NO-DEBT-TO-DRAW"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "a challenge of {cards} costs the debt, but it makes nobody owe cards"
    hint: ClassVar[str | None] = "give a number of cards instead of `debt`"

    cards: str


class DoubtTooCheap(Diagnostic):
    page: ClassVar[str] = """
    Whoever doubts a card wrongly draws fewer cards than may be due, so nobody will ever simply draw.

    A debt grows where cards answer each other, or where several are laid together. The price may grow with it.

    Wrong:

        wild 8: names suit
        play 8: next draws 4
        answer 8 with 8
        forbid 8 while holding same suit
        challenge 8: guilty draws 4, else challenger draws 6

    Right:

        wild 8: names suit
        play 8: next draws 4
        answer 8 with 8
        forbid 8 while holding same suit
        challenge 8: guilty draws debt, else challenger draws debt plus 2
    """
    code: ClassVar[str] = "C8-DOUBT-TOO-CHEAP"
    default_severity: ClassVar[Severity] = Severity.WARNING
    template: ClassVar[str] = "whoever doubts {cards} wrongly draws {fine}, though more may be due"
    hint: ClassVar[str | None] = (
        "let the price grow, as in `challenge {words}: guilty draws debt, else challenger draws debt plus {more}`"
    )

    cards: str
    words: str
    fine: int
    more: int
