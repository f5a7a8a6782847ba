"""Read statements on which card fits, and make the model of the answers that hold."""

from __future__ import annotations

from collections.abc import Callable
from typing import get_args

from ...cards.cards import CardSet
from ...cards.relations import Relation
from ...cards.saying import (
    CardReader,
    NeedsDeck,
    Saying,
    phrase,
    selector,
)
from ...language.nodes import Statement, Word
from ...questions.last_words import LastWords, of_each_card
from ...questions.placed import union
from ...rules.key import ByCard, Key
from ..conditions.statements import asked
from ..counters.model import WILD_PRIVATE_RANK
from ..wild.model import WILD_CHALLENGE, WILD_PLAYABLE_ON, WILD_RESTRICTED_USE, WILD_WHICH
from .model import (
    MATCH_AFTER_CARD,
    MATCH_AFTER_SERVED,
    MATCH_ATTRIBUTES,
    MATCH_FIRST_TURN_LIMITS,
    MATCH_FORBIDDEN_WHILE,
    After,
    Attribute,
    Following,
    Matching,
)

MATCHED: tuple[str, ...] = get_args(Attribute)
"""The things that cards can match by, besides the deck's own word for a suit."""


def _match(statement: Statement) -> Saying:
    """Return what matches; only the deck tells which of its words means the suit."""
    words = [part for part in statement.parts if isinstance(part, Word)]

    def looked_up(reader: CardReader) -> object:
        found = [reader.attribute(word, MATCHED) for word in words]
        return tuple(dict.fromkeys(one for one in found if one is not None))

    return Saying(MATCH_ATTRIBUTES, NeedsDeck(looked_up))


def _after(statement: Statement, question: Key = MATCH_AFTER_CARD) -> Saying:
    """Return what may follow a card; relative words compare with that card itself."""
    cards, allowed = statement.parts
    return Saying(question, NeedsDeck(lambda reader: reader.relation(selector(allowed))), selector(cards))


def _forbid_first_turn(statement: Statement) -> Saying:
    """Read which cards are forbidden in a first turn; they may be chosen by comparison with the card on top."""
    cards = selector(statement.parts[0])
    return Saying(MATCH_FIRST_TURN_LIMITS, NeedsDeck(lambda reader: reader.relation(cards)), cards, compares=True)


def _forbid_while(statement: Statement) -> Saying:
    """Read under which condition cards are forbidden; some of those held may be chosen by the card on top."""
    cards, condition = selector(statement.parts[0]), phrase(statement.parts[1])
    if condition.kind == "holding":
        held = selector(condition.parts[0])
        return Saying(WILD_RESTRICTED_USE, NeedsDeck(lambda reader: reader.relation(held)), cards)
    said = asked(condition)
    return Saying(MATCH_FORBIDDEN_WHILE, said.condition, cards, moment=said.moment)


def _allow_while(statement: Statement) -> Saying:
    cards, condition = selector(statement.parts[0]), phrase(statement.parts[1])
    if condition.kind == "holding":
        return Saying(WILD_RESTRICTED_USE, None, cards, lifts=(WILD_CHALLENGE,))
    return Saying(MATCH_FORBIDDEN_WHILE, None, cards, moment=asked(condition).moment)


READERS: dict[str, Callable[[Statement], Saying]] = {
    "match": _match,
    "after": _after,
    "after_as_below": lambda said: Saying(MATCH_AFTER_CARD, "as below", selector(said.parts[0])),
    "after_served": lambda said: _after(said, MATCH_AFTER_SERVED),
    "no_after": lambda said: Saying(MATCH_AFTER_CARD, None, selector(said.parts[0])),
    "forbid_first_turn": _forbid_first_turn,
    "forbid_while": _forbid_while,
    "no_forbid_while": _allow_while,
}


def matching_from(words: LastWords) -> Matching:
    """Make the model of matching, wild cards, and what is forbidden all the same."""
    return Matching(
        attributes=words.one(MATCH_ATTRIBUTES),
        wild=words.by_card(WILD_WHICH, None),
        counter_wild=words.maybe(WILD_PRIVATE_RANK, None),
        after=_what_follows(words),
        after_served=_following(words, MATCH_AFTER_SERVED),
        forbidden_on=words.by_card(WILD_PLAYABLE_ON, 0),
        forbidden_holding=words.by_card(WILD_RESTRICTED_USE, None),
        forbidden_while=words.at_moments(MATCH_FORBIDDEN_WHILE),
        forbidden_first=_forbidden_first(words),
    )


def _forbidden_first(words: LastWords) -> Relation | None:
    """Return what may not be laid in a first turn on each card, and on each suit that was named."""
    limits = words.by_card(MATCH_FIRST_TURN_LIMITS, None)
    forbidden = [(1 << kind, one) for kind, one in enumerate(limits) if one is not None]
    if not forbidden:
        return None
    kinds, suits = range(words.deck().kind_count), range(len(words.deck().suits))
    return Relation(
        on=tuple(union(card & one.on[top] for card, one in forbidden) for top in kinds),
        on_named=tuple(union(card & one.on_named[suit] for card, one in forbidden) for suit in suits),
    )


def _what_follows(words: LastWords) -> tuple[After | None, ...]:
    below = words.by_card(MATCH_AFTER_CARD, None)
    following = _following(words, MATCH_AFTER_CARD)
    return of_each_card(following, lambda kind, one: None if one is None and below[kind] is None else After(cards=one))


def _following(words: LastWords, question: ByCard[Following]) -> tuple[CardSet | None, ...]:
    """Return for each card what may follow it, where that was said."""
    said = words.by_card(question, None)
    return of_each_card(said, lambda kind, one: one.on[kind] if isinstance(one, Relation) else None)
