"""Everything that can be reported: which module holds which classes, and how they are found."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from operator import attrgetter

from .diagnostic import Diagnostic

REPORTS = {
    "allowing": "check.reports.allowing",
    "between": "topics.between.reports.rules",
    "calls": "topics.calls.reports",
    "counters": "topics.counters.reports",
    "deal": "topics.deal.reports",
    "debts": "topics.debts.reports",
    "decks": "cards.reports.decks",
    "drawing": "topics.drawing.reports",
    "effects": "topics.effects.reports",
    "encoding": "language.reports.encoding",
    "examples": "examples.reports",
    "finish": "topics.finish.reports",
    "holes": "check.reports.holes",
    "layers": "layers.reports.layers",
    "laying": "topics.between.reports.laying",
    "markdown": "language.reports.markdown",
    "matching": "topics.matching.reports",
    "naming": "topics.between.reports.naming",
    "options": "layers.reports.options",
    "players": "topics.players.reports",
    "points": "topics.scoring.reports",
    "selectors": "cards.reports.selectors",
    "starter": "topics.starter.reports",
    "statements": "language.reports.statements",
    "syntax": "language.reports.syntax",
    "wild": "topics.wild.reports",
}
"""The module of each group of reports, imported when somebody asks for one of them."""


def topics() -> tuple[str, ...]:
    """The names of the groups, in alphabetical order."""
    return tuple(sorted(REPORTS))


@cache
def of_topic(topic: str) -> tuple[type[Diagnostic], ...]:
    """The classes with a code of one group, in the order of the codes; none if there is no such group."""
    if topic not in REPORTS:
        return ()
    module = import_module(f"..{REPORTS[topic]}", __package__)
    defined = (kind for kind in vars(module).values() if isinstance(kind, type) and kind.__module__ == module.__name__)
    kinds = (kind for kind in defined if issubclass(kind, Diagnostic) and "code" in vars(kind))
    return tuple(sorted(kinds, key=attrgetter("code")))


def all_kinds() -> tuple[type[Diagnostic], ...]:
    """Every class that has a code, in the order of the codes."""
    return tuple(sorted((kind for topic in topics() for kind in of_topic(topic)), key=attrgetter("code")))


def by_code(code: str) -> type[Diagnostic] | None:
    """The class of a code, or `None`; imports only as many files as it takes to find it."""
    return next((kind for topic in topics() for kind in of_topic(topic) if kind.code == code), None)
