"""The limits of numbers: what a statement may say, what pydantic accepts and what the JSON schema says are the same."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import TypeAdapter, ValidationError

import crazy8.compiler.topics.models  # noqa: F401  # declares all models
from crazy8.compiler.record import Record
from crazy8.compiler.rules.limits import OutOfLimitsError, limits_of_fields, within
from crazy8.compiler.rules.model import CardCount, Points, Topic


def below(kind: type[Record]) -> list[type[Record]]:
    return [one for child in kind.__subclasses__() for one in (child, *below(child))]


LIMITS = [
    (model, name, limits)
    for model in below(Topic)
    if model.__module__.startswith("crazy8.")
    for name, limits in limits_of_fields(model).items()
]


def first_error(model: type[Record], name: str, value: int) -> dict[str, Any] | None:
    """What pydantic says of a value of a field; nothing if the field is not what is wrong."""
    try:
        TypeAdapter(model).validate_python({name: value})
    except ValidationError as error:
        found = [dict(one) for one in error.errors() if one["loc"][0] == name]
        return found[0] if found else None
    return None


def test_there_are_limits() -> None:
    assert len(LIMITS) > 25


@pytest.mark.parametrize(("model", "name", "limits"), LIMITS, ids=[f"{m.__name__}.{n}" for m, n, _ in LIMITS])
def test_a_limit_is_the_same_for_a_statement_and_for_pydantic(model: type[Topic], name: str, limits: Any) -> None:
    for sound in (limits.least, limits.most):
        assert limits.holds(sound)
        assert first_error(model, name, sound) is None
    for unsound in (limits.least - 1, limits.most + 1):
        assert not limits.holds(unsound)
        assert first_error(model, name, unsound) is not None
        others = {one: None for one in model.field_names if one not in (name, *model._defaults)}
        with pytest.raises(OutOfLimitsError):
            model.said(**{name: unsound, **others})


def test_a_number_alone_has_limits_too() -> None:
    assert within(CardCount, 216) == 216
    for number, least, most in ((0, 1, None), (217, None, 216)):
        with pytest.raises(OutOfLimitsError) as caught:
            within(CardCount, number)
        assert (caught.value.number, caught.value.least, caught.value.most) == (number, least, most)
    assert within(Points, -1_000_000) == -1_000_000
