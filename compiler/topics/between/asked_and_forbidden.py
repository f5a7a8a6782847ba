"""Check that the cards that a card asks for may be laid on it, and that some cover ends what has to be covered."""

from __future__ import annotations

from collections.abc import Iterator

from ...cards.as_selectors import cards_text
from ...cards.cards import CardSet, card_set, kinds_in
from ...diagnostics.diagnostic import Diagnostic, Label
from ...questions.one_by_one import each
from ..effects.facts import strict_covers
from ..effects.model import PLAY_EFFECT, Adds, Covers, Demands, Effect, MustPlay, OpensRound
from ..matching.facts import forbidden_while_owing
from ..matching.model import MATCH_FORBIDDEN_WHILE
from ..rules import Rules
from ..wild.model import WILD_PLAYABLE_ON
from .reports.asking import AskedAndForbidden, CoverWithoutEnd


def check(rules: Rules) -> Iterator[Diagnostic]:
    """Compare what cards ask for with what may not be laid on them, and covers with each other."""
    endless = _endless(rules)
    for answer in each(rules.answers_to(PLAY_EFFECT)):
        effects = answer.value if isinstance(answer.value, tuple) else ()
        for effect in effects:
            barred = _barred(rules, effect, answer.cards or 0)
            if barred:
                said = (*rules.answers_to(WILD_PLAYABLE_ON), *rules.answers_to(MATCH_FORBIDDEN_WHILE))
                bans = (one for one in said if one.value and (one.cards or 0) & barred)
                yield AskedAndForbidden(
                    span=answer.span,
                    labels=tuple(Label(one.span, "this forbids it") for one in bans),
                    cards=f"`{cards_text(answer.cards or 0, rules.deck)}`",
                    asked=f"`{cards_text(barred, rules.deck)}`",
                )
        if (answer.cards or 0) & endless:
            yield CoverWithoutEnd(span=answer.span, cards=f"`{cards_text((answer.cards or 0) & endless, rules.deck)}`")


def _barred(rules: Rules, effect: Effect, cards: CardSet) -> CardSet:
    """Return the cards that an effect asks for on some card of a set, where none of them may be laid."""
    barred = 0
    for kind in kinds_in(cards):
        forbidden = _forbidden_on(rules, kind)
        if isinstance(effect, Covers | MustPlay | OpensRound | Demands):  # what they ask for is owed
            forbidden |= forbidden_while_owing(rules)
        for asked in _asked(rules, effect, kind):
            barred |= asked if asked and not asked & ~forbidden else 0
    return barred


def _asked(rules: Rules, effect: Effect, kind: int) -> Iterator[CardSet]:
    """Yield the cards that an effect asks for on a card: each set by itself of which one card has to be laid."""
    match effect:
        case Covers() | MustPlay() | OpensRound() | Adds():
            yield effect.cards.on[kind]
        case Demands():
            for rank in {rules.deck.rank_of(one) for one in kinds_in(effect.cards)}:
                yield card_set(one for one in kinds_in(rules.deck.every_card) if rules.deck.rank_of(one) == rank)
        case _:
            return


def _forbidden_on(rules: Rules, kind: int) -> CardSet:
    """Return the cards that may not be laid on a card."""
    return card_set(one for one, below in enumerate(rules.matching.forbidden_on) if below >> kind & 1)


def _endless(rules: Rules) -> CardSet:
    """Return the cards that may be laid only if covered, where each cover has to be covered too, and so on."""
    endless = strict_covers(rules)
    ended = True
    while ended:
        ended = False
        for kind in kinds_in(endless):
            covers = 0
            for effect in rules.effects.of_card[kind]:
                covers |= effect.cards.on[kind] if isinstance(effect, Covers) else 0
            if covers & ~endless:
                endless &= ~(1 << kind)
                ended = True
    return endless
