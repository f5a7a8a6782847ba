"""Enforce the limits of numbers and of lists, which are declared in the types of the models and nowhere else.

INVARIANT: every number that a statement says goes through `Topic.said` or `within`. Both compare it with the limits of
its type; a number that is out of them goes to pydantic, which reads the same limits (`Between` tells them) and says
what is wrong. So what is made here is what pydantic would make, and pydantic is loaded for a fault alone. Tests try
each limit from both sides and validate the models of every shipped variant.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from types import UnionType
from typing import Annotated, Any, NamedTuple, Union, get_args, get_origin, get_type_hints


class Between(NamedTuple):
    """Metadata of a number type: the least and the greatest value."""

    least: int
    most: int

    def holds(self, value: object) -> bool:
        """Return whether a value is within the limits; anything but a number always is."""
        return type(value) is not int or self.least <= value <= self.most

    def __get_pydantic_core_schema__(self, source: Any, handler: Any) -> Any:
        """Tell pydantic the same limits."""
        return {**handler(source), "ge": self.least, "le": self.most}


class AtMost(NamedTuple):
    """Metadata of a tuple type: the greatest number of parts."""

    parts: int

    def __get_pydantic_core_schema__(self, source: Any, handler: Any) -> Any:
        """Tell pydantic the same limit."""
        return {**handler(source), "max_length": self.parts}


class ByKind:
    """Metadata of a union: the field `kind` tells which of the models is meant."""

    def __get_pydantic_core_schema__(self, source: Any, handler: Any) -> Any:
        """Let pydantic look at that field first."""
        from pydantic import Field

        return handler.generate_schema(Annotated[source, Field(discriminator="kind")])


class OutOfLimitsError(Exception):
    """Raised for a number of a statement that a model refuses, with the limits if it is beyond one."""

    def __init__(self, number: int, least: int | None, most: int | None) -> None:
        """Remember the number, and the limit beyond which it is."""
        super().__init__(number)
        self.number = number
        self.least = least
        self.most = most


@lru_cache(maxsize=128)
def limits_of_fields(model: type[Any]) -> dict[str, Between]:
    """Return the limits of the fields of a model that have some."""
    limits = {name: _limits(kind) for name, kind in get_type_hints(model, include_extras=True).items()}
    return {name: found for name, found in limits.items() if found is not None}


def within(kind: Any, value: int) -> int:
    """Return a number of an annotated kind, such as `CardCount`. Raises `OutOfLimitsError` if it is out of limits."""
    limits = _limits(kind)
    return value if limits is None or limits.holds(value) else int(validated(kind, value))


def validated(kind: Any, data: Any) -> Any:
    """Return the model that pydantic makes of some data. Raises `OutOfLimitsError` if it refuses a number."""
    from pydantic import TypeAdapter, ValidationError

    try:
        return TypeAdapter(kind).validate_python(data)
    except ValidationError as error:
        detail = error.errors()[0]
        bounds = detail.get("ctx", {})
        raise OutOfLimitsError(detail["input"], bounds.get("ge"), bounds.get("le")) from error


def _limits(kind: Any) -> Between | None:
    return next(_found(kind), None)


def _found(kind: Any) -> Iterator[Between]:
    """Yield the limits of a number, which may be one of several things that a value can be."""
    if get_origin(kind) is Annotated:
        yield from (one for one in kind.__metadata__ if isinstance(one, Between))
        yield from _found(kind.__origin__)
    elif get_origin(kind) in (Union, UnionType):
        for part in get_args(kind):
            yield from _found(part)
