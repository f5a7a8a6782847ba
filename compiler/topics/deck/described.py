"""Read decks as their lines describe them: suits, colours, and how many copies there are of each card."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ...cards.cards import CardKind, Deck, Rank, Suit
from ...cards.deck_sizes import too_large
from ...cards.reports.decks import (
    DeckSaysTwice,
    DeckWordTaken,
    NoCardLeft,
    NoRowOfRanks,
    NoSuits,
)
from ...cards.reports.selectors import NoSuit, RangeBackwards, RelationHere
from ...cards.saying import number, phrase, selector, word
from ...cards.standard import RANKS, SUITS
from ...cards.words import RELATIONS, ROLES, plain_word
from ...diagnostics.diagnostic import Diagnostic, Label, Repair
from ...diagnostics.suggest import suggest
from ...language.keywords import keywords_beside_cards
from ...language.nodes import Item, Of, PhraseNode, Range, Same, Selector, Statement, Word
from ...language.reports.statements import OutOfRange
from ...rules.limits import Between
from ...rules.model import MOST_CARDS
from ...source import Span

_STANDING_SUITS = {suit.name: suit for suit in SUITS}
_STANDING_RANKS = {rank.name: rank for rank in RANKS if not rank.name.isdigit()}
_COMPARED = ("suit", "rank", "card", "neighbour")
"""Words that cannot name suits, except that `suit` is their usual name."""
_MOST_IN_A_ROW = 1000
"""A row of more ranks is cut: it is far too long in any case."""


class OwnDeck(NamedTuple):
    """A deck with what is wrong with its lines; as far as they are sound, it can be used."""

    deck: Deck | None
    diagnostics: tuple[Diagnostic, ...]


def own_deck(statement: Statement) -> OwnDeck:
    """Return the deck that a statement describes line by line."""
    builder = _Builder(statement)
    deck = builder.deck()
    return OwnDeck(deck, tuple(dict.fromkeys(builder.diagnostics)))


def own_deck_text(statement: Statement) -> str:
    """Return a statement that describes a deck in one line, without its comments."""
    name, *lines = statement.parts
    inner = (f"  {plain_word(' '.join(phrase(line).span.text.split()))}\n" for line in lines)
    return f"deck {word(name)} {{\n{''.join(inner)}}}"


class _Builder:
    """Reads the lines of one deck: the suits first, wherever they stand, then all else in the order of the text."""

    def __init__(self, statement: Statement) -> None:
        name, *lines = statement.parts
        assert isinstance(name, Word)
        self.name = name
        self.lines = [phrase(line) for line in lines]
        self.diagnostics: list[Diagnostic] = []
        self.suits: dict[str, Word] = {}
        self.suit_word = "suit"
        self.colours: dict[str, Word] = {}  # of each suit
        self.ranks: dict[str, tuple[Word, bool]] = {}  # where each was named first, and whether it has suits
        self.told: set[Span] = set()
        self.copies: dict[tuple[str, str | None], tuple[int, Word | Range]] = {}

    def deck(self) -> Deck | None:
        """Return the deck, or nothing if it has no cards."""
        for kind, read in (("suits", self._suits), ("colour", self._colour), ("copies", self._copies)):
            for line in self.lines:
                if line.kind.partition("_")[0] == kind:
                    read(line)
        if not self.copies:
            if not self.diagnostics:
                self.diagnostics.append(NoCardLeft(span=self.name.span, deck=self.name.text))
            return None
        deck = self._made()
        if fault := too_large(deck, self.name.span):
            self.diagnostics.append(fault)
            return None
        return deck

    def _made(self) -> Deck:
        suits = tuple(self._suit(name) for name in self.suits)
        ranks = tuple(_rank(name) for name in self.ranks)
        suit_numbers: dict[str | None, int] = {name: number for number, name in enumerate(self.suits)}
        rank_numbers = {name: number for number, name in enumerate(self.ranks)}
        cards = (
            CardKind(rank_numbers[rank], suit_numbers.get(suit), count)
            for (rank, suit), (count, _) in self.copies.items()
        )
        ordered = sorted(cards, key=lambda card: (len(suits) if card.suit is None else card.suit, card.rank))
        return Deck(name=self.name.text, suits=suits, ranks=ranks, cards=tuple(ordered), suit_word=self.suit_word)

    def _suit(self, name: str) -> Suit:
        """Return a suit; the usual four keep their signs where they are among themselves."""
        colour = self.colours.get(name)
        usual = self.suits.keys() <= _STANDING_SUITS.keys()
        known = _STANDING_SUITS[name] if usual else Suit(name)
        return known if colour is None else known._replace(colour=colour.text)

    # ---- suits and colours

    def _suits(self, line: PhraseNode) -> None:
        *names, called = line.parts
        if self.suits:
            self._twice("the row of suits", line.span, next(iter(self.suits.values())).span)
            return
        for name in names:
            assert isinstance(name, Word)
            if self._is_free(name):
                self.suits[name.text] = name
        if isinstance(called, Word) and called.text in _COMPARED[1:]:
            self._taken(called, "a word of the language")
        elif isinstance(called, Word):
            self.suit_word = called.text

    def _colour(self, line: PhraseNode) -> None:
        colour, *suits = line.parts
        assert isinstance(colour, Word)
        if self.suit_word == "colour":
            self._twice("the colour of the suits", line.span, next(iter(self.suits.values())).span)
            return
        if not self._is_free(colour, colour=True):
            return
        for suit in suits:
            assert isinstance(suit, Word)
            known = self.colours.get(suit.text)
            if suit.text not in self.suits:
                self._no_suit(suit)
            elif known is not None:
                self._twice(f"the colour of `{suit.text}`", suit.span, known.span)
            else:
                self.colours[suit.text] = colour

    # ---- cards

    def _copies(self, line: PhraseNode) -> None:
        count, *suits, cards = line.parts
        copies = number(count)
        assert count is not None
        in_bounds = Between(1, MOST_CARDS).holds(copies)
        if not in_bounds:
            small = copies < 1
            bound = "from 1 up" if small else f"up to {MOST_CARDS}"
            direction = "small" if small else "large"
            self.diagnostics.append(OutOfRange(span=count.span, number=copies, direction=direction, bound=bound))
            copies = 1  # the words of the line are sound, and other lines use them
        with_suits = line.kind == "copies"
        chosen = [suit for suit in suits if isinstance(suit, Word)]
        for suit in chosen:
            if suit.text not in self.suits:
                self._no_suit(suit)
        if with_suits and not chosen and not self.suits:
            self.diagnostics.append(NoSuits(span=line.span, deck=self.name.text, copies=copies))
        names = [suit.text for suit in chosen if suit.text in self.suits] if chosen else list(self.suits)
        for rank, place in self._ranks(selector(cards), with_suits=with_suits):
            for name in names if with_suits else (None,):
                if in_bounds or (rank, name) not in self.copies:
                    self._give(copies, rank, name, place)

    def _give(self, copies: int, rank: str, suit: str | None, place: Word | Range) -> None:
        known = self.copies.get((rank, suit))
        if known is None:
            self.copies[rank, suit] = copies, place
        elif place.span not in self.told:
            self.told.add(place.span)  # once for all suits
            card = rank if suit is None else f"{suit} {rank}"
            self._twice(f"how many copies there are of `{card}`", place.span, known[1].span)

    def _ranks(self, cards: Selector, *, with_suits: bool) -> Iterator[tuple[str, Word | Range]]:
        """Yield the ranks of a line with their places; new ones take the next place in the order."""
        left_out = [rank for group in cards.but for item in group for rank in self._named(item)]
        for group in cards.groups:
            for item in group:
                for rank in self._named(item):
                    if rank in left_out:
                        continue
                    place = item if isinstance(item, Word) else Word(span=item.span, text=rank)
                    if rank in self.ranks:
                        if self.ranks[rank][1] != with_suits:
                            self._taken(place, f"a rank {'without suit' if with_suits else 'with suits'}")
                            continue
                    elif not self._is_free(place):
                        continue
                    self.ranks.setdefault(rank, (place, with_suits))
                    yield rank, item if isinstance(item, Word | Range) else place

    def _named(self, item: Item) -> list[str]:
        """Return the ranks that an item of a line names."""
        match item:
            case Word():
                return [item.text]
            case Same() | Of():
                self.diagnostics.append(RelationHere(span=item.span, word=" ".join(item.span.text.split())))
                return []
            case Range():
                return self._row(item)

    def _row(self, row: Range) -> list[str]:
        low, high = row.low.text, row.high.text
        known = list(self.ranks)
        if low.isdecimal() and high.isdecimal():
            first, last = int(low), int(high)
        elif low in known and high in known:
            first, last = known.index(low), known.index(high)
        else:
            self.diagnostics.append(NoRowOfRanks(span=row.span, low=low, high=high))
            return []
        if first > last:
            repair = Repair(row.span, f"{high} to {low}", safe=False)
            self.diagnostics.append(RangeBackwards(span=row.span, low=low, high=high, repair=repair))
            return []
        if low.isdecimal() and high.isdecimal():
            return [str(face) for face in range(first, min(last + 1, first + _MOST_IN_A_ROW))]
        return known[first : last + 1]

    # ---- reports

    def _is_free(self, name: Word, *, colour: bool = False) -> bool:
        """Return whether a word may get a meaning here; else it is reported. Several lines may speak of one colour."""
        text = plain_word(name.text)
        if text in ("any", *ROLES, *RELATIONS, *keywords_beside_cards()):
            return self._taken(name, "a word of the language")
        if text in self.suits:
            return self._taken(name, "a suit of the deck", self.suits[text])
        if text in self.ranks:
            return self._taken(name, "a rank of the deck", self.ranks[text][0])
        named = next((one for one in self.colours.values() if one.text == text), None)
        return colour or named is None or self._taken(name, "a colour of the deck", named)

    def _taken(self, name: Word, meaning: str, first: Word | None = None) -> bool:
        labels = () if first is None else (Label(first.span, "the first meaning is here"),)
        self.diagnostics.append(DeckWordTaken(span=name.span, word=name.text, meaning=meaning, labels=labels))
        return False

    def _twice(self, what: str, second: Span, first: Span) -> None:
        labels = (Label(first, "the first time is here"),)
        self.diagnostics.append(DeckSaysTwice(span=second, what=what, labels=labels))

    def _no_suit(self, name: Word) -> None:
        suits = tuple(self.suits)
        suggestion = suggest(name.text, suits)
        repair = Repair(name.span, suggestion, safe=True) if suggestion else None
        self.diagnostics.append(
            NoSuit(span=name.span, word=name.text, suits=suits, suggestion=suggestion, repair=repair)
        )


def _rank(name: str) -> Rank:
    """Return a rank by its word: a number is its own face; the letters of the usual court cards keep what they mean."""
    return _STANDING_RANKS.get(name) or Rank(name, face=int(name) if name.isdecimal() else None)
