"""Read worked examples, and look up their players, cards and options."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain
from typing import NamedTuple, get_args

from ..cards.cards import Deck, card_set
from ..cards.selectors import SelectorReader
from ..cards.words import plain_word
from ..diagnostics.diagnostic import Diagnostic, Label
from ..language.nodes import Example, Number, PhraseNode, Pile, Word
from ..layers.link import unknown_option
from ..layers.options import choice_faults
from ..layers.resolver import Resolver
from ..source import Span
from ..telling.step_kinds import Action, Given
from ..topics.rules import Rules
from .reports.examples import (
    CardTwice,
    HandBegunTwice,
    NoSuchBeginning,
    NothingRuled,
    PlayerTwice,
    SetUpTooLate,
    TooManyAtTheTable,
    UnknownPlayer,
)
from .reports.setting_up import AgesApart, ColumnsApart, DummiesApart, NoSuchCutter

SET_UP: tuple[str, ...] = get_args(Given)
"""Lines that say how the table stands."""
ACTIONS: tuple[str, ...] = get_args(Action)
"""Lines in which somebody does something."""
SEATED = ("seats", "seats_with_dummies")
"""Lines that say who plays."""
_PLACES = ("top", "starter_is", "below", "hand", "stock_is", "holds", "cutter_is")
"""Lines that put cards somewhere."""
_SEAT_FIRST = frozenset(
    {
        *("holds", "has_total", "counts", "has_columns", "has_won", "cuts", "is_youngest", "is_oldest", *ACTIONS),
        *("may_play", "may_not_play", "may", "may_not", "must", "must_take", "has_cards", "seat_wins"),
        *("may_catch", "may_not_catch", "may_jump_in", "may_not_jump_in", "deals_next", "begins_next", "columns"),
    }
)
_WITH_SUIT = ("named", "plays", "names")
_LAST_WORD = ("does", "may", "may_not", "must", "hand_ends")
_TOGETHER = ("may_play", "may_not_play")


class Step(NamedTuple):
    """One line of an example; which fields are used depends on the kind."""

    kind: str
    span: Span
    seats: tuple[int, ...] = ()
    cards: tuple[int, ...] = ()
    places: tuple[Span, ...] = ()
    """Where each of the cards stands."""
    suit: int | None = None
    """The suit that is named."""
    rank: int | None = None
    """The rank that is named; with a suit if a card is named."""
    together: bool = False
    """Whether the cards are meant to be laid in one turn, in this order."""
    word: str = ""
    numbers: tuple[int, ...] = ()


class Situation(NamedTuple):
    """An example that can be played."""

    example: Example
    names: tuple[str, ...]
    """The players in the order of play; empty if the example names none."""
    options: tuple[str, ...]
    rules: Rules
    steps: tuple[Step, ...]


def read_example(example: Example, resolver: Resolver) -> tuple[Situation | None, list[Diagnostic]]:
    """Return an example with everything looked up, or what is wrong with it."""
    diagnostics = [*_option_faults(example, resolver)]
    if diagnostics:
        return None, diagnostics
    options = tuple(word.text for word in _words(example, "with_option"))
    names, dummies = _words(example, *SEATED), _dummies(example)
    seats = resolver.player_range(options)
    fault = _table_fault(resolver, options, names, dummies)
    if fault is not None:
        return None, [fault]
    rules = resolver.resolve(len(names) or seats.fewest, options).rules
    if rules is None:
        return None, []
    names = (*names, *dummies)
    reader = _ExampleReader(names, rules.deck)
    steps = tuple(reader.step(step) for step in example.steps)
    faults = (
        _order_faults(example),
        _beginning_faults(example, rules),
        _cards_twice(steps, rules.deck),
        _columns_apart(steps, rules),
        _cutter_faults(steps, rules),
        _age_faults(steps, rules),
    )
    diagnostics.extend([*reader.diagnostics, *chain.from_iterable(faults)])
    texts = tuple(word.text for word in names)
    return (None if diagnostics else Situation(example, texts, options, rules, steps)), diagnostics


class _ExampleReader:
    """Looks up the words of one example."""

    def __init__(self, names: tuple[Word, ...], deck: Deck) -> None:
        self.cards = SelectorReader(deck)
        self.seats: dict[str, int] = {}
        self.diagnostics: list[Diagnostic] = self.cards.diagnostics
        for word in names:
            if word.text in self.seats:
                self.diagnostics.append(PlayerTwice(span=word.span, name=word.text))
            self.seats.setdefault(word.text, len(self.seats))

    def step(self, step: PhraseNode) -> Step:
        """Return one line; its words are told apart by their place."""
        words = [*_words_in(step)]
        if step.kind == "with_option":
            return Step(step.kind, step.span)
        last = words.pop().text if step.kind in _LAST_WORD else ""
        seat_count = 1 if step.kind in _SEAT_FIRST else 0
        more = len(words) > seat_count
        suit, rank = self._named(words.pop(), step.kind) if step.kind in _WITH_SUIT and more else (None, None)
        together = step.kind in _TOGETHER and more and words.pop().text == "together"
        piles = [part for part in step.parts if isinstance(part, Pile)]
        cards = [one for pile in piles for one in self.cards.pile(pile.cards)]
        return Step(
            kind=step.kind,
            span=step.span,
            seats=tuple(self._seat(word) for word in words),
            cards=tuple(kind for _, kind in cards),
            places=tuple(place for place, _ in cards),
            suit=suit,
            rank=rank,
            together=together,
            word=last,
            numbers=tuple(part.value for part in step.parts if isinstance(part, Number)),
        )

    def _named(self, word: Word, kind: str) -> tuple[int | None, int | None]:
        """Return the suit, the rank or both that a card's name gives. Reports anything else as no suit."""
        deck, text = self.cards.deck, plain_word(word.text)
        if kind == "named" or any(text in (suit.name, suit.sign) for suit in deck.suits):
            return self.cards.suit(word), None
        if text in self.cards.ranks:
            return None, self.cards.ranks[text]
        found = self.cards.words.get(text, 0)
        if found and found & (found - 1) == 0:
            card = deck.cards[found.bit_length() - 1]
            return card.suit, card.rank
        return self.cards.suit(word), None

    def _seat(self, word: Word) -> int:
        if word.text not in self.seats:
            self.diagnostics.append(UnknownPlayer(span=word.span, name=word.text))
        return self.seats.get(word.text, 0)


