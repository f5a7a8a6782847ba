"""Tell the rules on the starter, who begins, and which way play goes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from ...cards.cards import CardSet, kinds_in
from ...telling.claim import Claim
from ...telling.facts import Told
from ...telling.teller import Teller, grouped
from ..effects.as_told import told_effects
from ..effects.model import Names, Naming
from ..effects.told_effects import DrawsAtOnce, DrawsCardsUntil, ToldEffect, TurnsDirection
from ..game.claims import LeftDoNotCount
from ..game.facts import may_have_left, several_hands
from ..players.model import SEAT_DIRECTION, SEAT_FIRST_PLAYER, Holder
from ..rules import Rules
from ..scoring.facts import several_may_win_a_hand
from ..wild.claims import NamedCounts
from ..wild.facts import named_by_cards
from .claims import (
    Begins,
    BeginsOfSeveral,
    HolderBegins,
    HolderLeads,
    HolderOfSeveral,
    NobodyHolds,
    PlayGoes,
    StarterDoes,
    StarterIs,
    StarterIsNamedFor,
)
from .facts import first_player_follows_dealer, special_starters
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
    yield teller.told("start.first-player", *_begins(rules), by=(SEAT_FIRST_PLAYER,))
    yield teller.told("start.direction", PlayGoes(rules.seating.direction), by=(SEAT_DIRECTION,))


def _begins(rules: Rules) -> Iterator[Claim]:
    """Claim who has the first turn."""
    first = rules.seating.first_player
    if isinstance(first, Holder):
        yield HolderBegins(first.cards)
        if sum(rules.deck.copies_of(kind) for kind in kinds_in(first.cards)) > 1:
            yield HolderOfSeveral(first.which)
        yield NobodyHolds()
        if first.leads:
            yield HolderLeads(first.which)
        return
    yield Begins(first)
    if may_have_left(rules) and first in ("winner", "winner else dealer", "loser"):
        yield LeftDoNotCount()
    by_winner = first in ("winner", "winner else dealer") and several_may_win_a_hand(rules)
    if several_hands(rules) and (by_winner or first == "loser"):
        yield BeginsOfSeveral("winners" if by_winner else "losers")


def _starter(teller: Teller, cards: CardSet, treatment: Treatment) -> Told:
    claims = (_treatment(teller, cards, treatment), *_named_for_it(teller, treatment))
    return teller.told(f"start.starter {cards:x}", *claims, by=(STARTER_TREATMENT,), cards=cards)


def _named_for_it(teller: Teller, treatment: Treatment) -> Iterator[Claim]:
    """Claim what it means that something was named for a starter, if no card lets its player name just that."""
    names = [effect.naming for effect in treatment.effects if isinstance(effect, Names)]
    if treatment.kind in ("dealer names", "first names"):
        names.append(treatment.naming or Naming())
    for naming in names:
        if naming.what not in named_by_cards(teller.rules):
            yield NamedCounts(naming.what)


def _treatment(teller: Teller, cards: CardSet, treatment: Treatment) -> Claim:
    """Claim what is done with some starters."""
    match treatment.kind:
        case "effects":
            return _does(teller, cards, treatment)
        case "dealer names" | "first names":
            naming = treatment.naming or Naming()
            who: Literal["dealer", "first"] = "dealer" if treatment.kind == "dealer names" else "first"
            return StarterIsNamedFor(cards, who, may=naming.optional, what=naming.what)
        case _:
            return StarterIs(cards, treatment.kind if treatment.kind != "acts" else _acts(teller, treatment))


def _does(teller: Teller, cards: CardSet, treatment: Treatment) -> StarterDoes:
    """Claim what some starters do, and as though whom had laid them where "you" or "next" depends on that."""
    effects = told_effects(teller.rules, treatment.effects, cards)
    if treatment.dealer_starts:
        return StarterDoes(cards, effects, "dealer starts")
    if all(_is_the_same_for_all(effect) for effect in effects):
        return StarterDoes(cards, effects, "anybody")
    return StarterDoes(cards, effects, "dealer" if first_player_follows_dealer(teller.rules) else "before first")


def _is_the_same_for_all(effect: ToldEffect) -> bool:
    """Return whether it is no matter who laid a card that does something."""
    return (isinstance(effect, DrawsAtOnce | DrawsCardsUntil) and effect.target == "everyone") or (
        isinstance(effect, TurnsDirection) and effect.does != "skips"
    )


def _acts(teller: Teller, treatment: Treatment) -> Literal["acts", "acts, before first", "acts, dealer starts"]:
    """Return for whom a starter acts."""
    if treatment.dealer_starts:
        return "acts, dealer starts"
    return "acts" if first_player_follows_dealer(teller.rules) else "acts, before first"
