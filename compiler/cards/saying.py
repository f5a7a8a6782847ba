"""Define what a statement says before anything is known about layers."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol

from ..diagnostics.diagnostic import Diagnostic
from ..language.nodes import Number, Part, PhraseNode, Quoted, Selector, Statement, Word
from ..rules.key import Key
from .cards import CardSet
from .relations import Relation

AHEAD: CardSet = 1 << 13
"""Stands among those numbers for the call of a turn ahead."""
EVERY_NUMBER: CardSet = (1 << 14) - 1
"""All numbers of cards for which a call may be asked, and the call of a turn ahead."""


class CardReader(Protocol):
    """A reader of selectors for one deck; see `selectors.SelectorReader`."""

    def cards(self, selector: Selector) -> CardSet:
        """Return the cards of a selector without relations."""

    def relation(self, selector: Selector) -> Relation:
        """Return the cards of a selector for each card that can lie below."""

    def attribute(self, word: Word, known: tuple[str, ...]) -> str | None:
        """Return the name of what cards have in common: a known word, or the deck's own word for a suit."""


class NeedsDeck(NamedTuple):
    """A value that names cards, so that it can only be made once the deck is known."""

    made: Callable[[CardReader], object]


class ToldInstead(NamedTuple):
    """What a statement says that is told in words only, where an earlier one may say something that is played."""

    loses: Callable[[Statement], bool]
    """Returns whether an earlier statement about the same says something there that is played."""
    keeps: Callable[[Statement], str]
    """Returns the line that keeps what an earlier statement says, and tells this as well."""


class Saying(NamedTuple):
    """The question that a statement answers, together with its answer."""

    question: Key
    value: object
    """The typed answer, or `NeedsDeck`; `None` for "none"."""
    cards: Selector | None = None
    """The cards that are asked about, if the question is asked card by card."""
    beside: Selector | None = None
    """A second choice of cards: those on which one may not be laid, or those that answer a debt."""
    compares: bool = False
    """Whether the cards may compare with the one on top: the question is asked of all that the value ever means."""
    numbers: CardSet | None = None
    """The numbers that are asked about, if the question is asked number by number."""
    moment: int | None = None
    """The moment that is asked about, if the question is asked moment by moment: that of the condition."""
    lifts: tuple[Key, ...] = ()
    """For a "none": other questions about the same cards, to which it takes the answers away too."""
    left_out: tuple[Key, ...] = ()
    """The questions that the statement would answer in a part that it does without."""
    last_part: Key | None = None
    """The question that the last part of the statement answers, if it has an own citation."""
    told: ToldInstead | None = None
    """What it only tells, where something could be played."""

    @property
    def names_cards(self) -> bool:
        """Return whether a deck is needed to know what the statement is about."""
        return self.cards is not None or self.beside is not None or isinstance(self.value, NeedsDeck)


class FaultError(Exception):
    """Raised for a statement that cannot be taken at its word; it carries the report, which `read` makes."""

    def __init__(self, fault: Diagnostic) -> None:
        """Remember the report."""
        super().__init__(fault.message)
        self.fault = fault


def word(part: Part) -> str:
    """Return the text of a part that the grammar promises to be a word."""
    assert isinstance(part, Word)
    return part.text


def number(part: Part) -> int:
    """Return the value of a part that the grammar promises to be a number."""
    assert isinstance(part, Number)
    return part.value


def turns(part: Part) -> int:
    """Return how many turns a part means: a number of them, or `a turn`."""
    return number(part) if isinstance(part, Number) else 1


def quoted(part: Part) -> str:
    """Return the text of a part that the grammar promises to stand in quotation marks."""
    assert isinstance(part, Quoted)
    return part.text


def selector(part: Part) -> Selector:
    """Return a part that the grammar promises to choose cards."""
    assert isinstance(part, Selector)
    return part


def phrase(part: Part) -> PhraseNode:
    """Return a part that the grammar promises to be a phrase of its own."""
    assert isinstance(part, PhraseNode)
    return part
