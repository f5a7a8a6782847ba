"""Evaluate selectors: find the set of cards that each one means."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from copy import copy
from functools import reduce
from itertools import groupby
from operator import and_, or_

from ..diagnostics.diagnostic import Diagnostic, Repair
from ..diagnostics.suggest import suggest
from ..language.keywords import keywords_beside_cards
from ..language.nodes import Item, Of, Range, Same, Selector, Word
from ..source import Span
from .attributes import unknown_attribute
from .cards import CardSet, Deck, kinds_in
from .compared import Below, compared
from .named import CardAsNamed, kind_of, suit_named
from .relations import Relation
from .reports.decks import NoColours
from .reports.selectors import (
    AmbiguousWord,
    GroupCycle,
    NoRank,
    NoSuit,
    NotOneCard,
    RangeBackwards,
    RelationHere,
    RoleHere,
    SelectsNothing,
    UnclearRow,
)
from .unknown_words import TakenOut, unknown_word
from .words import (
    RELATIONS,
    ROLES,
    fixed_words,
    narrowing_words,
    plain_word,
    rank_numbers,
    single_cards,
)

SHARED = ("suit", "rank", "colour", "card")
"""The things that a card can have in common with the one under it."""
ADD_UP = ("rank", "suit", "colour", "card")
"""The kinds of words that add up where several of one kind stand in a row; one of each of several kinds narrow."""


class SelectorReader:
    """The reader of selectors for one deck; groups and roles are added once they are known.

    Reports gather in `diagnostics`; a selector with a fault reads as the cards that its sound words choose.
    """

    def __init__(self, deck: Deck, taken_out: TakenOut | None = None) -> None:
        """Take a deck, and look up its words once."""
        self.deck = deck
        self.taken_out = taken_out
        self.diagnostics: list[Diagnostic] = []
        self.groups: dict[str, Selector] = {}
        self.owed: tuple[int, ...] = ()  # for each card how many cards it makes owed, once that is known
        self.named: CardSet = 0  # the cards with which a suit may be named, once that is known
        self.special: CardSet | None = None  # the cards that are wild or do something, once that is known
        self.words = fixed_words(deck)
        self.narrowing = narrowing_words(deck)
        self.ranks = rank_numbers(deck)
        self.single = single_cards(deck)
        self._open_groups: list[str] = []
        self._group_cards: dict[str, tuple[CardSet, tuple[Diagnostic, ...]]] = {}
        self._rings: set[frozenset[str]] = set()  # groups that define each other, reported once

    def with_roles(self, special: CardSet, owed: tuple[int, ...], named: CardSet) -> SelectorReader:
        """Return a reader that knows which cards are wild or do something, how many each makes owed, and which name."""
        other = copy(self)
        other.diagnostics = []
        other.special, other.owed, other.named = special, owed, named
        return other

    @contextmanager
    def collecting(self) -> Iterator[list[Diagnostic]]:
        """Gather the reports of some reading apart from all others; whoever asks for them decides what they are for."""
        others, self.diagnostics = self.diagnostics, []
        try:
            yield self.diagnostics
        finally:
            self.diagnostics = others

    def cards(self, selector: Selector) -> CardSet:
        """Return the cards of a selector without relations. Reports a word that compares."""
        for item in _items(selector):
            if isinstance(item, Same) or (isinstance(item, Word) and item.text in RELATIONS):
                self.diagnostics.append(RelationHere(span=item.span, word=" ".join(item.span.text.split())))
                return 0
        return self._checked(selector, None)

    def relation(self, selector: Selector) -> Relation:
        """Return the cards of a selector for each card that can lie below, and for each suit that can be named."""
        deck = self.deck
        on = self.cards_on(selector, tuple(range(deck.kind_count)))
        with self.collecting():  # the reports are those on the cards below, which are told already
            named = tuple(
                self._evaluate(selector, Below(None, suit, deck.suits[suit].colour, None))
                for suit in range(len(deck.suits))
            )
        return Relation(on=on, on_named=named)

    def cards_on(self, selector: Selector, below: tuple[CardAsNamed, ...]) -> tuple[CardSet, ...]:
        """Return the cards that a selector means on each of the kinds below, perhaps with a suit that was named."""
        with self.collecting() as found:
            result = tuple(self._evaluate(selector, self._below(card)) for card in below)
        self.diagnostics.extend(dict.fromkeys(found))  # the same fault, met once for each kind
        if below and not any(result) and not found:
            self._report_nothing(selector)
        return result

    def define_group(self, name: Word, selector: Selector) -> None:
        """Give a choice of cards a name. Reports a name that already means cards."""
        meaning = standing_meaning(name.text, self.deck)
        if meaning is not None:
            self.diagnostics.append(AmbiguousWord(span=name.span, word=name.text, meaning=meaning))
        else:
            self.groups[name.text] = selector

    def look_up_groups(self) -> None:
        """Find the cards of each group, once all are defined: first those of the groups by which it is defined."""
        for name, selector in self.groups.items():
            if name not in self._group_cards:
                self._look_up(name)
            self.cards(selector)

    # INVARIANT: a group whose cards are asked for is known or open. `_look_up` evaluates a group only when every group
    # it names is one or the other, and all groups are looked up before any other selector is read. So a group that is
    # not known closes a ring. A stack of its own, not recursion: a file may define a thousand groups by each other.

    def _look_up(self, name: str) -> None:
        self._open_groups = [name]
        while self._open_groups:
            group = self.groups[self._open_groups[-1]]
            done = (*self._group_cards, *self._open_groups)
            waiting = (item_word(item) for item in _items(group))
            first = next((word for word in waiting if word in self.groups and word not in done), None)
            if first is not None:
                self._open_groups.append(first)
                continue
            with self.collecting() as found:
                cards = self._evaluate(group, None)
            self.diagnostics.extend(dict.fromkeys(found))
            # One fault makes whatever names the group faulty, too; all of them are told where it is defined.
            self._group_cards[self._open_groups.pop()] = cards, tuple(found[:1])

    def pile(self, words: Sequence[Word]) -> tuple[tuple[Span, int], ...]:
        """Return the kinds of cards in a row, as examples name them, each with its place. Reports anything else.

        A suit or a colour belongs to the one rank behind it: `red 5 blue skip wild`.
        """
        found = []
        waiting = list(reversed(words))
        while waiting:
            word = waiting.pop()
            narrows = plain_word(word.text) in self.narrowing
            rank = waiting.pop() if narrows and waiting else None
            kind = self._card(word, rank)
            if kind is not None:
                found.append((word.span if rank is None else word.span.to(rank.span), kind))
        return tuple(found)

    def _card(self, word: Word, rank: Word | None) -> int | None:
        """Return the kind of a single card, written as one word or as a rank behind its suit or colour."""
        last = word if rank is None else rank
        span = word.span.to(last.span)
        cards = self.words.get(plain_word(last.text), 0)
        if rank is not None and cards:
            cards &= self.narrowing[plain_word(word.text)]
            if not cards:
                self.diagnostics.append(SelectsNothing(span=span, words=span.text))
                return None
        if cards and cards & (cards - 1) == 0:
            return cards.bit_length() - 1
        if cards or standing_meaning(last.text, self.deck):
            sample = self.deck.name_of(next(kinds_in(cards or self.deck.every_card)), ascii_suits=True)
            self.diagnostics.append(NotOneCard(span=span, word=span.text, sample=sample))
        else:
            self._report_unknown(last)
        return None

    def suit(self, word: Word) -> int | None:
        """Return the number of a suit, as examples name it. Reports anything else."""
        for number, suit in enumerate(self.deck.suits):
            if plain_word(word.text) in (suit.name, suit.sign):
                return number
        names = tuple(suit.name for suit in self.deck.suits)
        suggestion = suggest(word.text, names)
        repair = Repair(word.span, suggestion, safe=True) if suggestion else None
        self.diagnostics.append(
            NoSuit(span=word.span, word=word.text, suits=names, suggestion=suggestion, repair=repair)
        )
        return None

    def attribute(self, word: Word, known: tuple[str, ...]) -> str | None:
        """Return the name of what cards have in common: a known word or the deck's word for a suit. Reports others."""
        if word.text == self.deck.suit_word and "suit" in known:
            return "suit"
        if word.text in known:
            if word.text == "colour" and not any(suit.colour for suit in self.deck.suits):
                self.diagnostics.append(NoColours(span=word.span, deck=self.deck.name))
            return word.text
        self.diagnostics.append(unknown_attribute(word, self._words_for(known)))
        return None

    def _words_for(self, known: tuple[str, ...]) -> tuple[str, ...]:
        own = (self.deck.suit_word,) if "suit" in known else ()
        return tuple(dict.fromkeys((*own, *known)))

    def _below(self, card: CardAsNamed) -> Below:
        kind, suit = kind_of(card), suit_named(card)
        if suit is not None:
            return Below(self.deck.rank_of(kind), suit, self.deck.suits[suit].colour, kind)
        return Below(self.deck.rank_of(kind), self.deck.suit_of(kind), self.deck.colour_of(kind), kind)

    def _checked(self, selector: Selector, below: Below | None) -> CardSet:
        with self.collecting() as found:
            cards = self._evaluate(selector, below)
        self.diagnostics.extend(found)
        if not cards and not found:
            self._report_nothing(selector)
        return cards

    def _report_nothing(self, selector: Selector) -> None:
        """Report a choice of no card, unless it is by role: with other options there may be such cards."""
        if not any(item_word(item) in ROLES for item in _items(selector)):
            self.diagnostics.append(SelectsNothing(span=selector.span, words=selector.span.text))

    def _evaluate(self, selector: Selector, below: Below | None) -> CardSet:
        chosen = self._any_of(selector.groups, below)
        return chosen & ~self._any_of(selector.but, below) if selector.but else chosen

    def _any_of(self, groups: tuple[tuple[Item, ...], ...], below: Below | None) -> CardSet:
        result = 0
        for group in groups:
            result |= self._side_by_side(group, below)
        return result

    def _side_by_side(self, items: tuple[Item, ...], below: Below | None) -> CardSet:
        """Combine items in a row, whose parts `of` joins: the parts narrow each other."""
        result: CardSet | None = None
        for is_of, part in groupby(items, lambda item: isinstance(item, Of)):
            if not is_of:
                cards = self._row(list(part), below)
                result = cards if result is None else result & cards
        return result or 0

    def _row(self, items: list[Item], below: Below | None) -> CardSet:
        """Combine items without a word between them: those of one kind add up, one of each kind narrow each other."""
        kinds = [self._kind(item) for item in items]
        found = [self._item(item, below) for item in items]
        if len(items) > 1 and len(set(kinds)) == 1 and kinds[0] in ADD_UP:
            return reduce(or_, found)
        if len(set(kinds)) < len(kinds):
            span = items[0].span.to(items[-1].span)
            self.diagnostics.append(UnclearRow(span=span, words=" ".join(span.text.split()), ways=_ways(items, kinds)))
            return 0
        return reduce(and_, found)

    def _kind(self, item: Item) -> str:
        """Return what kind of choice an item is; a word that means nothing counts as a rank, and is reported."""
        if not isinstance(item, Word):
            return "rank" if isinstance(item, Range) else f"same {item.span.text.split()[-1]}"
        text = plain_word(item.text)
        if text in self.narrowing:
            return "suit" if any(text in (suit.name, suit.sign) for suit in self.deck.suits) else "colour"
        for kind, words in (("group", self.groups), ("role", ROLES), ("relation", RELATIONS), ("any", ("any",))):
            if text in words:
                return kind
        return "card" if text in self.single and text not in self.ranks else "rank"

    def _item(self, item: Item, below: Below | None) -> CardSet:
        match item:
            case Of():
                return self.deck.every_card
            case Range():
                return self._range(item)
            case Same():
                return self._same(item, below)
            case Word():
                return self._word(item, below)

    def _word(self, word: Word, below: Below | None) -> CardSet:
        text = plain_word(word.text)
        if text in self.groups:
            return self._group(word)
        if text in ROLES:
            return self._role(word)
        if text in RELATIONS:
            return 0 if below is None else compared(text, below, self.deck, self.owed)
        cards = self.words.get(text)
        if cards is None:
            self._report_unknown(word)
            return 0
        return cards

    def _group(self, word: Word) -> CardSet:
        """Return the cards of a group; its faults belong to every selector that uses it."""
        if word.text not in self._group_cards:
            return self._ring(word)
        self.diagnostics.extend(self._group_cards[word.text][1])
        return self._group_cards[word.text][0]

    def _ring(self, word: Word) -> CardSet:
        """Report groups that define each other, once for all of them."""
        ring = frozenset(self._open_groups[self._open_groups.index(word.text) :])
        if ring not in self._rings:
            self._rings.add(ring)
            self.diagnostics.append(GroupCycle(span=word.span, name=word.text))
        return 0

    def _role(self, word: Word) -> CardSet:
        if self.special is None:
            self.diagnostics.append(RoleHere(span=word.span, word=word.text))
            return 0
        return self.special if word.text == "special" else self.deck.every_card & ~self.special

    def _same(self, item: Same, below: Below | None) -> CardSet:
        attribute = self.attribute(item.attribute, SHARED)
        if below is None or attribute is None:
            return 0
        match attribute:
            case "suit":
                return self.deck.of_suit(below.suit)
            case "rank":
                return 0 if below.rank is None else self.deck.of_rank(below.rank)
            case "colour":
                return self.deck.of_colour(below.colour)
            case _:
                return 0 if below.kind is None else 1 << below.kind

    def ranks_in(self, item: Range) -> range:
        """Return the numbers of the ranks from one to another. Reports an end that is no rank."""
        for end in (item.low, item.high):
            if end.text not in self.ranks:
                self._report_range_end(end)
                return range(0)
        low, high = self.ranks[item.low.text], self.ranks[item.high.text]
        if low > high:
            repair = Repair(item.span, f"{item.high.text} to {item.low.text}", safe=False)
            self.diagnostics.append(
                RangeBackwards(span=item.span, low=item.low.text, high=item.high.text, repair=repair)
            )
        return range(low, high + 1)

    def _range(self, item: Range) -> CardSet:
        result = 0
        for rank in self.ranks_in(item):
            result |= self.deck.of_rank(rank)
        return result

    def _report_range_end(self, word: Word) -> None:
        """Report what stands at the end of a range and is no rank of the deck."""
        if plain_word(word.text) in self.words or standing_meaning(word.text, self.deck) or word.text in self.groups:
            self.diagnostics.append(NoRank(span=word.span, word=word.text))
        else:
            self._report_unknown(word)

    def _report_unknown(self, word: Word) -> None:
        known = [*self.words, *self.groups, *ROLES, *RELATIONS, *keywords_beside_cards()]
        self.diagnostics.append(unknown_word(word, self.deck, known, self.taken_out))


