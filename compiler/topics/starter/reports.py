"""Report what can be wrong with the starter."""

from __future__ import annotations

from typing import ClassVar

from ...diagnostics.diagnostic import Diagnostic, Severity


class DealersCardRefused(Diagnostic):
    page: ClassVar[str] = """
    The starter is the dealer's own card, and some of them have to make way for another one.

    The next card is turned up from the stock, and the dealer holds one card fewer all the same. Whoever reads that the
    dealer lays the starter will ask whether the dealer lays another card instead.

    Wrong:

        starter from dealer
        starter 8: turn another

    Right:

        starter from dealer
        starter 8: any fits
    """
    code: ClassVar[str] = "C8-DEALERS-CARD-REFUSED"
    default_severity: ClassVar[Severity] = Severity.WARNING
    template: ClassVar[str] = "the dealer's card makes way if it is {cards}, and the next one comes from the stock"
    hint: ClassVar[str | None] = "let the card stay, or turn the starter up from the stock"

    cards: str


class NoStarterLeft(Diagnostic):
    page: ClassVar[str] = """
    Every card of the pack has to make way as starter, so no hand can begin.

    Wrong:

        deck small {
          suits red yellow green blue called colour
          4 of each: stop, turn
        }
        match colour or rank
        play stop: skip next
        play turn: reverse
        starter special: bury
        score: nothing

    Right:

        deck small {
          suits red yellow green blue called colour
          4 of each: stop, turn
        }
        match colour or rank
        play stop: skip next
        play turn: reverse
        starter special: nothing
        score: nothing
    """
    code: ClassVar[str] = "C8-NO-STARTER-LEFT"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "no card may stay as starter: each makes way for another one"
    hint: ClassVar[str | None] = "let some cards stay, or begin without a starter"


class StarterAsksAlone(Diagnostic):
    page: ClassVar[str] = """
    A starter does something of its own by which a card is asked for, further cards are laid, or the hand is ended.

    How that is done is asked of cards that do so when they are laid, and nowhere else.

    Wrong:

        starter J: demand 7 to 9

    Right:

        play J: demand 7 to 9
        starter J: acts
    """
    code: ClassVar[str] = "C8-STARTER-ASKS-ALONE"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "{cards} would do as starter alone what only a card does that is laid"
    hint: ClassVar[str | None] = "say it of the card that is laid, and `acts` of the starter"

    cards: str


class StarterOwesBesideDealer(Diagnostic):
    page: ClassVar[str] = """
    Somebody has to draw, to miss a turn or to lay a card for a starter, after which the dealer is to begin.

    Whoever has to has the first turn, so the dealer cannot have it.

    Wrong:

        play 2: next draws 2
        starter 2: acts, dealer begins

    Right:

        play 2: next draws 2
        starter 2: acts
    """
    code: ClassVar[str] = "C8-STARTER-OWES-BESIDE-DEALER"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "for {cards} as starter somebody has to do something first, but the dealer begins"
    hint: ClassVar[str | None] = "take `dealer begins` out, or what has to be done"

    cards: str


class LeadsOnStarter(Diagnostic):
    page: ClassVar[str] = """
    Whoever begins has to lay a certain card first, and a starter lies already.

    The card need not fit on the starter, so nobody could say whether it has to.

    Wrong:

        first player holder of lowest diamonds and leads it

    Right:

        first player holder of lowest diamonds and leads it
        no starter
    """
    code: ClassVar[str] = "C8-LEADS-ON-STARTER"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "whoever begins is to lay a certain card first, but the starter lies already"
    hint: ClassVar[str | None] = "add `no starter`, or leave `and leads it` out"


class LeadForbidden(Diagnostic):
    page: ClassVar[str] = """
    Whoever begins has to lay a card first that may not be laid in a first turn.

    Wrong:

        first player holder of 2♦ and leads it
        no starter
        forbid 2 in first turn

    Right:

        first player holder of 3♦ and leads it
        no starter
        forbid 2 in first turn
    """
    code: ClassVar[str] = "C8-LEAD-FORBIDDEN"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "{cards} has to be laid first, and may not be laid in a first turn"
    hint: ClassVar[str | None] = "let other cards begin, or leave `and leads it` out"

    cards: str
