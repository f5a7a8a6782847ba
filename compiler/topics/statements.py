"""Read statements: one reader for each kind of statement, in files by topic."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ..cards.saying import FaultError, Saying
from ..diagnostics.diagnostic import Diagnostic
from ..language.nodes import LARGEST_NUMBER, Number, PhraseNode, Statement
from ..language.reports.statements import OutOfRange, RangeOfPlayersBackwards
from ..rules.limits import OutOfLimitsError
from ..source import Span
from .calls import statements as calls
from .counters import statements as counters
from .deal import statements as deal
from .debts import statements as debts
from .deck import statements as deck
from .drawing import statements as drawing
from .effects import conditions_statements as conditions
from .effects import statements as effects
from .finish import statements as finish
from .game import statements as game
from .manners.statements import IN_WORDS as IN_WORDS
from .manners.statements import TOLD as TOLD
from .manners.statements import question_in_words as question_in_words
from .manners.statements import told_part as told_part
from .manners.statements import told_parts as told_parts
from .manners.statements import told_text as told_text
from .matching import statements as matching
from .out_of_turn import statements as out_of_turn
from .players import statements as players
from .players.model import PlayerRange
from .scoring import statements as scoring
from .several import statements as several
from .starter import statements as starter
from .stock import statements as stock
from .wild import statements as wild

READERS: Mapping[str, Callable[[Statement], Saying]] = {
    **players.READERS,
    **deck.READERS,
    **deal.READERS,
    **counters.READERS,
    **starter.READERS,
    **matching.READERS,
    **wild.READERS,
    **drawing.READERS,
    **several.READERS,
    **out_of_turn.READERS,
    **stock.READERS,
    **effects.READERS,
    **conditions.READERS,
    **debts.READERS,
    **calls.READERS,
    **finish.READERS,
    **scoring.READERS,
    **game.READERS,
}
"""The reader for each kind of statement that answers a question; `group` answers none, and `manners/statements.py`
has those that answer in words."""


def read(statement: Statement) -> Saying | Diagnostic:
    """Return what a statement says, or why it cannot be taken at its word."""
    try:
        said = READERS[statement.kind](statement)
    except FaultError as error:
        return error.fault
    except OutOfLimitsError as error:
        return _out_of_range(statement, error)
    if isinstance(said.value, PlayerRange) and said.value.fewest > said.value.most:
        return RangeOfPlayersBackwards(span=statement.span, low=said.value.fewest, high=said.value.most)
    return said


LONGEST_QUOTED = 12
"""Digits of a number that is too long to be read."""


def _out_of_range(statement: Statement, error: OutOfLimitsError) -> Diagnostic:
    """Return the first number that a model refused; the limits stand in the model alone."""
    small = error.least is not None
    span = _span_of(error.number, statement)
    return OutOfRange(
        span=span,
        number=error.number if abs(error.number) < LARGEST_NUMBER else f"{span.text[:LONGEST_QUOTED]}…",
        direction="small" if small else "large",
        bound=f"from {error.least} up" if small else f"up to {error.most}",
    )


def _span_of(value: int, phrase: PhraseNode) -> Span:
    """Return where a number stands in a statement."""
    for part in phrase.parts:
        if isinstance(part, Number) and part.value == value:
            return part.span
        if isinstance(part, PhraseNode):
            span = _span_of(value, part)
            if span != part.span:
                return span
    return phrase.span
