"""Begin a hand in every way in which the cards of a small pack can be dealt."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from crazy8.runtime.records.actions import DEAL
from crazy8.runtime.records.card_sets import bit
from crazy8.runtime.records.codes import FROM_DEALER, FROM_NOWHERE
from crazy8.runtime.records.program import Program
from crazy8.runtime.records.state import State, state_of
from crazy8.runtime.topics.deal import prepare_game

from .engine_on_tape import EngineOnTape
from .piles import cards_in


def dealt(engine: EngineOnTape) -> Iterator[State]:
    """Yield a state for every deal, and for all that chance does in it."""
    program = engine.program
    for pack in arrangements(program):
        dealing = program.copy()
        for place, kind in enumerate(pack):
            dealing.pack[place] = kind
        before = state_of(program)()
        prepare_game(dealing, before, 0, 0)
        yield from engine.after(before, DEAL, dealing)


def arrangements(program: Program) -> Iterator[tuple[int, ...]]:
    """Yield the pack in every order that deals something else; what stays in the stock has no order."""
    for hands, rest in _hands(program, tuple(cards_in(program.pack, program.card_count)), program.players):
        in_turn = [hand[place] for place in range(program.hand_size) for hand in hands]
        for starter in _starters(program, rest):
            left = list(rest)
            if starter is not None:
                left.remove(starter)
                left.append(starter)
            yield (*left, *reversed(in_turn))


def _starters(program: Program, rest: tuple[int, ...]) -> list[int | None]:
    """Return the cards that can be turned up; one that is refused only if all are."""
    if program.starter_from in (FROM_DEALER, FROM_NOWHERE):
        return [None]
    kinds = sorted(set(rest))
    return [*([kind for kind in kinds if not program.refused & bit(kind)] or kinds)]


def _hands(
    program: Program, cards: tuple[int, ...], seats: int
) -> Iterator[tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]]:
    """Yield the hands from the dealer's left on, and the cards that are left."""
    if seats == 0:
        yield (), cards
        return
    seen = set()
    for places in combinations(range(len(cards)), program.hand_size):
        hand = tuple(cards[place] for place in places)
        if hand in seen:
            continue
        seen.add(hand)
        left = tuple(card for place, card in enumerate(cards) if place not in places)
        last = seats == 1 and program.starter_from == FROM_DEALER
        orders = [(*hand[:place], *hand[place + 1 :], hand[place]) for place in range(len(hand))] if last else [hand]
        for hands, rest in _hands(program, left, seats - 1):
            for order in orders:
                yield (order, *hands), rest
