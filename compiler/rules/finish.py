"""Going out."""

from __future__ import annotations

from typing import Literal

from crazy8.compiler.rules.topic import CardCount, PerCard, Topic


class LastCard(Topic):
    """What a card does as the last one of a hand."""

    kind: Literal["wins", "acts", "acts and may come back", "forbidden", "if it fits", "draws", "stays in"]
    cards: CardCount | None = None
    """For `draws`: how many."""


class Finish(Topic):
    """The last card, and what happens when somebody is out."""

    last_card: PerCard[LastCard]
    then: Literal["hand ends", "play on"]
