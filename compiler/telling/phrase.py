"""Define phrases: what is to be said, without a language.

A phrase is the identifier of a Fluent message and the values that go into it. Phrases are values: two of them are equal
if they say the same, which is how the rulebook finds out where player counts or options differ.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

PartKind = Literal["rank", "span", "suit", "colour", "coloured rank", "card"]
"""The way some cards are named: by rank, by a range of ranks, by suit, by colour, by colour and rank, one by one."""

Join = Literal["and", "or", "then", "comma"]


@dataclass(frozen=True, slots=True)
class CardPart:
    """Cards that are named by one expression; `words` are the deck's own words, as the kind needs them."""

    kind: PartKind
    words: tuple[str, ...]
    """`rank`: rank. `span`: lowest and highest rank. `suit`: suit. `colour`: colour. `coloured rank`: colour and rank.
    `card`: rank, suit and the sign of the suit."""


@dataclass(frozen=True, slots=True)
class CardsName:
    """A set of cards in the words of a deck."""

    parts: tuple[CardPart, ...]
    excepted: bool = False
    """Whether the parts are what is left out: with no parts this means all cards."""
    rest: bool = False
    """Whether these are simply all cards that were not named before; the parts are empty then."""
    single: bool = False
    """Whether there is only one kind of card in the set."""


@dataclass(frozen=True, slots=True)
class Players:
    """The numbers of players for which something is said, in ascending order."""

    counts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Listed:
    """Several values in a row."""

    items: tuple[Value, ...]
    join: Join = "and"


@dataclass(frozen=True, slots=True)
class OwnText:
    """A text in the author's own words, with the translations that he gives."""

    texts: tuple[tuple[str, str], ...]
    """Language tag and text; the tag is empty for the language of the file, which nobody tells."""

    def in_language(self, tag: str) -> tuple[str, str]:
        """Return the text that readers of a language get, with its tag: theirs, else the one that stands first."""
        exact = [one for one in self.texts if one[0] == tag]
        alike = [one for one in self.texts if one[0].partition("-")[0] == tag.partition("-")[0]]
        return (exact or alike or self.texts)[0]


@dataclass(frozen=True, slots=True)
class Phrase:
    """One message with its values."""

    key: str
    values: tuple[tuple[str, Value], ...] = ()


Value: TypeAlias = int | str | CardsName | Players | Listed | OwnText | Phrase


def phrase(key: str, **values: Value) -> Phrase:
    """Make a phrase; the values are named as in the message."""
    return Phrase(key, tuple(values.items()))


def slug(words: str) -> str:
    """Turn a word of the rules into a part of a message identifier."""
    return words.replace(" ", "-")
