"""Model the starter: what happens when a card is turned up to begin the discard pile."""

from typing import Literal

from ...rules.key import ByCard, Key, Plain
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


# The questions, in reading order; each with the type of its answer if a model holds it.

STARTER_EXISTS = Plain[Literal["stock", "dealer", "nowhere"]]("starter.exists")
DEAL_DEALER_GIVES_STARTER = Key("deal.dealer-gives-starter")
STARTER_TREATMENT = ByCard[Treatment]("starter.treatment")
STARTER_WILD = Key("starter.wild")
STARTER_WILD_KNOWLEDGE = Key("starter.wild-knowledge")
STARTER_DRAW = Key("starter.draw")
STARTER_DRAW_STACKABLE = Key("starter.draw-stackable")
STARTER_SKIP = Key("starter.skip")
STARTER_REVERSE = Key("starter.reverse")
STARTER_EXTRA_TURN = Key("starter.extra-turn")
STARTER_WILD_DRAW = Key("starter.wild-draw")
STARTER_ALL_DRAW = Key("starter.all-draw")
STARTER_DEMAND = Key("starter.demand")
STARTER_COPY = Key("starter.copy")
STARTER_REJECT_WHERE = Key("starter.reject-where")
STARTER_REJECT_LOOP = Key("starter.reject-loop")
