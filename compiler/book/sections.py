"""Put the sections of a rulebook in order, with the topics that fill them."""

from __future__ import annotations

from ..telling.facts import Told
from ..telling.teller import Teller, Topic
from ..topics.between.aim_sentences import tell_aim
from ..topics.between.number_sentences import tell_numbers
from ..topics.calls.sentences import tell_calls
from ..topics.deal.sentences import tell_deal
from ..topics.debts.all_debts_sentences import tell_debts
from ..topics.deck.sentences import tell_pack
from ..topics.drawing.sentences import tell_drawing
from ..topics.effects.sentences import tell_effects
from ..topics.finish.sentences import tell_finish
from ..topics.game.sentences import tell_game
from ..topics.manners.sentences import tell_house_rules
from ..topics.matching.sentences import tell_turn
from ..topics.out_of_turn.sentences import tell_jump
from ..topics.rules import Rules
from ..topics.scoring.sentences import tell_scoring, tell_values
from ..topics.starter.sentences import tell_start
from ..topics.stock.sentences import tell_stock
from ..topics.wild.sentences import tell_wild

SECTIONS: tuple[tuple[str, tuple[Topic, ...]], ...] = (
    ("aim", (tell_aim,)),
    ("pack", (tell_pack, tell_numbers)),
    ("deal", (tell_deal,)),
    ("start", (tell_start,)),
    ("turn", (tell_turn, tell_drawing)),
    ("wild", (tell_wild,)),
    ("effects", (tell_effects, tell_debts)),
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
    """Tell everything that some topics have to say about the rules of one table."""
    return [one for topic in topics for one in _told_by(rules, topic)]


def tell_all(rules: Rules) -> list[Told]:
    """Tell everything that the rules of one table say, in the order of the book."""
    told = [one for _, topics in SECTIONS for one in tell_section(rules, topics)]
    return [*told, *tell_section(rules, (tell_house_rules,))]


def _told_by(rules: Rules, topic: Topic) -> tuple[Told, ...]:
    """Return what a topic tells, worked out once for all tables that agree in what it looks at."""
    return rules.once(topic, lambda rules: tuple(topic(Teller(rules))))
