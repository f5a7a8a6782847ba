"""Name cards in one language, in the grammatical forms that its messages ask for."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType

from ...cards.names import rank_name, suit_name, symbol_name
from ...telling.phrase import CardPart, CardsName
from .files import LanguageFiles
from .letters import begins_with, uncapitalised

MANY = "-many"
"""How plural forms end: a single card takes the form without this end (`gen` for `gen-many`), and `the` for `many`."""
OTHER = "other"
"""The message `rank-other` is for ranks without a message of their own."""

FUNCTIONS = ("CARDS", "NUMBER_OF", "GENDER_OF", "SUIT", "SUIT_WORD", "SIGNS", "LOWER", "BEGINS_WITH")
"""What messages can call."""

Argument = int | str | FluentType


class MissingSentence(KeyError):
    """A language has no message for something that is to be said, or cannot form it; what is said is in English then.

    It reaches whoever asks only if English lacks the message too, or if no language of a tag ships.
    """


class CardsToSay(FluentType):
    """A set of cards on its way into a message."""

    def __init__(self, name: CardsName) -> None:
        """Take the cards; a function of the message names them."""
        self.name = name

    def format(self, locale: Locale) -> str:
        """Refuse: a message has to choose a form with `CARDS()`."""
        raise MissingSentence("cards without a form")


class CardNames:
    """The messages of one language, and what they call to name cards."""

    def __init__(self, files: LanguageFiles, suit_word: str) -> None:
        """Read the messages of a language.

        `suit_word` is what the deck calls its suits: `suit`, `colour` or `shape`.
        """
        self.tag = files.tag
        self.suit_word = suit_word
        functions: tuple[Callable[..., Any], ...] = (
            *(self._cards, self._number_of, self._gender_of, self._suit, self._suit_word, self._signs),
            *(uncapitalised, begins_with),
        )
        by_name = dict(zip(FUNCTIONS, functions, strict=True))
        self.bundle = FluentBundle([self.tag], functions=by_name, use_isolating=False)
        for _, text in files.texts:
            self.bundle.add_resource(_messages_in(text), allow_overrides=True)

    def has(self, key: str) -> bool:
        """Return whether there is a message of this name."""
        return bool(self.bundle.has_message(key))

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

    def _listed(self, items: list[str], join: str) -> str:
        if not items:
            return ""
        *first, last = items
        text = ""
        for item in first:
            text = item if not text else self._message("list-comma", {"left": text, "right": item})
        return last if not text else self._message(f"list-{join}", {"left": text, "right": last})

    def _named(self, name: CardsName, form: str, join: str = "and") -> str:
        if name.rest:
            return self._message("cards-rest", {"form": form})
        if not name.excepted:
            return self._listed([self._part(part, form) for part in name.parts], join)
        if not name.parts:
            return self._message("cards-any", {"form": form})
        return self._message("cards-except", {"form": form, "cards": CardsToSay(CardsName(name.parts))})

    # ---- functions that messages can call

    def _cards(self, cards: CardsToSay, form: str, join: str = "and") -> str:
        return self._named(cards.name, str(form), str(join))

    def _signs(self, cards: CardsToSay, form: str) -> str:
        """Return cards as they are written: `Q♠`; those of a deck without signs in a form of their names."""
        return " ".join(self._sign(part, str(form)) for part in cards.name.parts)

    def _sign(self, part: CardPart, form: str) -> str:
        rank, _, sign = part.words
        return rank + sign if sign else self._part(part, form)

    def _suit_word(self, form: str = "bare") -> str:
        """Return the deck's word for its suits, in some form."""
        key = f"suit-word-{self.suit_word}"
        return self._message(key if self.has(key) else "suit-word-suit", {"form": str(form)})

    def _number_of(self, cards: CardsToSay) -> str:
        """Return `one` for a single card, else `many`."""
        return "one" if cards.name.single else "many"

    def _gender_of(self, cards: CardsToSay) -> str:
        """Return the gender of the ranks that are named: `mixed` if they differ, `none` if no rank is named."""
        places = {"rank": 0, "card": 0, "coloured rank": 1}
        genders = {self._gender(part.words[places[part.kind]]) for part in cards.name.parts if part.kind in places}
        return next(iter(genders), "none") if len(genders) < 2 else "mixed"

    # ---- parts of names

    def _part(self, part: CardPart, form: str) -> str:
        """Return one part of the name of some cards."""
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
        """Name a rank by the words of the language, its symbol's name, its number, or as its deck writes it."""
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
        """Return whether the suits of this name are a colour, which is said like an adjective."""
        return self.has(f"colour-{suit_name(suit)}")

    def _colour(self, colour: str, form: str, gender: str) -> str:
        """Return a colour that agrees with the cards that have it."""
        key = f"colour-{suit_name(colour)}"
        return self._message(key, {"form": form, "gender": gender}) if self.has(key) else colour

    def _coloured_rank(self, words: tuple[str, ...], form: str) -> str:
        colour, rank = words
        values: dict[str, Argument] = {"form": form, "colour": self._colour(colour, form, self._gender(rank))}
        values |= {"gender": self._gender(rank)}
        ranks = {key: self._rank(rank, key) for key in ("bare", "many")} | {"rank": self._rank(rank, form)}
        return self._message("cards-coloured", values | ranks)

    def _single(self, words: tuple[str, ...], form: str) -> str:
        """Return a single card: of a suit, of a colour, or of neither."""
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
    """Return the messages of a file; read once for all words that decks have for their suits."""
    return FluentResource(text)
