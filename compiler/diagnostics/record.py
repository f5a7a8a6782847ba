"""Immutable records whose fields are declared by annotations."""

from __future__ import annotations

from typing import Any, ClassVar, Self, dataclass_transform


@dataclass_transform(kw_only_default=True, frozen_default=True)
class Record:
    """The base of records: the annotated names of a subclass are its fields, and a value in the class is a default.

    This is done here instead of by `dataclasses`, which compiles the same methods for every class anew: fifty kinds of
    reports would take longer to define than a file takes to check.
    """

    field_names: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(cls) -> None:
        """Add the fields that the subclass declares."""
        own = [name for name, kind in cls.__annotations__.items() if "ClassVar" not in str(kind)]
        cls.field_names = (*cls.field_names, *(name for name in own if name not in cls.field_names))

    def __init__(self, **data: Any) -> None:
        """Take a value for every field that has no default."""
        for name in self.field_names:
            if name not in data and not hasattr(type(self), name):
                raise TypeError(f"{type(self).__name__} needs a value for {name}")
        if strange := data.keys() - set(self.field_names):
            raise TypeError(f"{type(self).__name__} has no field {min(strange)}")
        self.__dict__.update(data)

    def __setattr__(self, name: str, value: object) -> None:
        """Refuse every change."""
        raise AttributeError(f"a record cannot be changed: {name}")

    def __eq__(self, other: object) -> bool:
        """Two records are equal if their kinds and all their fields are."""
        return isinstance(other, Record) and type(self) is type(other) and self._values() == other._values()

    def __hash__(self) -> int:
        """In agreement with equality."""
        return hash((type(self), self._values()))

    def __repr__(self) -> str:
        """The kind and the fields, for whoever looks for a fault of ours."""
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in self._data().items())})"

    def _data(self) -> dict[str, object]:
        return {name: getattr(self, name) for name in self.field_names}

    def _values(self) -> tuple[object, ...]:
        return tuple([getattr(self, name) for name in self.field_names])  # many are compared, so no generator

    def with_changes(self, **changes: Any) -> Self:
        """The same record with other values in some fields."""
        return type(self)(**{**self.__dict__, **changes})
