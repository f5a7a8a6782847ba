"""Model wild cards."""

from __future__ import annotations

from ...cards.cards import CardSet
from ...cards.relations import Relation
from ...rules.key import ByCard, Key
from ...rules.model import Topic
from ..debts.model import Challenge
from ..effects.model import Naming


class Wild(Topic):
    """A card that may be laid on everything, and what its player names."""

    naming: Naming | None = None
    """`None`: nothing is named; the card is an ordinary one once it lies on the pile."""


# The questions, in reading order; each with the type of its answer if a model holds it.

WILD_WHICH = ByCard[Wild]("wild.which")
WILD_PLAYABLE_ON = ByCard[CardSet]("wild.playable-on")
WILD_ON_SAME_WILD = Key("wild.on-same-wild")
WILD_CHOICE_SET = Key("wild.choice-set")
WILD_MAY_KEEP_SUIT = Key("wild.may-keep-suit")
WILD_MUST_NAME = Key("wild.must-name")
WILD_AS_NATURAL = Key("wild.as-natural")
WILD_NAME_ABSENT_SUIT = Key("wild.name-absent-suit")
WILD_DURATION = Key("wild.duration")
WILD_RESTRICTED_USE = ByCard[Relation]("wild.restricted-use")
WILD_CHALLENGE = ByCard[Challenge]("wild.challenge")
WILD_CHALLENGE_THEN = Key("wild.challenge-then")
WILD_ANNOUNCE_RESET = Key("wild.announce-reset")
