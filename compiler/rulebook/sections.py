"""The sections of a rulebook in their order, and the topics that fill them."""

from __future__ import annotations

from crazy8.compiler.rulebook.facts import Told
from crazy8.compiler.rulebook.topics.aim import tell_aim
from crazy8.compiler.rulebook.topics.calls import tell_calls
from crazy8.compiler.rulebook.topics.deal import tell_deal
from crazy8.compiler.rulebook.topics.drawing import tell_drawing
from crazy8.compiler.rulebook.topics.effects import tell_effects
from crazy8.compiler.rulebook.topics.finish import tell_finish
from crazy8.compiler.rulebook.topics.game import tell_game
from crazy8.compiler.rulebook.topics.pack import tell_pack
from crazy8.compiler.rulebook.topics.scoring import tell_scoring, tell_values
from crazy8.compiler.rulebook.topics.several import tell_jump
from crazy8.compiler.rulebook.topics.start import tell_start
from crazy8.compiler.rulebook.topics.stock import tell_stock
from crazy8.compiler.rulebook.topics.teller import Teller, Topic
from crazy8.compiler.rulebook.topics.turn import tell_turn
from crazy8.compiler.rulebook.topics.wild import tell_wild
from crazy8.compiler.rules.rules import Rules

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
