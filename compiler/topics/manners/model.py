"""Name the questions on manners, and model what statements on other questions tell in words."""

from __future__ import annotations

from ...rules.key import Key
from ...rules.model import Topic


class ToldPart(Topic):
    """A part of a statement that is told and not played."""

    text: str | None = None
    """In the author's own words."""
    rule: str | None = None
    """The name of a rule that is told, which holds here."""
    otherwise: bool = False
    """Whether it is told of a player who does not lay what is asked for."""


# The questions, in reading order; each with the type of its answer if a model holds it.

DEAL_MISDEAL = Key("deal.misdeal")
DEAL_CUT_PRIVILEGE = Key("deal.cut-privilege")
STARTER_DEALERS_GOODIES = Key("starter.dealers-goodies")
WILD_FAILS_TO_NAME = Key("wild.fails-to-name")
DRAW_TOO_MANY = Key("draw.too-many")
TURN_HESITATION = Key("turn.hesitation")
ERROR_ILLEGAL_PLAY = Key("error.illegal-play")
ERROR_ADVICE = Key("error.advice")
RULE_MUTABLE = Key("rule.mutable")
RULE_SECRET = Key("rule.secret")
HOUSE_RULE = Key("house.rule")
"""Answered by every rule that is told, each of which stands for itself; `statements.py` says by what it is known."""
