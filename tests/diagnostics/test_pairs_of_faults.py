"""Two faults in one file: the bad examples of any two pages, one below the other.

Taken are pairs that have nothing to do with each other: their good examples together are clean, and either bad one with
the other good one raises its own code alone. A few pairs are tried, in the long run more; `CRAZY8_PAIRS=1` tries all.
"""

from __future__ import annotations

import os
from functools import cache
from itertools import combinations

import pytest
from pages.raised import LIBRARY, reports

from crazy8.compiler.diagnostics.diagnostic import is_finding
from crazy8.compiler.diagnostics.page import ReportPage, completed, is_json, is_markdown, page_of
from crazy8.compiler.diagnostics.registry import all_kinds
from crazy8.compiler.pipeline import link_source
from crazy8.compiler.source import Source

EVERY = int(os.environ["CRAZY8_PAIRS"]) if "CRAZY8_PAIRS" in os.environ else 211
EVERY_IN_THE_LONG_RUN = min(EVERY, 41)
"""How many pairs there are to one that is tried."""

JUDGED_LAST = {"C8-ALLOWS-NOTHING", *(kind.code for kind in all_kinds() if kind.code.startswith("C8-RULING-"))}
"""Reports that are made of a file without errors only: whether a comment is of use, and what the engine says."""

NOT_THEN = [
    {"C8-NO-POINTS-TO-CHANGE", "C8-OPEN-QUESTION"},
    {"C8-NOTHING-TO-COUNT", "C8-OPEN-QUESTION"},
    {"C8-DEAD-END", "C8-FEW-CAN-FOLLOW"},
]
"""Pairs of which one takes away what the other is about: without points no card needs a value, and where one rank goes
on every card, no card is a dead end."""


def is_fragment(text: str) -> bool:
    """Whether another example can stand below: no whole file, no bytes, no endless text."""
    heads = ("c8 ", "variant")
    return not (
        is_markdown(text)
        or is_json(text)
        or any(sign in text for sign in ("…", "\N{REPLACEMENT CHARACTER}"))
        or any(line.startswith(heads) for line in text.splitlines())
    )


PAGES = {
    kind.code: page for kind in all_kinds() if is_fragment((page := page_of(kind)).wrong) and is_fragment(page.right)
}
PAIRS = list(combinations(PAGES, 2))


@cache
def codes(text: str) -> frozenset[str]:
    return frozenset(one.code for one in reports(text) if is_finding(one) or one.code in PAGES)


@cache
def makes_rules(page: ReportPage) -> bool:
    """Whether the rules can be made in spite of the fault, so that it is one of the rules as a whole."""
    resolver = link_source(Source("example.c8", completed(page.wrong)), LIBRARY).resolver
    if resolver is None:
        return False
    seats = resolver.player_range()
    return all(resolver.resolve(number).rules is not None for number in range(seats.fewest, seats.most + 1))


def have_nothing_to_do_with_each_other(one: str, other: str) -> bool:
    first, second = PAGES[one], PAGES[other]
    pair = {one, other}
    return (
        pair & codes(first.right + second.right) == set()
        and pair & codes(first.wrong + second.right) == {one}
        and pair & codes(first.right + second.wrong) == {other}
    )


@pytest.fixture(scope="module", params=[EVERY, pytest.param(EVERY_IN_THE_LONG_RUN, marks=pytest.mark.slow)])
def pairs(request: pytest.FixtureRequest) -> list[tuple[str, str]]:
    tried = PAIRS[:: request.param]
    found = [pair for pair in tried if have_nothing_to_do_with_each_other(*pair)]
    assert len(found) > len(tried) / 3, "many pairs can be tried"
    return found


def told(pair: tuple[str, str]) -> frozenset[str]:
    """Those of the two codes that are raised by the two bad examples together."""
    return codes("".join(PAGES[code].wrong for code in pair)) & set(pair)


def test_neither_hides_the_other_for_good(pairs: list[tuple[str, str]]) -> None:
    """Faults of single statements come first, then those of the rules; the second comes once the first is mended."""
    assert [pair for pair in pairs if not told(pair)] == []


def test_two_faults_of_the_rules_are_told_at_once(pairs: list[tuple[str, str]]) -> None:
    of_rules = [pair for pair in pairs if all(makes_rules(PAGES[code]) for code in pair) and set(pair) not in NOT_THEN]
    assert of_rules
    assert [pair for pair in of_rules if not set(pair) - told(pair) <= JUDGED_LAST] == []
