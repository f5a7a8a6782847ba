"""Compare a printed rulebook with the rules: what it tells otherwise than they are."""

from __future__ import annotations

from collections.abc import Iterable
from json import JSONDecodeError

from crazy8.compiler.book.marks_in_text import marks_in
from crazy8.compiler.book.verified import Discrepancy, discrepancies
from crazy8.read_variant import ReadVariant


def told_otherwise(
    variant: ReadVariant, text: str, players: int | None, options: Iterable[str]
) -> tuple[Discrepancy, ...] | None:
    """Return answers that a text does not tell as the rules have them: that are not so, missing, or told twice.

    The text is a whole rulebook as HTML, as marked Markdown or as JSON, in any language; `None` if it says of no
    sentence which answers it tells.
    """
    seats, chosen = variant.table(players, options)
    try:
        marks = marks_in(text)
    except (JSONDecodeError, KeyError, TypeError):
        return None
    if not marks:
        return None
    span = variant.player_range(chosen)
    counts = range(span.fewest, span.most + 1) if players is None else (seats,)
    tables = ((number, variant.resolver.resolve(number, chosen).rules) for number in counts)
    return discrepancies(marks, {number: rules for number, rules in tables if rules is not None})
