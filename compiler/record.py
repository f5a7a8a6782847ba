"""Define the base of every value with named parts: reports, the nodes of a text, the deck, the models.

A record is a data class, so pydantic validates it like any other, and builds its JSON schema: what comes from outside,
a number of a statement that is out of its limits or rules in JSON, goes through it. Two things are different from what
`dataclasses` and pydantic do by themselves, and both are there for the time in which a check starts:

- The methods are inherited. `dataclasses` compiles `__init__`, `__eq__`, `__hash__` and three more for every class
  anew, 0.6 ms for each; two hundred kinds of records would take longer to define than a file takes to check.
- None inherits from `pydantic.BaseModel`. A sound file gives pydantic nothing to do, for the words of a statement are
  closed choices of the grammar and its numbers are within the limits. But to import pydantic and declare one model
  takes 1.6 times as long as `import lark, pydantic`, and each further model a millisecond. A cold check of Pagat's page
  took 2.37 times as long with such models and takes 1.66 without (`benchmarks/test_start.py`, processor time). A test
  holds that no module of pydantic is loaded for a sound file.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, ClassVar, Self, dataclass_transform


@dataclass_transform(kw_only_default=True, frozen_default=True)
class Record:
    """A value that cannot be changed: the annotated names of a subclass are its fields, given by keyword."""

    field_names: ClassVar[tuple[str, ...]] = ()
    _defaults: ClassVar[dict[str, Any]] = {}
    __pydantic_config__: ClassVar[dict[str, Any]] = {"extra": "forbid", "arbitrary_types_allowed": True}
    """For whoever validates one: a field that nobody declared is a fault, and the place in a text is what it is."""

    def __init_subclass__(cls) -> None:
        """Add the fields that the subclass declares."""
        dataclass(init=False, eq=False, repr=False, kw_only=True)(cls)
        cls.field_names = tuple(one.name for one in fields(cls))  # type: ignore[arg-type]  # it has just become one
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
