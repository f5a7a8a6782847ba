"""The sections of a rulebook in their order, and the topics that fill them."""

from __future__ import annotations

from ..rules.rules import Rules
from .facts import Told
from .topics.aim import tell_aim
from .topics.calls import tell_calls
from .topics.deal import tell_deal
from .topics.drawing import tell_drawing
from .topics.effects import tell_effects
from .topics.finish import tell_finish
from .topics.game import tell_game
from .topics.pack import tell_pack
from .topics.scoring import tell_scoring, tell_values
from .topics.several import tell_jump
from .topics.start import tell_start
from .topics.stock import tell_stock
from .topics.teller import Teller, Topic
from .topics.turn import tell_turn
from .topics.wild import tell_wild

SECTIONS: tuple[tuple[str, tuple[Topic, ...]], ...] = (
    ("aim", (tell_aim,)),
    ("pack", (tell_pack,)),
    ("deal", (tell_deal,)),
    ("start", (tell_start,)),
    ("turn", (tell_turn, tell_drawing)),
    ("wild", (tell_wild,)),
    ("effects", (tell_effects,)),
    ("jump", (tell_jump,)),
    ("stock", (tell_stock,)),
    ("calls", (tell_calls,)),
    ("finish", (tell_finish,)),
    ("scoring", (tell_scoring, tell_values)),
    ("game", (tell_game,)),
)


TWO_PLAYERS = "two-players"
RULES = (*(key for key, _ in SECTIONS), TWO_PLAYERS)
"""The parts of a book that tell rules; the others are offers, examples, comparisons, and on whose word a rule is."""


def tell_section(rules: Rules, topics: tuple[Topic, ...]) -> list[Told]:
    """Everything that some topics tell about the rules of one table."""
    return [one for topic in topics for one in _told_by(rules, topic)]


def tell_all(rules: Rules) -> list[Told]:
    """Everything that the rules of one table say, in the order of the book."""
    return [one for _, topics in SECTIONS for one in tell_section(rules, topics)]


def _told_by(rules: Rules, topic: Topic) -> tuple[Told, ...]:
    """What a topic tells; worked out once for all tables that are alike in what it looks at."""
    return rules.once(topic, lambda rules: tuple(topic(Teller(rules))))
