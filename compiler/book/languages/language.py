"""Speak one language of the rulebooks: its own messages, and English where it lacks the words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from babel import Locale, UnknownLocaleError

from ...telling.phrase import CardsName, Listed, OwnText, Phrase, Players, Value
from ..in_english import BEGINS, ENDS, as_english, not_english
from .card_names import Argument, CardNames, CardsToSay, MissingSentence
from .files import MODEL, LanguageFiles, languages, shipped_files
from .letters import capitalised, has_stop, uncapitalised

SCRIPT = "titles-in-script"
"""The message that tells in which script an author's own texts have to be written to be printed."""
COLON = "after-colon"
"""The message that tells how a sentence begins behind what it is about: `small`, as without it, or `capital`."""
SENTENCES = 4096
"""Phrases that a language remembers: books of one family say much the same."""


class Language(CardNames):
    """One language of the rulebooks, which says phrases."""

    def __init__(self, files: LanguageFiles, suit_word: str = "suit", english: Language | None = None) -> None:
        """Read the messages of a language.

        `suit_word` is what the deck calls its suits: `suit`, `colour` or `shape`; `english` says what cannot be said.
        """
        super().__init__(files, suit_word)
        self.english = english
        self.lags = False
        """Whether something has been said in English."""
        self._formed = lru_cache(maxsize=SENTENCES)(self._form)
        self.name = self._own_word("language-name") or _name_of(files.tag)
        self.space = " " if (self._own_word("between-sentences") or "space") == "space" else ""
        self.stop = self._own_word("full-stop") or "."
        self.titles_in_script = self._own_word(SCRIPT) or None
        self.capital_after_colon = self._own_word(COLON) == "capital"

    def say(self, what: Phrase) -> str:
        """Say a phrase; in English, and marked so, if a message is missing or does not fit its values."""
        try:
            return self._formed(what)
        except LookupError:
            if self.english is None:
                raise
            return self._marked(self.english.say(self._around_own_texts(what)))

    def _form(self, what: Phrase) -> str:
        """Say a phrase in this language alone. Raises `MissingSentence`: no sentence is half English."""
        return self._message(what.key, {name: self._argument(value) for name, value in what.values})

    @property
    def _is_english(self) -> bool:
        return self.tag.partition("-")[0] == MODEL

    def _marked(self, text: str) -> str:
        """Return the words that English has for this language."""
        self.lags = self.lags or not self._is_english
        return text if self._is_english else as_english(text)

    def _around_own_texts(self, what: Phrase) -> Phrase:
        """Return a phrase for English in which texts already said are not taken for English."""
        return what if self._is_english else Phrase(what.key, tuple((name, _own(value)) for name, value in what.values))

    def _own_word(self, key: str) -> str:
        """Return a message on how the language is written, or an empty text if it cannot be formed."""
        try:
            return self._message(key, {})
        except MissingSentence:
            return ""

    def sentence(self, what: Phrase) -> str:
        """Say a phrase as a sentence of its own."""
        return capitalised(self.say(what))

    def after_colon(self, sentence: str) -> str:
        """Write a sentence behind a colon, with the letter that the language begins it with."""
        return sentence if self.capital_after_colon else uncapitalised(sentence)

    def flowing(self, sentences: Sequence[str]) -> str:
        """Join sentences into running text."""
        return self.space.join(sentences)

    def terminated(self, text: str) -> str:
        """End a title or an author's text with a full stop, unless it ends with a mark of its own."""
        return text if has_stop(text) else text + self.stop

    def cards(self, name: CardsName, form: str, join: str = "and") -> str:
        """Name a set of cards in a grammatical form of this language; in English if it cannot say it."""
        try:
            return self._named(name, form, join)
        except LookupError:
            if self.english is None:
                raise
            return self._marked(self.english.cards(name, form, join))

    def listed(self, items: list[str], join: str) -> str:
        """List several texts with the joining words of the language, or those of English if it has none."""
        try:
            return self._listed(items, join)
        except LookupError:
            if self.english is None:
                raise
            return self.english.listed(items, join)

    def _argument(self, value: Value) -> Argument:
        """Return a value as Fluent takes it: everything but cards is a number or ready text."""
        match value:
            case CardsName():
                return CardsToSay(value)
            case Phrase():
                return self._formed(value)
            case Listed():
                return self._listed([str(self._argument(item)) for item in value.items], value.join)
            case Players():
                return self._players(value)
            case OwnText():
                return self._own_text(value)
            case _:
                return value

    def _own_text(self, own: OwnText) -> str:
        """Return an author's text for readers of this language, with its tag if it is in another one."""
        tag, text = own.in_language(self.tag)
        text = self.terminated(text)
        return text if tag.partition("-")[0] in ("", self.tag.partition("-")[0]) else f"{text} ({tag})"

    def _players(self, players: Players) -> str:
        """Return numbers of players: `2`, `3 to 5`."""
        spans: list[list[int]] = []
        for count in players.counts:
            if spans and spans[-1][-1] == count - 1:
                spans[-1].append(count)
            else:
                spans.append([count])
        numbers = [number for span in spans for number in self._counts(span)]
        last = players.counts[-1]
        return self._message("players", {"numbers": self._listed(numbers, "or"), "last": last})

    def _counts(self, span: list[int]) -> list[str]:
        """Return numbers in a row: one by one if there are two at most, else from the first to the last."""
        if len(span) <= 2:
            return [str(number) for number in span]
        return [self._message("count-range", {"low": span[0], "high": span[-1]})]


@lru_cache(maxsize=64)
def language(choice: str | LanguageFiles, suit_word: str = "suit") -> Language:
    """Return a language that ships, by its tag, or one of some files, for decks with this word for suits.

    Raises `MissingSentence` if no language of this tag ships.
    """
    if isinstance(choice, str):
        if choice not in languages():
            raise MissingSentence(f"no rulebooks in {choice}")
        choice = shipped_files(choice)
    english = None if choice == shipped_files(MODEL) else language(MODEL, suit_word)
    return Language(choice, suit_word, english)


def _own(value: Value) -> Value:
    """Return a value on its way into an English sentence: a text of several words is not English."""
    if isinstance(value, Listed):
        return Listed(tuple(map(_own, value.items)), value.join)
    if not isinstance(value, str) or " " not in value:
        return value
    english = value.startswith(BEGINS) and value.find(ENDS) == len(value) - 1
    return value[1:-1] if english else not_english(value)


def _name_of(tag: str) -> str:
    """Return what those who speak a language call it, as far as Unicode knows."""
    try:
        return Locale.parse(tag, sep="-").get_display_name() or tag
    except (UnknownLocaleError, ValueError):
        return tag
