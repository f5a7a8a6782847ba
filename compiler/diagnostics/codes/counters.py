"""What can be wrong with counters, the cutter, partners and the sizes of hands."""

from __future__ import annotations

from typing import ClassVar

from ..diagnostic import Diagnostic, Severity


class NoCounter(Diagnostic):
    """A statement uses the counter of a player, but nobody has one.

    Wrong:

        deal counter

    Right:

        counter from 8 to 1
        deal counter
        game to counter
    """

    code: ClassVar[str] = "C8-NO-COUNTER"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "`{statement}` uses a counter, but nobody has one"
    hint: ClassVar[str | None] = "say where the counters begin and end, as in `counter from 8 to 1`"

    statement: str


class CounterRunsUp(Diagnostic):
    """A counter ends where it begins, or above: counters fall.

    Wrong:

        counter from 1 to 8
        deal counter
        game to counter

    Right:

        counter from 8 to 1
        deal counter
        game to counter
    """

    code: ClassVar[str] = "C8-COUNTER-RUNS-UP"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "a counter falls, so it cannot run from {start} to {end}"

    start: int
    end: int


class NoCutter(Diagnostic):
    """A card does something in the suit of the cutter, but no cutter is shown.

    Wrong:

        play cutter 7: end hand

    Right:

        cutter any
        play cutter 7: end hand
    """

    code: ClassVar[str] = "C8-NO-CUTTER"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "`{statement}` waits for the suit of a cutter, but no cutter is shown"
    hint: ClassVar[str | None] = "say which cards may lie under the stock, as in `cutter any`"

    statement: str


class SidesDoNotMatch(Diagnostic):
    """So many players cannot sit in two sides of partners.

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
    """A hand ends when both partners are out, but there are no partners.

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


class LimitBelowDeal(Diagnostic):
    """A hand is too large as soon as it is dealt.

    Wrong:

        deal 7
        limit 5 cards: out

    Right:

        deal 7
        limit 20 cards: out
    """

    code: ClassVar[str] = "C8-LIMIT-BELOW-DEAL"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "a hand of {each:card} is dealt, but a hand may hold {limit}"

    each: int
    limit: int


class DealerWithoutCards(Diagnostic):
    """The dealer's only card would be the starter, so the dealer would hold none.

    Wrong:

        deal per hand 3 2 1
        starter from dealer
        game 3 hands

    Right:

        deal per hand 4 3 2
        starter from dealer
        game 3 hands
    """

    code: ClassVar[str] = "C8-DEALER-WITHOUT-CARDS"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "where one card is dealt, the dealer gives it away as the starter and holds none"
    hint: ClassVar[str | None] = "deal two cards or more, or turn the starter up from the stock"


class DealersCardRefused(Diagnostic):
    """The starter is the dealer's own card, and some of them have to make way for another one.

    The next card is turned up from the stock, and the dealer holds one card fewer all the same. Whoever reads that the
    dealer lays the starter will ask whether the dealer lays another card instead.

    Wrong:

        starter from dealer
        starter 8: redraw

    Right:

        starter from dealer
        starter 8: any fits
    """

    code: ClassVar[str] = "C8-DEALERS-CARD-REFUSED"
    default_severity: ClassVar[Severity] = Severity.WARNING
    template: ClassVar[str] = "the dealer's card makes way if it is {cards}, and the next one comes from the stock"
    hint: ClassVar[str | None] = "let the card stay, or turn the starter up from the stock"

    cards: str


class BatchesDiffer(Diagnostic):
    """The batches in which the cards are dealt do not make up the deal.

    Wrong:

        deal 7
        deal batches 3 2

    Right:

        deal 5
        deal batches 3 2
    """

    code: ClassVar[str] = "C8-BATCHES-DIFFER"
    default_severity: ClassVar[Severity] = Severity.WARNING
    template: ClassVar[str] = "batches of {together:card} together do not make up a deal of {each}"
    varies: ClassVar[tuple[str, ...]] = ("each",)

    together: int
    each: int
