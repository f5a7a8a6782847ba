"""Every table that the shipped variants offer: the game alone, each option, options side by side, all player counts."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import NamedTuple

import crazy8
from crazy8.compiler.layers.options import required_with
from crazy8.compiler.program.from_rules import program_from
from crazy8.compiler.topics.agreed import OptionOffer
from crazy8.compiler.topics.rules import Rules
from crazy8.runtime.records.actions import is_play
from crazy8.runtime.records.deal import HAS_COPIES
from crazy8.runtime.records.holding import cards_held
from crazy8.runtime.records.limits import MOST_KINDS
from crazy8.runtime.records.program import Program
from crazy8.runtime.records.sides import seats_played_with
from crazy8.runtime.records.state import State


class Seating(NamedTuple):
    """A choice of variant, options and number of players."""

    variant: str
    options: tuple[str, ...]
    players: int

    def __str__(self) -> str:
        """A name for reports."""
        return "-".join((self.variant, *self.options, str(self.players)))

    @property
    def rules(self) -> Rules:
        """The rules of this table; that they have no faults is tested where all rules are checked."""
        rules = variant_named(self.variant).read.resolver.resolve(self.players, self.options).rules
        assert rules is not None
        return rules

    @property
    def program(self) -> Program:
        """The program of this table."""
        return program_of(self)


@cache
def variant_named(name: str) -> crazy8.Variant:
    """A shipped variant, read once."""
    return crazy8.load(name)


@cache
def program_of(seating: Seating) -> Program:
    """The program of a table, made once."""
    return program_from(seating.rules)


def seatings(name: str) -> tuple[Seating, ...]:
    """All tables of a variant: alone, with each option, and with options side by side, for every number of players."""
    variant = variant_named(name)
    found: list[Seating] = []
    for chosen in choices(variant.options):
        seats = variant.read.player_range(chosen)
        found += (Seating(name, chosen, players) for players in range(seats.fewest, seats.most + 1))
    return tuple(found)


def choices(offers: Sequence[OptionOffer]) -> tuple[tuple[str, ...], ...]:
    """No option, each one with what it requires, and choices in which any two that go together stand side by side."""
    names = [offer.name for offer in offers]
    found = dict.fromkeys([(), *(with_more(offers, (), name) for name in names)])
    for first, second in combinations(names, 2):
        if not any({first, second} <= set(chosen) for chosen in found):
            chosen = with_more(offers, with_more(offers, (), first), second)
            if second in chosen:
                for more in names:
                    chosen = with_more(offers, chosen, more)
                found[chosen] = None
    return tuple(found)


def with_more(offers: Sequence[OptionOffer], chosen: tuple[str, ...], option: str) -> tuple[str, ...]:
    """A choice with a further option and all that it requires; the choice as it is if these do not go together."""
    return required_with(offers, (*chosen, option)) or chosen


def choose(actions: tuple[int, ...], chance: random.Random) -> int:
    """One of the legal actions: any of them now and then, mostly a card, so that hands do not last for ever."""
    cards = [action for action in actions if is_play(action)]
    return chance.choice(cards if cards and chance.random() < 0.75 else actions)


def with_other_hidden_cards(program: Program, state: State, seat: int, chance: random.Random) -> State:
    """The same table as one seat sees it: all cards that it does not see are dealt anew, and chance begins anew."""
    own = () if seat < 0 else seats_played_with(program, seat)
    others = [one for one in range(program.players) if one not in own]
    hidden = [state.stock[place] for place in range(state.stock_size)]
    hidden += [kind for other in others for kind in cards_held(program, state, other)]
    chance.shuffle(hidden)
    changed = state.copy()
    for place in range(state.stock_size):
        changed.stock[place] = hidden.pop()
    for other in others:
        changed.hand[other] = 0
        for kind in range(MOST_KINDS if program.features & HAS_COPIES else 0):
            changed.copies[MOST_KINDS * other + kind] = 0
        for _ in range(state.size[other]):
            kind = hidden.pop()
            changed.hand[other] |= 1 << kind
            if program.features & HAS_COPIES:
                changed.copies[MOST_KINDS * other + kind] += 1
    for place in range(4):
        changed.random[place] = chance.getrandbits(32)
    return changed
