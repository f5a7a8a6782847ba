"""Model players, seats and the direction of play."""

from typing import Annotated, Literal

from ...cards.cards import CardSet
from ...rules.key import Key, Plain
from ...rules.limits import Between
from ...rules.model import MOST_SEATS, Topic

SeatCount = Annotated[int, Between(2, MOST_SEATS)]

FirstPlayer = Literal[
    "left of dealer",
    "right of dealer",
    "dealer",
    "winner",
    "winner else dealer",
    "loser",
    "youngest",
    "oldest",
    "random",
]
Leaver = Literal["loser", "winner"]
Direction = Literal["clockwise", "anticlockwise", "chosen"]


class PlayerRange(Topic):
    """How many may play."""

    fewest: SeatCount
    most: SeatCount


class Holder(Topic):
    """Whoever was dealt certain cards begins."""

    cards: CardSet
    which: Literal["any", "lowest", "highest"] = "any"
    """Of several players the one with the lowest or highest of these cards, by rank."""
    leads: bool = False
    """Whether that very card has to be laid first."""


class Seating(Topic):
    """Who sits at the table, who begins, and which way play goes."""

    range: PlayerRange
    first_player: FirstPlayer | Holder
    direction: Direction
    """`chosen`: the first player of each hand chooses."""
    leaver: Leaver | None = None
    """Who leaves the game after each hand."""
    partners: bool = False
    """Whether those who sit opposite each other play together; only for an even number of players from four up."""
    dummies: bool = False
    """Whether each player plays a second hand too, which lies opposite the own one."""

    @property
    def sides(self) -> bool:
        """Return whether the two hands that lie opposite each other belong together: partners, or one player's."""
        return self.partners or self.dummies


# The questions, in reading order; each with the type of its answer if a model holds it.

PLAYERS_RANGE = Plain[PlayerRange]("players.range")
SEAT_DIRECTION = Plain[Direction]("seat.direction")
SEAT_FIRST_PLAYER = Plain[FirstPlayer | Holder]("seat.first-player")
SEAT_NOBODY_HOLDS = Key("seat.nobody-holds")
SEAT_RESET_DIRECTION = Key("seat.reset-direction")
LEAVE_WHO = Plain[Leaver]("leave.who")
SEAT_PARTNERS = Plain[bool]("seat.partners")
SCORE_PARTNERS = Key("score.partners")
SEAT_DUMMIES = Plain[bool]("seat.dummies")
SCORE_DUMMIES = Key("score.dummies")
