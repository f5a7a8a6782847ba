"""Model the counters of countdown games, and the cutter."""

from __future__ import annotations

from typing import Annotated, Literal

from ...cards.cards import CardSet
from ...rules.key import ByCard, Key, Plain
from ...rules.limits import Between
from ...rules.model import Topic
from ..effects.model import EffectList
from ..wild.model import Wild

MOST_COUNT = 15
"""How high a counter may stand."""

CounterFalls = Literal["winner", "everyone", "emptied"]


class Counter(Topic):
    """A number that every player carries through the game and that falls."""

    start: Annotated[int, Between(1, MOST_COUNT)]
    end: Annotated[int, Between(0, MOST_COUNT)]
    falls: CounterFalls = "winner"
    """For the winner of a hand, for everyone after each hand, or at once for a player whose hand is empty."""


# The questions, in reading order; each with the type of its answer if a model holds it.

DEAL_COUNTER = Plain[Counter]("deal.counter")
COUNTER_FALLS = Plain[CounterFalls]("counter.falls")
DEAL_COUNTER_ZERO = Key("deal.counter-zero")
WILD_PRIVATE_RANK = Plain[Wild]("wild.private-rank")
DECK_CUTTER = Plain[CardSet]("deck.cutter")
DECK_CUTTER_EFFECT = ByCard[EffectList]("deck.cutter-effect")
