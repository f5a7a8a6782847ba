"""Define what players may throw in or claim when it is not their turn."""

from __future__ import annotations

from typing import Literal

from ...cards.relations import Relation
from ...rules.key import Key, Plain
from ...rules.model import Topic


class Jump(Topic):
    """A card may be thrown in out of turn."""

    cards: Relation
    """What may be thrown on the card on top."""
    then: Literal["after jumper", "resume"] = "after jumper"
    effect: Literal["cancels", "adds"] = "cancels"
    owing: Literal["also", "not"] = "also"
    """Whether a card may be thrown in on one that makes somebody owe something, until that is served."""


class OutOfTurn(Topic):
    """Laying a card or ending the hand when it is somebody else's turn."""

    jump: Jump | None = None
    """`None`: nobody throws in a card."""
    claim: str | None = None
    """The word with which a player is out whose hand adds up to the number on the top card."""


# The questions, in reading order; each with the type of its answer if a model holds it.

TURN_JUMP_IN = Plain[Jump]("turn.jump-in")
TURN_JUMP_THEN = Plain[Literal["after jumper", "resume"]]("turn.jump-then")
TURN_JUMP_EFFECT = Plain[Literal["cancels", "adds"]]("turn.jump-effect")
TURN_JUMP_OWING = Plain[Literal["also", "not"]]("turn.jump-owing")
TURN_JUMP_CONFLICT = Key("turn.jump-conflict")
OUT_CLAIM = Plain[str]("out.claim")
OUT_SIMULTANEOUS = Key("out.simultaneous")
