"""Model drawing in one's own turn."""

from typing import Literal

from ...cards.saying import number, phrase
from ...language.nodes import Part
from ...rules.key import Key, Plain
from ...rules.model import CardCount, Topic

DrawnCard = Literal[
    "may be played", "may be played or any other", "must be played", "must be played or any other", "waits"
]


class Amount(Topic):
    """How many cards one turn may draw."""

    mode: Literal["exactly", "up to", "until playable", "nothing"]
    cards: CardCount | None = None
    """`None` for `nothing`, and for `until playable` where no number limits it."""


class Drawing(Topic):
    """How many cards are drawn, when, and what becomes of the drawn card."""

    amount: Amount
    when: Literal["at will", "when unable"]
    drawn_card: DrawnCard
    or_discards: bool = False
    """Whether the card on top may be taken instead of drawing, which ends the turn."""
    goes_on: bool = False
    """Whether one may draw again although a card fits, up to the number of draws."""
    pass_after: Literal["last draw", "any draw"] = "last draw"
    """After which draw the turn may be ended without laying a card."""
    pass_at_will: bool = False
    """Whether the turn may be passed although there is something to draw."""
    pass_when_dry: bool = False
    """Whether everybody may pass once nothing can be drawn; every such pass then counts towards a blocked hand."""


def amount(part: Part) -> Amount:
    """Return the number of cards that a turn, or somebody who owes a card, may draw."""
    said = phrase(part)
    match said.kind:
        case "exactly":
            return Amount.said(mode="exactly", cards=number(said.parts[0]))
        case "up_to":
            return Amount.said(mode="up to", cards=number(said.parts[0]))
        case "draw_nothing":
            return Amount.said(mode="nothing")
        case _:
            return Amount.said(mode="until playable", cards=number(said.parts[0]) if said.parts else None)


# The questions, in reading order; each with the type of its answer if a model holds it.

DRAW_COUNT = Plain[Amount]("draw.count")
DRAW_OPTIONAL = Plain[Literal["at will", "when unable"]]("draw.optional")
DRAW_FROM = Plain[bool]("draw.from")
DRAW_PLAY_DRAWN = Plain[DrawnCard]("draw.play-drawn")
DRAW_ONLY_DRAWN = Key("draw.only-drawn")
DRAW_CONTINUE_AFTER_FIT = Plain[bool]("draw.continue-after-fit")
DRAW_PASS_AFTER = Plain[Literal["last draw", "any draw"]]("draw.pass-after")
DRAW_PASS_WITHOUT = Plain[Literal["when unable", "at will", "when stock empty"]]("draw.pass-without")
