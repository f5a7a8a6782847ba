"""Define what a claim is: one thing that a rulebook tells of the rules, as a typed record."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Annotated, TypeAlias

from ..cards.cards import CardSet, Deck, kinds_in
from ..cards.named import CardAsNamed, kind_of, suit_named
from ..cards.relations import Relation
from .phrase import Phrase

WORDING = "a matter of words"
"""Marks types of fields that only choose between ways to say the same, such as singular and plural. Whoever plays from
claims does without them."""
RELATED = "for each of some cards the cards that go with it"
"""Marks types of relations between cards."""
Related: TypeAlias = Annotated[tuple[tuple[CardAsNamed, CardSet], ...], RELATED]
"""The cards below, one kind each, perhaps with a suit that was named, and the cards that may be laid on them."""


def below_in(card: CardAsNamed) -> tuple[int, int | None]:
    """Return the kind of a card below, and the number of the suit that was named for it, if one was."""
    return kind_of(card), suit_named(card)


def related(relation: Relation, below: CardSet) -> Related:
    """Return a relation as seen from some cards."""
    return tuple((kind, relation.on[kind]) for kind in kinds_in(below))


@dataclass(frozen=True, slots=True)
class Claim(ABC):
    """A thing that the book tells, with everything that its sentence says and nothing else.

    INVARIANT: the sentence is made from the fields and the names of the cards alone, and a change of any field changes
    the English text. So whoever plays by claims plays by what is printed; `tests/book/test_claims.py` holds it.
    Fields are closed choices, numbers, sets of cards, and records of such fields.
    """

    @abstractmethod
    def words(self, deck: Deck) -> Phrase:
        """Return the message that tells it, in the card names of a deck."""

    def lead(self) -> CardSet | None:
        """Return the cards under which it stands in a list, told card by card; `None` if its words name them."""
        return None
