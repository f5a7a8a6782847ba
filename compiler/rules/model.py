"""What the models of all topics share."""

from typing import Annotated, Any, Self, TypeVar

from pydantic import BaseModel, ConfigDict, Field

from .limits import holds, limits_of_fields

MOST_SEATS = 12
"""How many players a game may have."""
MOST_CARDS = 216
"""How many cards the packs of a game may have together."""
MOST_POINTS = 1_000_000
"""How large a number of points may be."""

CardCount = Annotated[int, Field(ge=1, le=MOST_CARDS)]
PackCount = Annotated[int, Field(ge=1, le=4)]
JokerCount = Annotated[int, Field(ge=1, le=12)]
SomePoints = Annotated[int, Field(ge=1, le=MOST_POINTS)]
Points = Annotated[int, Field(ge=-MOST_POINTS, le=MOST_POINTS)]

Value = TypeVar("Value")


class Topic(BaseModel):
    """A part of the rules, or of one answer: immutable, and without fields that nobody declared."""

    model_config = ConfigDict(frozen=True, extra="forbid", defer_build=True)

    @classmethod
    def said(cls, **data: Any) -> Self:
        """One made of the words and numbers of a statement. Raises `ValidationError` if a number is out of its limits.

        The whole validation is left for that case; see `limits`.
        """
        limits = limits_of_fields(cls)
        if all(holds(limits[name], value) for name, value in data.items()):
            return cls.model_construct(**data)
        return cls(**data)


PerCard = tuple[Value, ...]
"""One value for each card kind of the deck, in the order of the kinds."""
