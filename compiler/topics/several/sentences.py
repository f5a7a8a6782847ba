"""Tell how several cards may be laid in one turn."""

from __future__ import annotations

from collections.abc import Iterator

from ...cards.cards import CardSet, kinds_in
from ...telling.claim import Claim, related
from ...telling.facts import Told
from ...telling.teller import Teller
from ..effects.facts import adding_cards, asking_cards
from ..effects.model import DEBTORS, Draws, Waits
from ..rules import Rules
from .claims import (
    AllStayWhileTheyAct,
    DrawsFallOnLast,
    EffectsOfSeveral,
    LastCardsTogether,
    LaysTogether,
    MostTogether,
    OneCardATurn,
    OnlyDrawAnswered,
    OnlyTheRow,
    OnlyTheseTogether,
    OnlyTopAsks,
    TopOfSeveral,
)
from .facts import stock_refills_while_acting
from .model import MULTI_ALLOWED, MULTI_EFFECTS, MULTI_FINISH, MULTI_TOP


def tell_several(teller: Teller) -> Iterator[Told]:
    """Tell which cards may be laid together, and what then counts."""
    rules = teller.rules
    several, every = rules.several.together, rules.deck.every_card
    if several is None:
        yield teller.told("turn.several", OneCardATurn(), by=(MULTI_ALLOWED,), quiet=True)
        return
    together = every if several.of is None else several.of
    claims: list[Claim] = [LaysTogether(related(several.cards, together))]
    if several.of is not None:
        claims.append(OnlyTheseTogether(several.of))
    if several.most is not None:
        claims.append(MostTogether(several.most))
    if adding_cards(rules):
        claims.append(OnlyTheRow())
    yield teller.told("turn.several", *claims, by=(MULTI_ALLOWED,))
    yield teller.told("turn.several-top", TopOfSeveral(rules.several.top), by=(MULTI_TOP,))
    acting: list[Claim] = [EffectsOfSeveral(rules.several.effects)]
    if rules.several.effects == "each" and asking_cards(rules) & together:
        acting.append(OnlyTopAsks())
    if rules.several.effects == "each":
        acting.extend(_two_debts(rules, together))
    if stock_refills_while_acting(rules):
        acting.append(AllStayWhileTheyAct())
    yield teller.told("turn.several-effects", *acting, by=(MULTI_EFFECTS,))
    yield teller.told("turn.several-last", LastCardsTogether(rules.several.may_be_last), by=(MULTI_FINISH,))


def _two_debts(rules: Rules, together: CardSet) -> Iterator[Claim]:
    """Tell what becomes of draws for different players, and of draws beside missed turns, which are one debt each."""
    effects = [(kind, effect) for kind in kinds_in(together) for effect in rules.effects.of_card[kind]]
    hit = {effect.target for _, effect in effects if isinstance(effect, Draws) and effect.target in DEBTORS}
    if len(hit) > 1 or "chosen" in hit:
        yield DrawsFallOnLast()
    if hit and any(isinstance(effect, Waits) and rules.debts.replies[kind] for kind, effect in effects):
        yield OnlyDrawAnswered()
