"""Model which card may be laid on which."""

from typing import Literal

from ...cards.cards import CardSet, card_set
from ...cards.relations import Relation
from ...rules.key import ByCard, ByMoment, Key, Plain
from ...rules.model import PerCard, Topic
from ..conditions.model import Condition
from ..wild.model import Wild

Attribute = Literal["suit", "rank", "colour", "neighbour"]


class After(Topic):
    """What may follow a card, instead of what matches it."""

    cards: CardSet | None = None
    """`None`: the card counts as the one under it."""

    @property
    def as_below(self) -> bool:
        """Return whether the card counts as the one under it."""
        return self.cards is None


Following = Relation | Literal["as below"]
"""What is said of the cards that may be laid on a card: which ones, or those that fit on the card under it."""


class Matching(Topic):
    """Matching, wild cards, and what is forbidden all the same."""

    attributes: tuple[Attribute, ...]
    wild: PerCard[Wild | None]
    counter_wild: Wild | None = None
    """What the cards of a player's own counter do for that player alone."""
    after: PerCard[After | None] = ()
    """For each card what may follow it, if that is not what matches."""
    after_served: PerCard[CardSet | None] = ()
    """For each card what may follow it once its debt is served."""
    forbidden_on: PerCard[CardSet]
    """For each card the set of cards on which it may never be laid."""
    forbidden_holding: PerCard[Relation | None] = ()
    """For each card the cards that must not be in the hand when it is laid, by the card that lies on top."""
    forbidden_while: PerCard[tuple[Condition, ...]] = ()
    """For each card the conditions under which it must not be laid."""
    forbidden_first: Relation | None = None
    """The cards that may not be laid in a player's first turn of the hand, by the card that lies on top."""

    @property
    def with_followers(self) -> CardSet:
        """Return the cards for which the rules say what may follow them, always or at some time."""
        said = (self.after, self.after_served)
        return card_set(kind for cards in said for kind, follows in enumerate(cards) if follows is not None)

    @property
    def following(self) -> CardSet | None:
        """The cards that can follow some card, if the rules say of every one what may, whatever matches it."""
        following = 0
        for after in self.after:
            if after is None or after.cards is None:
                return None
            following |= after.cards
        return following if self.after and not any(cards is not None for cards in self.after_served) else None


# The questions, in reading order; each with the type of its answer if a model holds it.

MATCH_ATTRIBUTES = Plain[tuple[Attribute, ...]]("match.attributes")
MATCH_SUIT_FIRST = Key("match.suit-first")
MATCH_FORCED = Key("match.forced")
MATCH_AFTER_NAME = Key("match.after-name")
MATCH_PRINTED_RANK_AFTER_NAME = Key("match.printed-rank-after-name")
MATCH_AFTER_CARD = ByCard[Following]("match.after-card")
MATCH_ANYTHING_CARD = Key("match.anything-card")
COPY_CHAIN = Key("copy.chain")
JOKER_MATCHES_AS = Key("joker.matches-as")
JOKER_NEXT_MUST_MATCH = Key("joker.next-must-match")
MATCH_FIRST_TURN_LIMITS = ByCard[Relation]("match.first-turn-limits")
MATCH_FORBIDDEN_WHILE = ByMoment[Condition]("match.forbidden-while")
MATCH_AFTER_SERVED = ByCard[Following]("match.after-served")
MATCH_IDENTITY_EFFECT = Key("match.identity-effect")
