"""Define what a hand counts, and who gets the points."""

from typing import Annotated, Literal

from ...rules.key import ByCard, Key, Plain
from ...rules.limits import AtMost, Between
from ...rules.model import MOST_SEATS, PerCard, Points, SomePoints, Topic

ModeKind = Literal[
    "each pays own hand",
    "winner collects",
    "winner collects average",
    "lowest collects differences",
    "lowest wins",
    "each collects differences",
    "finishers collect",
    "winner takes",
    "places",
    "none",
]
MODES_WITH_VALUES = (
    "each pays own hand",
    "winner collects",
    "winner collects average",
    "lowest collects differences",
    "lowest wins",
    "each collects differences",
    "finishers collect",
)
"""The modes that need a value for every card."""


class Mode(Topic):
    """A ledger: how the cards left in the hands become points."""

    kind: ModeKind
    points: Points | None = None
    """For `winner takes`: how many."""
    by_place: Annotated[tuple[Points, ...], AtMost(MOST_SEATS)] = ()
    """For `places`: how many points the first place brings, the second and so on; none: the numbers of the places."""


class Bonus(Topic):
    """What the last card of a hand does to the scores: a factor for all of them, or points for the finisher."""

    times: Annotated[int, Between(2, 100)] | None = None
    points: Points | None = None


class Rounding(Topic):
    """Points are rounded, half up, to a multiple."""

    to: Annotated[int, Between(1, 1000)]
    at_least: Annotated[int, Between(0, 1000)] = 0
    """What a hand that counts anything counts at least."""


MOST_DOUBLINGS = 20
"""How often a fine doubles: a million times as much is more than any game goes to."""


class ReshuffleFine(Topic):
    """Points for whoever makes the discards become the stock."""

    points: Points
    doubling: bool = False
    """Each time twice as much as the time before, for each player."""


class FaceValue(Topic):
    """A value that is printed on the card, times a number."""

    times: Annotated[int, Between(1, 1000)] = 1


class Scoring(Topic):
    """The ledger and the value of every card; `None` for a card that nobody gave a value."""

    mode: Mode
    values: PerCard[Points | None]
    bonus: PerCard[Bonus | None] = ()
    rounding: Rounding | None = None
    reshuffle_fine: ReshuffleFine | None = None
    drawn_card: SomePoints | None = None
    """What each card costs that is drawn from the stock, whatever for."""


# The questions, in reading order; each with the type of its answer if a model holds it.

SCORE_MODE = Plain[Mode]("score.mode")
SCORE_VALUE = ByCard[Points | FaceValue]("score.value")
SCORE_VALUES_TOTAL = Key("score.values-total")
SCORE_TEN = Key("score.ten")
SCORE_ACE = Key("score.ace")
SCORE_SPECIAL_CARD = Key("score.special-card")
SCORE_MULTIPLIER = ByCard[Bonus]("score.multiplier")
SCORE_MULTI_APPLY = Key("score.multi-apply")
SCORE_DRAWN = Plain[SomePoints]("score.drawn")
SCORE_ROUNDING = Plain[Rounding]("score.rounding")
SCORE_INCLUDE_SERVED = Key("score.include-served")
SCORE_WINNER_ZERO = Key("score.winner-zero")
SCORE_COLUMNS = Key("score.columns")
