"""Put conditions into the program: a code, a number, and some cards."""

from __future__ import annotations

from collections.abc import Iterable

from crazy8.runtime.records import codes
from crazy8.runtime.records.conditions import HAS_BANS_WHILE, HAS_LAST_WHILE, HAS_OWING
from crazy8.runtime.records.features import features_in
from crazy8.runtime.records.program import Program

from ...cards.cards import CardSet
from ...rules.model import PerCard
from .model import Condition, CountsTo, Holds, HoldsPoints, LiesOn, Owing, Remain


def codes_of(condition: Condition) -> tuple[int, int, CardSet]:
    """Return what a condition asks for: its code, a number, and some cards."""
    match condition:
        case Holds(least=0):
            return codes.HOLDS_NONE, 0, condition.cards
        case Holds():
            return codes.HOLDS_LEAST, condition.least, condition.cards
        case HoldsPoints():
            return codes.HOLDS_POINTS, condition.at_most, 0
        case CountsTo():
            return codes.COUNTS, condition.number, 0
        case Remain():
            return codes.REMAIN, condition.players, 0
        case Owing():
            return codes.OWES, 0, 0
        case LiesOn():
            return codes.LIES_ON, 0, condition.cards


Clause = tuple[Condition, int, int]
"""A condition, what a card then does as the last one (LAST_AS_USUAL: it may not be laid), and how many are drawn."""


def gathered(of_card: PerCard[Iterable[Clause]]) -> dict[Clause, CardSet]:
    """Return each clause with all the cards of which it holds."""
    found: dict[Clause, CardSet] = {}
    for kind, clauses in enumerate(of_card):
        for clause in clauses:
            found[clause] = found.get(clause, 0) | 1 << kind
    return found


def fill_clauses(program: Program, clauses: dict[Clause, CardSet]) -> None:
    """Write clauses behind those that the program has."""
    for (condition, last, drawn), cards in clauses.items():
        number = program.clauses
        program.clauses += 1
        program.clause_about[number] = cards
        asked = codes_of(condition)
        program.clause_asks[number], program.clause_amount[number], program.clause_cards[number] = asked
        program.clause_last[number] = last
        program.clause_drawn[number] = drawn


def goes_by_card_below(program: Program) -> bool:
    """Return whether a clause asks on which card another one is laid."""
    return any(program.clause_asks[number] == codes.LIES_ON for number in range(program.clauses))


def features_of_conditions(program: Program, _rules: object) -> int:
    """Return the features that conditions use."""
    clauses = range(program.clauses)
    bans = [number for number in clauses if program.clause_last[number] == codes.LAST_AS_USUAL]
    asked = [program.clause_asks[number] for number in clauses]
    asked += [program.condition_asks[number] for number in range(program.conditions)]
    return features_in(
        {
            HAS_OWING: codes.OWES in asked,
            HAS_BANS_WHILE: bool(bans),
            HAS_LAST_WHILE: len(bans) < program.clauses,
        }
    )
