"""Model the last-card call."""

from typing import Annotated, Literal

from ...rules.key import ByNumber, Key, Plain
from ...rules.limits import AtMost, Between
from ...rules.model import MOST_SEATS, CardCount, Topic
from ..manners.model import ToldPart

Window = Literal["next turn", "next card", "last card"]
Catcher = Literal["anyone", "next", "table"]
MOST_CALLS = 4
"""For how many numbers of cards a game may have a call."""


class Penalty(Topic):
    """What a forgotten call costs; all fields at their defaults: nothing."""

    cards: CardCount | None = None
    turns: Annotated[int, Between(0, MOST_SEATS)] = 0
    no_finish: bool = False
    """The last card may not be laid until the call is made good."""

    @property
    def is_claimed(self) -> bool:
        """Return whether somebody has to claim it: cards or turns; that the last card is barred holds by itself."""
        return self.cards is not None or self.turns > 0


class Call(Topic):
    """A word to be said when the hand falls to a number of cards."""

    word: str
    at: Annotated[int, Between(0, MOST_SEATS)]
    penalty: Penalty
    ahead: bool = False
    """To be said in the turn before the one in which the hand is emptied, however many cards that takes; `at` is 0."""
    told: ToldPart | None = None
    """What it costs to forget it, if that is told and not played."""


class Calls(Topic):
    """All calls, until when they can be made good, and who may catch a player who forgot."""

    calls: Annotated[tuple[Call, ...], AtMost(MOST_CALLS)]
    window: Window
    catcher: Catcher
    false: Penalty = Penalty()
    """What a call costs that was not due."""
    doubt: Penalty = Penalty()
    """What it costs to accuse a player who forgot nothing."""


# The questions, in reading order; each with the type of its answer if a model holds it.

CALL_REQUIRED = ByNumber[Call]("call.required")
CALL_MOMENT = Key("call.moment")
CALL_PENALTY = Key("call.penalty")
CALL_PENALTY_MOMENT = Key("call.penalty-moment")
CALL_PENALTY_EXTRA_TURN = Key("call.penalty-extra-turn")
CALL_WINDOW = Plain[Window]("call.window")
CALL_BEGINS_TURN = Key("call.begins-turn")
CALL_CATCHER = Plain[Catcher]("call.catcher")
CALL_SELF_CORRECT = Key("call.self-correct")
CALL_FALSE = Plain[Penalty]("call.false")
CALL_FALSE_ACCUSATION = Plain[Penalty]("call.false-accusation")
CALL_FINAL = Key("call.final")
CALL_EARLY = Key("call.early")
CALL_DRAW_THEN_COUNT = Key("call.draw-then-count")
CALL_BY_PENALTY = Key("call.by-penalty")
CALL_MULTI_FINISH = Key("call.multi-finish")
CALL_STOCK_EMPTY = Key("call.stock-empty")
