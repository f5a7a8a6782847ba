"""One language of the rulebooks: its Fluent messages, its names for cards, its ways to join words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

from babel import Locale, UnknownLocaleError
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType

from ...cards.names import rank_name, suit_name, symbol_name
from ...telling.phrase import CardPart, CardsName, Listed, Phrase, Players, Value
from ..in_english import BEGINS, ENDS, as_english, not_english
from .files import MODEL, LanguageFiles, languages, shipped_files

STOPS = ".?!…。？！"
OPENING = ("¿", "¡", BEGINS)
"""What a text may begin with before its first letter."""
SUIT_SIGNS = ("♣", "♦", "♥", "♠")
MANY = "-many"
"""How plural forms end: a single card takes the form without this end (`gen` for `gen-many`), and `the` for `many`."""
SCRIPT = "titles-in-script"
"""The message that tells in which script an author's own texts have to be written to be printed."""
COLON = "after-colon"
"""The message that tells how a sentence begins behind what it is about: `small`, as without it, or `capital`."""
OTHER = "other"
"""The message `rank-other` is for ranks without a message of their own."""

FUNCTIONS = ("CARDS", "NUMBER_OF", "GENDER_OF", "SUIT", "SUIT_WORD", "SIGNS", "LOWER", "BEGINS_WITH")
"""What messages can call."""

SENTENCES = 4096
"""Phrases that a language remembers: books of one family say much the same."""

Argument = int | str | FluentType


class MissingSentence(KeyError):
    """A language has no message for something that is to be said, or cannot form it; what is said is in English then.

    It reaches whoever asks only if English lacks the message too, or if no language of a tag ships.
    """


class _Cards(FluentType):
    """A set of cards on its way into a message."""

    def __init__(self, name: CardsName) -> None:
        self.name = name

    def format(self, locale: Locale) -> str:
        """Refuse: a message has to choose a form with `CARDS()`."""
        raise MissingSentence("cards without a form")


