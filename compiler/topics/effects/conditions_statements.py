"""Read statements on what a card does under a condition, and make the model of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from ...cards.cards import MOST_KINDS_SHIFT, CardSet, kinds_in
from ...cards.saying import CardReader, NeedsDeck, Saying, phrase, selector
from ...language.nodes import Statement
from ...questions.last_words import LastWords
from ...rules.key import Key
from ..conditions.model import LiesOn
from ..conditions.statements import SaidCondition, asked
from ..counters.model import DECK_CUTTER_EFFECT
from ..manners.model import ToldPart
from ..manners.statements import told_parts
from .model import (
    PLAY_EFFECT,
    PLAY_ON,
    PLAY_WHILE,
    REVERSE_TWO_PLAYER,
    EffectList,
    Effects,
    UnderCondition,
)
from .statements import effects_of, left_out, told_instead

_EVERY_CARD: CardSet = (1 << (1 << MOST_KINDS_SHIFT)) - 1


def _play_on(statement: Statement) -> Saying:
    cards, below, *effects = statement.parts
    does, left = effects_of(effects), tuple(left_out(effects))
    told = told_instead(statement)
    return Saying(PLAY_ON, does, selector(cards), selector(below), left_out=left, told=told)


def _play_while(statement: Statement) -> Saying:
    cards, condition, *effects = statement.parts
    said, does = asked(phrase(condition)), effects_of(effects)
    in_words = told_parts(statement)
    value = NeedsDeck(lambda reader: _made(said, does, reader).with_changes(told=in_words))
    left, told = tuple(left_out(effects)), told_instead(statement)
    return Saying(PLAY_WHILE, value, selector(cards), moment=said.moment, left_out=left, told=told)


def _made(said: SaidCondition, does: EffectList | NeedsDeck, reader: CardReader) -> UnderCondition:
    effects = cast(EffectList, does.made(reader)) if isinstance(does, NeedsDeck) else does
    return UnderCondition(condition=said.with_deck(reader), effects=effects)


def _no_play_while(statement: Statement) -> Saying:
    cards, condition = statement.parts
    return Saying(PLAY_WHILE, None, selector(cards), moment=asked(phrase(condition)).moment)


READERS: dict[str, Callable[[Statement], Saying]] = {
    "play_on": _play_on,
    "no_play_on": lambda said: Saying(PLAY_ON, None, selector(said.parts[0]), selector(said.parts[1])),
    "play_while": _play_while,
    "no_play_while": _no_play_while,
}


def effects_from(words: LastWords) -> Effects:
    """Make the model of what every card does."""
    return Effects(
        of_card=words.by_card(PLAY_EFFECT, ()),
        of_cutter_suit=words.by_card(DECK_CUTTER_EFFECT, None),
        under_conditions=_under_conditions(words),
        reverse_with_two=words.one(REVERSE_TWO_PLAYER),
        told=_told_by_card(words, PLAY_EFFECT),
        told_of_cutter_suit=_told_by_card(words, DECK_CUTTER_EFFECT),
    )


def _told_by_card(words: LastWords, question: Key) -> tuple[tuple[ToldPart, ...], ...]:
    """Return what the statements that have the last word tell of each card; nothing if they tell nothing."""
    placed = [(one.elements, told_parts(one.entry.statement)) for one in words.placed(question)]
    if not any(told for _, told in placed):
        return ()
    found: list[tuple[ToldPart, ...]] = [()] * words.deck().kind_count
    for cards, told in placed:
        for kind in kinds_in(cards):
            found[kind] = told
    return tuple(found)


def _under_conditions(words: LastWords) -> tuple[tuple[UnderCondition, ...], ...]:
    """Return what each card does under conditions: by the card below it, and by what is asked besides."""
    on = [(one.elements, one.entry) for one in words.placed(PLAY_ON) if one.entry.value is not None]
    besides = words.at_moments(PLAY_WHILE)
    if not on and not besides:
        return ()
    result = []
    for kind in range(words.deck().kind_count):
        below: dict[tuple[EffectList, tuple[ToldPart, ...]], CardSet] = {}
        for pairs, entry in on:
            cards = pairs >> (kind << MOST_KINDS_SHIFT) & _EVERY_CARD
            if cards:
                does = entry.value, told_parts(entry.statement)
                below[does] = below.get(does, 0) | cards
        laid = (
            UnderCondition(condition=LiesOn(cards=cards), effects=effects, told=told)
            for (effects, told), cards in below.items()
        )
        result.append((*laid, *(besides[kind] if besides else ())))
    return tuple(result)
