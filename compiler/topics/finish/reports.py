"""Report what can be wrong with going out."""

from __future__ import annotations

from typing import ClassVar

from ...diagnostics.diagnostic import Diagnostic, Severity


class NobodyCanGoOut(Diagnostic):
    page: ClassVar[str] = """
    Every card is forbidden as the last one.

    Wrong:

        finish on any: forbidden

    Right:

        finish on 8: forbidden
    """
    code: ClassVar[str] = "C8-NOBODY-CAN-GO-OUT"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "no card can be the last one, so nobody can go out"
    hint: ClassVar[str | None] = "allow at least one card with `finish on …: wins`"


class RequiredAndBanned(Diagnostic):
    page: ClassVar[str] = """
    A hand must be finished on a card that may not be the last one.

    Wrong:

        finish only on 8
        finish on 8: forbidden

    Right:

        finish only on 8
        finish on 8: wins
    """
    code: ClassVar[str] = "C8-REQUIRED-AND-BANNED"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "a hand is to be finished on {cards}, which may not be the last card"
    hint: ClassVar[str | None] = "take {cards} out of one of the two"

    cards: str


class NothingLeftToMove(Diagnostic):
    page: ClassVar[str] = """
    A last card is said to act, but all that it does is to move or show cards in the hand of its player, which is empty.

    Wrong:

        play 7: swap hands with chosen
        finish on 7: acts

    Right:

        play 7: swap hands with chosen
        finish on 7: wins
    """
    code: ClassVar[str] = "C8-NOTHING-LEFT-TO-MOVE"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "as the last card {cards} moves and shows nothing, for its player holds no card"
    hint: ClassVar[str | None] = "say `wins`, or take {cards} out of this statement"

    cards: str


class NeverTheLast(Diagnostic):
    page: ClassVar[str] = """
    It is said what a card does as the last one, but it may be laid only if it can be covered, so it never is.

    Wrong:

        play A: cover with same suit, else forbidden
        finish on A: wins

    Right:

        play A: cover with same suit, else draw 1
        finish on A: wins
    """
    code: ClassVar[str] = "C8-NEVER-THE-LAST"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "{cards} is never the last card, for it may be laid only if it can be covered"
    hint: ClassVar[str | None] = "say `forbidden`, or what is done `else` if it is not covered"

    cards: str


class CoversBesideRequired(Diagnostic):
    page: ClassVar[str] = """
    A hand may end only on certain cards, but is to end with another one that covers a card.

    Wrong:

        play A: cover with same suit, else draw 1
        finish only on 8
        finish after A: wins

    Right:

        play A: cover with same suit, else draw 1
        finish only on 8
        finish after A: forbidden
    """
    code: ClassVar[str] = "C8-COVERS-BESIDE-REQUIRED"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "a hand is to end with {cards} as a cover, but may end only on other cards"
    hint: ClassVar[str | None] = "say `forbidden`, or take `finish only on` away"

    cards: str


class ClaimBesideNewHand(Diagnostic):
    page: ClassVar[str] = """
    Whoever claims is out, but here nobody is: an empty hand is followed by a new one, as large as the counter says.

    Wrong:

        countdown from 8 to 1
        deal countdown
        finish: next countdown
        claim "dobon" when hand equals top

    Right:

        countdown from 8 to 1
        deal countdown
        finish: hand ends
        claim "dobon" when hand equals top
    """
    code: ClassVar[str] = "C8-CLAIM-BESIDE-NEW-HAND"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "whoever claims is out, but whoever has emptied a hand draws a new one and plays on"
    hint: ClassVar[str | None] = "leave one of the two out, or say `finish: hand ends`"


class LastCardBesideNewHand(Diagnostic):
    page: ClassVar[str] = """
    It is said what becomes of a last card, but whoever has emptied a hand draws a new one and plays on.

    So the card works and can be answered as at any other time, and the new hand is as large as the counter says.

    Wrong:

        countdown from 8 to 1
        deal countdown
        finish: next countdown
        finish on 2: acts

    Right:

        countdown from 8 to 1
        deal countdown
        finish: next countdown
    """
    code: ClassVar[str] = "C8-LAST-CARD-BESIDE-NEW-HAND"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "{cards} as a last card is followed by a new hand, and works as at any other time"
    hint: ClassVar[str | None] = "leave this out, or say `finish: hand ends`"

    cards: str


class NeverComesBack(Diagnostic):
    page: ClassVar[str] = """
    A last card is said to come back to its player, but no draw for it ever can.

    It comes back where another card answers it so that it passes on, grows, or goes back.

    Wrong:

        play 2: next draws 2
        finish on 2: acts and may come back

    Right:

        play 2: next draws 2
        answer 2 with 2
        finish on 2: acts and may come back
    """
    code: ClassVar[str] = "C8-NEVER-COMES-BACK"
    default_severity: ClassVar[Severity] = Severity.WARNING
    template: ClassVar[str] = "no draw for {cards} can come back to whoever laid it"
    hint: ClassVar[str | None] = "say `acts`, or with which cards the draw is answered"

    varies: ClassVar[tuple[str, ...]] = ("cards",)
    cards: str
