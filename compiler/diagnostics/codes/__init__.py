"""Everything that can be reported: one frozen class each, in files by topic, and the registry that finds them.

A file in this folder needs no entry anywhere; its classes are found by looking.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from operator import attrgetter
from pkgutil import iter_modules
from types import MappingProxyType, ModuleType

from crazy8.compiler.diagnostics.diagnostic import Diagnostic


@cache
def by_topic() -> Mapping[str, tuple[type[Diagnostic], ...]]:
    """Every class that has a code, by the name of its file; both in alphabetical order."""
    topics = sorted(module.name for module in iter_modules(__path__))
    return MappingProxyType({topic: tuple(_kinds_in(import_module(f"{__name__}.{topic}"))) for topic in topics})


def all_kinds() -> tuple[type[Diagnostic], ...]:
    """Every class that has a code, in the order of the codes."""
    return tuple(sorted((kind for kinds in by_topic().values() for kind in kinds), key=attrgetter("code")))


def by_code(code: str) -> type[Diagnostic] | None:
    """The class of a code, or `None`."""
    return next((kind for kind in all_kinds() if kind.code == code), None)


def _kinds_in(module: ModuleType) -> list[type[Diagnostic]]:
    """The classes with a code that a file defines itself, in the order of the codes."""
    defined = (kind for kind in vars(module).values() if isinstance(kind, type) and kind.__module__ == module.__name__)
    return sorted(
        (kind for kind in defined if issubclass(kind, Diagnostic) and "code" in vars(kind)), key=attrgetter("code")
    )
