"""Find what an option changes: the things told that are not told without it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from ..telling.facts import HouseRule, Told
from ..telling.origins import cited
from ..telling.phrase import CardsName, Phrase
from ..telling.teller import Teller
from ..topics.agreed import OptionOffer
from ..topics.effects.claims import Does
from ..topics.effects.facts import cards_with_effects
from ..topics.manners.sentences import gone_from, tell_no_longer
from ..topics.rules import Rules
from ..topics.wild.claims import NoLongerWild
from ..topics.wild.facts import wild_cards
from .by_players import merged
from .sections import tell_all

Words = tuple[CardsName | None, tuple[Phrase, ...]]


def words_told(rules_by_players: Mapping[int, Rules]) -> dict[int, frozenset[Words]]:
    """Return the phrases told without an option, for each player count."""
    return {players: frozenset(one.words for one in tell_all(rules)) for players, rules in rules_by_players.items()}


def house_rule(
    offer: OptionOffer,
    base: Mapping[int, Rules],
    known: Mapping[int, frozenset[Words]],
    chosen: Mapping[int, Rules],
) -> HouseRule:
    """Return an option with its changes; for player counts that are given both with it and without it.

    `known` is what the rules of `base` say.
    """
    changed = merged(
        {players: changes(base[players], known[players], chosen[players]) for players in base if players in chosen}
    )
    return HouseRule(
        name=offer.name,
        title=offer.title,
        changes=tuple(replace(one, marks=(), says=()) for one in changed),
        requires=offer.requires,
        excludes=offer.excludes,
        marks=cited(offer.cites),
    )


def changes(base: Rules, known: frozenset[Words], chosen: Rules) -> Sequence[Told]:
    """Return the things told with the option and not without it."""
    consequences = _consequences(base, chosen)
    everything = tell_all(chosen)
    new = [one for one in everything if one.words not in known and not one.slot.startswith(consequences)]
    told = list(_in_their_case(new, everything))
    slots = {one.slot for one in told if any(mark.kind == "option" for mark in one.marks)}
    said_by_option = [one for one in told if one.slot in slots or one.slot.rpartition(" ")[0] in slots]
    following = [one for one in told if one not in said_by_option]
    return [*said_by_option, *_taken_away(base, chosen), *following]


def _in_their_case(new: Sequence[Told], everything: Sequence[Told]) -> Iterator[Told]:
    """Return what is new, with how a blocked hand counts behind when it is blocked."""
    blocked = [one for one in everything if one.slot == "stock.blocked" and one not in new]
    for one in new:
        together = [*(blocked if one.slot == "stock.blocked-result" else []), one]
        phrases = tuple(words for told in together for words in told.phrases)
        yield replace(one, phrases=phrases, claims=tuple(claim for told in together for claim in told.claims))


def _consequences(base: Rules, chosen: Rules) -> tuple[str, ...]:
    """Return slots that only sum up others, or tell anew what has stayed the same for every card."""
    starter = ("start.starter",) if base.starter == chosen.starter else ()
    last_card = ("finish.last-card",) if base.finish.last_card == chosen.finish.last_card else ()
    return ("aim.", *starter, *last_card, *_as_before(base, chosen))


def _as_before(base: Rules, chosen: Rules) -> Iterator[str]:
    """Yield the slots that are so ordinary that they are told only where they have changed."""
    old, new = base.stock, chosen.stock
    same = (
        ("refills", old.refills == new.refills),
        ("keeps", old.keeps == new.keeps),
        ("short", old.short == new.short),
    )
    yield from (f"stock.{slot}" for slot, is_same in same if is_same)
    if not chosen.debts.drawn_may_answer and not base.debts.drawn_may_answer:
        yield "effects.drawn-answer"


def _taken_away(base: Rules, chosen: Rules) -> list[Told]:
    """Return rules that are told, and roles that cards have, without the option and not with it."""
    return [*map(tell_no_longer, gone_from(base.told, chosen.told)), *_roles_taken_away(base, chosen)]


def _roles_taken_away(base: Rules, chosen: Rules) -> list[Told]:
    if base.deck.cards != chosen.deck.cards[: base.deck.kind_count]:
        return []  # there are no cards of which it could be said in the words of both packs
    teller, gone = Teller(chosen), []
    tame = wild_cards(base) & ~wild_cards(chosen)
    if tame:
        gone.append(teller.told("gone.wild", NoLongerWild(tame)))
    idle = cards_with_effects(base) & ~cards_with_effects(chosen)
    if idle:
        gone.append(teller.told("gone.effects", Does(idle, ())))
    return gone
