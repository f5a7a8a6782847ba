"""Model conditions: what is asked of a player when a card is laid, in whatever statement it stands."""

from typing import Annotated, Literal

from ...cards.cards import CardSet
from ...rules.limits import Between, ByKind
from ...rules.model import MOST_CARDS, MOST_SEATS, Topic


class Holds(Topic):
    """The player of the card still holds so many of these, or none of them (0)."""

    kind: Literal["holds"] = "holds"
    cards: CardSet
    least: Annotated[int, Between(0, MOST_CARDS)]


class HoldsPoints(Topic):
    """The cards that the player still holds are worth so much at most."""

    kind: Literal["holds points"] = "holds points"
    at_most: Annotated[int, Between(0, 1000)]


class CountsTo(Topic):
    """The counter of the player stands at a number."""

    kind: Literal["counts to"] = "counts to"
    number: Annotated[int, Between(0, 15)]


class Remain(Topic):
    """So many players are still in."""

    kind: Literal["remain"] = "remain"
    players: Annotated[int, Between(2, MOST_SEATS)]


class Owing(Topic):
    """The player owed something when the first card of the turn was laid: cards, turns, or a card asked for."""

    kind: Literal["owes"] = "owes"


class LiesOn(Topic):
    """The card is laid on one of these."""

    kind: Literal["lies on"] = "lies on"
    cards: CardSet


Condition = Annotated[LiesOn | Holds | HoldsPoints | CountsTo | Remain | Owing, ByKind()]

# Statements with conditions are answers for each card at each moment. A moment is a number: conditions of one moment
# are about the same, so that a card has one of them in a layer, and a later layer replaces it.

OF_HANDS = 0
"""The moment of all conditions on the rest of the hand."""
OWING = 1
_REMAIN = 2
_COUNT = 16
ON_CARDS = 32
"""The moment of all conditions on the card below."""


def moment_of(condition: Condition) -> int:
    """Return the moment of a condition."""
    match condition:
        case Holds() | HoldsPoints():
            return OF_HANDS
        case Owing():
            return OWING
        case LiesOn():
            return ON_CARDS
        case Remain():
            return _REMAIN + condition.players
        case CountsTo():
            return _COUNT + condition.number


def can_meet(one: Condition, other: Condition) -> bool:
    """Return whether two conditions can be met at once: not two numbers of the same thing."""
    same = type(one) is type(other) and isinstance(one, Remain | CountsTo)
    return not same or one == other
