"""Find symbols that do nothing: cards that show no number, and of which nothing is said but what they count.

Symbols are those of packs of one's own whose suits are called otherwise, as in Uno; court cards are like any others.
"""

from __future__ import annotations

import re

from ...cards.cards import CardSet
from ...cards.standard import RANKS
from ...questions.answer import Answer
from ...source import Span
from ..debts.model import DEBT_ANSWER
from ..deck.model import DECK_COMPOSITION
from ..deck.named import deck_names
from ..effects.model import PLAY_EFFECT, PLAY_ON, PLAY_WHILE
from ..matching.model import MATCH_AFTER_CARD, MATCH_FIRST_TURN_LIMITS
from ..places import place_of
from ..rules import Rules
from ..wild.model import WILD_PLAYABLE_ON, WILD_RESTRICTED_USE, WILD_WHICH

_SAYING = (
    *(PLAY_EFFECT, PLAY_ON, PLAY_WHILE, WILD_WHICH, DEBT_ANSWER, MATCH_AFTER_CARD, MATCH_FIRST_TURN_LIMITS),
    *(WILD_PLAYABLE_ON, WILD_RESTRICTED_USE),
)
"""The questions whose answers make a card one of its own kind in play, be it that it does nothing."""
_ASKED_FOR = re.compile(r"\b(?:with|demand|must play|on|holding)\b(.*)")
"""What other cards ask for: it has a work even if nothing happens when it is laid."""
_COURT = {rank.name for rank in RANKS} | {"joker"}


def place_of_pack(rules: Rules) -> Span:
    """Return the statement that says which cards the pack has."""
    return place_of(rules, DECK_COMPOSITION)


def symbols_without_effect(rules: Rules) -> tuple[str, ...]:
    """Return the words of the symbols that do nothing at a table."""
    deck = rules.deck
    if deck.suit_word == "suit" or deck.name in deck_names():
        return ()
    symbols = [number for number, rank in enumerate(deck.ranks) if rank.face is None and rank.name not in _COURT]
    spoken_of = [answer for key in _SAYING for answer in rules.answers_to(key) if not answer.is_default]
    return tuple(
        deck.ranks[number].name
        for number in symbols
        if not any(_says(answer, deck.of_rank(number), deck.ranks[number].name, rules) for answer in spoken_of)
    )


def _says(answer: Answer, cards: CardSet, word: str, rules: Rules) -> bool:
    """Return whether an answer is about some of these cards, or asks for them."""
    about = (answer.cards or 0) | (answer.owed or 0)
    if about & cards and answer.cards != rules.deck.every_card:
        return True
    asked = _ASKED_FOR.search(answer.text)
    return asked is not None and word in re.findall(r"[\w'-]+", asked[1])
