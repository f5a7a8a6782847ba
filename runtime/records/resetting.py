"""Functions that let fields of the state begin anew, made from what the fields declare.

Numba compiles functions and no loops over names, so each function is written out as text: a line for each field, as a
person would write it. What a field declares is thus all that says when it is reset.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import Any, TypeAlias, cast

from .card_sets import as_word
from .limits import MOST_SEATS
from .program import Program
from .record import MOMENTS, Moment
from .state import State

Reset: TypeAlias = Callable[[Program, State], None]

__all__ = ["as_word", "reset_card", "reset_game", "reset_hand", "reset_turn"]


def lines_of(moments: tuple[Moment, ...]) -> list[str]:
    """A line for each field that is reset at one of the moments; the rows of seats come last, in loops."""
    lines: list[str] = []
    loops: dict[int, list[str]] = {}
    for name, kind in cast(Any, State._fields_):
        said = State.declared[name]
        if said.reset not in moments:
            continue
        is_row = issubclass(kind, ctypes.Array)
        number = kind._type_ if is_row else kind
        start = f"as_word({said.start})" if number is ctypes.c_uint64 else str(said.start)
        if is_row:
            loops.setdefault(kind._length_ // MOST_SEATS, []).append(f"    state.{name}[place] = {start}")
        else:
            lines.append(f"state.{name} = {start}")
    for places, inside in loops.items():
        lines += [f"for place in range({places} * program.players):", *inside]
    return lines


def resetting(first: Moment, last: Moment) -> Reset:
    """A function that resets the fields of some moments, from one to another."""
    moments = MOMENTS[MOMENTS.index(first) : MOMENTS.index(last) + 1]
    name = f"reset_{first}"
    text = "\n    ".join([f"def {name}(program, state):", *lines_of(moments)]) + "\n"
    made: dict[str, Reset] = {}
    exec(compile(text, f"<fields that a {first} resets>", "exec"), globals(), made)
    return made[name]


reset_game = resetting("game", "game")
reset_hand = resetting("hand", "card")
reset_turn = resetting("turn", "turn")
reset_card = resetting("card", "card")
