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
