"""Turn rules into a program: layers, options and player counts are gone, only tables and masks are left."""

from __future__ import annotations

from dataclasses import dataclass

from crazy8.runtime.records.limits import (
    MOST_CALLS,
    MOST_CARDS,
    MOST_CONDITIONS,
    MOST_EFFECTS,
    MOST_KINDS,
    MOST_NAMED_ANSWERS,
    MOST_RANKS,
    MOST_RELATIONS,
    MOST_SEATS,
    MOST_SUITS,
)
from crazy8.runtime.records.program import Program, fingerprint, program_of

from ..topics.calls.program import features_of_calls, fill_calls
from ..topics.conditions.program import features_of_conditions
from ..topics.deal.program import features_of_deal, fill_deal
from ..topics.debts.program import count_named_answers, features_of_debts, fill_answers, fill_challenges
from ..topics.drawing.program import features_of_drawing, fill_drawing
from ..topics.effects.program import features_of_effects, fill_effects, lists_beside_the_own
from ..topics.finish.program import features_of_finish, fill_finish, fill_last_cards, lasts_while
from ..topics.game.program import fill_game
from ..topics.matching.program import bans_while, features_of_matching, fill_matching
from ..topics.out_of_turn.program import features_of_out_of_turn, fill_out_of_turn
from ..topics.relation_pool import RelationPool, count_relations
from ..topics.rules import Rules
from ..topics.scoring.program import features_of_scoring, fill_scoring
from ..topics.several.program import features_of_several, fill_several
from ..topics.starter.program import fill_starters
from ..topics.stock.program import features_of_stock, fill_stock

__all__ = ["Beyond", "fingerprint", "limits", "program_from"]

FEATURES = (
    features_of_deal,
    features_of_conditions,
    features_of_matching,
    features_of_drawing,
    features_of_stock,
    features_of_effects,
    features_of_debts,
    features_of_several,
    features_of_out_of_turn,
    features_of_calls,
    features_of_finish,
    features_of_scoring,
)
"""The functions that tell which features of the engine the topics use; it steps over all else."""


@dataclass(frozen=True, slots=True)
class Beyond:
    """A number of the rules that the engine has no room for."""

    what: str
    """Which one, in words; `effects` are those of one card."""
    number: int
    most: int


def limits(rules: Rules) -> list[Beyond]:
    """Return everything in the rules that is too large; a program exists only if there is nothing."""
    deck = rules.deck
    sizes = (
        ("kinds", deck.kind_count, MOST_KINDS),
        ("cards", deck.size, MOST_CARDS),
        ("suits", len(deck.suits), MOST_SUITS),
        ("ranks", len(deck.ranks), MOST_RANKS),
        ("players", rules.players, MOST_SEATS),
        ("calls", len(rules.calls.calls), MOST_CALLS),
        ("relations", count_relations(rules), MOST_RELATIONS),
        ("named answers", count_named_answers(rules), MOST_NAMED_ANSWERS),
        ("conditions", lists_beside_the_own(rules), MOST_CONDITIONS),
        ("clauses", len(bans_while(rules)) + len(lasts_while(rules)), MOST_CONDITIONS),
        ("effects", max(map(len, rules.effects.of_card), default=0), MOST_EFFECTS),
    )
    return [Beyond(what, number, most) for what, number, most in sizes if number > most]


def program_from(rules: Rules) -> Program:
    """Return the program of rules within the limits; raises `ValueError` beyond them."""
    beyond = limits(rules)
    if beyond:
        raise ValueError(f"beyond the limits of the engine: {beyond}")
    program = program_of(rules.deck.kind_count)()
    fill_deal(program, rules)
    pool = RelationPool(rules.deck)
    fill_matching(program, rules, pool)
    fill_drawing(program, rules)
    fill_stock(program, rules)
    fill_effects(program, rules, pool)
    fill_starters(program, rules, pool)
    fill_answers(program, rules)
    fill_challenges(program, rules)
    fill_several(program, rules, pool)
    fill_out_of_turn(program, rules, pool)
    fill_calls(program, rules)
    fill_last_cards(program, rules)
    fill_finish(program, rules)
    fill_scoring(program, rules)
    fill_game(program, rules)
    pool.write(program)
    program.features = sum(features(program, rules) for features in FEATURES)
    return program
