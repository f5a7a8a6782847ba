"""Name questions by objects that know the type of the answer.

A key is a `str`, so that files, JSON and reports show it as it is. But nobody writes it down a second time: a topic
declares the keys of its questions in its `model`, beside the types of their answers, and everybody else imports them
from there. So a misspelt name is one that does not exist, and an answer of the wrong type is one that mypy refuses.
"""

from __future__ import annotations

from typing import Any, Generic, Protocol, TypeVar, get_args

Value_co = TypeVar("Value_co", covariant=True)


class Key(str):
    """The stable dotted name of a question; used by itself where no model holds the answer."""

    __slots__ = ()


class Keyed(Protocol):
    """Something with a key, such as a question."""

    @property
    def key(self) -> Key:
        """The stable dotted name."""


def type_of_answer(key: Key) -> Any:
    """The type of which an answer is, as the key is declared; `None` for a key without one.

    `typing` remembers it in every instance of a generic class that can hold it, so those below have no `__slots__`.
    """
    return next(iter(get_args(getattr(key, "__orig_class__", None))), None)


class Plain(Key, Generic[Value_co]):
    """The key of a question with one answer for the whole table."""


class ByCard(Key, Generic[Value_co]):
    """The key of a question that is answered card by card."""


class ByNumber(Key, Generic[Value_co]):
    """The key of a question that is answered number by number, such as the calls."""


class ByPair(Key, Generic[Value_co]):
    """The key of a question that is answered for each pair of an owed and an answering card."""


class ByMoment(Key, Generic[Value_co]):
    """The key of a question that is answered for each card at each moment: under each kind of condition."""


class ByPlace(ByPair[Value_co]):
    """The key of a question that is answered for each pair of a card and one on which it is laid."""
