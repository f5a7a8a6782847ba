"""What a player types, read kindly: cards, suits, players and commands in many spellings."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

from crazy8.compiler.diagnostics.suggest import suggest
from crazy8.compiler.resolve.deck_words import plain_word, rank_numbers, single_cards, spoken_words
from crazy8.compiler.rules.cards import Deck

Kind = Literal[
    "play",
    "rank",
    "suit",
    "seat",
    "draw",
    "pass",
    "take",
    "call",
    "go on",
    "help",
    "hint",
    "table",
    "scores",
    "rules",
    "save",
    "undo",
    "quit",
    "unclear",
]

COMMANDS: dict[str, Kind] = {
    "draw": "draw",
    "pass": "pass",
    "stop": "pass",
    "take": "take",
    "call": "call",
    "deal": "go on",
    "next": "go on",
    "help": "help",
    "?": "help",
    "hint": "hint",
    "table": "table",
    "look": "table",
    "scores": "scores",
    "score": "scores",
    "rules": "rules",
    "undo": "undo",
    "quit": "quit",
    "exit": "quit",
    "bye": "quit",
}
"""Commands of one word."""
_ABOUT_A_PLAYER = ("catch", "skip", "pick", "choose")
_ABOUT_A_SUIT = ("suit", "name", "names", "naming")
_ABOUT_A_CARD = ("play", "lay")
_FILLERS = ("of", "the", "and", "naming", "names", "name", "suit", "with", "my")
"""Not `a` and `as`: these are cards."""


class Wish(NamedTuple):
    """What a player wants."""

    kind: Kind
    card: int | None = None
    rank: int | None = None
    suit: int | None = None
    """The suit to name, alone or with a card."""
    seat: int | None = None
    text: str = ""
    """For `save` the file; for `unclear` what is not clear; for `go on` the word, if there was one."""


@dataclass(frozen=True)
class Listener:
    """Reads what is typed at one table."""

    deck: Deck
    names: Sequence[str]
    """What the players are called, by seat."""
    calls: Sequence[str] = ()
    """What may have to be called out."""

    def wish(self, text: str, *, names_suit: bool = False, points: bool = False, owes: bool = False) -> Wish:
        """What a line asks for.

        One letter may stand for a suit while a suit is to be named, and for `draw`, `pass` or `take` otherwise; a name
        alone is enough while a player is to be chosen.
        """
        line = text.strip()
        words = [word for word in re.split(r"(?:[\s,;:=>→]|->)+", plain_word(line).lower()) if word]
        if not words:
            return Wish("go on")
        if line.strip(" !\"'").lower() in [call.lower() for call in self.calls]:
            return Wish("call")
        if words[0] == "save":
            return Wish("save", text=line[len("save") :].strip())
        if names_suit and len(words) == 1 and self._suit(words[0]) is not None:
            return Wish("suit", suit=self._suit(words[0]))
        if len(words) == 1 and words[0] in ("d", "p", *(["t"] if owes else [])):
            return Wish({"d": "draw", "p": "pass", "t": "take"}[words[0]])  # type: ignore[arg-type]  # kinds all three
        if points and self._seat(line) is not None:
            return Wish("seat", seat=self._seat(line))
        return self._command(words) or self._card(words) or self._unclear(line, words)

    def _command(self, words: list[str]) -> Wish | None:
        first, rest = words[0], words[1:]
        if first in _ABOUT_A_PLAYER:
            seat = self._seat(" ".join(rest))
            if rest and seat is None:
                return Wish("unclear", text=f"who is `{' '.join(rest)}`? Here sit {', '.join(self.names)}")
            return Wish("seat", seat=seat)
        if first in _ABOUT_A_SUIT:
            suit = self._suit(rest[-1]) if rest else None
            if suit is None:
                return Wish("unclear", text=f"name one of {', '.join(suit.name for suit in self.deck.suits)}")
            return Wish("suit", suit=suit)
        if first in COMMANDS and (not rest or first == "call"):
            return Wish(COMMANDS[first], text=first if COMMANDS[first] == "go on" else "")
        return None

    def _card(self, words: list[str]) -> Wish | None:
        """A card, perhaps with a suit to name; or only a rank, which may be enough."""
        said = [word for word in words if word not in (*_ABOUT_A_CARD, *_FILLERS)]
        if not said:
            return None
        card = _lowered(single_cards(self.deck)).get(said[0])
        rank = self._ranks().get(said[0])
        if card is not None:
            return self._with_suit(Wish("play", card=card), said[1:])
        if rank is None:
            suit = self._suit(said[0])
            return Wish("suit", suit=suit) if suit is not None and len(said) == 1 else None
        suit = self._suit(said[1]) if len(said) > 1 else None
        if suit is None:
            return Wish("rank", rank=rank) if len(said) == 1 else None
        return self._with_suit(Wish("play", card=self.deck.kind(rank, suit)), said[2:])

    def _with_suit(self, wish: Wish, rest: list[str]) -> Wish | None:
        if not rest:
            return wish
        suit = self._suit(rest[0])
        return wish._replace(suit=suit) if suit is not None and len(rest) == 1 else None

    def _suit(self, word: str) -> int | None:
        for number, suit in enumerate(self.deck.suits):
            if word in (suit.name, suit.name.removesuffix("s"), suit.sign, suit.letter.lower()):
                return number
        return None

    def _seat(self, text: str) -> int | None:
        """The seat of a player by the name or its beginning, if only one begins so."""
        asked = text.strip().lower()
        exact = [seat for seat, name in enumerate(self.names) if name.lower() == asked]
        begun = [seat for seat, name in enumerate(self.names) if asked and name.lower().startswith(asked)]
        found = exact or begun
        return found[0] if len(found) == 1 else None

    def _unclear(self, line: str, words: list[str]) -> Wish:
        meant = suggest(words[0], [*COMMANDS, *_ABOUT_A_PLAYER, *_ABOUT_A_SUIT, *self._known_words()])
        advice = f"did you mean `{meant}`?" if meant else "`help` shows what you can type"
        return Wish("unclear", text=f"`{line}` is no card and no command; {advice}")

    def _known_words(self) -> Iterable[str]:
        return [*(suit.name for suit in self.deck.suits), *(word for word in self._ranks() if len(word) > 2)]

    def _ranks(self) -> dict[str, int]:
        """Every word for a rank, also those that people say, such as `queen`."""
        written = rank_numbers(self.deck)
        spoken = {word: written[rank] for word, rank in spoken_words() if rank in written}
        return _lowered(written) | spoken


def _lowered(words: Mapping[str, int]) -> dict[str, int]:
    return {word.lower(): number for word, number in words.items()}
