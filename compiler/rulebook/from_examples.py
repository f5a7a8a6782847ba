"""Worked examples of a file to the steps that the rulebook tells."""

from __future__ import annotations

from typing import cast, get_args

from crazy8.compiler.resolve.deck_words import plain_word, single_cards
from crazy8.compiler.rulebook.marks import cited
from crazy8.compiler.rulebook.steps import Deed, ExampleCard, ExampleStep, HandEnd, Move, StepKind, WorkedExample
from crazy8.compiler.rules.cards import Deck
from crazy8.compiler.syntax.nodes import Example, Number, Phrase, Pile, Word

NAMING_KINDS = ("plays", "names", "named")
"""The kinds of step whose last word is a suit."""
WORDS = (*get_args(Deed), *get_args(Move), *get_args(HandEnd))


def worked_example(example: Example, deck: Deck) -> WorkedExample:
    """An example with its cards looked up in the deck."""
    steps = tuple(_step(step, deck) for step in example.steps)
    return WorkedExample(example.title.text, steps, cited(word.text for word in example.citations))


def _step(step: Phrase, deck: Deck) -> ExampleStep:
    """One line; its parts are told apart by their type and by the kind of the line."""
    words = [part.text for part in step.parts if isinstance(part, Word)]
    numbers = [part.value for part in step.parts if isinstance(part, Number)]
    cards = [card for part in step.parts if isinstance(part, Pile) for card in part.cards]
    kind = cast(StepKind, step.kind)
    if kind == "with_option":
        return ExampleStep(kind=kind, options=tuple(words))
    suit = words.pop() if kind in NAMING_KINDS and words and _is_suit(words[-1], deck) else None
    word = words.pop() if kind in ("does", "may", "may_not", "must", "hand_ends") else None
    return ExampleStep(
        kind=kind,
        seats=tuple(words),
        cards=tuple(_card(card.text, deck) for card in cards),
        suit=None if suit is None else _suit_name(suit, deck),
        word=cast(Deed | Move | HandEnd | None, word if word in WORDS else None),
        number=numbers[0] if len(numbers) == 1 else None,
        points=tuple(numbers),
    )


def _is_suit(word: str, deck: Deck) -> bool:
    return any(plain_word(word) in (suit.name, suit.sign) for suit in deck.suits)


def _suit_name(word: str, deck: Deck) -> str:
    return next(suit.name for suit in deck.suits if plain_word(word) in (suit.name, suit.sign))


def _card(word: str, deck: Deck) -> ExampleCard:
    """The card that a word means; a word that the deck does not know stays as it is written."""
    kind = single_cards(deck).get(plain_word(word))
    if kind is None:
        return ExampleCard(word, "", "")
    suit = deck.suits[deck.suit_of(kind)]
    return ExampleCard(deck.ranks[deck.rank_of(kind)].name, suit.name, suit.sign)
