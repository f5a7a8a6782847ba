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

CounterFalls = Literal["winner", "loser", "everyone", "emptied"]
CounterOver = Literal["wins game", "loses game", "leaves game"]


class Counter(Topic):
    """A number that every player carries through the game and that falls."""

    start: Annotated[int, Between(1, MOST_COUNT)]
    end: Annotated[int, Between(0, MOST_COUNT)]
    falls: CounterFalls = "winner"
    """For the winner or the loser of a hand, for everyone after it, or at once for a player whose hand is empty."""
    over: CounterOver | None = None
    """What becomes of a player whose counter has run down."""


# The questions, in reading order; each with the type of its answer if a model holds it.

DEAL_COUNTER = Plain[Counter]("deal.counter")
COUNTER_FALLS = Plain[CounterFalls]("counter.falls")
COUNTER_TIE = Key("counter.tie")
DEAL_COUNTER_ZERO = Plain[CounterOver]("deal.counter-zero")
WILD_PRIVATE_RANK = Plain[Wild]("wild.private-rank")
DECK_CUTTER = Plain[CardSet]("deck.cutter")
DECK_CUTTER_EFFECT = ByCard[EffectList]("deck.cutter-effect")
