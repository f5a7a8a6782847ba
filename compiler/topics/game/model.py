"""Model the game: the hands from the first deal to the final result."""

from typing import Annotated, Literal

from ...rules.key import Key, Plain
from ...rules.limits import Between
from ...rules.model import Points, Topic

Outcome = Literal[
    "lowest wins", "highest wins", "who reaches it wins", "who reaches it loses", "who reaches it leaves game"
]
Tie = Literal["extra hand", "shared", "earlier lowest"]


class Ending(Topic):
    """When a game ends and who has won it."""

    kind: Literal["single hand", "hands", "each deals", "target", "columns", "counter", "one is left"]
    hands: Annotated[int, Between(1, 1000)] | None = None
    """For `hands`: how many; for `each deals`: how often."""
    points: Points | None = None
    """For `target`, already multiplied by the number of players where the file says so; for `columns` of each."""
    past: bool = False
    """The target must be exceeded, not only reached."""
    per_player: bool = False
    outcome: Outcome | None = None
    columns: Annotated[int, Between(2, 3)] | None = None
    """For `columns`: the first hand a player wins counts in the first column, the second in two, later ones in all."""


class ExactTotal(Topic):
    """A total of exactly this many points goes back."""

    points: Points
    back_to: Points


class GameRules(Topic):
    """The end of the game and its ties."""

    ending: Ending
    tie: Tie
    exact: ExactTotal | None = None


# The questions, in reading order; each with the type of its answer if a model holds it.

MATCH_END_KIND = Plain[Ending]("match-end.kind")
MATCH_END_TARGET = Key("match-end.target")
MATCH_END_COMPARE = Key("match-end.compare")
MATCH_END_WHOSE = Key("match-end.whose")
MATCH_END_WINNER = Key("match-end.winner")
MATCH_END_SAME_HAND = Key("match-end.same-hand")
MATCH_END_EXACT = Plain[ExactTotal]("match-end.exact")
MATCH_END_TIE = Plain[Tie]("match-end.tie")
MATCH_END_EQUAL_DEALS = Key("match-end.equal-deals")
LEAVE_TIE = Key("leave.tie")
MATCH_END_ELIMINATED = Key("match-end.eliminated")
