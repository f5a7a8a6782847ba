"""Everything that can be reported: one frozen class each, in files by topic, and the registry that finds them.

A file in this folder needs no entry anywhere; its classes are found by looking.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from operator import attrgetter
from pkgutil import iter_modules

from ..diagnostic import Diagnostic


def topics() -> tuple[str, ...]:
    """The names of the files in this folder, in alphabetical order."""
    return tuple(sorted(module.name for module in iter_modules(__path__)))


@cache
def of_topic(topic: str) -> tuple[type[Diagnostic], ...]:
    """The classes with a code that a file defines, in the order of the codes; none if there is no such file."""
    if topic not in topics():
        return ()
    module = import_module(f"{__name__}.{topic}")
    defined = (kind for kind in vars(module).values() if isinstance(kind, type) and kind.__module__ == module.__name__)
    kinds = (kind for kind in defined if issubclass(kind, Diagnostic) and "code" in vars(kind))
    return tuple(sorted(kinds, key=attrgetter("code")))


def all_kinds() -> tuple[type[Diagnostic], ...]:
    """Every class that has a code, in the order of the codes."""
    return tuple(sorted((kind for topic in topics() for kind in of_topic(topic)), key=attrgetter("code")))


def by_code(code: str) -> type[Diagnostic] | None:
    """The class of a code, or `None`; imports only as many files as it takes to find it."""
    return next((kind for topic in topics() for kind in of_topic(topic) if kind.code == code), None)
