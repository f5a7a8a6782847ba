"""Tell what number the cards have on which none is printed, where the rules ask for one."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from ...cards.cards import CardSet, card_set, kinds_in
from ...telling.facts import Told
from ...telling.teller import Teller
from ..deck.claims import NumbersOfCards
from ..effects.facts import effects_ever
from ..effects.model import Covers, Demands, Draws, MustPlay, OpensRound
from ..rules import Rules
from ..wild.facts import counter_wilds


def tell_numbers(teller: Teller) -> Iterator[Told]:
    """Tell the numbers of aces, court cards and the like, if one of them can matter."""
    deck = teller.rules.deck
    numbers = ((kind, deck.ranks[deck.rank_of(kind)]) for kind in kinds_in(_with_number_that_matters(teller.rules)))
    told = tuple((kind, rank.face) for kind, rank in numbers if rank.face is not None and rank.name != str(rank.face))
    if told:
        yield teller.told("pack.numbers", NumbersOfCards(told))


def _with_number_that_matters(rules: Rules) -> CardSet:
    """Return the cards of which a rule asks the number; that of values is told with the values."""
    every = rules.deck.every_card
    if rules.out_of_turn.claim is not None or _asks_of_top(rules):
        return every
    drawing = card_set(
        kind
        for kind in kinds_in(every)
        if any(isinstance(one, Draws) and one.cards is None for one in effects_ever(rules, kind))
    )
    return drawing | counter_wilds(rules)


def _asks_of_top(rules: Rules) -> bool:
    """Return whether as many cards are drawn instead as the number of the card on top."""
    every = (*map(partial(effects_ever, rules), range(rules.deck.kind_count)), *rules.effects.of_cutter_suit)
    asking = (one for some in every for one in some or () if isinstance(one, Covers | MustPlay | Demands | OpensRound))
    instead = (one.otherwise for one in asking if one.otherwise is not None)
    return any(otherwise.kind == "draw" and otherwise.amount is None for otherwise in instead)
