"""Model going out."""

from typing import Annotated, Literal

from ...cards.cards import CardSet
from ...rules.key import ByCard, ByMoment, Key, Plain
from ...rules.limits import Between
from ...rules.model import CardCount, PerCard, Topic
from ..conditions.model import Condition


class LastCard(Topic):
    """What a card does as the last one of a hand."""

    kind: Literal[
        "wins",
        "acts",
        "acts and may come back",
        "forbidden",
        "if it fits",
        "draws",
        "stays in",
        "out at next turn",
    ]
    cards: CardCount | None = None
    """For `draws`: how many."""


class LastWhile(Topic):
    """What a card does as the last one of a hand under a condition, instead of what it does otherwise."""

    condition: Condition
    last: LastCard


class HandLimit(Topic):
    """A player with more cards than this is out of the hand, or loses it for all."""

    cards: CardCount
    result: Literal["out", "loses"]


class Knock(Topic):
    """A word with which a player ends the hand instead of laying a card or drawing, and for how many points at most."""

    word: str
    at_most: Annotated[int, Between(0, 1000)]


class Finish(Topic):
    """The last card, and what happens when somebody is out."""

    last_card: PerCard[LastCard]
    last_while: PerCard[tuple[LastWhile, ...]] = ()
    """For each card what it does as the last one under conditions."""
    after: PerCard[LastCard | None] = ()
    """For each card what the last card does that is laid on it as a cover; `None`: as that card says."""
    only_on: CardSet | None = None
    """The cards with which alone a hand may be finished; `None`: with any."""
    then: Literal["hand ends", "play on", "next counter", "both partners"]
    waits_for_empty_hands: bool = False
    """Whether nobody wins while another player holds no card."""
    limit: HandLimit | None = None
    knock: Knock | None = None
    """`None`: nobody ends the hand by a word."""


# The questions, in reading order; each with the type of its answer if a model holds it.

OUT_LAST_CARD = ByCard[LastCard]("out.last-card")
OUT_LAST_WHILE = ByMoment[LastWhile]("out.last-while")
OUT_WILD_LAST = Key("out.wild-last")
OUT_WILD_NAME = Key("out.wild-name")
OUT_ACTION_LAST_EFFECT = Key("out.action-last-effect")
OUT_ACTION_LAST_WHO_PAYS = Key("out.action-last-who-pays")
OUT_ACTION_LAST_STACK = Key("out.action-last-stack")
OUT_ACTION_LAST_EMPTY = Key("out.action-last-empty")
OUT_FORBIDDEN = Key("out.forbidden")
OUT_FORBIDDEN_REMEDY = Key("out.forbidden-remedy")
OUT_EXTRA_TURN_LAST = Key("out.extra-turn-last")
OUT_FORBIDDEN_COVER = ByCard[LastCard]("out.forbidden-cover")
OUT_REQUIRED = Plain[CardSet]("out.required")
OUT_MULTI_LAST = Key("out.multi-last")
OUT_CARDLESS_BLOCK = Plain[bool]("out.cardless-block")
OUT_HAND_LIMIT = Plain[HandLimit]("out.hand-limit")
OUT_LIMIT_CARDS = Key("out.limit-cards")
OUT_LIMIT_WHEN = Key("out.limit-when")
OUT_KNOCK = Plain[Knock]("out.knock")
OUT_PLAY_ON = Plain[Literal["hand ends", "play on", "next counter", "both partners"]]("out.play-on")
OUT_REENTRY = Key("out.reentry")
