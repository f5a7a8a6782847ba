"""Make functions that let fields of the state begin anew, from what the fields declare.

Numba compiles functions and no loops over names, so each function is written out as text: a line for each field, as a
person would write it, behind a condition if the field belongs to a rare feature. What a field declares is thus all that
says when it is reset, and the compiled engine is none the slower for it. The text is kept where `inspect` finds it, for
tracebacks and for `simulation.pruning`, which takes the conditions out.
"""

from __future__ import annotations

import ctypes
import linecache
from collections.abc import Callable
from typing import Any, TypeAlias, cast

from .card_sets import as_word
from .every_turn import every_turn
from .limits import MOST_SEATS
from .program import Program
from .record import MOMENTS, Moment
from .state import State

Reset: TypeAlias = Callable[[Program, State], None]

__all__ = ["as_word", "reset_card", "reset_game", "reset_hand", "reset_turn"]


def text_of(first: Moment, last: Moment) -> str:
    """Write a function that resets the fields of some moments, those without a condition first."""
    moments = MOMENTS[MOMENTS.index(first) : MOMENTS.index(last) + 1]
    lines: dict[tuple[int, int], list[str]] = {}
    for name, kind in cast(Any, State._fields_):
        said = State.declared[name]
        if said.reset in moments:
            is_row = issubclass(kind, ctypes.Array)
            number, places = (kind._type_, kind._length_ // MOST_SEATS) if is_row else (kind, 0)
            start = f"as_word({said.start})" if number is ctypes.c_uint64 else str(said.start)
            target = f"state.{name}[place]" if is_row else f"state.{name}"
            # Once a hand, numbers always begin anew: people are shown them, whether or not a rule looks at them.
            needs = said.needs if is_row or first == last else 0
            lines.setdefault((needs, places), []).append(f"{target} = {start}")
    text = [f"def reset_{first}(program, state):"]
    for (needs, places), resets in sorted(lines.items()):
        indent = "    "
        if needs:
            text.append(f"{indent}if program.features & {named(needs)}:")
            indent += "    "
        if places:
            text.append(f"{indent}for place in range({places} * program.players):")
            indent += "    "
        text += [indent + reset for reset in resets]
    return "\n".join(text) + "\n"


def named(features: int) -> str:
    """Name some features in this module, so that `pruning` knows the name by its beginning."""
    name = f"HAS_{features}"
    globals()[name] = features
    return name


def resetting(first: Moment, last: Moment) -> Reset:
    """Return the function that resets the fields of some moments."""
    text, made = text_of(first, last), cast(dict[str, Reset], {})
    file = f"<fields that a {first} resets>"
    linecache.cache[file] = (len(text), None, text.splitlines(keepends=True), file)
    exec(compile(text, file, "exec"), globals(), made)
    return made[f"reset_{first}"]


reset_game = resetting("game", "game")
reset_hand = resetting("hand", "card")
reset_turn = every_turn(resetting("turn", "turn"))
reset_card = every_turn(resetting("card", "card"))