class Language:
    """Says phrases in one language."""

    def __init__(self, files: LanguageFiles, suit_word: str = "suit", english: Language | None = None) -> None:
        """Read the messages of a language.

        `suit_word` is what the deck calls its suits: `suit`, `colour` or `shape`; `english` says what cannot be said.
        """
        self.tag = files.tag
        self.english = english
        self.lags = False
        """Whether something has been said in English."""
        self.suit_word = suit_word
        functions: tuple[Callable[..., Any], ...] = (
            *(self._cards, self._number_of, self._gender_of, self._suit, self._suit_word, self._signs),
            *(uncapitalised, begins_with),
        )
        by_name = dict(zip(FUNCTIONS, functions, strict=True))
        self.bundle = FluentBundle([self.tag], functions=by_name, use_isolating=False)
        for _, text in files.texts:
            self.bundle.add_resource(_messages_in(text), allow_overrides=True)
        self._formed = lru_cache(maxsize=SENTENCES)(self._form)
        self.name = self._own_word("language-name") or _name_of(files.tag)
        self.space = " " if (self._own_word("between-sentences") or "space") == "space" else ""
        self.stop = self._own_word("full-stop") or "."
        self.titles_in_script = self._message(SCRIPT, {}) if self.has(SCRIPT) else None
        self.capital_after_colon = self.has(COLON) and self._message(COLON, {}) == "capital"

    def has(self, key: str) -> bool:
        """Whether there is a message of this name."""
        return bool(self.bundle.has_message(key))

    def say(self, what: Phrase) -> str:
        """A phrase as text; in English, and marked so, if a message is missing or does not fit its values."""
        try:
            return self._formed(what)
        except LookupError:
            if self.english is None:
                raise
            return self._marked(self.english.say(self._around_own_texts(what)))

    def _form(self, what: Phrase) -> str:
        """A phrase in this language; raises `MissingSentence`, also for a part of it: no sentence is half English."""
        return self._message(what.key, {name: self._argument(value) for name, value in what.values})

    @property
    def _is_english(self) -> bool:
        return self.tag.partition("-")[0] == MODEL

    def _marked(self, text: str) -> str:
        """What English says for this language."""
        self.lags = self.lags or not self._is_english
        return text if self._is_english else as_english(text)

    def _around_own_texts(self, what: Phrase) -> Phrase:
        """A phrase to be said in English in which texts that are already said are not taken for English."""
        return what if self._is_english else Phrase(what.key, tuple((name, _own(value)) for name, value in what.values))

    def _own_word(self, key: str) -> str:
        """A message that says how the language is written; nothing if it cannot be formed."""
        try:
            return self._message(key, {})
        except MissingSentence:
            return ""

    def sentence(self, what: Phrase) -> str:
        """A phrase as a sentence of its own."""
        return capitalised(self.say(what))

    def after_colon(self, sentence: str) -> str:
        """A sentence behind a colon, with the letter that the language begins it with."""
        return sentence if self.capital_after_colon else uncapitalised(sentence)

    def flowing(self, sentences: Sequence[str]) -> str:
        """Sentences one after the other, as running text."""
        return self.space.join(sentences)

    def terminated(self, text: str) -> str:
        """A title or an author's text with a full stop, unless it ends with a mark of its own."""
        return text if text.rstrip(ENDS)[-1:] in STOPS else text + self.stop

    def cards(self, name: CardsName, form: str, join: str = "and") -> str:
        """A set of cards in a grammatical form of this language; in English if it cannot say it."""
        try:
            return self._named(name, form, join)
        except LookupError:
            if self.english is None:
                raise
            return self._marked(self.english.cards(name, form, join))

    def listed(self, items: list[str], join: str) -> str:
        """Several texts in a row, with the joining words of the language; with those of English if it has none."""
        try:
            return self._listed(items, join)
        except LookupError:
            if self.english is None:
                raise
            return self.english.listed(items, join)

    def _named(self, name: CardsName, form: str, join: str = "and") -> str:
        if name.rest:
            return self._message("cards-rest", {"form": form})
        if not name.excepted:
            return self._listed([self._part(part, form) for part in name.parts], join)
        if not name.parts:
            return self._message("cards-any", {"form": form})
        return self._message("cards-except", {"form": form, "cards": _Cards(CardsName(name.parts))})

    def _listed(self, items: list[str], join: str) -> str:
        if not items:
            return ""
        *first, last = items
        text = ""
        for item in first:
            text = item if not text else self._message("list-comma", {"left": text, "right": item})
        return last if not text else self._message(f"list-{join}", {"left": text, "right": last})

    def _message(self, key: str, values: dict[str, Argument]) -> str:
        if not self.bundle.has_message(key):
            raise MissingSentence(f"{self.tag}: no message {key}")
        message = self.bundle.get_message(key)
        if message.value is None:
            raise MissingSentence(f"{self.tag}: {key} has no text")
        text, errors = self.bundle.format_pattern(message.value, values)
        if errors:
            raise MissingSentence(f"{self.tag}: {key}: {errors[0]}")
        return str(text)

    def _argument(self, value: Value) -> Argument:
        """A value as Fluent takes it: everything but cards is a number or ready text."""
        match value:
            case CardsName():
                return _Cards(value)
            case Phrase():
                return self._formed(value)
            case Listed():
                return self._listed([str(self._argument(item)) for item in value.items], value.join)
            case Players():
                return self._players(value)
            case _:
                return value

    def _players(self, players: Players) -> str:
        """Numbers of players: `2`, `3 to 5`."""
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
        """Numbers in a row: one by one if there are two at most, else from the first to the last."""
        if len(span) <= 2:
            return [str(number) for number in span]
        return [self._message("count-range", {"low": span[0], "high": span[-1]})]

    # ---- functions that messages can call

    def _cards(self, cards: _Cards, form: str, join: str = "and") -> str:
        return self._named(cards.name, str(form), str(join))

    def _signs(self, cards: _Cards, form: str) -> str:
        """Cards as they are written: `Q♠`; those of a deck without signs in a form of their names."""
        return " ".join(self._sign(part, str(form)) for part in cards.name.parts)

    def _sign(self, part: CardPart, form: str) -> str:
        rank, _, sign = part.words
        return rank + sign if sign else self._part(part, form)

    def _suit_word(self, form: str = "bare") -> str:
        """What the deck calls its suits, in some form."""
        key = f"suit-word-{self.suit_word}"
        return self._message(key if self.has(key) else "suit-word-suit", {"form": str(form)})

    def _number_of(self, cards: _Cards) -> str:
        """`one` for a single card, else `many`."""
        return "one" if cards.name.single else "many"

    def _gender_of(self, cards: _Cards) -> str:
        """The gender of the ranks that are named: `mixed` if they differ, `none` if no rank is named."""
        places = {"rank": 0, "card": 0, "coloured rank": 1}
        genders = {self._gender(part.words[places[part.kind]]) for part in cards.name.parts if part.kind in places}
        return next(iter(genders), "none") if len(genders) < 2 else "mixed"

    # ---- parts of names

    def _part(self, part: CardPart, form: str) -> str:
        """One part of the name of some cards."""
        match part.kind:
            case "rank":
                return self._rank(part.words[0], form)
            case "span":
                low, high = map(int, part.words)
                return self._message("cards-span", {"form": form, "low": low, "high": high})
            case "suit" if not self._is_colour(part.words[0]):
                return self._message("cards-of-suit", {"form": form, "suit": self._suit(part.words[0])})
            case "suit" | "colour":
                colour = self._colour(part.words[0], form, "f")
                return self._message("cards-of-colour", {"form": form, "colour": colour})
            case "coloured rank":
                return self._coloured_rank(part.words, form)
            case _:
                return self._single(part.words, form)

    def _rank(self, rank: str, form: str) -> str:
        """A rank by the words of the language, by the name of its symbol, by its number, or as its deck writes it."""
        values: dict[str, Argument] = {"form": form}
        key = f"rank-{rank_name(rank)}"
        if rank != OTHER and self.has(key):
            return self._message(key, values)
        symbol = symbol_name(rank)
        if symbol is not None:
            return self._message("rank-symbol", values | {"rank": self._message(f"symbol-{symbol}", {})})
        if rank.isdecimal():
            return self._message("rank-number", values | {"number": int(rank)})
        return self._message("rank-other", values | {"rank": rank})

    def _gender(self, rank: str) -> str:
        key = f"rank-{rank_name(rank)}"
        if rank == OTHER or not self.has(key):
            key = "rank-other"
        attributes = self.bundle.get_message(key).attributes
        return str(self.bundle.format_pattern(attributes["gender"])[0]) if "gender" in attributes else "none"

    def _suit(self, suit: str) -> str:
        key = f"suit-{suit_name(suit)}"
        return self._message(key, {}) if self.has(key) else suit

    def _is_colour(self, suit: str) -> bool:
        """Whether the suits of this name are a colour, which is said like an adjective."""
        return self.has(f"colour-{suit_name(suit)}")

    def _colour(self, colour: str, form: str, gender: str) -> str:
        """A colour that agrees with the cards that have it."""
        key = f"colour-{suit_name(colour)}"
        return self._message(key, {"form": form, "gender": gender}) if self.has(key) else colour

    def _coloured_rank(self, words: tuple[str, ...], form: str) -> str:
        colour, rank = words
        values: dict[str, Argument] = {"form": form, "colour": self._colour(colour, form, self._gender(rank))}
        values |= {"gender": self._gender(rank)}
        ranks = {key: self._rank(rank, key) for key in ("bare", "many")} | {"rank": self._rank(rank, form)}
        return self._message("cards-coloured", values | ranks)

    def _single(self, words: tuple[str, ...], form: str) -> str:
        """A single card: of a suit, of a colour, or of neither."""
        rank, suit, sign = words
        form = "the" if form == "many" else form.removesuffix(MANY)
        if not suit:
            return self._rank(rank, form)
        if self._is_colour(suit):
            return self._coloured_rank((suit, rank), form)
        values: dict[str, Argument] = {"form": form, "sign": sign, "letter": rank, "suit": self._suit(suit)}
        values |= {"gender": self._gender(rank)}
        ranks = {key: self._rank(rank, key) for key in ("bare", "the")} | {"rank": self._rank(rank, form)}
        return self._message("cards-single", values | ranks)