def standing_meaning(word: str, deck: Deck) -> str | None:
    """Return what a word means in every rulebook with this deck, or None if it means nothing."""
    if word in fixed_words(deck):
        return "a word of the deck"
    return "a word of the language" if word in (*ROLES, *RELATIONS, *keywords_beside_cards()) else None


def _ways(items: Sequence[Item], kinds: Sequence[str]) -> str:
    """Return the ways to write an unclear row, for the author to choose."""
    words = [" ".join(item.span.text.split()) for item in items]
    alone = [word for word, kind in zip(words, kinds, strict=True) if kinds.count(kind) == 1]
    others = [word for word, kind in zip(words, kinds, strict=True) if kinds.count(kind) > 1]
    ways = [", ".join(words)]
    if len(alone) == 1 and len({kind for kind in kinds if kinds.count(kind) > 1}) == 1:
        ways = [f"{alone[0]} {' '.join(others[:1])}, {', '.join(others[1:])}", f"{' '.join(others)} of {alone[0]}"]
    return " or ".join(f"`{way}`" for way in ways)


def item_word(item: Item) -> str:
    """Return the text of an item that is a single word, or an empty text."""
    return item.text if isinstance(item, Word) else ""


def _items(selector: Selector) -> list[Item]:
    return [item for group in (*selector.groups, *selector.but) for item in group]
