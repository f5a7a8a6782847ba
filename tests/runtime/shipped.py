"""Every table that the shipped variants offer: each option with what it requires, each number of players."""

from __future__ import annotations

import random
from functools import cache
from typing import NamedTuple

import crazy8
from crazy8.compiler.program.from_rules import program_from
from crazy8.compiler.rules.rules import Rules
from crazy8.runtime.actions import is_play
from crazy8.runtime.codes import HAS_COPIES
from crazy8.runtime.holding import cards_held
from crazy8.runtime.limits import MOST_KINDS
from crazy8.runtime.program import Program
from crazy8.runtime.state import State

VARIANTS = ("bicycle", "italian", "pagat")


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
        """The rules of this table."""
        return crazy8.load(self.variant).rules(self.players, self.options)

    @property
    def program(self) -> Program:
        """The program of this table."""
        return program_of(self)


@cache
def program_of(seating: Seating) -> Program:
    """The program of a table, made once."""
    return program_from(seating.rules)


@cache
def seatings() -> tuple[Seating, ...]:
    """All tables; options are chosen one at a time, and each brings what it requires."""
    found: list[Seating] = []
    for name in VARIANTS:
        variant = crazy8.load(name)
        requires = {offer.name: offer.requires for offer in variant.options}
        for option in (None, *requires):
            chosen = with_required(option, requires)
            seats = variant.player_range(chosen)
            found += (Seating(name, chosen, players) for players in range(seats.fewest, seats.most + 1))
    return tuple(found)


def with_required(option: str | None, requires: dict[str, tuple[str, ...]]) -> tuple[str, ...]:
    """An option and everything that it requires, in the order of the rulebook."""
    wanted = set() if option is None else {option}
    while not wanted >= {more for one in wanted for more in requires[one]}:
        wanted |= {more for one in wanted for more in requires[one]}
    return tuple(one for one in requires if one in wanted)


def choose(actions: tuple[int, ...], chance: random.Random) -> int:
    """One of the legal actions: any of them now and then, mostly a card, so that hands do not last for ever."""
    cards = [action for action in actions if is_play(action)]
    return chance.choice(cards if cards and chance.random() < 0.75 else actions)


def with_other_hidden_cards(program: Program, state: State, seat: int, chance: random.Random) -> State:
    """The same table as one seat sees it: all cards that it does not see are dealt anew, and chance begins anew."""
    others = [one for one in range(program.players) if one != seat]
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
