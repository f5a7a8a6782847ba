"""Check that worked examples can be set up: their players, cards and options exist. `c8 test` runs them."""

from __future__ import annotations

from collections.abc import Iterator

from ..diagnostics.diagnostic import Diagnostic
from ..layers.resolver import Resolver
from .read import read_example


def check_examples(resolver: Resolver) -> Iterator[Diagnostic]:
    """Look up everything that the examples of the file name."""
    for example in resolver.variant.examples():
        _, diagnostics = read_example(example, resolver)
        yield from diagnostics
