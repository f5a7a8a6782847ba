"""Make small tables of a program: the same rules with a few cards, so that every state can be looked at.

No rule is rewritten: only the pack, the deal and limits change, and who deals first, which is a matter of names.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import combinations
from math import comb
from typing import NamedTuple

from crazy8.runtime.records.codes import DEALER_YOUNGEST
from crazy8.runtime.records.counters import HAS_COUNTERS
from crazy8.runtime.records.deal import HAS_COPIES, HAS_CUTTER, HAS_HANDICAPS, HAS_MANY_KINDS
from crazy8.runtime.records.limits import LIST_LENGTH, MOST_KINDS, MOST_RELATIONS, MOST_SUITS
from crazy8.runtime.records.program import Program
from crazy8.runtime.records.record import Row

from .kinds_of_rank import SETS_OF_SUIT, Classes, ProgramComparison
from .piles import cards_in
from .renaming import Renamings

MOST_CARDS = 12
"""Cards of a pack that holds a card of every class."""
FEW_CARDS = 6
"""A pack with no more cards holds more than one rank of each class of several."""
ENDLESS = 1 << 40
SUITS = 2
"""Suits that are kept, if the rules tell no more apart."""
PLAIN = 2
"""Ranks that are kept of a class of several."""
HANDS = (2, 1)
"""Cards that everybody is dealt, if the pack has enough."""
MOST_DEALS = 100_000
"""Ways in which a hand may begin; with more of them little time would be left for what comes after."""
LEFT = 2
"""Cards that are left: the starter, and one to be drawn."""
_LEFT_OUT = HAS_CUTTER | HAS_HANDICAPS | HAS_MANY_KINDS
"""Not looked at: cards that lie at a known place of the stock, hands of several sizes, and very large decks."""


class SmallTable(NamedTuple):
    """A program with a small pack."""

    program: Program
    cards: tuple[int, ...]
    """The kinds of the pack."""
    every_class: bool
    """Whether the pack holds a card of every class that the rules tell apart."""
    few_last: bool
    """Whether one rank stands for several, of which cards may be the last one."""
    suits: tuple[int, ...]
    """The suits of the deck in the order in which they are numbered here, those of the pack first."""
    renamings: Renamings

    @property
    def stock(self) -> int:
        """Return how many cards are left once everybody has a hand and the starter lies."""
        return len(self.cards) - self.program.players * self.program.hand_size - 1


def small_tables(program: Program, few: int = FEW_CARDS) -> Iterator[SmallTable]:
    """Yield the small tables of a program; one pack serves if it can hold a card of every class that is told apart.

    A pack of up to `few` cards holds more than one rank of each class of several. If no pack can hold all, there is one
    for each two special ranks that a rule brings together. What is not looked at has none.
    """
    if program.features & _LEFT_OUT:
        return
    low = _with_low_counters(program)
    kinds = sorted(set(cards_in(low.pack, low.card_count)))
    comparison = ProgramComparison(low)
    ranks = comparison.classes(sorted({low.rank[kind] for kind in kinds}), of_suits=False)
    suits = comparison.classes(sorted({low.suit[kind] for kind in kinds} - {-1}), of_suits=True)
    for chosen, whole in _choices_of_ranks(low, kinds, ranks, suits, few):
        cards = _cards(low, kinds, chosen, suits)
        for hand in HANDS:
            if hand * low.players + LEFT <= len(cards) and _deals(len(cards), low.players, hand) <= MOST_DEALS:
                small = _with_pack(low, cards, hand)
                order = _suits_in_play_first(low, cards)
                _number_suits_anew(small, order)
                alike = tuple(tuple(map(order.index, group)) for group in suits)
                few_last = any(_stands_for_last(low, kinds, chosen.intersection(group), group) for group in ranks)
                yield SmallTable(small, cards, whole, few_last, order, Renamings(small, ranks, alike))


def _stands_for_last(program: Program, kinds: list[int], chosen: frozenset[int], group: Collection[int]) -> bool:
    """Return whether one rank is chosen of a group of several, of which some card may be the last one."""
    may_be_last = any(program.rank[kind] in group and not program.not_last >> kind & 1 for kind in kinds)
    return len(chosen) == 1 < len(group) and may_be_last


def _deals(cards: int, players: int, hand: int) -> int:
    """Return in how many ways hands and a starter can be dealt from so many cards."""
    ways = 1
    for _ in range(players):
        ways *= comb(cards, hand)
        cards -= hand
    return ways * cards


def _with_low_counters(program: Program) -> Program:
    """Let counters begin just before their end, for they never rise; what is wild at higher ones is nothing then."""
    if not program.features & HAS_COUNTERS:
        return program
    low = program.copy()
    low.deals_counter = 0
    low.counter_start = min(program.counter_start, program.counter_end + 2)
    for counter in range(low.counter_start + 1, len(low.counter_wild)):
        low.counter_wild[counter] = 0
    return low


def _choices_of_ranks(
    program: Program, kinds: list[int], ranks: Classes, suits: Classes, few: int
) -> Iterator[tuple[frozenset[int], bool]]:
    """Yield the ranks to keep: some of every class, or else each two special ones that a rule brings together."""
    several = [group for group in ranks if len(group) > 1] or [max(ranks)]
    alone = [group[0] for group in ranks if len(group) == 1]
    one_plain = frozenset(rank for group in several for rank in group[:1])
    every = one_plain | frozenset(alone)
    with_more_plain = every | frozenset(rank for group in several for rank in group[:PLAIN])
    for chosen, most in ((with_more_plain, few), (every, MOST_CARDS)):
        if len(_cards(program, kinds, chosen, suits)) <= most:
            yield chosen, True
            return
    together = [frozenset(pair) for pair in combinations(alone, 2) if _together(program, kinds, *pair)]
    lonely = [frozenset({rank}) for rank in alone if not any(rank in pair for pair in together)]
    for special in (*together, *lonely):
        chosen = special | one_plain
        if _may_end(program, _cards(program, kinds, chosen, suits)):
            yield chosen, False


def _may_end(program: Program, cards: tuple[int, ...]) -> bool:
    """Return whether a card that may be the last one without more ado is among some."""
    return any(not (program.not_last | program.natural_last) >> kind & 1 for kind in cards)


def _together(program: Program, kinds: list[int], one: int, other: int) -> bool:
    """Return whether some rule on a card of one of these ranks means a card of the other."""
    first = [kind for kind in kinds if program.rank[kind] == one]
    second = [kind for kind in kinds if program.rank[kind] == other]
    return any(_means(program, kind, card) for kind in first for card in second) or any(
        _means(program, kind, card) for kind in second for card in first
    )


def _means(program: Program, kind: int, card: int) -> bool:
    """Return whether a rule on a card means another one by what is special to it."""
    begin = LIST_LENGTH * kind
    relations = {program.relation_of[place] for place in range(begin, begin + LIST_LENGTH)} - {0}
    return (
        program.reply[MOST_KINDS * kind + card] != 0
        or bool(program.ban[kind] >> card & 1)
        or any(
            program.relation[MOST_KINDS * relation + kind] >> card & 1
            for relation in relations
            if 0 < relation < MOST_RELATIONS
        )
    )


def _cards(program: Program, kinds: list[int], ranks: frozenset[int], suits: Classes) -> tuple[int, ...]:
    """Return the cards of some ranks in the first suits of each class."""
    in_turn = [
        group[place] for place in range(max(map(len, suits), default=0)) for group in suits if place < len(group)
    ]
    chosen = {-1, *in_turn[: max(SUITS, len(suits))]}
    return tuple(kind for kind in kinds if program.rank[kind] in ranks and program.suit[kind] in chosen)


def _with_pack(program: Program, cards: tuple[int, ...], hand: int) -> Program:
    """Return the program with a small pack and deal."""
    small = program.copy()
    for place, kind in enumerate(cards):
        small.pack[place] = kind
    small.card_count = len(cards)
    small.hand_size = hand
    small.scheduled = 0
    small.first_dealer = DEALER_YOUNGEST
    small.action_limit = ENDLESS
    small.draw_cap = min(program.draw_cap, len(cards))
    small.features &= ~HAS_COPIES
    kept = sum(1 << kind for kind in cards)
    small.every_kind &= kept
    for rank in range(program.ranks):
        small.rank_cards[rank] &= kept
    small.suits = len({program.suit[kind] for kind in cards} - {-1})
    return small


def _suits_in_play_first(program: Program, cards: tuple[int, ...]) -> tuple[int, ...]:
    """Return all suits, those of some cards first: only they can be named."""
    in_play = sorted({program.suit[kind] for kind in cards} - {-1})
    return (*in_play, *(suit for suit in range(program.suits) if suit not in in_play))


def _number_suits_anew(program: Program, order: tuple[int, ...]) -> None:
    """Give the suits other numbers, in every table that knows them by number."""
    new = {old: number for number, old in enumerate(order)}
    for kind in range(program.kinds):
        program.suit[kind] = new.get(program.suit[kind], -1)
        colours = program.same_colour[kind]
        program.same_colour[kind] = sum(1 << number for old, number in new.items() if colours >> old & 1)
    rows: list[tuple[Row, int]] = [(getattr(program, name), 1) for name in SETS_OF_SUIT]
    rows += [(program.relation_named, MOST_RELATIONS), (program.named_row, program.kinds)]
    for row, sections in rows:
        for begin in range(0, sections * MOST_SUITS, MOST_SUITS):
            before = [row[begin + old] for old in order]
            for number, value in enumerate(before):
                row[begin + number] = value
