"""Find everything that can be reported by looking through the folders of the compiler."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from operator import attrgetter
from pkgutil import walk_packages

from .diagnostic import Diagnostic


@cache
def _modules() -> Mapping[str, str]:
    """Return the module of each group: `reports.py` is called as its folder, a file of `reports/` by its own name.

    The folders are looked through, so no list of them can be out of step; packages are empty and cheap to import.
    """
    compiler = __package__.rpartition(".")[0]
    found = {}
    for info in walk_packages(import_module(compiler).__path__, f"{compiler}."):
        folder, _, name = info.name.rpartition(".")
        if name == "reports" and not info.ispkg:
            found[folder.rpartition(".")[2]] = info.name
        elif folder.endswith(".reports"):
            found[name] = info.name
    return found


def topics() -> tuple[str, ...]:
    """Return the names of the groups, in alphabetical order."""
    return tuple(sorted(_modules()))


def topic_of(kind: type[Diagnostic]) -> str:
    """Return the name of the group to which a class with a code belongs."""
    return next(name for name, module in _modules().items() if kind.__module__ == module)


@cache
def of_topic(topic: str) -> tuple[type[Diagnostic], ...]:
    """Return the classes with a code of one group, in the order of the codes; none if there is no such group."""
    if topic not in _modules():
        return ()
    module = import_module(_modules()[topic])
    defined = (kind for kind in vars(module).values() if isinstance(kind, type) and kind.__module__ == module.__name__)
    kinds = (kind for kind in defined if issubclass(kind, Diagnostic) and "code" in vars(kind))
    return tuple(sorted(kinds, key=attrgetter("code")))


def all_kinds() -> tuple[type[Diagnostic], ...]:
    """Return every class that has a code, in the order of the codes."""
    return tuple(sorted((kind for topic in topics() for kind in of_topic(topic)), key=attrgetter("code")))


def by_code(code: str) -> type[Diagnostic] | None:
    """Return the class of a code, or `None`; imports only as many files as it takes to find it."""
    return next((kind for topic in topics() for kind in of_topic(topic) if kind.code == code), None)
