"""The variants that ship with the program."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from crazy8.compiler.source import Source

SUFFIX = ".c8"


@cache
def shipped_names() -> tuple[str, ...]:
    """The names of the variants, in alphabetical order."""
    names = (entry.name for entry in files("crazy8.variants").iterdir())
    return tuple(sorted(name.removesuffix(SUFFIX) for name in names if name.endswith(SUFFIX)))


def shipped_source(name: str) -> Source | None:
    """The text of a variant, or `None` if there is none of that name."""
    if name not in shipped_names():
        return None
    return Source(name + SUFFIX, files("crazy8.variants").joinpath(name + SUFFIX).read_text(encoding="utf-8"))
