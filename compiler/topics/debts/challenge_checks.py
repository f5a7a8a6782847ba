"""Check that a challenge is about a rule that could be broken, and costs enough."""

from __future__ import annotations

from collections.abc import Iterator

from ...cards.as_selectors import cards_text
from ...cards.cards import CardSet, card_set, kinds_in
from ...diagnostics.diagnostic import Diagnostic
from ...questions.answer import Answer
from ...rules.key import Key
from ..places import place_of
from ..rules import Rules
from ..several.facts import cards_added_to_others
from ..several.model import MULTI_ALLOWED
from ..wild.model import WILD_CHALLENGE
from .facts import cards_owed, draw_debt_cards, restricted_cards
from .model import DEBT_ANSWER, Challenge
from .replies import replies_ever
from .reports.challenges import DoubtTooCheap, NoDebtToDraw, NothingToChallenge


def check(rules: Rules) -> Iterator[Diagnostic]:
    """Compare every challenge with what its cards do and when they may be laid."""
    for answer in rules.answers_to(WILD_CHALLENGE):
        challenge = answer.value
        if not isinstance(challenge, Challenge):
            continue
        cards = answer.cards or 0
        free = cards & ~restricted_cards(rules)
        if free and answer.span.source is rules.identity.span.source:  # else the ban of the base was lifted
            words = cards_text(free, rules.deck)
            yield NothingToChallenge(span=answer.span, cards=f"`{words}`", words=words)
        cheap = cards & ~draw_debt_cards(rules)
        if cheap and (challenge.guilty.debt or challenge.challenger.debt):
            yield NoDebtToDraw(span=answer.span, cards=f"`{cards_text(cheap, rules.deck)}`")
        yield from _cheaper_than_drawing(rules, answer, challenge)


def _cheaper_than_drawing(rules: Rules, answer: Answer, challenge: Challenge) -> Iterator[Diagnostic]:
    """Report a fixed number of cards for a wrong doubt where more may be due: then everybody doubts."""
    fine = challenge.challenger
    if fine.debt:
        return
    why: tuple[Key, ...] = (WILD_CHALLENGE,)
    owed = {kind: cards_owed(rules)[kind] for kind in kinds_in((answer.cards or 0) & draw_debt_cards(rules))}
    too_cheap = card_set(kind for kind, debt in owed.items() if debt > fine.cards)
    if not too_cheap:
        growing = {DEBT_ANSWER: _added(rules), MULTI_ALLOWED: _laid_together(rules)}
        too_cheap = card_set(
            kind for kind in owed if any(some >> kind & 1 for some in growing.values()) and 2 * owed[kind] > fine.cards
        )
        why = (WILD_CHALLENGE, *(key for key, some in growing.items() if some & too_cheap))
    if too_cheap:
        more = max(fine.cards - max(owed[kind] for kind in kinds_in(too_cheap)), 1)
        words = cards_text(too_cheap, rules.deck)
        yield DoubtTooCheap(span=place_of(rules, *why), cards=f"`{words}`", words=words, fine=fine.cards, more=more)


def _added(rules: Rules) -> CardSet:
    """Return the cards that answer a debt and make it larger, so that more is due than for one of them."""
    added = 0
    for kind in kinds_in(draw_debt_cards(rules)):
        for reply in replies_ever(rules)[kind]:
            if reply.mode in ("adds", "doubles"):
                added |= reply.cards
    return added


def _laid_together(rules: Rules) -> CardSet:
    """Return the cards of which several may be laid together, with the debts of all of them."""
    return cards_added_to_others(rules) if rules.several.effects == "each" else 0


def laid_together(rules: Rules, kind: int) -> bool:
    """Return whether two of a kind can be laid together, so that each does its work."""
    together = rules.several.together
    if together is None or rules.several.effects != "each" or rules.deck.copies_of(kind) == 1:
        return False
    return together.cards.on[kind] >> kind & 1 != 0
