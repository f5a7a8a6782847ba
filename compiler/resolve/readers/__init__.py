"""Statements to what they say: one reader for each kind of statement, in files by topic."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from pydantic import ValidationError

from ...diagnostics.codes.statements import OutOfRange, RangeOfPlayersBackwards
from ...diagnostics.diagnostic import Diagnostic
from ...rules.table import PlayerRange
from ...source import Span
from ...syntax.nodes import Number, Phrase, Statement
from . import extra, playing, scores, setting_up
from .said import FaultError, Said

READERS: Mapping[str, Callable[[Statement], Said]] = {
    **setting_up.READERS,
    **playing.READERS,
    **extra.READERS,
    **scores.READERS,
}
"""The reader for each kind of statement that answers a question; `group` and `note` answer none."""


def read(statement: Statement) -> Said | Diagnostic:
    """What a statement says, or why it cannot be taken at its word."""
    try:
        said = READERS[statement.kind](statement)
    except FaultError as error:
        return error.fault
    except ValidationError as error:
        return _out_of_range(statement, error)
    if isinstance(said.value, PlayerRange) and said.value.fewest > said.value.most:
        return RangeOfPlayersBackwards(span=statement.span, low=said.value.fewest, high=said.value.most)
    return said


def _out_of_range(statement: Statement, error: ValidationError) -> Diagnostic:
    """The first number that a model refused; the limits stand in the model alone."""
    detail = error.errors()[0]
    limits = detail.get("ctx", {})
    low = next((limits[name] for name in ("ge", "gt") if name in limits), None)
    bound = f"from {low} up" if low is not None else f"up to {limits['le']}"
    value = int(detail["input"])
    return OutOfRange(
        span=_span_of(value, statement), number=value, direction="small" if low is not None else "large", bound=bound
    )


def _span_of(value: int, phrase: Phrase) -> Span:
    """Where a number stands in a statement."""
    for part in phrase.parts:
        if isinstance(part, Number) and part.value == value:
            return part.span
        if isinstance(part, Phrase):
            span = _span_of(value, part)
            if span != part.span:
                return span
    return phrase.span
