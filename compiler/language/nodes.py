"""Define statements as written: small records, each with the place where it stands.

Nothing here knows what a statement means. A `PhraseNode` has the kind that its alternative in the grammar is called,
and its parts in the order of the text; an optional part that is missing is `None`.
"""

from __future__ import annotations

from typing import TypeAlias

from ..record import Record
from ..source import Span


class Node(Record):
    """Anything that stands somewhere in a file."""

    span: Span


class Word(Node):
    """One word, or a closed choice of several: `8H`, `left of dealer`."""

    text: str


LARGEST_NUMBER = 999_999_999
"""Beyond every limit of the language; a number with more digits reads as this one."""


class Number(Node):
    """An amount."""

    value: int


class Quoted(Node):
    """A text in quotation marks; the marks are not part of `text`."""

    text: str


class Range(Node):
    """All ranks from one to another: `2 to 7`."""

    low: Word
    high: Word


class Same(Node):
    """What a card has in common with the one it is laid on: `same suit`."""

    attribute: Word


class Of(Node):
    """The word between items that narrow each other: `J Q of hearts`."""


Item: TypeAlias = Word | Range | Same | Of


class Selector(Node):
    """A choice of cards: any of the groups, but none of the cards in `but`.

    Within a group, items stand side by side: those of one kind add up, those of different kinds narrow each other.
    """

    groups: tuple[tuple[Item, ...], ...]
    but: tuple[tuple[Item, ...], ...] = ()


class Pile(Node):
    """Cards in a row, in a worked example."""

    cards: tuple[Word, ...]


class PhraseNode(Node):
    """One alternative of the grammar: its kind, and its parts in the order of the text."""

    kind: str
    parts: tuple[Part, ...] = ()


Part = Word | Number | Quoted | Selector | Pile | PhraseNode | None


class Statement(PhraseNode):
    """A phrase that answers a question, with its citations; `span` does not include those at the end."""

    citations: tuple[Word, ...] = ()
    of_last_part: tuple[Word, ...] = ()
    """The citations of the last part alone, if it has its own; `citations` then stand in front of it."""

    @property
    def text(self) -> str:
        """The statement without any citation."""
        text = self.span.text
        if not self.of_last_part:
            return text
        start = self.span.start
        first, last = self.citations[0].span, self.citations[-1].span
        before, behind = text[: first.start - start], text[last.end - start :]
        return before.rstrip().removesuffix("[").rstrip() + behind.lstrip().removeprefix("]")


class When(Node):
    """Answers that hold for some player counts: from `low` to `high`, without an upper end if `high` is `None`."""

    low: Number
    high: Number | None
    statements: tuple[Statement, ...]


class Option(Node):
    """Answers that a table may switch on."""

    name: Word
    title: Quoted
    citations: tuple[Word, ...]
    requires: tuple[Word, ...]
    excludes: tuple[Word, ...]
    statements: tuple[Statement | When, ...]


class Example(Node):
    """A situation with its ruling."""

    title: Quoted
    citations: tuple[Word, ...]
    steps: tuple[PhraseNode, ...]


class Version(Node):
    """The version of the language: `c8 2`."""

    number: Number


class VariantHead(Node):
    """The name and the base of a variant."""

    name: Word
    title: Quoted
    extends: Word | None
    citations: tuple[Word, ...]


class Title(Node):
    """The title in a further language."""

    language: Word
    text: Quoted


class PlayedIn(Node):
    """Where the game is played in this way."""

    countries: tuple[Quoted, ...]


class NoOption(Node):
    """Options of a base that the variant does not offer."""

    names: tuple[Word, ...]


class SourceDeclaration(Node):
    """A source that may be cited."""

    name: Word
    description: Quoted
    address: Quoted | None


class Comment(Node):
    """A `#` comment; `trailing` if something stands before it on the line."""

    trailing: bool


BodyNode = Version | VariantHead | Title | PlayedIn | NoOption | SourceDeclaration | Statement | When | Option | Example