@lru_cache(maxsize=512)
def _messages_in(text: str) -> Any:
    """The messages of a file; read once for all words that decks have for their suits."""
    return FluentResource(text)


@lru_cache(maxsize=64)
def language(choice: str | LanguageFiles, suit_word: str = "suit") -> Language:
    """A language that ships, by its tag, or that of some files, for decks that call their suits so.

    Raises `MissingSentence` if no language of this tag ships.
    """
    if isinstance(choice, str):
        if choice not in languages():
            raise MissingSentence(f"no rulebooks in {choice}")
        choice = shipped_files(choice)
    english = None if choice == shipped_files(MODEL) else language(MODEL, suit_word)
    return Language(choice, suit_word, english)


def _own(value: Value) -> Value:
    """A value on its way into an English sentence: a text of several words is not English."""
    if isinstance(value, Listed):
        return Listed(tuple(map(_own, value.items)), value.join)
    if not isinstance(value, str) or " " not in value:
        return value
    english = value.startswith(BEGINS) and value.find(ENDS) == len(value) - 1
    return value[1:-1] if english else not_english(value)


def _name_of(tag: str) -> str:
    """What those who speak a language call it, as far as Unicode knows."""
    try:
        return Locale.parse(tag, sep="-").get_display_name() or tag
    except (UnknownLocaleError, ValueError):
        return tag


def begins_with(text: str, beginnings: str) -> str:
    """`yes` if a text begins with one of some letters or digits, else `no`: the word before it may depend on that."""
    return "yes" if str(text).lower().startswith(tuple(str(beginnings).split())) else "no"


def capitalised(text: str) -> str:
    """A text with a capital at its beginning."""
    start = _first_letter(text)
    return text[:start] + text[start : start + 1].upper() + text[start + 1 :]


def uncapitalised(text: str) -> str:
    """A text that goes on after other words; a card such as `Q♠` keeps its letter."""
    start = _first_letter(text)
    first, rest = text[start : start + 1], text[start + 1 :]
    return text if rest[:1] in SUIT_SIGNS else text[:start] + first.lower() + rest


def _first_letter(text: str) -> int:
    """Where the words of a text begin: behind the mark that opens a Spanish question, or an English text."""
    return 1 if text.startswith(OPENING) else 0
