"""Somebody must be able to go out."""

from __future__ import annotations

from collections.abc import Iterator

from crazy8.compiler.check.place import place_of
from crazy8.compiler.diagnostics.codes.rules import NobodyCanGoOut
from crazy8.compiler.diagnostics.diagnostic import Diagnostic
from crazy8.compiler.rules.rules import Rules

_NO_WAY_OUT = ("forbidden", "draws", "stays in")


def check(rules: Rules) -> Iterator[Diagnostic]:
    """Find out whether any card ends a hand."""
    if all(last.kind in _NO_WAY_OUT for last in rules.finish.last_card):
        yield NobodyCanGoOut(span=place_of(rules, "out.last-card"))
