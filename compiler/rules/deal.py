"""The deal: hand sizes and dealers."""

from __future__ import annotations

from typing import Literal

from crazy8.compiler.rules.topic import CardCount, Topic

FirstDealer = Literal["random", "lowest card", "highest card", "youngest"]
NextDealer = Literal["left", "right", "winner", "loser", "same"]


class Deal(Topic):
    """How many cards each player gets, and who deals."""

    cards_each: CardCount
    first_dealer: FirstDealer
    next_dealer: NextDealer
