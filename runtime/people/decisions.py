"""Keep the one table of decisions beside a turn: what is asked, what a card that is only mentioned means,
and why something else is refused.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ..records import codes
from .actions import ActionKind
from .reasons import Reason


@dataclass(frozen=True, slots=True)
class Decision:
    """One kind of decision, with everything that is said of it."""

    phase: int
    """The phase of the game in which it is to be made (`records/codes.py`)."""
    chooses: ActionKind
    """The actions that are done in it."""
    first: Reason
    """Why anything else is refused."""
    asks: str = ""
    """The prompt, with holes for what may be chosen and what the effect asks; nothing where it depends on more."""
    not_this: Mapping[ActionKind, Reason] = field(default_factory=dict)
    """Why an action is refused that belongs to the decision but is not among those allowed."""
    about_the_card: bool = False
    """Whether it is about the card that its player has just laid."""
    followed_by: tuple[int, ...] = ()
    """The stages that can come when it is made."""
    asked_by: tuple[int, ...] = ()
    """The operations that ask for it; none where it is no matter of an effect."""


SUIT = Decision(
    phase=codes.NAME,
    chooses=ActionKind.NAME_SUIT,
    first=Reason.MUST_NAME_SUIT,
    asks="Name a {suit}: {choices}{or_none}",
    not_this={ActionKind.NAME_SUIT: Reason.SUIT_NOT_ALLOWED},
    about_the_card=True,
    followed_by=(codes.EFFECTS, codes.NEXT_TURN),
)
RANK = Decision(
    phase=codes.NAME,
    chooses=ActionKind.NAME_RANK,
    first=Reason.MUST_NAME_RANK,
    asks="Name a rank: {choices}{or_none}",
    not_this={ActionKind.NAME_RANK: Reason.RANK_NOT_ALLOWED},
    about_the_card=True,
    followed_by=(codes.EFFECTS, codes.NEXT_TURN),
)
TABLE = (
    SUIT,
    RANK,
    Decision(
        phase=codes.TARGET,
        chooses=ActionKind.CHOOSE_SEAT,
        first=Reason.MUST_CHOOSE_SEAT,
        asks="{asked} {choices}",
        not_this={ActionKind.CHOOSE_SEAT: Reason.SEAT_NOT_ALLOWED},
        about_the_card=True,
        followed_by=(codes.EFFECTS,),
    ),
    Decision(
        phase=codes.DIRECTION,
        chooses=ActionKind.CHOOSE_SEAT,
        first=Reason.MUST_CHOOSE_DIRECTION,
        asks="Who comes after you? {choices}",
        not_this={ActionKind.CHOOSE_SEAT: Reason.SEAT_NOT_ALLOWED},
        followed_by=(codes.STARTER_TURNED,),
    ),
    Decision(
        phase=codes.INTERRUPT,
        chooses=ActionKind.CHOOSE_SEAT,
        first=Reason.CATCH_OR_LET_PASS,
        not_this={
            ActionKind.CHOOSE_SEAT: Reason.SEAT_NOT_ALLOWED,
            ActionKind.CALL: Reason.NOTHING_TO_CALL,
        },
        followed_by=(codes.REST, codes.HAND_COUNTED, codes.NEXT_TURN),
    ),
    Decision(
        phase=codes.OUT_OF_TURN,
        chooses=ActionKind.THROW_IN,
        first=Reason.THROW_IN_OR_LET_PASS,
        asks="Out of turn you may {actions}",
        not_this={
            ActionKind.THROW_IN: Reason.NOT_OUT_OF_TURN,
            ActionKind.CLAIM: Reason.NOTHING_TO_CLAIM,
        },
    ),
    Decision(
        phase=codes.CHOOSE_CARD,
        chooses=ActionKind.CHOOSE_CARD,
        first=Reason.MUST_CHOOSE_CARD,
        asks="{asked} {choices}",
        not_this={ActionKind.CHOOSE_CARD: Reason.NOT_IN_HAND},
        about_the_card=True,
        followed_by=(codes.EFFECTS,),
        asked_by=codes.ASKING_FOR_CARDS,
    ),
    Decision(
        phase=codes.CHOOSE_TOP,
        chooses=ActionKind.CHOOSE_CARD,
        first=Reason.MUST_CHOOSE_TOP,
        asks="Which card lies on top? {choices}",
        about_the_card=True,
    ),
    Decision(
        phase=codes.OFFER,
        chooses=ActionKind.TAKE_UP,
        first=Reason.TAKE_UP_OR_LET_BE,
        asks="You may {actions}",
        about_the_card=True,
        followed_by=(codes.EFFECTS,),
        asked_by=(codes.END_HAND, codes.OPEN_ROUND),
    ),
)
"""All kinds of decisions that are no turns."""


def decision_in(phase: int, *, asks_for_rank: bool = False) -> Decision | None:
    """Return what is to be decided in a phase, or None in a turn and after a hand."""
    if phase == codes.NAME:
        return RANK if asks_for_rank else SUIT
    return next((decision for decision in TABLE if decision.phase == phase), None)
