"""Check that answers belong to cards that make something owed, and add only what is of the same kind."""

from __future__ import annotations

from collections.abc import Iterator

from ...cards.as_selectors import cards_text
from ...cards.cards import CardSet, card_set, kinds_in
from ...diagnostics.diagnostic import Diagnostic
from ...questions.answer import Answer
from ..effects.model import DEBTORS, Copies, Demands, Draws, MustPlay, Skips, Waits
from ..rules import Rules
from .model import DEBT_ANSWER
from .reports import AnswerAddsNothing, AnswersItself, NothingOwed

_NEEDS_OWN_DEBT = ("adds", "replaces")
_ANY_UNIT = "as below"
"""A card that copies makes owed what the card under it does."""


def check(rules: Rules) -> Iterator[Diagnostic]:
    """Look at both sides of every answer."""
    for answer in rules.answers_to(DEBT_ANSWER):
        if answer.is_default or answer.value is None:
            continue
        owed = answer.owed or 0
        idle = owed & ~card_set(kind for kind in kinds_in(owed) if _unit(rules, kind))
        if idle:
            words = cards_text(idle, rules.deck)
            yield NothingOwed(span=answer.span, cards=f"`{words}`", words=words)
        elif answer.value in _NEEDS_OWN_DEBT:
            yield from _mixed_units(rules, answer, owed)
        alone = card_set(kind for kind in kinds_in(owed & ~idle) if _answers_itself(rules, answer, kind))
        if alone:
            yield AnswersItself(span=answer.span, cards=f"`{cards_text(alone, rules.deck)}`")


def _answers_itself(rules: Rules, answer: Answer, kind: int) -> bool:
    """Return whether the one card that could answer is the one that lies on the table."""
    replies = 0
    for reply in rules.debts.replies[kind]:
        replies |= reply.cards
    alone = 1 << kind
    return rules.deck.copies_of(kind) == 1 and (replies == alone or answer.owed == answer.cards == alone)


def _mixed_units(rules: Rules, answer: Answer, owed: CardSet) -> Iterator[Diagnostic]:
    units = {_unit(rules, kind) for kind in kinds_in(owed)} | {_ANY_UNIT}
    strange = card_set(kind for kind in kinds_in(answer.cards or 0) if _unit(rules, kind) not in units)
    if strange:
        yield AnswerAddsNothing(
            span=answer.span,
            answering=f"`{cards_text(strange, rules.deck)}`",
            owed=f"`{cards_text(owed, rules.deck)}`",
        )


def _unit(rules: Rules, kind: int) -> str | None:
    """Return the word for what a card makes somebody owe: cards, seats, turns, a card to lay; or None."""
    of_suit = rules.effects.of_cutter_suit[kind] if rules.effects.of_cutter_suit else None
    for effect in (*rules.effects.of_card[kind], *(of_suit or ())):
        match effect:
            case Draws() if effect.target in DEBTORS:
                return "cards"
            case Skips(target="next"):
                return "skips"
            case Waits():
                return "turns"
            case Demands() | MustPlay():
                return "a card"
            case Copies():
                return _ANY_UNIT
            case _:
                pass
    return None
