"""Give states one form that differ only in which of several like cards lie where."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations, product
from typing import NamedTuple

from crazy8.runtime.records.limits import MOST_KINDS
from crazy8.runtime.records.program import Program
from crazy8.runtime.records.state import State

from .kinds_of_rank import Classes
from .piles import cards_in, put_cards

_SETS = ("drawn", "choice_set")
_KINDS = ("top", "effective", "covered", "owed_source", "laid_on")
_SUITS = ("named_suit", "followed_suit", "owed_suit")
_RANKS = ("named_rank", "followed_rank", "owed_rank")
_NOWHERE = -1
_IN_STOCK, _ON_PILE, _ON_TOP, _DRAWN = 40, 41, 42, 20


class Renaming(NamedTuple):
    """Cards, suits and ranks in place of others that the rules do not tell apart."""

    kinds: dict[int, int]
    suits: dict[int, int]
    ranks: dict[int, int]
    back: tuple[int, ...]
    """For each card of the pack the one in whose place it comes."""


class Renamings:
    """The renamings of the cards of a small pack that change no rule."""

    def __init__(self, program: Program, ranks: Classes, suits: Classes) -> None:
        """Find them from classes of ranks and suits; conditions are numbered, so with them nothing is renamed."""
        self._cards = tuple(sorted(cards_in(program.pack, program.card_count)))
        self._players = program.players
        named = () if program.conditions else _renamings(program, self._cards, ranks, suits)
        self._all = tuple(named)

    def apply(self, state: State, *, ordered: bool) -> None:
        """Of all renamings do the one with the least picture of the table, with the order of piles or without."""
        if len(self._all) < 2:  # nothing but what is there
            return
        where = self._places(state)
        best = min(self._all, key=lambda one: self._picture(state, where, one, ordered))
        if best is not self._all[0]:
            _rename(state, best, self._players)

    def _places(self, state: State) -> dict[int, int]:
        """Return where each card lies."""
        where = dict.fromkeys(self._cards, _NOWHERE)
        for seat in range(self._players):
            held, drawn = state.hand[seat], state.drawn
            for kind in self._cards:
                if held >> kind & 1:
                    where[kind] = seat + (_DRAWN if drawn >> kind & 1 else 0)
        for kind in cards_in(state.stock, state.stock_size):
            where[kind] = _IN_STOCK
        for kind in cards_in(state.discards, state.discard_size):
            where[kind] = _ON_PILE
        if state.top >= 0:
            where[state.top] = _ON_TOP
        return where

    def _picture(self, state: State, where: dict[int, int], one: Renaming, ordered: bool) -> tuple[int, ...]:
        piles = ((state.discards, state.discard_size), (state.stock, state.stock_size)) if ordered else ()
        return (
            *[where[kind] for kind in one.back],
            one.suits.get(state.named_suit, state.named_suit),
            one.kinds.get(state.effective, state.effective),
            one.kinds.get(state.owed_source, state.owed_source),
            one.ranks.get(state.named_rank, state.named_rank),
            *[one.kinds[kind] for pile, size in piles for kind in cards_in(pile, size)],
        )


def _renamings(program: Program, cards: tuple[int, ...], ranks: Classes, suits: Classes) -> Iterator[Renaming]:
    """Yield all renamings, the one that changes nothing first."""
    at = _by_place(program, cards)
    of_ranks = [group for group in (tuple(r for r in one if any(r == k[1] for k in at)) for one in ranks) if group]
    of_suits = [group for group in (tuple(s for s in one if any(s == k[0] for k in at)) for one in suits) if group]
    groups = (*of_ranks, *of_suits)
    for orders in product(*(permutations(group) for group in groups)):
        pairs = [dict(zip(group, order, strict=True)) for group, order in zip(groups, orders, strict=True)]
        new_rank = {old: new for pair in pairs[: len(of_ranks)] for old, new in pair.items()}
        new_suit = {old: new for pair in pairs[len(of_ranks) :] for old, new in pair.items()}
        new_suit[-1] = -1
        kinds = {kind: at.get((new_suit[suit], new_rank[rank], twin), -1) for (suit, rank, twin), kind in at.items()}
        if -1 not in kinds.values():
            old = {new: kind for kind, new in kinds.items()}
            yield Renaming(kinds, new_suit, new_rank, tuple(old[kind] for kind in cards))


def _by_place(program: Program, cards: tuple[int, ...]) -> dict[tuple[int, int, int], int]:
    """Return the kinds by suit, rank, and their number among those that share both, as jokers of two colours do."""
    at: dict[tuple[int, int, int], int] = {}
    for kind in cards:
        suit, rank = program.suit[kind], program.rank[kind]
        at[suit, rank, sum(place[:2] == (suit, rank) for place in at)] = kind
    return at


def _rename(state: State, one: Renaming, players: int) -> None:
    """Put cards in place of others, wherever they lie or are remembered."""
    kinds = one.kinds
    for seat in range(players):
        state.hand[seat] = _set(state.hand[seat], kinds)
    for name in _SETS:
        setattr(state, name, _set(getattr(state, name), kinds))
    for pile, size in ((state.stock, state.stock_size), (state.discards, state.discard_size)):
        put_cards(pile, [kinds[kind] for kind in cards_in(pile, size)])
    for place in range(sum(state.aside_count)):
        state.aside[place] = kinds.get(state.aside[place], state.aside[place])
    for names, new in ((_KINDS, kinds), (_SUITS, one.suits), (_RANKS, one.ranks)):
        for name in names:
            old = getattr(state, name)
            if old in new:
                setattr(state, name, new[old])
    kind = state.effect_list % MOST_KINDS
    state.effect_list += kinds.get(kind, kind) - kind


def _set(cards: int, kinds: dict[int, int]) -> int:
    return sum(1 << new for old, new in kinds.items() if cards >> old & 1)
