"""Define moves as values, and the numbers that the engine has for them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from crazy8.arguments import text, whole_number
from crazy8.compiler.cards.cards import Deck
from crazy8.errors import ChoiceError, NotFoundError
from crazy8.games.card import Card, cards_of, number_of
from crazy8.runtime.people.actions import ROWS, About, ActionKind, named_by, row_of
from crazy8.runtime.records.limits import MOST_SEATS


@dataclass(frozen=True, slots=True)
class Move:
    """A move of a player: hashable, equal by value. `str` gives the words that `push_text` reads."""

    kind: ActionKind
    card: Card | None = None
    """The card that is played, given or thrown in."""
    seat: int | None = None
    """The seat that is pointed at."""
    suit: str | None = None
    """The suit that is named."""
    rank: str | None = None
    """The rank that is named."""

    def __post_init__(self) -> None:
        """Refuse a word for the kind, which would equal it and yet not be one."""
        if not isinstance(self.kind, ActionKind):
            raise TypeError(f"`kind` has to be a kind of move, such as `MoveKind.PLAY`, not {self.kind!r}")

    def __str__(self) -> str:
        """Return the words of the move: `5♥`, `draw`, `name hearts`, `choose seat 2`."""
        row = ROWS[self.kind]
        named = {
            About.NOTHING: "",
            About.CARD: f" {self.card}",
            About.SUIT: f" {self.suit}",
            About.RANK: f" {self.rank}",
            About.SEAT: f" seat {self.seat}",
        }
        return str(self.card) if self.kind is ActionKind.PLAY else row.typed[0] + named[row.about]

    def __repr__(self) -> str:
        """Return the words."""
        return f"<Move {self}>"


class MoveNumbers:
    """The moves of one deck and the numbers of their actions."""

    def __init__(self, deck: Deck) -> None:
        """Learn the cards, suits and ranks of a deck."""
        self.cards = cards_of(deck)
        self.suits = tuple(suit.name for suit in deck.suits)
        self.ranks = tuple(rank.name for rank in deck.ranks)
        self._moves: dict[int, Move] = {}

    def move(self, action: int) -> Move:
        """Return the move of an action with this deck; made once, for players see it again and again."""
        if action not in self._moves:
            self._moves[action] = self._made(action)
        return self._moves[action]

    def _made(self, action: int) -> Move:
        row, number = row_of(action), named_by(action)
        match row.about:
            case About.NOTHING:
                return Move(row.kind)
            case About.CARD:
                return Move(row.kind, card=self.cards[number])
            case About.SEAT:
                return Move(row.kind, seat=number)
            case About.SUIT:
                return Move(row.kind, suit=self.suits[number])
            case About.RANK:
                return Move(row.kind, rank=self.ranks[number])

    def action(self, move: Move) -> int:
        """Return the action of a move. Raises `TypeError` for no move, `NotFoundError` for what this deck lacks.

        Raises `ChoiceError` if the move does not say what its kind is about.
        """
        if not isinstance(move, Move):
            raise TypeError(f"`move` has to be a move, not {move!r}; `push_text` reads words")
        row = ROWS[move.kind]
        match row.about:
            case About.NOTHING:
                return row.first
            case About.SEAT:
                return row.first + whole_number("seat", _said(move, "seat", move.seat), 0, MOST_SEATS - 1)
            case About.CARD:
                return row.first + number_of("card", _said(move, "card", move.card), self.cards)
            case About.SUIT:
                return row.first + _place("suit", _said(move, "suit", move.suit), self.suits)
            case About.RANK:
                return row.first + _place("rank", _said(move, "rank", move.rank), self.ranks)


def _said(move: Move, what: str, named: object) -> object:
    if named is None:
        raise ChoiceError(f"`{what}` is missing: a move of kind `{move.kind}` has to name one")
    return named


def _place(what: str, given: object, known: tuple[str, ...]) -> int:
    named = text(what, given)
    if named not in known:
        raise NotFoundError(f"`{what}`: this deck has no {what} `{named}`", f"there are {', '.join(known)}")
    return known.index(named)


@lru_cache(maxsize=64)
def move_numbers(deck: Deck) -> MoveNumbers:
    """Return the moves of a deck."""
    return MoveNumbers(deck)
