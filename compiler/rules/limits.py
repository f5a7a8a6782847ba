"""The limits of numbers, read from the models that declare them.

Pydantic validates with a schema that it builds for each model; building the schemas for one rulebook takes longer than
reading, resolving and checking it. What a statement says can only be wrong in its numbers, since its words are closed
choices of the grammar. So the numbers are compared with the declared limits, and only a number that is out of them goes
through the validation, which then says what is wrong.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Annotated, Any, get_args, get_origin

import pydantic
from pydantic import BaseModel

Limits = tuple[int | None, int | None]
"""The least and the greatest number, where there are such."""


@lru_cache(maxsize=128)
def limits_of_fields(model: type[BaseModel]) -> dict[str, Limits]:
    """The limits of every field of a model."""
    return {name: _limits(field.annotation, field.metadata) for name, field in model.model_fields.items()}


def holds(limits: Limits, value: object) -> bool:
    """Whether a value is within limits; what is no number always is."""
    low, high = limits
    return type(value) is not int or ((low is None or value >= low) and (high is None or value <= high))


def within(kind: Any, value: int) -> int:
    """A number of an annotated kind, such as `CardCount`. Raises `ValidationError` if it is out of the limits."""
    if holds(_limits(*_parts(kind)), value):
        return value
    # Not imported by name: pydantic loads it at the first use, and most rulebooks have no use of it.
    return int(pydantic.TypeAdapter(kind).validate_python(value))


def _limits(annotation: Any, metadata: Iterable[Any]) -> Limits:
    """The limits in the metadata of a type, or of the types that it is made of."""
    low: int | None = None
    high: int | None = None
    for one in _flat(annotation, metadata):
        low = getattr(one, "ge", low)
        high = getattr(one, "le", high)
    return low, high


def _flat(annotation: Any, metadata: Iterable[Any]) -> Iterator[Any]:
    """Every piece of metadata, however deep it stands: pydantic keeps that of a `Field` inside the field."""
    for one in metadata:
        if hasattr(one, "metadata"):
            yield from _flat(None, one.metadata)
        else:
            yield one
    for part in get_args(annotation):
        if get_origin(part) is Annotated:
            yield from _flat(*_parts(part))


def _parts(kind: Any) -> tuple[Any, tuple[Any, ...]]:
    """The type and the metadata of an annotated type."""
    annotation, *metadata = get_args(kind)
    return annotation, tuple(metadata)
