"""A record is a data class for whoever asks, and only then."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from typing import ClassVar

from crazy8.compiler.diagnostics.registry import all_kinds
from crazy8.compiler.record import FieldsOnDemand, Record
from crazy8.compiler.topics.registry import QUESTIONS


def below(kind: type[Record]) -> Iterator[type[Record]]:
    for one in kind.__subclasses__():
        yield one
        yield from below(one)


def test_all_records_have_the_fields_that_dataclasses_finds() -> None:
    assert all_kinds()
    assert QUESTIONS
    found = list(below(Record))
    assert len(found) > 200
    assert {one: tuple(name.name for name in fields(one)) for one in found} == {one: one.field_names for one in found}  # type: ignore[arg-type]


def test_fields_of_a_base_stay_those_of_the_base() -> None:
    class Pair(Record):
        kind: ClassVar[str] = "pair"
        left: int
        right: int = 8

    class Triple(Pair):
        right: int
        middle: int = 3

    assert isinstance(vars(Triple)["__dataclass_fields__"], FieldsOnDemand)
    assert [one.name for one in fields(Triple)] == ["left", "right", "middle"]  # type: ignore[arg-type]
    assert [one.name for one in fields(Pair)] == ["left", "right"]  # type: ignore[arg-type]
    assert Triple(left=1) == Triple(left=1, right=8, middle=3)
