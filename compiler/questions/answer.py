"""Define an answer: what the rules say to one question, in which words, and on whose authority."""

from __future__ import annotations

from typing import Literal, NamedTuple

from ..cards.cards import CardSet
from ..rules.key import Key
from ..source import Span

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

    @property
    def is_default(self) -> bool:
        """Return whether the language assumes the answer because nobody gave one."""
        return self.origin.kind == "default"
