"""Tell how several cards may be laid in one turn."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import reduce
from operator import or_
from typing import Literal

from ...cards.cards import CardSet, kinds_in
from ...questions.facts_on_cards import with_value
from ...telling.claim import Claim, related
from ...telling.facts import Told
from ...telling.teller import Teller
from ..debts.facts import (
    answered_skip_cards,
    answers_leaving_owed,
    cards_answering_alone,
    cards_leaving_draws_owed,
    cards_leaving_skips_owed,
    cards_that_move_debts,
    draw_debt_cards,
)
from ..effects.facts import (
    adding_cards,
    asking_cards,
    cards_asking_for_cards,
    cards_with_effects,
    effects_ever,
    reverse_cards,
    skip_cards,
    waiting_cards,
)
from ..effects.model import DEBTORS, Draws
from ..rules import Rules
from .claims import (
    AllStayWhileTheyAct,
    DrawsFallOnLast,
    EffectsOfSeveral,
    LastCardsTogether,
    LastCardsWorkAsTop,
    LaysSeveralOf,
    LaysTogether,
    LeastTogether,
    MostTogether,
    NothingAskedBeside,
    OneCardATurn,
    OnlyDrawAnswered,
    OnlyFirstAnswers,
    OnlyTheRow,
    OnlyTheseTogether,
    OnlyTopAsks,
    TopOfSeveral,
)
from .facts import (
    answers_draw_for_others,
    cards_added_to_others,
    cards_in_one_turn,
    laid_with,
    stock_refills_while_acting,
)
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
    if several.of is not None and all(several.cards.on[kind] == together for kind in kinds_in(together)):
        claims = [LaysSeveralOf(together)]
    elif several.of is not None:
        claims.append(OnlyTheseTogether(several.of))
    if several.least is not None:
        claims.append(LeastTogether(several.least))
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
        acting.extend(_nothing_asked(rules))
        acting.extend(_two_debts(rules))
    if cards_added_to_others(rules) & cards_answering_alone(rules):
        acting.append(OnlyFirstAnswers())
    if rules.several.effects == "last":
        acting.extend(debts_beside_answers(rules, laid_with, "several"))
    if stock_refills_while_acting(rules):
        acting.append(AllStayWhileTheyAct())
    yield teller.told("turn.several-effects", *acting, by=(MULTI_EFFECTS,))
    last: list[Claim] = [LastCardsTogether(rules.several.may_be_last)]
    if rules.several.may_be_last and rules.several.effects == "each" and _some_work_as_last(rules):
        last.append(LastCardsWorkAsTop())
    yield teller.told("turn.several-last", *last, by=(MULTI_FINISH,))


def _some_work_as_last(rules: Rules) -> bool:
    """Return whether a card that still does its work as somebody's last one can be laid with another one."""
    acts = with_value(rules, rules.finish.last_card, lambda last: last.kind.startswith("acts"))
    return laid_with(rules, cards_with_effects(rules)) & cards_added_to_others(rules) & acts != 0


def _nothing_asked(rules: Rules) -> Iterator[Claim]:
    """Tell that no card is asked for as long as something else is owed."""
    beside = laid_with(rules, cards_asking_for_cards(rules))
    if beside & cards_leaving_draws_owed(rules):
        yield NothingAskedBeside("draw")
    if beside & cards_leaving_skips_owed(rules):
        yield NothingAskedBeside("skip")


def _two_debts(rules: Rules) -> Iterator[Claim]:
    """Tell what becomes of draws for different players, and of draws beside missed turns, which are one debt each."""
    groups = {group for group in cards_in_one_turn(rules) if group & cards_added_to_others(rules)}
    if any(_hit_different_players(rules, group) for group in groups):
        yield DrawsFallOnLast()
    draws, skips = cards_leaving_draws_owed(rules), answered_skip_cards(rules)
    beside = reduce(or_, (group & skips for group in groups if group & draws), 0)
    yield from _only_draw_answered(rules, beside)


def debts_beside_answers(
    rules: Rules, laid: Callable[[Rules, CardSet], CardSet], of: Literal["several", "row"]
) -> Iterator[Claim]:
    """Tell what becomes of what an answer leaves owed if a card laid on it, the only one to act, makes more owed."""
    if answers_draw_for_others(rules, laid):
        yield DrawsFallOnLast(of)
    draws, skips = draw_debt_cards(rules), answered_skip_cards(rules)
    beside = laid(rules, answers_leaving_owed(rules, draws)) & skips
    if laid(rules, answers_leaving_owed(rules, skips)) & draws:
        beside |= skips
    yield from _only_draw_answered(rules, beside)


def _only_draw_answered(rules: Rules, beside: CardSet) -> Iterator[Claim]:
    """Tell that skips beside a draw are not answered."""
    if beside & waiting_cards(rules):
        yield OnlyDrawAnswered("turns")
    if beside & ~waiting_cards(rules):
        yield OnlyDrawAnswered("skips")


def _hit_different_players(rules: Rules, group: CardSet) -> bool:
    """Return whether two of some cards can make different players draw, if only because the next one is another one."""
    effects = [effect for kind in kinds_in(group) for effect in effects_ever(rules, kind)]
    hit = {effect.target for effect in effects if isinstance(effect, Draws) and effect.target in DEBTORS}
    if len(hit) > 1 or "chosen" in hit:
        return True
    moves_next = group & (reverse_cards(rules) | skip_cards(rules) | cards_that_move_debts(rules))
    return bool(hit) and moves_next != 0
