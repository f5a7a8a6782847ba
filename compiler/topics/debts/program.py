"""Put into the program how debts are answered once a suit was named, and which of them can be challenged."""

from __future__ import annotations

from collections.abc import Mapping

from crazy8.runtime.records import codes
from crazy8.runtime.records.debts import HAS_CHALLENGES, HAS_DRAWN_ANSWERS, HAS_NAMED_ANSWERS
from crazy8.runtime.records.features import features_in
from crazy8.runtime.records.limits import MOST_KINDS, MOST_SUITS
from crazy8.runtime.records.program import Program

from ...cards.cards import kinds_in
from ...cards.named import suit_named
from ..rules import Rules
from .model import DebtAnswer
from .replies import replies_to

REPLY = {
    "adds": codes.ADDS,
    "doubles": codes.DOUBLES,
    "replaces": codes.REPLACES,
    "passes on": codes.PASSES_ON,
    "sends back": codes.SENDS_BACK,
    "cancels": codes.CANCELS,
    "cancels last": codes.CANCELS_LAST,
}


def fill_answers(program: Program, rules: Rules) -> None:
    """Write what answers each card, and what does so once a suit was named for it."""
    for kind, replies in enumerate(rules.debts.replies):
        for reply in replies:
            program.answers[kind] |= reply.cards
            program.only_answer[kind] |= 0 if reply.acts else reply.cards
            for answer in kinds_in(reply.cards):
                program.reply[MOST_KINDS * kind + answer] = REPLY[reply.mode]
    rows = _rows_named(rules)
    numbers = {replies: number for number, replies in enumerate(dict.fromkeys(rows.values()), start=1)}
    for (kind, suit), replies in rows.items():
        program.named_row[MOST_SUITS * kind + suit] = numbers[replies]
    for replies, row in numbers.items():
        for reply in replies:
            program.answers_named[row] |= reply.cards
            program.only_answer_named[row] |= 0 if reply.acts else reply.cards
            for answer in kinds_in(reply.cards):
                program.reply_named[MOST_KINDS * row + answer] = REPLY[reply.mode]


def count_named_answers(rules: Rules) -> int:
    """Return how many different sets of answers there are to cards for which a suit was named."""
    return len(set(_rows_named(rules).values()))


def _rows_named(rules: Rules) -> Mapping[tuple[int, int], tuple[DebtAnswer, ...]]:
    """Return the replies to each card and named suit, for the cards for which it matters that a suit was named."""
    found: dict[tuple[int, int], tuple[DebtAnswer, ...]] = {}
    for kind in range(rules.deck.kind_count):
        for card, replies in replies_to(rules, kind).items():
            suit = suit_named(card)
            if suit is not None:
                found[kind, suit] = replies
    return found


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
    return features_in(
        {
            HAS_CHALLENGES: program.challengeable != 0,
            HAS_DRAWN_ANSWERS: program.drawn_answers != 0,
            HAS_NAMED_ANSWERS: any(program.named_row),
        }
    )
