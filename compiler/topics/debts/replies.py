"""Put together all replies that a card can get: as it is printed, and once a suit was named for it."""

from __future__ import annotations

from ...cards.cards import CardSet
from ...cards.named import CardAsNamed, as_named
from ...questions.facts_on_cards import remembered, with_value
from ..effects.facts import with_effect
from ..effects.model import Copies, Effect, Names, Naming
from ..rules import Rules
from .model import DebtAnswer, Replies


def replies_ever(rules: Rules) -> Replies:
    """Return for each card all replies to it, whatever suit was named for it; sets of one card may overlap."""
    return rules.debts.replies if rules.debts.replies_named is None else rules.once(replies_ever, _put_together)


def _put_together(rules: Rules) -> Replies:
    return tuple(
        tuple(dict.fromkeys(reply for replies in replies_to(rules, kind).values() for reply in replies))
        for kind in range(rules.deck.kind_count)
    )


@remembered
def cards_named(rules: Rules) -> CardSet:
    """Return the cards with which a suit can be named, be it because a card for which one is named acts as they do."""
    named = with_value(rules, rules.matching.wild, lambda wild: wild is not None and _is_of_suit(wild.naming))
    named |= with_effect(rules, _names_suit)
    of_cutter = rules.effects.of_cutter_suit
    named |= with_value(rules, of_cutter, lambda effects: any(map(_names_suit, effects or ()))) if of_cutter else 0
    counting = rules.matching.counter_wild
    if counting is not None and _is_of_suit(counting.naming):
        return rules.deck.every_card
    copies = with_effect(rules, lambda effect: isinstance(effect, Copies))
    return rules.deck.every_card if copies & named else named


def _names_suit(effect: Effect) -> bool:
    return isinstance(effect, Names) and _is_of_suit(effect.naming)


def _is_of_suit(naming: Naming | None) -> bool:
    return naming is not None and naming.what != "rank"


def is_ever_answered(rules: Rules, kind: int) -> bool:
    """Return whether something answers what a card makes owed."""
    return bool(replies_ever(rules)[kind])


def replies_to(rules: Rules, kind: int) -> dict[CardAsNamed, tuple[DebtAnswer, ...]]:
    """Return the replies to a card as it is printed, and once each suit was named for it, where that matters."""
    debts = rules.debts
    found = {kind: debts.replies[kind]}
    named = debts.replies_named if debts.replies_named and cards_named(rules) >> kind & 1 else ()
    if any(replies[kind] != debts.replies[kind] for replies in named):
        found.update({as_named(kind, suit): replies[kind] for suit, replies in enumerate(named)})
    return found
