"""Put the games of a site on a shelf, with the facts of their books, family by family."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import groupby

from crazy8.books.printing import book_of
from crazy8.compiler.telling.facts import Book
from crazy8.errors import ChoiceError
from crazy8.files.shipped import OLDEST_FAMILY, family_of, shipped_source
from crazy8.read_variant import ReadVariant

OWN = ""
"""The family of what does not ship."""
_FURTHER_WORDS = re.compile(r"\s*[,(].*")
"""The part that a title adds to the name of the game: by whom it is played, or where."""


@dataclass(frozen=True, slots=True)
class ShelfGame:
    """A rulebook of the shelf."""

    name: str
    family: str
    """`mau-mau`; `OWN` for what does not ship."""
    book: Book


@dataclass(frozen=True, slots=True)
class Family:
    """Games that are played much alike."""

    name: str
    games: tuple[ShelfGame, ...]

    def title_in(self, language: str) -> str:
        """Return the title of the game that gave the family its name; else of most of its games; else its words."""
        for game in self.games:
            if game.name == self.name:
                return _FURTHER_WORDS.sub("", game.book.title_in(language))
        titles = (dict(game.book.titles).get(language) for game in self.games)
        names = Counter(_FURTHER_WORDS.sub("", title) for title in titles if title)
        return names.most_common(1)[0][0] if names else " ".join(map(str.capitalize, self.name.split("-")))


@dataclass(frozen=True, slots=True)
class Shelf:
    """The games and families that a site shows."""

    families: tuple[Family, ...]

    @property
    def games(self) -> tuple[ShelfGame, ...]:
        """All games, in the order of the shelf."""
        return tuple(game for family in self.families for game in family.games)


def shelf_of(
    variants: Iterable[ReadVariant], *, relatives: bool = True, reading: Callable[[str], None] = lambda _: None
) -> Shelf:
    """Return the shelf of some variants; with `relatives`, books say how they differ from their relatives.

    `reading` is told the name of each file before its book is made. Raises `RulebookError` if one of them has errors,
    `ChoiceError` if two have the same name.
    """
    games: dict[str, ShelfGame] = {}
    for variant in variants:
        reading(variant.file)
        game = ShelfGame(variant.name, _family(variant), book_of(variant, relatives=relatives))
        if games.setdefault(game.name, game) is not game:
            raise ChoiceError(
                f"two rulebooks are called `{game.name}`", "give each a name of its own in its `variant` line"
            )
    ordered = sorted(games.values(), key=_place)
    return Shelf(tuple(Family(name, tuple(group)) for name, group in groupby(ordered, lambda game: game.family)))


def _family(variant: ReadVariant) -> str:
    """Return the family of a variant that ships just so; a file of the same name may say something else."""
    source = shipped_source(variant.name)
    return family_of(variant.name) if source and source.text == variant.linked.source.text else OWN


def _place(game: ShelfGame) -> tuple[bool, bool, str, str]:
    """Return the sort key: one's own games first, then the oldest family, then the others by name."""
    return game.family != OWN, game.family != OLDEST_FAMILY, game.family, game.name