def _words(example: Example, *kinds: str) -> tuple[Word, ...]:
    """Return the words of all lines of some kinds."""
    steps = (step for step in example.steps if step.kind in kinds)
    return tuple(part for step in steps for part in step.parts if isinstance(part, Word))


def _words_in(step: PhraseNode) -> Iterator[Word]:
    """Yield the words of a line, those of its dummies too."""
    for part in step.parts:
        if isinstance(part, Word):
            yield part
        elif isinstance(part, PhraseNode):
            yield from _words_in(part)


def _dummies(example: Example) -> tuple[Word, ...]:
    """Return the names of the dummy hands."""
    parts = (part for step in example.steps if step.kind in SEATED for part in step.parts)
    return tuple(word for part in parts if isinstance(part, PhraseNode) for word in _words_in(part))


def _table_fault(
    resolver: Resolver, options: tuple[str, ...], names: tuple[Word, ...], dummies: tuple[Word, ...]
) -> Diagnostic | None:
    """Return what is wrong with the number of players, or of their dummy hands."""
    if not names:
        return None
    seats, players, span = resolver.player_range(options), len(names), names[0].span.to((*names, *dummies)[-1].span)
    half = players // 2
    if not seats.fewest <= players <= seats.most:
        as_hands = not (players % 2 or dummies) and seats.fewest <= half <= seats.most
        if not as_hands or not _have_dummies(resolver, half, options):
            return TooManyAtTheTable(span=span, seated=players, fewest=seats.fewest, most=seats.most)
        players = half
    there = players if _have_dummies(resolver, players, options) else 0
    if there == len(dummies):
        return None
    return DummiesApart(span=span, players=players, there=there, seated=len(dummies))


