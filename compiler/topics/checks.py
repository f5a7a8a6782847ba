"""Gather the checks of all topics, and those between two of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ..cards.cards import CardSet
from ..cards.relations import Relation
from ..diagnostics.diagnostic import Diagnostic
from ..rules.key import Key
from .between import asked_and_forbidden as asking
from .between import cards_there_are as numbers
from .between import naming_and_starter as naming
from .between import open_hands as lying_open
from .between import points_and_ending as ledger
from .between import wild_and_effects as roles
from .calls import checks as calls
from .conditions import checks as conditions
from .conditions.checks import conditions_and_whether_met as conditions_and_whether_met
from .conditions.reports import NeverMet as NeverMet
from .counters import checks as counters
from .deal import checks as deal_fits
from .deal.checks import begins_by_the_hand_before as begins_by_the_hand_before
from .debts import challenge_checks as challenges
from .debts import checks as answers
from .drawing import checks as drawing
from .effects import checks as effects
from .finish import checks as going_out
from .game import checks as leaving
from .manners import checks as manners
from .matching import checks as following
from .out_of_turn.facts import cards_thrown_in
from .out_of_turn.model import TURN_JUMP_IN
from .rules import Rules
from .scoring import checks as values
from .several import checks as together
from .several.facts import cards_laid_together
from .several.model import MULTI_ALLOWED
from .starter import checks as starters
from .wild import checks as laying

TOPIC_CHECKS: tuple[Callable[[Rules], Iterable[Diagnostic]], ...] = (
    *deal_fits.CHECKS,
    counters.check,
    starters.check,
    roles.check,
    naming.check,
    asking.check,
    numbers.check,
    laying.check,
    following.check,
    effects.check,
    conditions.check,
    *values.CHECKS,
    *ledger.CHECKS,
    drawing.check,
    together.check,
    answers.check,
    answers.check_effects,
    challenges.check,
    lying_open.check,
    calls.check,
    going_out.check,
    leaving.check,
    manners.check,
)
"""The checks on the rules of one table. Reports are sorted, so the order here is that of the topics."""

Right = Callable[[Rules], tuple[Relation, CardSet, int] | None]
"""Says which card may follow which, among which cards, and how many make a row; nothing if there is no such right."""

RIGHTS: dict[Key, Right] = {MULTI_ALLOWED: cards_laid_together, TURN_JUMP_IN: cards_thrown_in}
"""The rights to lay a further card, each of which some table has to be able to use."""
