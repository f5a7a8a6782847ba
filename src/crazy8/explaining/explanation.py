"""Define what `c8 explain` says of one thing."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from crazy8.compiler.diagnostics.render.palette import Palette


class Explanation(NamedTuple):
    """The explanation of one thing, for people and for programs."""

    text: Callable[[Palette], str]
    facts: Callable[[], dict[str, object]]
