"""Find the variants that ship with the program: one file for each, in the folder of its family."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

from crazy8.compiler.source import Source

SUFFIX = ".c8"
OLDEST_FAMILY = "crazy-eights"
"""The family of the variants that lie in no folder."""

_VARIANTS = Path(__file__).parent.with_name("variants")
_NAME = re.compile(r"[a-z][a-z0-9_-]*")


class Shipped(NamedTuple):
    """The place of a variant that ships."""

    family: str
    file: Path


def shipped_names() -> tuple[str, ...]:
    """Return the names of the variants, in alphabetical order."""
    return tuple(sorted(_shipped()))


def family_of(name: str) -> str:
    """Return the family of a variant that ships."""
    return _shipped()[name].family


def shipped_source(name: str) -> Source | None:
    """Return the text of a variant, or `None` if there is none of that name."""
    if not _NAME.fullmatch(name) or name not in _shipped():
        return None
    return Source(name + SUFFIX, _shipped()[name].file.read_text(encoding="utf-8"))


@cache
def _shipped() -> dict[str, Shipped]:
    """Return every variant by its name; a test sees to it that no two have the same name."""
    found: dict[str, Shipped] = {}
    for entry in _VARIANTS.iterdir():
        if entry.name.endswith(SUFFIX):
            found[entry.name.removesuffix(SUFFIX)] = Shipped(OLDEST_FAMILY, entry)
        elif _NAME.fullmatch(entry.name) and entry.is_dir():
            for file in entry.iterdir():
                if file.name.endswith(SUFFIX):
                    found[file.name.removesuffix(SUFFIX)] = Shipped(entry.name, file)
    return found
