"""Define the base of every value with named parts: reports, the nodes of a text, the deck, the models.

A record is a data class, so pydantic validates it like any other, and builds its JSON schema: what comes from outside,
a number of a statement that is out of its limits or rules in JSON, goes through it. Three things are different from
what `dataclasses` and pydantic do by themselves, and all are there for the time in which a check starts:

- The methods are inherited. `dataclasses` compiles `__init__`, `__eq__`, `__hash__` and three more for every class
  anew, 0.6 ms for each; two hundred kinds of records would take longer to define than a file takes to check.
- `dataclasses` looks at a class when somebody asks for its fields (`FieldsOnDemand`), which pydantic does and a sound
  file does not. Which fields a record has is read from its annotations. To look at two hundred classes takes 13 ms of
  the 164 that a check takes.
- None inherits from `pydantic.BaseModel`. A sound file gives pydantic nothing to do, for the words of a statement are
  closed choices of the grammar and its numbers are within the limits. But to import pydantic and declare one model
  takes 1.6 times as long as `import lark, pydantic`, and each further model a millisecond. A cold check of Pagat's page
  took 2.37 times as long with such models and takes 1.7 without (`benchmarks/test_start.py`, processor time). A test
  holds that no module of pydantic is loaded for a sound file.
"""

from __future__ import annotations

from typing import Any, ClassVar, Self, dataclass_transform


class FieldsOnDemand:
    """Makes a record a data class in the eyes of others, when the first of them asks for its fields."""

    def __get__(self, _instance: object, kind: type[Any]) -> Any:
        """Return what `dataclasses` finds out about a class, and puts into it in place of this."""
        from dataclasses import dataclass  # loads `inspect` too: a twentieth of a check that needs neither

        return dataclass(init=False, eq=False, repr=False, kw_only=True)(kind).__dataclass_fields__


def _is_of_the_class(annotation: Any) -> bool:
    """Return whether an annotation, as text or not, is a `ClassVar`, and so declares no field."""
    return str(annotation).removeprefix("typing.").startswith("ClassVar")


@dataclass_transform(kw_only_default=True, frozen_default=True)
class Record:
    """A value that cannot be changed: the annotated names of a subclass are its fields, given by keyword."""

    field_names: ClassVar[tuple[str, ...]] = ()
    _defaults: ClassVar[dict[str, Any]] = {}
    __pydantic_config__: ClassVar[dict[str, Any]] = {"extra": "forbid", "arbitrary_types_allowed": True}
    """For whoever validates one: a field that nobody declared is a fault, and the place in a text is what it is."""

    __dataclass_fields__: ClassVar[Any]

    def __init_subclass__(cls) -> None:
        """Add the fields that the subclass declares."""
        cls.__dataclass_fields__ = FieldsOnDemand()
        own = (name for name, kind in cls.__annotations__.items() if not _is_of_the_class(kind))
        cls.field_names = tuple(dict.fromkeys([*cls.field_names, *own]))
        cls._defaults = {name: getattr(cls, name) for name in cls.field_names if hasattr(cls, name)}

    def __init__(self, **data: Any) -> None:
        """Take a value for every field that has no default."""
        values = self.__dict__
        values.update(self._defaults)
        values.update(data)
        if len(values) != len(self.field_names) or not data.keys() <= values.keys():
            self._complain(data)

    def _complain(self, data: dict[str, Any]) -> None:
        kind = type(self).__name__
        for name in data.keys() - {*self.field_names}:
            raise TypeError(f"{kind} has no field {name}")
        for name in self.field_names:
            if name not in self.__dict__:
                raise TypeError(f"{kind} needs a value for {name}")

    def __setattr__(self, name: str, value: object) -> None:
        """Refuse every change."""
        raise AttributeError(f"a record cannot be changed: {name}")

    def __eq__(self, other: object) -> bool:
        """Return two records are equal if their kinds and all their fields are."""
        return isinstance(other, Record) and type(self) is type(other) and self._values() == other._values()

    def __hash__(self) -> int:
        """Return a hash that agrees with equality."""
        return hash((type(self), self._values()))

    def __repr__(self) -> str:
        """Return the kind and the fields, for whoever looks for a fault of ours."""
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in self._data().items())})"

    def _data(self) -> dict[str, object]:
        return {name: getattr(self, name) for name in self.field_names}

    def _values(self) -> tuple[object, ...]:
        return tuple([getattr(self, name) for name in self.field_names])  # many are compared, so no generator

    def with_changes(self, **changes: Any) -> Self:
        """Return the same with other values in some fields; what was worked out about this one is left behind."""
        return type(self)(**{**self._data(), **changes})
