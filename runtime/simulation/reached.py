"""Find the functions that bulk play is made of by following calls, so that no list of them has to be kept."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from types import FunctionType

from ..engine.legal import legal
from ..engine.step import step
from ..records import card_sets
from .loop import play_stretch

ROOTS = (legal, step, play_stretch)
"""The functions of the compiled engine that Python calls."""


def functions_of_bulk_play() -> tuple[FunctionType, ...]:
    """Return what is compiled: the roots and every function that they reach."""
    return functions_reached(ROOTS)


def functions_reached(roots: Iterable[Callable[..., object]]) -> tuple[FunctionType, ...]:
    """Return some functions and every one that these name, but for `card_sets`, which numba is taught.

    Functions of the engine call each other by their global names and in no other way (numba knows no other either), so
    the names in their code are all that there is to follow. Those names are more than the calls: a field called like a
    function of the same module would bring in a function too many, which costs time for compiling and changes nothing.
    They come in a fixed order.
    """
    found: dict[FunctionType, None] = {}
    waiting = [root for root in roots if isinstance(root, FunctionType)]
    while waiting:
        function = waiting.pop()
        if function not in found and function.__module__ != card_sets.__name__:
            found[function] = None
            named = [function.__globals__.get(name) for name in function.__code__.co_names]
            waiting += [one for one in named if isinstance(one, FunctionType)]
    return tuple(found)


def constants_of(function: FunctionType) -> dict[str, int]:
    """Return the whole numbers that a function takes from its module, by name."""
    named = {name: function.__globals__.get(name) for name in function.__code__.co_names}
    return {name: value for name, value in named.items() if isinstance(value, int)}
