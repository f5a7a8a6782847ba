"""The checks of all topics, and those between two of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ..diagnostics.diagnostic import Diagnostic
from .between import naming_and_starter as naming
from .between import points_and_ending as ledger
from .between import wild_and_effects as roles
from .calls import checks as calls
from .counters import checks as counters
from .deal import checks as deal_fits
from .debts import challenge_checks as challenges
from .debts import checks as answers
from .drawing import checks as drawing
from .finish import checks as going_out
from .matching import checks as following
from .rules import Rules
from .scoring import checks as values
from .starter import checks as starters
from .wild import checks as laying

TOPIC_CHECKS: tuple[Callable[[Rules], Iterable[Diagnostic]], ...] = (
    *deal_fits.CHECKS,
    counters.check,
    starters.check,
    roles.check,
    naming.check,
    laying.check,
    following.check,
    values.check,
    ledger.check,
    drawing.check,
    answers.check,
    challenges.check,
    calls.check,
    going_out.check,
)
"""What is checked in the rules of one table; what is found is sorted, so the order is that of the topics."""
