"""Read statements on what a card does under a condition, and make the model of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from ...cards.cards import MOST_KINDS_SHIFT, CardSet, kinds_in
from ...cards.saying import CardReader, NeedsDeck, Saying, number, phrase, selector
from ...language.nodes import PhraseNode, Statement
from ...questions.last_words import LastWords
from ...rules.key import Key
from ..counters.model import DECK_CUTTER_EFFECT
from ..manners.model import ToldPart
from ..manners.statements import told_parts
from .model import (
    PLAY_EFFECT,
    PLAY_ON,
    PLAY_WHILE,
    REVERSE_TWO_PLAYER,
    Condition,
    CountsTo,
    EffectList,
    Effects,
    Holds,
    HoldsPoints,
    LiesOn,
    Remain,
    UnderCondition,
)
from .statements import effects_of, left_out

_EVERY_CARD: CardSet = (1 << (1 << MOST_KINDS_SHIFT)) - 1


def _holds(said: PhraseNode, least: int) -> NeedsDeck:
    cards = selector(said.parts[-1])
    limited = Holds.said(cards=0, least=least)
    return NeedsDeck(lambda reader: limited.with_changes(cards=reader.cards(cards)))


_CONDITIONS: dict[str, Callable[[PhraseNode], Condition | NeedsDeck]] = {
    "holding": lambda said: _holds(said, 1),
    "holding_none": lambda said: _holds(said, 0),
    "holding_at_least": lambda said: _holds(said, number(said.parts[0])),
    "holding_points": lambda said: HoldsPoints.said(at_most=number(said.parts[0])),
    "on_countdown": lambda said: CountsTo.said(number=number(said.parts[0])),
    "players_remain": lambda said: Remain.said(players=number(said.parts[0])),
}


def _play_on(statement: Statement) -> Saying:
    cards, below, *effects = statement.parts
    does, left = effects_of(effects), tuple(left_out(effects))
    return Saying(PLAY_ON, does, selector(cards), selector(below), left_out=left)


def _play_while(statement: Statement) -> Saying:
    cards, condition, *effects = statement.parts
    said, does = phrase(condition), effects_of(effects)
    asked = _CONDITIONS[said.kind](said)
    value: UnderCondition | NeedsDeck
    if isinstance(asked, NeedsDeck) or isinstance(does, NeedsDeck):
        value = NeedsDeck(lambda reader: _made(asked, does, reader))
    else:
        value = UnderCondition(condition=asked, effects=does)
    return Saying(PLAY_WHILE, value, selector(cards), left_out=tuple(left_out(effects)))


def _made(asked: Condition | NeedsDeck, does: EffectList | NeedsDeck, reader: CardReader) -> UnderCondition:
    condition = cast(Condition, asked.made(reader)) if isinstance(asked, NeedsDeck) else asked
    effects = cast(EffectList, does.made(reader)) if isinstance(does, NeedsDeck) else does
    return UnderCondition(condition=condition, effects=effects)


READERS: dict[str, Callable[[Statement], Saying]] = {
    "play_on": _play_on,
    "no_play_on": lambda said: Saying(PLAY_ON, None, selector(said.parts[0]), selector(said.parts[1])),
    "play_while": _play_while,
    "no_play_while": lambda said: Saying(PLAY_WHILE, None, selector(said.parts[0])),
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
    """Return what each card does under conditions: by the card below it, and by one thing that is asked besides."""
    on, asked = words.all_of(PLAY_ON), words.by_card(PLAY_WHILE, None)
    if not on and not any(asked):
        return ()
    result = []
    for kind, besides in enumerate(asked):
        below: dict[EffectList, CardSet] = {}
        for pairs, effects in on:
            cards = pairs >> (kind << MOST_KINDS_SHIFT) & _EVERY_CARD
            if cards:
                below[effects] = below.get(effects, 0) | cards
        laid = (UnderCondition(condition=LiesOn(cards=cards), effects=does) for does, cards in below.items())
        result.append((*laid, *(() if besides is None else (besides,))))
    return tuple(result)
