"""Ending the hand in turn, by a word."""

from __future__ import annotations

from vocabulary import Silent

from crazy8.compiler.topics.finish.claims import EndsBySaying

from . import worth
from .book import Heard, hears
from .table import Table


@hears(EndsBySaying)
def hear_knock(heard: Heard, claim: EndsBySaying) -> None:
    """knock: If the cards in your hand are worth {points} points at most, you may say “{word}” in your turn instead
    of laying a card or drawing: the hand ends at once, and the cards are counted, yours like all the others.
    """
    heard.knock = claim.at_most


def may_knock(table: Table, seat: int) -> bool:
    """Whether a hand is worth few enough points."""
    return table.heard.knock is not None and worth.of_hand(table, seat) <= table.heard.knock


def knock(table: Table, seat: int) -> int:
    """The hand ends at once."""
    if not table.heard.ended_as_blocked:
        raise Silent("How a hand counts that a player has ended.")
    table.over = "counted"
    return seat
