"""Going out."""

from typing import Literal

from ...cards.cards import CardSet
from ...rules.model import CardCount, PerCard, Topic


class LastCard(Topic):
    """What a card does as the last one of a hand."""

    kind: Literal["wins", "acts", "acts and may come back", "forbidden", "if it fits", "draws", "stays in"]
    cards: CardCount | None = None
    """For `draws`: how many."""


class HandLimit(Topic):
    """A player with more cards than this is out of the hand, or loses it for all."""

    cards: CardCount
    result: Literal["out", "loses"]


class Finish(Topic):
    """The last card, and what happens when somebody is out."""

    last_card: PerCard[LastCard]
    after: PerCard[LastCard | None] = ()
    """For each card what the last card does that is laid on it as a cover; `None`: as that card says."""
    only_on: CardSet | None = None
    """The cards with which alone a hand may be finished; `None`: with any."""
    then: Literal["hand ends", "play on", "next counter", "both partners"]
    waits_for_empty_hands: bool = False
    """Whether nobody wins while another player holds no card."""
    limit: HandLimit | None = None
