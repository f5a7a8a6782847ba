"""Define packs that have a name in every rulebook, as an author would write them: one file for each."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from ....language.from_text import parse
from ....language.nodes import Statement
from ....source import Source

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

_SUFFIX = ".c8"
_HEAD = 'c8 2\nvariant pack "A pack"\n'


@lru_cache(maxsize=1)
def described_names() -> tuple[str, ...]:
    """Return the names of the packs, in alphabetical order."""
    names = (entry.name for entry in _folder().iterdir())
    return tuple(sorted(name.removesuffix(_SUFFIX) for name in names if name.endswith(_SUFFIX)))


def described(name: str) -> Statement:
    """Return the statement that describes one of these packs."""
    text = _folder().joinpath(name + _SUFFIX).read_text(encoding="utf-8")
    statement = parse(Source(f"{name}{_SUFFIX}", _HEAD + text)).document.body[-1]
    assert isinstance(statement, Statement)
    return statement


def _folder() -> Traversable:
    from importlib.resources import files  # eight milliseconds that rulebooks with the usual packs do without

    return files(__name__)
