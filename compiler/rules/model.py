"""Define the base class of the models of all topics."""

from typing import Annotated, Any, Self, TypeVar, cast

from ..record import Record
from .limits import Between, limits_of_fields, validated

MOST_SEATS = 12
"""How many players a game may have."""
MOST_CARDS = 216
"""How many cards the packs of a game may have together."""
MOST_POINTS = 1_000_000
"""How large a number of points may be."""

CardCount = Annotated[int, Between(1, MOST_CARDS)]
PackCount = Annotated[int, Between(1, 4)]
JokerCount = Annotated[int, Between(1, 12)]
SomePoints = Annotated[int, Between(1, MOST_POINTS)]
Points = Annotated[int, Between(-MOST_POINTS, MOST_POINTS)]

Value = TypeVar("Value")


class Topic(Record):
    """The base of all parts of the rules and of answers: immutable, with declared fields only."""

    @classmethod
    def said(cls, **data: Any) -> Self:
        """Return a model made of the words and numbers of a statement. Raises `OutOfLimitsError` beyond a limit.

        Pydantic is asked only then; see `limits`.
        """
        if all(limits.holds(data.get(name)) for name, limits in limits_of_fields(cast(Any, cls)).items()):
            return cls(**data)
        return cast(Self, validated(cls, data))


EACH_CARD = "one for each card"
"""Marks types of lists that are as long as the deck has kinds of cards, or empty."""

EACH_SUIT = "one for each suit"
"""Marks types of lists that are as long as the deck has suits."""

PerCard = Annotated[tuple[Value, ...], EACH_CARD]
"""One value for each card kind of the deck, in the order of the kinds."""
