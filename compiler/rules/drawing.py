"""Drawing in one's own turn."""

from typing import Literal

from .topic import CardCount, Topic

DrawnCard = Literal["may be played", "may be played or any other", "must be played", "waits"]


class Amount(Topic):
    """How many cards one turn may draw."""

    mode: Literal["exactly", "up to", "until playable", "nothing"]
    cards: CardCount | None = None
    """`None` for `until playable` and `nothing`."""


class Drawing(Topic):
    """How many cards are drawn, when, and what becomes of the drawn card."""

    amount: Amount
    when: Literal["at will", "when unable"]
    drawn_card: DrawnCard
    goes_on: bool = False
    """Whether one may draw again although a card fits, up to the number of draws."""
    pass_after: Literal["last draw", "any draw"] = "last draw"
    """After which draw the turn may be ended without laying a card."""
    pass_at_will: bool = False
    """Whether the turn may be passed although there is something to draw."""
    pass_when_dry: bool = False
    """Whether everybody may pass once nothing can be drawn; every such pass then counts towards a blocked hand."""
