"""Record a hand that was played, turn by turn, in the words of worked examples."""

from typing import NamedTuple

from ..cards.cards import Deck


class Deed(NamedTuple):
    """An action or event of a hand; which fields are used depends on the kind."""

    kind: str
    """As the lines of worked examples are called, or `skipped`, `reversed`, `refilled` for what nobody does."""
    player: int | None = None
    cards: tuple[int, ...] = ()
    suit: int | None = None
    rank: int | None = None
    word: str = ""


class PlayedHand(NamedTuple):
    """A whole hand; players are numbered from the first one in the order of play."""

    deck: Deck
    hands: tuple[tuple[int, ...], ...]
    """The hand that each player was dealt."""
    top: int | None
    """The starter, if there is one."""
    turns: tuple[tuple[Deed, ...], ...]
    winner: int
    points: tuple[int, ...]
    """The points of each player; all nothing if the cards are not counted."""
