"""Tell what number the cards have on which none is printed, where the rules ask for one."""

from __future__ import annotations

from collections.abc import Iterator

from ...cards.cards import CardSet, card_set, kinds_in
from ...telling.facts import Told
from ...telling.teller import Teller
from ..deck.claims import NumbersOfCards
from ..effects.model import Covers, Demands, Draws, Effect, MustPlay, OpensRound
from ..rules import Rules
from ..scoring.facts import effects_of


def tell_numbers(teller: Teller) -> Iterator[Told]:
    """Tell the numbers of aces, court cards and the like, if one of them can matter."""
    deck = teller.rules.deck
    numbers = ((kind, deck.ranks[deck.rank_of(kind)]) for kind in kinds_in(_with_number_that_matters(teller.rules)))
    told = tuple((kind, rank.face) for kind, rank in numbers if rank.face is not None and rank.name != str(rank.face))
    if told:
        yield teller.told("pack.numbers", NumbersOfCards(told))


def _with_number_that_matters(rules: Rules) -> CardSet:
    """Return the cards of which a rule asks the number; that of values is told with the values."""
    every, counter = rules.deck.every_card, rules.deal.counter
    if rules.out_of_turn.claim is not None or any(_asks_of_top(one) for some in effects_of(rules) for one in some):
        return every
    drawing = card_set(
        kind
        for kind, effects in enumerate(rules.effects.of_card)
        if any(isinstance(one, Draws) and one.cards is None for one in effects)
    )
    if counter is None or rules.matching.counter_wild is None:
        return drawing
    faces = range(min(counter.start, counter.end), max(counter.start, counter.end) + 1)
    return drawing | card_set(
        kind for kind in kinds_in(every) if rules.deck.ranks[rules.deck.rank_of(kind)].face in faces
    )


def _asks_of_top(effect: Effect) -> bool:
    """Return whether as many cards are drawn instead as the number of the card on top."""
    if not isinstance(effect, Covers | MustPlay | Demands | OpensRound) or effect.otherwise is None:
        return False
    return effect.otherwise.kind == "draw" and effect.otherwise.amount is None
