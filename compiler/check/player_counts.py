"""Check that `when` blocks are about player counts that the variant allows, and do not set these."""

from __future__ import annotations

from collections.abc import Iterator

from ..diagnostics.diagnostic import Diagnostic
from ..language.nodes import Option, When
from ..language.reports.statements import RangeOfPlayersBackwards
from ..layers.layers import holds_for
from ..layers.reports.layers import NeverThatMany, RangeInBlock
from ..layers.resolver import Resolver


def check_blocks(resolver: Resolver) -> Iterator[Diagnostic]:
    """Find blocks of the file that hold for no allowed number of players, whatever the options, or that name one."""
    choices = [(), *((offer.name,) for offer in resolver.offers)]
    ranges = [resolver.player_range(choice) for choice in choices]
    fewest, most = min(one.fewest for one in ranges), max(one.most for one in ranges)
    for node in resolver.variant.own.document.body:
        inner = node.statements if isinstance(node, Option) else (node,)
        for block in inner:
            if not isinstance(block, When):
                continue
            if block.high is not None and block.high.value < block.low.value:
                span = block.low.span.to(block.high.span)
                yield RangeOfPlayersBackwards(span=span, low=block.low.value, high=block.high.value)
            elif not any(holds_for(block, count) for count in range(fewest, most + 1)):
                yield NeverThatMany(span=block.span.first_line, counts=_counts(block), fewest=fewest, most=most)
            for statement in block.statements:
                if statement.kind == "players":
                    yield RangeInBlock(span=statement.span)


def _counts(block: When) -> str:
    low = block.low.value
    if block.high is None:
        return f"{low} or more"
    return str(low) if block.high.value == low else f"{low} to {block.high.value}"
