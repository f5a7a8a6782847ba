"""Put into the program which debts can be challenged."""

from __future__ import annotations

from crazy8.runtime.records.debts import HAS_CHALLENGES, HAS_DRAWN_ANSWERS
from crazy8.runtime.records.features import features_in
from crazy8.runtime.records.program import Program

from ..rules import Rules


def fill_challenges(program: Program, rules: Rules) -> None:
    """Write who pays what when a card is doubted."""
    program.drawn_answers = rules.debts.drawn_may_answer
    program.answered_by_top = rules.debts.answered_by == "card on top"
    program.most_owed = rules.debts.most or 0
    for kind, challenge in enumerate(rules.debts.challenges):
        if challenge is not None:
            program.challengeable |= 1 << kind
            program.guilty_cards[kind] = challenge.guilty.cards
            program.guilty_debt[kind] = challenge.guilty.debt
            program.challenger_cards[kind] = challenge.challenger.cards
            program.challenger_debt[kind] = challenge.challenger.debt


def features_of_debts(program: Program, rules: Rules) -> int:
    """Return the features that answers and challenges use."""
    return features_in({HAS_CHALLENGES: program.challengeable != 0, HAS_DRAWN_ANSWERS: program.drawn_answers != 0})
