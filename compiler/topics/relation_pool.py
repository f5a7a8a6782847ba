"""Pool relations: each one is written into the program once, however many rules use it."""

from __future__ import annotations

from collections.abc import Iterator

from crazy8.runtime.records.limits import MOST_KINDS, MOST_RELATIONS, MOST_SUITS
from crazy8.runtime.records.program import Program

from ..cards.cards import CardSet, Deck
from ..cards.relations import Relation
from .effects.model import Adds, Covers, Demands, Discards, DrawsUntil, Effect, MustPlay, OpensRound
from .rules import Rules


class RelationPool:
    """Gives relations their numbers; number 0 is the relation that means no card."""

    def __init__(self, deck: Deck) -> None:
        """Begin with the empty relation alone."""
        self.deck = deck
        self.known: dict[tuple[tuple[CardSet, ...], tuple[CardSet, ...]], int] = {}

    def number(self, relation: Relation | None) -> int:
        """Return the number of a relation; 0 for none."""
        if relation is None:
            return 0
        return self.known.setdefault((relation.on, relation.on_named), len(self.known) + 1)

    def number_of_set(self, cards: CardSet) -> int:
        """Return the number of the relation that means the same cards on every card."""
        return self.known.setdefault(
            ((cards,) * self.deck.kind_count, (cards,) * len(self.deck.suits)), len(self.known) + 1
        )

    def write(self, program: Program) -> None:
        """Write all relations that fit into the program."""
        for (on, on_named), number in self.known.items():
            if number < MOST_RELATIONS:
                for kind, cards in enumerate(on):
                    program.relation[MOST_KINDS * number + kind] = cards
                for suit, cards in enumerate(on_named):
                    program.relation_named[MOST_SUITS * number + suit] = cards


def count_relations(rules: Rules) -> int:
    """Return the number of places of the pool that the rules need, the empty relation included."""
    pool = RelationPool(rules.deck)
    for effect in _all_effects(rules):
        if isinstance(effect, Covers | MustPlay | OpensRound | Adds | DrawsUntil):
            pool.number(effect.cards)
        elif isinstance(effect, Demands):
            pool.number_of_set(effect.cards)
        elif isinstance(effect, Discards):
            pool.number_of_set(rules.deck.every_card) if effect.of is None else pool.number(effect.of)
    for held in rules.matching.forbidden_holding:
        pool.number(held)
    first = rules.matching.forbidden_first
    if first is not None and not first.is_fixed:
        pool.number(first)
    for one in (rules.several.together, rules.out_of_turn.jump):
        if one is not None:
            pool.number(one.cards)
    return len(pool.known) + 1


def _all_effects(rules: Rules) -> Iterator[Effect]:
    """Yield all effects that any card has anywhere; those of several cards in one statement only once."""
    lists = {id(one): one for one in (*rules.effects.of_card, *rules.effects.of_cutter_suit) if one}
    under = {id(one): one.effects for some in rules.effects.under_conditions for one in some}
    for effects in (*lists.values(), *under.values(), *(one.effects for one in rules.starter.of_card if one.effects)):
        yield from effects
