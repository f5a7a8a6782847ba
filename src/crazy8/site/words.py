"""Speak of the shelf in one language: its words, and the titles of its games."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass

from crazy8.compiler.book.in_english import plain as without_marks
from crazy8.compiler.book.languages.countries import place_in
from crazy8.compiler.book.languages.files import LanguageFiles
from crazy8.compiler.book.languages.language import Language, language
from crazy8.compiler.book.languages.letters import capitalised
from crazy8.compiler.telling.phrase import phrase
from crazy8.site.answers import ShelfAnswer
from crazy8.site.shelf import OWN, Family, ShelfGame

NAMED_BY = ("wild", "effects")
"""The questions whose answers name the cards by which people remember a game."""


@dataclass(frozen=True, slots=True)
class SiteWords:
    """The words of a site in one language."""

    files: LanguageFiles

    @property
    def tag(self) -> str:
        """Return the tag of the language on the web."""
        return self.files.tag

    @property
    def name(self) -> str:
        """Return the language's own name for itself."""
        return self._words.name

    def say(self, key: str, **values: int | str) -> str:
        """Say a message as a sentence, or as words that stand alone."""
        return self._words.sentence(phrase(key, **values))

    def together(self, *texts: str) -> str:
        """Join some texts, without those that are empty."""
        return self._words.flowing([text for text in texts if text])

    def about(self, lead: str, text: str) -> str:
        """Put a text behind what it is about."""
        return self.together(self.say("lead", cards=lead), text)

    def family(self, family: Family) -> str:
        """Return the heading over a family."""
        return self.say("site-own-games") if family.name == OWN else family.title_in(self.tag)

    def title(self, game: ShelfGame) -> str:
        """Return the title of a game."""
        return game.book.title_in(self.tag)

    def summary(self, game: ShelfGame) -> str:
        """For how many a game is, and which cards it needs."""
        return self._words.flowing([self._words.sentence(one) for told in game.book.summary for one in told.phrases])

    def countries(self, game: ShelfGame) -> str:
        """Tell where a game is played."""
        places = [place_in(name, self._words) for name in game.book.countries]
        return capitalised(self._words.listed(places, "comma"))

    def search_words(self, game: ShelfGame, family: Family, answers: Iterable[ShelfAnswer]) -> str:
        """Return the words by which a game is found: names, countries, its wild and special cards."""
        cards = (answer.text for answer in answers if answer.question.key in NAMED_BY and not answer.asked)
        book = game.book
        names = (game.name, book.title, *dict(book.titles).values(), self.family(family))
        places = (self.countries(game), *book.countries)
        return plain(without_marks(" ".join(dict.fromkeys((*names, *places, *cards)))))

    @property
    def _words(self) -> Language:
        return language(self.files)


def plain(text: str) -> str:
    """Return a text in small letters without accents, as the search compares it."""
    letters = unicodedata.normalize("NFD", text.lower())
    return unicodedata.normalize("NFC", "".join(letter for letter in letters if not unicodedata.combining(letter)))
