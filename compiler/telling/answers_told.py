"""Record which answers a sentence tells, so that the printed text leads back to the rules."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from ..cards.cards import CardSet, Deck, kinds_in
from ..questions.answer import Answer, Origin
from ..rules.key import Key


class ToldAnswer(NamedTuple):
    """An answer that is told."""

    question: Key
    statement: str
    """The answer as a line of a `.c8` file."""
    origin: Origin
    cards: tuple[str, ...] | None = None
    """Names of the cards for which it is told here, if not for all that the answer is about."""
    players: tuple[int, ...] = ()
    """The numbers of players for which it is the answer; none for all for which the sentence holds."""
    again: bool = False
    """Whether it stands at its place in the book too."""


def said(answer: Answer, deck: Deck, about: CardSet | None) -> ToldAnswer:
    """Return the record that an answer is told of some cards."""
    asked = subject(answer)
    cards = None
    if asked is not None and about is not None and asked & ~about:
        cards = tuple(deck.name_of(kind) for kind in kinds_in(asked & about))
    return ToldAnswer(answer.question, answer.text, answer.origin, cards)


def subject(answer: Answer) -> CardSet | None:
    """Return the cards that an answer is about, if it is given card by card."""
    return answer.cards if answer.owed is None else answer.owed


def with_players(says: Iterable[ToldAnswer], players: int) -> tuple[ToldAnswer, ...]:
    """Return the records as told at a table with this many players."""
    return tuple(one._replace(players=(players,)) for one in says)


def gathered(*says: Iterable[ToldAnswer]) -> tuple[ToldAnswer, ...]:
    """Return the records without repetitions, each with all its numbers of players."""
    counts: dict[ToldAnswer, dict[int, None]] = {}
    for some in says:
        for one in some:
            counts.setdefault(one._replace(players=()), {}).update(dict.fromkeys(one.players))
    return tuple(one._replace(players=tuple(sorted(players))) for one, players in counts.items())


def once_more(says: Iterable[ToldAnswer]) -> tuple[ToldAnswer, ...]:
    """Return the same as a repetition."""
    return tuple(one._replace(again=True) for one in says)


class AnswersHeard:
    """The answers that a reader knows who reads a book from its beginning."""

    def __init__(self) -> None:
        """Know nothing."""
        self._cards: dict[tuple[str, int], frozenset[str] | None] = {}

    def hear(self, says: Iterable[ToldAnswer]) -> tuple[ToldAnswer, ...]:
        """Return the same answers, as repetitions where they are known."""
        fresh = [self._heard(one, players) for one in says for players in one.players]
        return gathered(fresh)

    def knows(self, one: ToldAnswer) -> bool:
        """Return whether all that is said is known."""
        return all(self._known(one, players) for players in one.players)

    def _known(self, one: ToldAnswer, players: int) -> bool:
        known = self._cards.get((one.statement, players), frozenset())
        return known is None or (one.cards is not None and known.issuperset(one.cards))

    def _heard(self, one: ToldAnswer, players: int) -> ToldAnswer:
        """Return an answer at one table: only for the cards for which it is new, if there are some.

        What was told card by card before is told as a whole only to repeat it.
        """
        at_table = one._replace(players=(players,))
        key = (one.statement, players)
        known = self._cards.get(key) or frozenset()
        if one.again or self._known(one, players) or (one.cards is None and known):
            return at_table._replace(again=True)
        if one.cards is None:
            self._cards[key] = None
            return at_table
        self._cards[key] = known.union(one.cards)
        return at_table._replace(cards=tuple(name for name in one.cards if name not in known))
