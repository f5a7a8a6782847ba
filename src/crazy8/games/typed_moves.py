"""Read what a player types, kindly: cards, suits, players and commands in many spellings."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Literal, NamedTuple, TypeAlias

from crazy8.compiler.cards.cards import Deck
from crazy8.compiler.cards.words import plain_word
from crazy8.compiler.diagnostics.suggest import suggest
from crazy8.games.typed_cards import CardWords, TypedCards
from crazy8.runtime.people.actions import ROWS, TABLE, About, ActionKind

Desk = Literal["rank", "go on", "help", "hint", "table", "scores", "rules", "save", "undo", "why", "quit", "unclear"]
"""Lines that are no action: a rank alone, an empty line, one beside the game, one that is not understood."""
Kind: TypeAlias = ActionKind | Desk

AT_THE_DESK: dict[str, Desk] = {
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
COMMANDS: dict[str, Kind] = {
    **{word: row.kind for row in TABLE if row.about is About.NOTHING for word in row.typed},
    **AT_THE_DESK,
}
"""Commands of one word."""
_LETTERS = {row.letter: row.kind for row in TABLE if row.letter}
_ABOUT_A_PLAYER = ROWS[ActionKind.CHOOSE_SEAT].typed
_TO_NAME = ROWS[ActionKind.NAME_SUIT].typed
_ABOUT_A_CARD = {word: row.kind for row in TABLE if row.about is About.CARD for word in row.typed}
_FILLERS = ("of", "the", "and", *_TO_NAME, "suit", "rank", "with", "my", "in", "to", "away")
"""Not `a` and `as`: these are cards."""
MOST_QUOTED = 60
"""Nobody reads more of a line that means nothing."""


class Wish(NamedTuple):
    """The wish of a player, as far as a line tells it."""

    kind: Kind
    card: int | None = None
    rank: int | None = None
    suit: int | None = None
    """The suit to name, alone or with a card."""
    named_rank: int | None = None
    """The rank to name, with a card or a suit."""
    seat: int | None = None
    text: str = ""
    """For `save` the file; for `why` the move; for `unclear` what is not clear."""


@dataclass(frozen=True)
class Listener:
    """Reads what is typed at one table."""

    deck: Deck
    names: Sequence[str]
    """The names of the players, by seat."""
    calls: Sequence[str] = ()
    """The words that may have to be called out."""
    claim: str = ""
    """The word that is called to claim to be out."""
    knock: str = ""
    """The word that is said to end the hand."""
    advice: str = ""
    """The answer to a line that means nothing and resembles nothing."""

    @cached_property
    def cards(self) -> CardWords:
        """Return the reader of cards, suits and ranks."""
        return CardWords(self.deck)

    def wish(self, text: str, *, names_suit: bool = False, points: bool = False, owes: bool = False) -> Wish:
        """Return what a line asks for.

        One letter may stand for a suit while a suit is to be named, and for `draw`, `pass` or `take` otherwise; a name
        alone is enough while a player is to be chosen. A word of the deck comes before a command.
        """
        line = text.strip()
        words = [word for word in re.split(r"(?:[\s,;:=>→]|->)+", plain_word(line).lower()) if word]
        if not words:
            return Wish("go on")
        if line.strip(" !\"'").lower() in [call.lower() for call in self.calls]:
            return Wish(ActionKind.CALL)
        if self.claim and line.strip(" !\"'").lower() == self.claim.lower():
            return Wish(ActionKind.CLAIM)
        if self.knock and line.strip(" !\"'").lower() == self.knock.lower():
            return Wish(ActionKind.KNOCK)
        if words[0] == "save":
            return Wish("save", text=line[len("save") :].strip())
        if words[0] == "why":
            return Wish("why", text=line[len("why") :].strip(" ?"))
        if names_suit and len(words) == 1 and (suit := self.cards.suit(words[0], short=True)) is not None:
            return Wish(ActionKind.NAME_SUIT, suit=suit)
        if len(words) == 1 and words[0] in _LETTERS and (owes or _LETTERS[words[0]] is not ActionKind.TAKE):
            return Wish(_LETTERS[words[0]])
        if points and self._seat(line) is not None:
            return Wish(ActionKind.CHOOSE_SEAT, seat=self._seat(line))
        of_deck = words[0] in self.cards.ranks and self._seat(" ".join(words[1:])) is None
        first, second = (self._card, self._command) if of_deck else (self._command, self._card)
        return first(words) or second(words) or self._unclear(line, words)

    def _command(self, words: list[str]) -> Wish | None:
        first, rest = words[0], words[1:]
        if first in _ABOUT_A_PLAYER:
            whole = self._seat(" ".join(rest))  # `choose seat 2`; the last word alone, as in `skip to Ana`, is enough
            seat = self._seat(rest[-1]) if whole is None and rest else whole
            if rest and seat is None:
                return Wish(
                    "unclear", text=f"who is `{' '.join(rest)[:MOST_QUOTED]}`? Here sit {', '.join(self.names)}"
                )
            return Wish(ActionKind.CHOOSE_SEAT, seat=seat)
        if first in (*_TO_NAME, "suit"):
            suit = self.cards.suit(rest[-1], short=True) if rest else None
            if suit is not None:
                return Wish(ActionKind.NAME_SUIT, suit=suit)
            if rest and rest[-1] in self.cards.ranks and first != "suit":
                return Wish("rank", rank=self.cards.ranks[rest[-1]])
            return Wish("unclear", text=f"name one of {', '.join(suit.name for suit in self.deck.suits)}")
        if first in COMMANDS and (not rest or first in ("call", "end", "open", "take")):
            return Wish(COMMANDS[first])
        return None

    def _card(self, words: list[str]) -> Wish | None:
        """Return a card, perhaps with a suit or a rank to name; or only a rank or a suit, which may be enough."""
        verb = next((_ABOUT_A_CARD[word] for word in words if word in _ABOUT_A_CARD), ActionKind.PLAY)
        words = [word for word in words if word not in (*_ABOUT_A_CARD, *_FILLERS) or word in self.cards.ranks]
        if not words:
            return None
        said = self.cards.said(words)
        if said is None:
            suit = self.cards.suit(words[0])
            return Wish(ActionKind.NAME_SUIT, suit=suit) if suit is not None and len(words) == 1 else None
        if said.card is None:
            return Wish("rank", rank=said.rank) if not said.rest else None
        return self._with_name(Wish(verb, card=said.card), said)

    def _with_name(self, wish: Wish, said: TypedCards) -> Wish | None:
        """Return a card with the suit and the rank that are named behind it."""
        for word in said.rest:
            suit, rank = self.cards.suit(word), self.cards.ranks.get(word)
            if suit is not None and wish.suit is None:
                wish = wish._replace(suit=suit)
            elif rank is not None and wish.named_rank is None:
                wish = wish._replace(named_rank=rank)
            else:
                return None
        return wish

    def _seat(self, text: str) -> int | None:
        """Return the seat of a player by the name or its beginning, if only one begins so."""
        asked = text.strip().lower()
        exact = [seat for seat, name in enumerate(self.names) if name.lower() == asked]
        begun = [seat for seat, name in enumerate(self.names) if asked and name.lower().startswith(asked)]
        found = exact or begun
        return found[0] if len(found) == 1 else None

    def _unclear(self, line: str, words: list[str]) -> Wish:
        known = [*COMMANDS, "save", "why", *_ABOUT_A_PLAYER, *_ABOUT_A_CARD, *_TO_NAME, "suit", *self.cards.known()]
        meant = suggest(words[0], known)
        advice = f"did you mean `{meant}`?" if meant else self.advice
        said = line if len(line) <= MOST_QUOTED else f"{line[:MOST_QUOTED]}…"
        return Wish("unclear", text=f"`{said}` is no card and no command{advice and '; '}{advice}")
