"""The functions for the single effects of cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from vocabulary import Kind

from .table import Play, Table

Act = Callable[[Table, int, Kind, Any], Play[None]]
ACTS: dict[str, Act] = {}


def acts(kind: str) -> Callable[[Act], Act]:
    """Keep a function as what one kind of effect means."""

    def keep(function: Act) -> Act:
        ACTS[kind] = function
        return function

    return keep
