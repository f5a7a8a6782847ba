"""Tell how several cards may be laid in one turn."""

from __future__ import annotations

from collections.abc import Iterator

from ...telling.facts import Told
from ...telling.phrase import phrase
from ...telling.relations_in_words import relation_words
from ...telling.teller import Teller
from .model import MULTI_ALLOWED, MULTI_EFFECTS, MULTI_FINISH, MULTI_TOP


def tell_several(teller: Teller) -> Iterator[Told]:
    """Tell which cards may be laid together, and what then counts."""
    rules = teller.rules
    several, every = rules.several.together, rules.deck.every_card
    if several is None:
        yield teller.told("turn.several", phrase("several-none"), by=(MULTI_ALLOWED,), quiet=True)
        return
    together = every if several.of is None else several.of
    answer = relation_words(rules.deck, several.cards, together)
    words = [phrase("several", answer=answer)]
    if several.of is not None:
        words.append(phrase("several-of", cards=teller.named(several.of)))
    if several.most is not None:
        words.append(phrase("several-most", cards=several.most))
    yield teller.told("turn.several", *words, by=(MULTI_ALLOWED,))
    top = phrase(f"several-top-{rules.several.top}")
    yield teller.told("turn.several-top", top, by=(MULTI_TOP,))
    effects = phrase(f"several-effects-{rules.several.effects}")
    yield teller.told("turn.several-effects", effects, by=(MULTI_EFFECTS,))
    last = rules.several.may_be_last
    words = [phrase("several-last-allowed" if last else "several-last-forbidden")]
    yield teller.told("turn.several-last", *words, by=(MULTI_FINISH,))
