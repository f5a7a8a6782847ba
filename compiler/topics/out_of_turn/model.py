"""What players may throw in or claim when it is not their turn."""

from __future__ import annotations

from typing import Literal

from ...cards.relations import Relation
from ...rules.model import Topic


class Jump(Topic):
    """A card may be thrown in out of turn."""

    cards: Relation
    """What may be thrown on the card on top."""
    then: Literal["after jumper", "resume"] = "after jumper"
    effect: Literal["cancels", "adds"] = "cancels"
