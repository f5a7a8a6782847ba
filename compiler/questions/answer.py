"""Define an answer: what the rules say to one question, in which words, and on whose authority."""

from __future__ import annotations

import re
from typing import Literal, NamedTuple

from ..cards.cards import CardSet
from ..rules.key import Key
from ..source import Span

_WORD = re.compile(r'"[^"]*"|([^\W_][\w-]*)')

OriginKind = Literal["source", "house", "option", "default"]


class Origin(NamedTuple):
    """The source of an answer."""

    kind: OriginKind
    names: tuple[str, ...]
    """The cited sources; the name of the option; whose default it is. `("house",)` for the author's own word."""
    layer: str
    """The variant whose text holds the statement; `default` for a default."""
    option: str | None = None
    """The option that was chosen, if the statement stands in one."""


class AnswerPart(NamedTuple):
    """A part of an answer that is not on the word of the rest of it."""

    question: Key
    """The question that this part answers."""
    text: str
    """The part as it is written in a statement."""
    origin: Origin

    @property
    def is_default(self) -> bool:
        """Return whether the statement does without this part, so that it is assumed."""
        return self.origin.kind == "default"


class Answer(NamedTuple):
    """One answer of the rules, with its words and its origin."""

    question: Key
    value: object
    """Typed by the question; `None` says "none", as `no call` does."""
    text: str
    """The answer as a line of a `.c8` file, without its citation."""
    origin: Origin
    span: Span
    cards: CardSet | None = None
    """For a question asked card by card: the cards for which this is the answer."""
    number: int | None = None
    """For a question asked number by number, such as the calls."""
    owed: CardSet | None = None
    """For replies: the cards that make something owed; `cards` are those that answer."""
    parts: tuple[AnswerPart, ...] = ()
    """What the statement leaves out, and what it cites apart. `origin` is the word for all the rest."""

    @property
    def is_default(self) -> bool:
        """Return whether the language assumes the answer because nobody gave one."""
        return self.origin.kind == "default"

    def part(self, question: Key) -> AnswerPart | None:
        """Return the part that answers another question, if that is not on the word of the whole."""
        return next((part for part in self.parts if part.question == question), None)

    def leaves_out(self, question: Key) -> bool:
        """Return whether the statement does without the part that answers another question."""
        part = self.part(question)
        return part is not None and part.is_default


def words_of(text: str) -> list[str]:
    """Return the words of a line, without those in quotation marks."""
    return [match[1] for match in _WORD.finditer(text) if match[1]]
