"""Answer what players ask and the rest of the book does not say in so many words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from ..questions.question import Question
from ..rules.key import Key
from ..telling.exchange import Answered, Maker
from ..telling.facts import Exchange, Told
from ..telling.teller import Teller
from ..topics.calls import sentences as calls
from ..topics.debts import sentences as debts
from ..topics.effects import sentences as effects
from ..topics.finish import sentences as finish
from ..topics.registry import QUESTIONS
from ..topics.rules import Rules
from ..topics.wild import sentences as wild
from .by_players import merged

MAKERS: dict[Key, Maker] = {
    **wild.EXCHANGES,
    **effects.EXCHANGES,
    **debts.EXCHANGES,
    **calls.EXCHANGES,
    **finish.EXCHANGES,
}
"""The questions with more than one answer; of the others a book knows the one that their messages give."""

ASKED: tuple[Question, ...] = tuple(one for one in QUESTIONS if one.asked_unless is not None or one.key in MAKERS)
"""The questions that are asked, in reading order."""


def exchanges(rules_by_players: Mapping[int, Rules]) -> tuple[Exchange, ...]:
    """Return every question that comes up under the rules, with its answer."""
    told = merged({players: _asked(rules) for players, rules in rules_by_players.items()})
    return tuple(
        Exchange(one.slot, one.phrases[0], one.phrases[1:], one.marks, one.players, says=one.says, claims=one.claims)
        for one in told
    )


def _asked(rules: Rules) -> list[Told]:
    """Return the questions that come up for one table."""
    teller = Teller(rules)
    told = []
    for question in ASKED:
        answered = _answered(question, teller) if question.arises(rules) else None
        if answered is not None:
            about = None if question.cards is None else question.cards(rules)
            one = teller.told(question.key, answered, by=(question.settled_by or question.key,), cards=about)
            told.append(replace(one, phrases=(answered.asked(rules.deck), *one.phrases)))
    return told


def _answered(question: Question, teller: Teller) -> Answered | None:
    """Return the answer to a question, unless the sections of the book answer it."""
    if question.key in MAKERS:
        return MAKERS[question.key](teller)
    told = question.asked_unless
    return None if told is None or told(teller.rules) else Answered(question.key)
