"""The words that engine, reader and comparison share: cards, moves, decisions. No rule is in them."""

from __future__ import annotations

from collections.abc import Generator
from typing import NamedTuple, Protocol, TypeAlias

Kind: TypeAlias = int
"""The number of a kind of card, as in the sets of cards of a claim."""


class Face(NamedTuple):
    """What is printed on a kind of card. Equal words are equal ranks, suits or colours."""

    rank: str
    suit: str
    """Empty for a card without a suit."""
    number_of_suit: int
    """Which of the suits of the pack it is, as claims count them; -1 for none."""
    colour: str
    """Empty for a card without a colour."""
    copies: int
    """For chance alone, which has to know how many there are: the reader takes the pack from the claims."""


class Move(NamedTuple):
    """A thing that somebody may choose to do.

    `lay` a kind, `draw` (all cards of one draw), `pass` (also: lay nothing more, call nothing, catch nobody, throw in
    nothing, name nothing), `take` what is owed, `call`, `catch` a seat, `doubt` the card on top, name a `suit` or a
    `rank` by its word, `choose` a seat, `give` a kind to another, or put it aside for an exchange (also: put it on top
    of what was laid together), `throw` a kind in out of turn, `claim` to be out by the sum, `end` the hand (also: close
    a row of cards), `knock` in turn, to end the hand.
    """

    do: str
    what: int | str = ""


class Ask(NamedTuple):
    """Somebody has to decide: the seat, and all that it may do.

    Out of turn, those who could throw in nothing and cannot claim are not asked; the others are asked in the order of
    play, from whoever laid the card on top. While others are asked about a forgotten call, everybody with as many cards
    as a call is about can be accused, wrongly too; whoever laid the card is asked only if it is their own call.
    A forgotten call that costs nothing is not made up for. Where only a missing call forbids a further card, its player
    is asked all the same.
    """

    seat: int
    moves: frozenset[Move]
    why: str
    """What the decision is about, in a word, for whoever reads a difference."""


class Silent(Exception):
    """The book does not say; the text is the sentence that should exist."""


class Unread(Exception):
    """A claim for which the reader has no function: a gap of the reader, not of the book."""


class Chance(Protocol):
    """What chance brings; the comparison takes it from the engine."""

    def dealer(self) -> int:
        """The seat that deals the next hand where chance decides it, or who the youngest or lowest is."""

    def first(self) -> int:
        """The seat that begins, where chance or age decides it."""

    def hand(self, seat: int) -> list[Kind]:
        """The cards dealt to a seat in this hand."""

    def starter(self) -> Kind:
        """The next card that is turned up from the stock as a starter."""

    def starters_left(self) -> bool:
        """Whether another starter is turned up."""

    def cutter(self) -> Kind:
        """The card shown at the bottom of the stock."""

    def taken(self, hand: list[Kind]) -> Kind:
        """A card that is drawn unseen from a hand."""

    def drawn(self, known: Kind | None) -> Kind:
        """The next card of the stock; if the reader knows which one it has to be, it says so and it is compared."""


Hand: TypeAlias = Generator[Ask, Move, None]
"""A game as a reader plays it: it asks, and is sent the move."""
