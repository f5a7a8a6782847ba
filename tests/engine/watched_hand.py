"""Hands played under the eyes of a watcher that is compiled with the engine, so that a thousand take no time.

After every action all cards are counted, and the state is kept; so a hand can be gone through again from any of its
moments, by the compiled engine or the plain one.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple

import numpy as np

from crazy8.runtime.bots.picking import any_of
from crazy8.runtime.records.actions import DEAL, WORD_BITS
from crazy8.runtime.records.card_sets import bit, count_of, lowest_of, without_lowest
from crazy8.runtime.records.chance import CHOICES_OF_BOTS, RandomSource, below, seed_stream
from crazy8.runtime.records.codes import HAND_OVER, LIMITED, RUNNING
from crazy8.runtime.records.deal import HAS_COPIES
from crazy8.runtime.records.limits import ACTION_WORDS, MOST_KINDS
from crazy8.runtime.records.program import Program
from crazy8.runtime.records.record import Row
from crazy8.runtime.records.seats import is_in
from crazy8.runtime.records.state import State
from crazy8.runtime.simulation.arrays import array_of
from crazy8.runtime.simulation.compiled import Build
from crazy8.runtime.simulation.reached import functions_of_bulk_play
from crazy8.runtime.simulation.tally import Bots
from crazy8.runtime.topics.stock import NO_CARD

FAULTS = (
    "",
    "a card is lost, or there twice",
    "a hand and what is written of it differ",
    "the top card is not that of the pile",
    "the actions are miscounted",
    "the hand goes on beyond the limit, or was stopped before",
    "somebody decides who is not in the hand",
    "the hand is over without a result",
    "nobody can do anything",
)
"""What can be wrong, by number; 0 stands for nothing."""
CARDS_LOST, HAND_DIFFERS, OTHER_TOP, MISCOUNTED, OTHER_LENGTH, NOT_IN, NO_RESULT, STUCK = range(1, len(FAULTS))
OFTEN = 4
"""Of so many chances to lay a card all but one are taken, so that hands do not last for ever."""


def fault_of(program: Program, state: State, actions: int, cards: Any) -> int:
    """What is wrong after so many actions of a hand; `cards` is room for counting."""
    if not all_cards_are_there(program, state, cards):
        return CARDS_LOST
    for seat in range(program.players):
        if not hand_agrees(program, state, seat):
            return HAND_DIFFERS
    if state.top != (state.discards[state.discard_size - 1] if state.discard_size > 0 else NO_CARD):
        return OTHER_TOP
    if state.actions != actions:
        return MISCOUNTED
    if state.phase < HAND_OVER:
        if actions >= program.action_limit:
            return OTHER_LENGTH
        return 0 if is_in(state.active, state.mover) or state.mover == state.dealer else NOT_IN
    if state.result == LIMITED and actions < program.action_limit:
        return OTHER_LENGTH
    return NO_RESULT if state.result == RUNNING else 0


def all_cards_are_there(program: Program, state: State, cards: Any) -> bool:
    """Whether every card of the pack is in exactly one place."""
    for kind in range(MOST_KINDS):
        cards[kind] = 0
    for place in range(program.card_count):
        cards[program.pack[place]] += 1
    for place in range(state.stock_size):
        cards[state.stock[place]] -= 1
    for place in range(state.discard_size):
        cards[state.discards[place]] -= 1
    for seat in range(program.players):
        for kind in range(program.kinds):
            if program.features & HAS_COPIES:
                cards[kind] -= state.copies[MOST_KINDS * seat + kind]
            elif state.hand[seat] & bit(kind) != 0:
                cards[kind] -= 1
    for kind in range(MOST_KINDS):  # noqa: SIM110  # `all` takes a generator
        if cards[kind] != 0:
            return False
    return True


def hand_agrees(program: Program, state: State, seat: int) -> bool:
    """Whether the kinds, the copies and the number of cards of a hand agree."""
    size = 0
    for kind in range(program.kinds):
        holds = state.hand[seat] & bit(kind) != 0
        copies = state.copies[MOST_KINDS * seat + kind] if program.features & HAS_COPIES else int(holds)
        if holds != (copies > 0):
            return False
        size += copies
    return size == state.size[seat]


def pick(actions: Row, chance: RandomSource) -> int:
    """One of the legal actions: any of them now and then, mostly a card; -1 if there is none."""
    if actions[0] != 0 and below(chance, OFTEN) != 0:
        return any_of(actions[0], chance)
    count = 0
    for word in range(ACTION_WORDS):
        count += count_of(actions[word])
    if count == 0:
        return -1
    left = below(chance, count)
    for place in range(ACTION_WORDS):
        word = actions[place]
        if left < count_of(word):
            for _ in range(left):
                word = without_lowest(word)
            return WORD_BITS * place + lowest_of(word)
        left -= count_of(word)
    return -1


class Watching(NamedTuple):
    """What is done with one build of the engine."""

    play: Callable[..., tuple[int, int]]
    """Plays a hand, and gives its number of actions, and the fault after the last of them."""
    repeat: Callable[..., int]
    """Does the actions of a hand once more, from one of them on: the place of the first one that ends otherwise."""


@cache
def watching(build: Build) -> Watching:
    """The watcher of a build, compiled."""
    numba: Any = import_module("numba")
    # Both builds are copies of the engine's functions; the watcher calls some of these themselves.
    for function in (*functions_of_bulk_play(), all_cards_are_there, hand_agrees, fault_of, pick):
        import_module("numba.extending").register_jitable(function)
    legal, step = build.legal, build.step

    def play(
        program: Program,
        state: State,
        words: Row,
        chance: RandomSource,
        actions: Row,
        done: Row,
        moments: Any,
        choices: Any,
    ) -> tuple[int, int]:
        cards = np.zeros(MOST_KINDS, dtype=np.int64)
        length = 0
        action = DEAL
        while True:
            step(program, state, action)
            done[length] = action
            moments[length, :] = words
            fault = fault_of(program, state, length, cards)
            length += 1
            if fault != 0 or state.phase >= HAND_OVER:
                return length, fault
            legal(program, state, actions)
            choices[length - 1, :] = actions
            action = pick(actions, chance)
            if action < 0:
                return length, STUCK

    def repeat(program: Program, state: State, words: Row, done: Row, moments: Any, begin: int, end: int) -> int:
        for place in range(begin, end):
            step(program, state, done[place])
            for word in range(len(words)):
                if words[word] != moments[place, word]:
                    return place
        return end

    return Watching(numba.njit(play), numba.njit(repeat))


class WatchedHand(NamedTuple):
    """A hand that was played: its actions, and the state and the legal actions after each of them."""

    actions: np.ndarray[Any, Any]
    moments: np.ndarray[Any, Any]
    choices: np.ndarray[Any, Any]
    fault: int

    def moment(self, place: int) -> State:
        """The state after an action."""
        return State.from_content(self.moments[place].tobytes())


class Watcher:
    """Plays hands at one table, one after the other; what it gives out lasts until the next one."""

    def __init__(self, build: Build, program: Program, seed: int) -> None:
        self.program, self.watching = program, watching(build)
        self.bots = Bots()
        seed_stream(self.bots, seed, 0, CHOICES_OF_BOTS)
        rows = program.action_limit + 1
        self.done = np.zeros(rows, dtype=np.int64)
        self.moments = np.zeros((rows, len(words_of(State()))), dtype=np.uint64)
        self.choices = np.zeros((rows, ACTION_WORDS), dtype=np.uint64)
        self.actions = np.zeros(ACTION_WORDS, dtype=np.uint64)

    def play(self, state: State) -> WatchedHand:
        """Deal the next hand of a game, and play it to its end or up to a fault."""
        length, fault = self.watching.play(
            *(array_of(self.program)[0], array_of(state)[0], words_of(state), array_of(self.bots)[0]),
            *(self.actions, self.done, self.moments, self.choices),
        )
        return WatchedHand(self.done[:length], self.moments[:length], self.choices[:length], fault)

    def repeat(self, state: State, hand: WatchedHand, begin: int = 0) -> int:
        """Do the actions of a hand again, from one of them on: after how many of them all is still as it was."""
        return self.watching.repeat(
            *(array_of(self.program)[0], array_of(state)[0], words_of(state)),
            *(hand.actions, hand.moments, begin, len(hand.actions)),
        )


def words_of(state: State) -> np.ndarray[Any, Any]:
    """The memory of a state as words."""
    return array_of(state).view(np.uint64)
