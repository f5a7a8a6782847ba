"""Make the deck of one table: a named or described one, with its jokers, in its order, without what is stripped."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from ...cards.cards import CardKind, CardSet, Deck, Rank, kinds_in
from ...cards.deck_sizes import too_large
from ...cards.reports.decks import (
    DeckSaysTwice,
    DeckWordTaken,
    JokerInDeck,
    NoCardLeft,
    NoRankToOrder,
    OrderIncomplete,
    UnknownColour,
)
from ...cards.selectors import SelectorReader, standing_meaning
from ...cards.unknown_words import TakenOut
from ...diagnostics.diagnostic import Diagnostic, Label, Repair
from ...diagnostics.suggest import suggest
from ...language.nodes import Item, Range, Selector, Word
from ...language.reports.statements import UnknownDeck
from ...questions.placed import LayerEntry, Placed
from ...rules.key import Key
from ...source import Span
from .model import DECK_COMPOSITION, DECK_JOKERS, DECK_PACKS_BY_PLAYERS, DECK_RANK_ORDER, DECK_RANK_WRAP, DECK_STRIP
from .named import STANDARD, deck_named, deck_names

DECK_QUESTIONS = (
    DECK_COMPOSITION,
    DECK_PACKS_BY_PLAYERS,
    DECK_JOKERS,
    DECK_STRIP,
    DECK_RANK_ORDER,
    DECK_RANK_WRAP,
)
"""The questions whose answers make up the deck."""
JOKER = "joker"


class TableDeck(NamedTuple):
    """The deck of a table."""

    deck: Deck
    values: Mapping[Key, object]
    """What the statements say that name cards or ranks of the deck, now that these are known."""
    diagnostics: tuple[Diagnostic, ...]
    taken_out: TakenOut | None
    """The words of the cards that are stripped, among others."""


class TableDecks:
    """Makes decks of what is placed for their questions; the same statements give one and the same deck."""

    def __init__(self) -> None:
        """Begin without any deck."""
        self._made: dict[object, TableDeck] = {}

    def copy(self) -> TableDecks:
        """Return a maker that knows the same decks and will learn others."""
        copy = TableDecks()
        copy._made = dict(self._made)
        return copy

    def deck(self, placed: Mapping[Key, Sequence[Placed]]) -> TableDeck:
        """Return the deck of a table, and what is wrong with the statements that describe it."""
        entries = {question: placed[question][0].entry for question in DECK_QUESTIONS if placed.get(question)}
        key = tuple(id(entry.statement) for entry in entries.values())
        known = self._made.get(key)
        if known is None:
            maker = _Maker(entries)
            deck = maker.deck()
            known = self._made[key] = TableDeck(
                deck, maker.values, tuple(dict.fromkeys(maker.diagnostics)), maker.taken_out
            )
        return known


def standard_deck(packs: int = 1) -> Deck:
    """Return the deck that is used where none can be made of what was said."""
    deck = deck_named(STANDARD, packs)
    assert deck is not None
    return deck


class _Maker:
    """Makes one deck, step by step."""

    def __init__(self, entries: Mapping[Key, LayerEntry]) -> None:
        self.entries = entries
        self.values: dict[Key, object] = {}
        self.diagnostics: list[Diagnostic] = []
        self.taken_out: TakenOut | None = None

    def deck(self) -> Deck:
        deck = self._with_jokers(self._composed())
        if self._said(DECK_STRIP) is not None or self._said(DECK_RANK_ORDER) is not None:
            deck = self._rest(deck)
        packs, wraps = self._said(DECK_PACKS_BY_PLAYERS), self._said(DECK_RANK_WRAP) is True
        if packs != deck.packs or wraps:
            deck = deck.with_changes(packs=packs, wraps=wraps)
        fault = too_large(deck, self._place(DECK_PACKS_BY_PLAYERS, DECK_JOKERS, DECK_COMPOSITION))
        if fault is None:
            return deck
        self.diagnostics.append(fault)
        return standard_deck()

    def _said(self, question: Key) -> object:
        entry = self.entries.get(question)
        return None if entry is None else entry.value

    def _place(self, *questions: Key) -> Span:
        """Return where a report points: the first of the statements that the author wrote, else the first there is."""
        entries = [self.entries[question] for question in questions if question in self.entries]
        return next((entry for entry in entries if entry.origin.kind != "default"), entries[0]).place

    def _composed(self) -> Deck:
        statement = self.entries[DECK_COMPOSITION].statement
        if statement.kind == "own_deck":
            from .described import own_deck  # most rulebooks name a deck

            own = own_deck(statement)
            self.diagnostics.extend(own.diagnostics)
            return own.deck or standard_deck()
        name = statement.parts[0]
        assert isinstance(name, Word)
        deck = deck_named(name.text)
        if deck is not None:
            return deck
        names = deck_names()
        suggestion = suggest(name.text, names)
        known = ", ".join(f"`{one}`" for one in names)
        repair = Repair(name.span, suggestion, safe=True) if suggestion else None
        self.diagnostics.append(UnknownDeck(span=name.span, name=name.text, known=known, repair=repair))
        return standard_deck()

    # ---- jokers

    def _with_jokers(self, deck: Deck) -> Deck:
        said = self._said(DECK_JOKERS)
        if said is None:
            return deck
        if any(rank.name == JOKER for rank in deck.ranks):
            self.diagnostics.append(JokerInDeck(span=self._place(DECK_JOKERS), deck=deck.name))
            return deck
        rank = len(deck.ranks)
        if isinstance(said, int):
            jokers: tuple[CardKind, ...] = (CardKind(rank, None, said),)
        else:
            jokers = tuple(CardKind(rank, None, 1, colour) for colour in self._joker_colours(deck))
        if not jokers:
            return deck
        return deck.with_changes(ranks=(*deck.ranks, Rank(JOKER)), cards=(*deck.cards, *jokers))

    def _joker_colours(self, deck: Deck) -> list[str]:
        colours = tuple(dict.fromkeys(suit.colour for suit in deck.suits if suit.colour))
        found: dict[str, Word] = {}
        for colour in self.entries[DECK_JOKERS].statement.parts:
            assert isinstance(colour, Word)
            if colour.text in found:
                labels = (Label(found[colour.text].span, "the first time is here"),)
                what = f"`{colour.text}`"
                self.diagnostics.append(DeckSaysTwice(span=colour.span, what=what, labels=labels))
            elif not colours and (meaning := standing_meaning(colour.text, deck)) is not None:
                self.diagnostics.append(DeckWordTaken(span=colour.span, word=colour.text, meaning=meaning))
            elif colours and colour.text not in colours:
                suggestion = suggest(colour.text, colours)
                repair = Repair(colour.span, suggestion, safe=True) if suggestion else None
                fault = UnknownColour(
                    span=colour.span, word=colour.text, colours=colours, suggestion=suggestion, repair=repair
                )
                self.diagnostics.append(fault)
            else:
                found[colour.text] = colour
        return list(found)

    # ---- order and cards taken out

    def _rest(self, deck: Deck) -> Deck:
        """Return the deck without the cards that are taken out, its ranks in the order that was said."""
        reader = SelectorReader(deck)
        order = self._order(reader)
        said = self._said(DECK_STRIP)
        stripped = reader.cards(said) if isinstance(said, Selector) else 0
        self.diagnostics.extend(reader.diagnostics)
        if stripped:
            self.taken_out = TakenOut(frozenset(reader.words), self._place(DECK_STRIP))
            self.values[DECK_STRIP] = tuple(deck.name_of(kind) for kind in kinds_in(stripped))
        if order:
            self.values[DECK_RANK_ORDER] = tuple(deck.ranks[rank].name for rank in order)
            self._compare_order(order, stripped, deck)
        if stripped == deck.every_card:
            self.diagnostics.append(NoCardLeft(span=self._place(DECK_STRIP), deck=deck.name))
            return deck
        return _rest(deck, stripped, order)

    def _order(self, reader: SelectorReader) -> list[int]:
        """Return the ranks in the order that was said; none if nothing was said."""
        said = self._said(DECK_RANK_ORDER)
        if not isinstance(said, Selector):
            return []
        found: dict[int, Span] = {}
        for item in (item for group in (*said.groups, *said.but) for item in group):
            for rank in self._ranks_of(item, reader):
                if rank in found:
                    labels = (Label(found[rank], "the first time is here"),)
                    what = f"`{reader.deck.ranks[rank].name}`"
                    self.diagnostics.append(DeckSaysTwice(span=item.span, what=what, labels=labels))
                found.setdefault(rank, item.span)
        return list(found)

    def _ranks_of(self, item: Item, reader: SelectorReader) -> Iterable[int]:
        if isinstance(item, Range):
            return reader.ranks_in(item)
        if isinstance(item, Word) and item.text in reader.ranks:
            return (reader.ranks[item.text],)
        word = " ".join(item.span.text.split())
        suggestion = suggest(word, reader.ranks)
        repair = Repair(item.span, suggestion, safe=False) if suggestion else None
        self.diagnostics.append(NoRankToOrder(span=item.span, word=word, suggestion=suggestion, repair=repair))
        return ()

    def _compare_order(self, order: list[int], stripped: CardSet, deck: Deck) -> None:
        missing = [
            f"`{rank.name}`"
            for number, rank in enumerate(deck.ranks)
            if number not in order and rank.name != JOKER and deck.of_rank(number) & ~stripped
        ]
        if missing:
            fault = OrderIncomplete(span=self._place(DECK_RANK_ORDER), ranks=", ".join(missing))
            self.diagnostics.append(fault)


def _rest(deck: Deck, stripped: CardSet, order: list[int]) -> Deck:
    """Return a deck without some cards, its ranks in an order; a joker that the order leaves out stays highest."""
    kept = [card for kind, card in enumerate(deck.cards) if not stripped >> kind & 1]
    everything = [*order, *(rank for rank in range(len(deck.ranks)) if rank not in order)]
    ranks = [rank for rank in everything if any(card.rank == rank for card in kept)]
    suits = [suit for suit in range(len(deck.suits)) if any(card.suit == suit for card in kept)]
    cards = [
        card._replace(rank=ranks.index(card.rank), suit=None if card.suit is None else suits.index(card.suit))
        for card in kept
    ]
    return deck.with_changes(
        suits=tuple(deck.suits[suit] for suit in suits),
        ranks=tuple(deck.ranks[rank] for rank in ranks),
        cards=tuple(sorted(cards, key=lambda card: (len(suits) if card.suit is None else card.suit, card.rank))),
    )
