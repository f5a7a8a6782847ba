"""The starter: what happens when a card is turned up to begin the discard pile."""

from typing import Literal

from ...rules.model import PerCard, Topic
from ..effects.model import EffectList, Naming

TreatmentKind = Literal[
    "plain", "acts", "dealer names", "first names", "any fits", "bury", "under", "redraw", "reshuffle", "effects"
]
REFUSALS = ("bury", "under", "redraw", "reshuffle")
"""The treatments that put the card away and turn up another."""


class Treatment(Topic):
    """What is done with one starter."""

    kind: TreatmentKind
    dealer_starts: bool = False
    naming: Naming | None = None
    """For `dealer names` and `first names`."""
    effects: EffectList = ()
    """For `effects`: these happen instead of the card's own."""


class Starter(Topic):
    """The treatment of every card as starter."""

    of_card: PerCard[Treatment]
    comes_from: Literal["stock", "dealer", "nowhere"] = "stock"
    """`dealer`: the last card dealt to the dealer, who holds one fewer; `nowhere`: the first player leads any card."""
