"""Tell the rules on the starter, who begins, and which way play goes."""

from __future__ import annotations

from collections.abc import Iterator

from ...cards.cards import CardSet
from ...telling.facts import Told
from ...telling.phrase import Phrase, phrase, slug
from ...telling.teller import Teller, grouped
from ..effects.clauses import effect_phrases
from ..effects.model import Naming
from ..players.model import SEAT_DIRECTION, SEAT_FIRST_PLAYER
from .facts import special_starters
from .model import STARTER_TREATMENT, Treatment


def tell_start(teller: Teller) -> Iterator[Told]:
    """Tell how a hand begins."""
    rules = teller.rules
    special = special_starters(rules)
    treatments = grouped(rules.starter.of_card) if rules.starter.comes_from != "nowhere" else []
    for cards, treatment in treatments:
        if treatment.kind == "plain":
            plain = cards & special
            if plain:
                yield _starter(teller, plain, treatment)
        else:
            yield _starter(teller, cards, treatment)
    first = phrase(f"first-player-{slug(rules.seating.first_player)}")
    yield teller.told("start.first-player", first, by=(SEAT_FIRST_PLAYER,))
    way = phrase(f"direction-{slug(rules.seating.direction)}")
    yield teller.told("start.direction", way, by=(SEAT_DIRECTION,))


def _starter(teller: Teller, cards: CardSet, treatment: Treatment) -> Told:
    words = _treatment(teller, cards, treatment)
    return teller.told(f"start.starter {cards:x}", words, by=(STARTER_TREATMENT,), cards=cards)


def _treatment(teller: Teller, cards: CardSet, treatment: Treatment) -> Phrase:
    """Tell what is done with some starters."""
    name = teller.named(cards)
    if treatment.kind == "effects":
        return phrase("starter-effects", cards=name, effects=effect_phrases(teller, treatment.effects, cards))
    if treatment.kind == "acts" and treatment.dealer_starts:
        return phrase("starter-acts-dealer-starts", cards=name)
    if treatment.kind in ("dealer names", "first names"):
        naming = treatment.naming or Naming()
        choice = "may" if naming.optional else "must"
        return phrase(f"starter-{slug(treatment.kind)}", cards=name, choice=choice, named=slug(naming.what))
    return phrase(f"starter-{slug(treatment.kind)}", cards=name)
