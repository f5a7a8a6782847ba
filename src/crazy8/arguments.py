"""Check arguments where they come in, so that a wrong one is an error with its name."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import index
from os import PathLike

from crazy8.compiler.diagnostics.suggest import suggest
from crazy8.errors import ChoiceError

MOST_SEED = (1 << 63) - 1


def whole_number(name: str, value: object, least: int, most: int | None = None) -> int:
    """Return a whole number of a range; `True` is none. Raises `TypeError` or `ValueError`."""
    bounds = f"from {least} to {most}" if most is not None else f"of at least {least}"
    try:
        number = None if isinstance(value, bool) else index(value)  # type: ignore[arg-type]  # raises for what has none
    except TypeError:
        number = None
    if number is None:
        raise TypeError(f"`{name}` has to be a whole number {bounds}, not {value!r}")
    if number < least or (most is not None and number > most):
        raise ValueError(f"`{name}` has to be a whole number {bounds}, not {number}")
    return number


def words(name: str, value: object) -> tuple[str, ...]:
    """Return several words, such as the names of options. Raises `TypeError` for a single text."""
    if isinstance(value, str) or not isinstance(value, Iterable):
        raise TypeError(f"`{name}` has to be a list of names, such as {_in_a_list(value)}, not {value!r}")
    found = tuple(value)
    for one in found:
        if not isinstance(one, str):
            raise TypeError(f"`{name}` has to be a list of names, but one of them is {one!r}")
    return found


def yes_or_no(name: str, value: object) -> bool:
    """`True` or `False`; raises `TypeError` for anything else, for `"no"` would count as yes."""
    if not isinstance(value, bool):
        raise TypeError(f"`{name}` has to be `True` or `False`, not {value!r}")
    return value


def text(name: str, value: object) -> str:
    """Return a text; raises `TypeError` for anything else."""
    if not isinstance(value, str):
        raise TypeError(f"`{name}` has to be a text, not {value!r}")
    return value


def path(name: str, value: object) -> str | PathLike[str]:
    """A path; raises `TypeError` for anything else."""
    if not isinstance(value, str | PathLike):
        raise TypeError(f"`{name}` has to be a path, not {value!r}")
    return value


def function(name: str, value: object) -> None:
    """Raise `TypeError` for what cannot be called, before the work of which it is told begins."""
    if not callable(value):
        raise TypeError(f"`{name}` has to be a function, not {value!r}")


def word_of(name: str, value: object, known: Sequence[str]) -> None:
    """Raise `TypeError` for what is no text, and `ChoiceError` for a word that is none of those that there are."""
    if text(name, value) not in known:
        raise ChoiceError(f"`{name}` has to be one of {', '.join(known)}, not `{value}`")


def seat(value: object, players: int, name: str = "seat") -> int:
    """Return a seat of a table; raises `ValueError` for one that is not there."""
    return whole_number(name, value, 0, players - 1)


def only(known: Iterable[str], given: Iterable[str]) -> None:
    """Raise `TypeError` if a named argument is none of those that there are, and name the one that was meant."""
    for name in given:
        if name not in known:
            meant = suggest(name, known)
            question = "" if meant is None else f"; did you mean `{meant}`?"
            raise TypeError(f"there is no argument `{name}`{question}")


def _in_a_list(value: object) -> str:
    return f"[{value!r}]" if isinstance(value, str) else "['twos']"