def _have_dummies(resolver: Resolver, players: int, options: tuple[str, ...]) -> bool:
    rules = resolver.resolve(players, options).rules
    return rules is not None and rules.seating.dummies


def _option_faults(example: Example, resolver: Resolver) -> Iterator[Diagnostic]:
    words = _words(example, "with_option")
    offered = tuple(offer.name for offer in resolver.offers)
    unknown = [word for word in words if word.text not in offered]
    for word in unknown:
        yield unknown_option(word, resolver.variant, offered)
    if words and not unknown:
        span = words[0].span.to(words[-1].span)
        yield from choice_faults(resolver.offers, [word.text for word in words], span)


def _order_faults(example: Example) -> Iterator[Diagnostic]:
    """Report a wrong order: set-up first, then play and rulings, and at least one ruling."""
    begun = ruled = False
    for step in example.steps:
        setting_up = step.kind in SET_UP
        declared = any(one.kind == "is_out" for one in example.steps)
        if setting_up and begun and not (declared and step.kind in ("holds", "has_total")):
            yield SetUpTooLate(span=step.span)
        begun = begun or not setting_up
        ruled = ruled or not (setting_up or step.kind in ACTIONS)
    if not ruled and not any(step.kind in ACTIONS for step in example.steps):
        yield NothingRuled(span=example.title.span)


def _beginning_faults(example: Example, rules: Rules) -> Iterator[Diagnostic]:
    """Report a hand that begins with its starter and has begun before, or begins otherwise than the rules say."""
    beginnings = [step for step in example.steps if step.kind in ("starter_is", "starter_is_none")]
    for step in beginnings:
        with_starter = rules.starter.comes_from != "nowhere"
        if (step.kind == "starter_is") != with_starter:
            yield NoSuchBeginning(span=step.span, way="with" if with_starter else "without")
    others = [step for step in example.steps if step.kind in ("top", "below", "named")]
    for step in (*beginnings[1:], *others) if beginnings else ():
        yield HandBegunTwice(span=step.span)


def _columns_apart(steps: tuple[Step, ...], rules: Rules) -> Iterator[Diagnostic]:
    """Report a line that has more or fewer columns than the game keeps."""
    kept = rules.game.ending.columns or 0
    for step in steps:
        if step.kind in ("columns", "has_columns") and len(step.numbers) != kept:
            yield ColumnsApart(span=step.span, named=len(step.numbers), kept=kept)


def _cutter_faults(steps: tuple[Step, ...], rules: Rules) -> Iterator[Diagnostic]:
    """Report a card under the stock that the rules do not leave there."""
    for step in steps:
        if step.kind == "cutter_is" and card_set(step.cards) & ~(rules.deal.cutter or 0):
            yield NoSuchCutter(span=step.span, card=step.places[0].text)


def _age_faults(steps: tuple[Step, ...], rules: Rules) -> Iterator[Diagnostic]:
    """Report an oldest player who does not sit to the right of the youngest, where the oldest sits here."""
    by_age = {step.kind: step for step in steps if step.kind in ("is_youngest", "is_oldest")}
    youngest, oldest = by_age.get("is_youngest"), by_age.get("is_oldest")
    if youngest is None or oldest is None:
        return
    way = -1 if rules.seating.direction == "anticlockwise" else 1
    if (oldest.seats[0] - youngest.seats[0] + way) % rules.players:
        yield AgesApart(span=oldest.span, labels=(Label(youngest.span, "this is the youngest"),))


def _cards_twice(steps: tuple[Step, ...], deck: Deck) -> Iterator[Diagnostic]:
    placed: Counter[int] = Counter()
    for step in steps:
        if step.kind not in _PLACES:
            continue
        for place, kind in zip(step.places, step.cards, strict=True):
            placed[kind] += 1
            if placed[kind] > deck.copies_of(kind):
                yield CardTwice(span=place, card=place.text)
