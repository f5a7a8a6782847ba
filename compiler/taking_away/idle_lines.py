"""Find the lines and options of a file that do nothing: everything is the same without them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator

from ..check.allowing import not_allowed
from ..check.from_rules import check_variant
from ..check.reports.holes import AssumedAnswer
from ..check.reports.idle import IdleLine
from ..diagnostics.diagnostic import Diagnostic, in_reading_order, is_finding
from ..language.nodes import Option, Statement, When
from ..layers.exchange import exchanged
from ..layers.resolver import Resolver
from .idle_options import idle_option
from .other_line import why_idle
from .whole_variant import WholeVariant

Progress = Callable[[int, int], object]
"""Is told how many lines and options were looked at, and how many there are."""


def idle_lines(
    resolver: Resolver, reports: Iterable[Diagnostic] = (), progress: Progress | None = None
) -> tuple[Diagnostic, ...]:
    """Return a report on each line and option of the file without which everything stays the same, in reading order.

    `reports` is what the check has found, allowed or not, in a file that can be played: a line of which it says
    something already is not told again. What a comment of the file allows is left out.
    """
    own = resolver.variant.own.document
    known = {one.span.line for one in reports if one.span.source is own.source and not isinstance(one, AssumedAnswer)}
    looked_at = [node for node in _parts(own.body) if node.span.line not in known]
    whole = WholeVariant(resolver)
    found: list[Diagnostic] = []
    gone: list[Option] = []
    for number, node in enumerate(looked_at):
        if progress is not None:
            progress(number, len(looked_at))
        # The statements of an option that changes nothing are not told one by one.
        if any(option.span.start < node.span.start < option.span.end for option in gone):
            continue
        report = idle_option(whole, node) if isinstance(node, Option) else _idle_line(whole, node)
        if report is not None:
            found.append(report)
            gone += [node] if isinstance(node, Option) else []
    if progress is not None:
        progress(len(looked_at), len(looked_at))
    return tuple(in_reading_order(not_allowed(own.source, found)))


def _idle_line(whole: WholeVariant, statement: Statement) -> Diagnostic | None:
    tables = whole.tables_with(statement)
    if not tables:  # the check tells of a block or an option that no table has
        return None
    without = whole.without(exchanged(whole.resolver, statement, None))
    first = tables[:1]
    if not without.plays_as(whole, first) or not without.reads_as(whole, first, briefly=True):
        return None
    if not without.seats_as(whole) or not without.plays_as(whole, tables) or not without.reads_as(whole, tables):
        return None
    if _more_found(whole, without.resolver):
        return None
    why = why_idle(whole, statement, without)
    return IdleLine(span=statement.span.first_line, why=why.words, labels=why.labels)


def _more_found(whole: WholeVariant, without: Resolver) -> bool:
    """Return whether the check has more to say without a line: a fault, or a question that is left open then."""
    return bool(_kinds(without) - _kinds(whole.resolver))


def _kinds(resolver: Resolver) -> Counter[tuple[str, str]]:
    found = (one for one in check_variant(resolver) if is_finding(one) or isinstance(one, AssumedAnswer))
    return Counter((one.code, getattr(one, "question", "")) for one in found)


def _parts(nodes: Iterable[object]) -> Iterator[Statement | Option]:
    """Yield the statements and options, those of blocks and options behind them."""
    for node in nodes:
        if isinstance(node, Statement | Option):
            yield node
        if isinstance(node, When | Option):
            yield from _parts(node.statements)
