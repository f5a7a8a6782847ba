"""Tell of the deal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from ..records.card_sets import bit
from ..records.codes import FROM_NOWHERE
from ..records.deal import HAS_CUTTER
from ..records.holding import cards_held, seats_in
from ..records.program import Program
from ..records.state import State
from ..records.stock import HAS_STOCK_RULES
from ..topics.deal import deal_hand
from ..topics.starter import is_refused, put_away, turn_up_one
from .events import CardsToHand, Event, OpenToAll, event


@event
class HandBegan(OpenToAll):
    """The cards were shuffled for a new hand."""

    number: int
    """Counted from 1."""
    dealer: int
    first: int
    """The first player."""


@event
class Dealt(CardsToHand):
    """A seat was dealt its hand."""


@event
class StarterRefused(OpenToAll):
    """A card was turned up that may not stay as starter; it was put away."""

    of_others: ClassVar[str] = "{kind} is turned up and put away."
    kind: int


@event
class StarterTurned(OpenToAll):
    """The card that play begins on."""

    of_others: ClassVar[str] = "The starter is {kind}."
    kind: int


@event
class CutterShown(OpenToAll):
    """The bottom card of the stock was shown; its suit matters in this hand."""

    of_others: ClassVar[str] = "The card under the stock is {kind}."
    kind: int


def deal_told(program: Program, before: State, after: State) -> Iterator[Event]:
    """Yield the deal: who deals and begins, the hands, every card that was turned up."""
    yield HandBegan(after.hand_number, after.dealer, after.first)
    for seat in seats_in(after.active):
        kinds = cards_held(program, after, seat)
        yield Dealt(seat, len(kinds), kinds)
    for kind in refused_starters(program, before):
        yield StarterRefused(kind)
    if after.discard_size > 0:
        yield StarterTurned(after.top)
    if program.features & HAS_CUTTER and after.stock_size > 0 and program.cutter_cards & bit(after.stock[0]):
        yield CutterShown(after.stock[0])


def refused_starters(program: Program, before: State) -> list[int]:
    """Return the cards that were turned up and put away: the deal is done again and stopped at each of them."""
    if program.starter_from == FROM_NOWHERE:
        return []
    again = before.copy()
    lenient = program.copy()
    lenient.refused = 0
    lenient.features &= ~(HAS_CUTTER | HAS_STOCK_RULES)
    deal_hand(lenient, again)
    found: list[int] = []
    while is_refused(program, again):
        found.append(again.top)
        put_away(program, again, len(found) - 1)
        turn_up_one(program, again)
    return found
