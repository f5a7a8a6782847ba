"""Many hands at every table of every shipped variant, on the compiled engine, with the plain one in step.

By default one hand is played at the smallest table of each choice of options. For a thousand at all tables, which take
an hour:

    CRAZY8_HANDS=1000 pytest tests/variants/test_many_hands.py -n0 -s

Hands belong to whole games, one game after the other. One line is told of each variant.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import groupby

import pytest
from shipped import Seating, seatings
from watched_hand import FAULTS, WatchedHand, Watcher

from crazy8.files.shipped import shipped_names
from crazy8.runtime.engine.legal import legal
from crazy8.runtime.engine.step import step
from crazy8.runtime.people.replay import load, save
from crazy8.runtime.records.actions import no_actions
from crazy8.runtime.records.codes import GAME_OVER, LIMITED
from crazy8.runtime.records.deal import HAS_MANY_KINDS
from crazy8.runtime.records.program import Program
from crazy8.runtime.records.state import State
from crazy8.runtime.simulation.compiled import Engine
from crazy8.runtime.topics.deal import prepare_game

IN_FULL = "CRAZY8_HANDS" in os.environ
HANDS = int(os.environ.get("CRAZY8_HANDS", "1"))
SAVED = 4
"""Of so many hands one is also saved at some moment."""
PLAIN = 20
"""Of so many hands one is also played on the plain engine, which takes a hundred times as long."""
SEED = 8


@pytest.mark.slow
@pytest.mark.parametrize("name", shipped_names())
def test_every_hand_ends_and_can_be_repeated(name: str, engine: Engine) -> None:
    """Cards are conserved, somebody can act, hands end or are stopped, and can be played again from any moment."""
    counts: Counter[str] = Counter()
    for seating in seatings(name) if IN_FULL else smallest(seatings(name)):
        if seating.program.features & HAS_MANY_KINDS:
            pytest.skip("it has more kinds of cards than the compiled engine can hold")
        counts.update(watch(seating, engine))
    print(f"\n{name}: " + ", ".join(f"{count} {what}" for what, count in counts.items()), flush=True)


def smallest(tables: Iterable[Seating]) -> Iterator[Seating]:
    """Of the tables with the same options the first one, which has the fewest players."""
    for _, same in groupby(tables, key=lambda table: table.options):
        yield next(same)


def watch(seating: Seating, engine: Engine) -> Counter[str]:
    """Play the hands of one table; what there was to be seen."""
    program = seating.program
    watcher, state = Watcher(engine.build_for(program), program, SEED), State()
    counts = Counter(tables=1)
    prepare_game(program, state, SEED, 0)
    for number in range(HANDS):
        before = state.copy()
        hand = watcher.play(state)
        assert not hand.fault, f"{seating}, hand {number}: {FAULTS[hand.fault]} after {list(hand.actions)}"
        assert watcher.repeat(before.copy(), hand) == len(hand.actions)
        counts.update(hands=1, actions=len(hand.actions), stopped=state.result == LIMITED)
        if number % SAVED == 0:
            counts["saves"] += 1
            check_save(watcher, hand, number)
        if number % PLAIN == 0:
            counts["on the plain engine"] += 1
            check_plain_engine(program, before, hand)
        if state.phase == GAME_OVER:
            prepare_game(program, state, SEED, counts["games"] + 1)
            counts["games"] += 1
    return counts


def check_save(watcher: Watcher, hand: WatchedHand, number: int) -> None:
    """Some moment of the hand can be saved, and the hand goes on from there as it did."""
    place = number % len(hand.actions)
    moment = hand.moment(place)
    saved = load(watcher.program, save(watcher.program, moment))
    assert saved == moment
    assert watcher.repeat(saved, hand, place + 1) == len(hand.actions)


def check_plain_engine(program: Program, state: State, hand: WatchedHand) -> None:
    """The plain engine finds the same actions legal, and each of them leads to the same state, byte by byte."""
    last = len(hand.actions) - 1
    for place, action in enumerate(hand.actions.tolist()):
        step(program, state, action)
        assert state.content() == hand.moments[place].tobytes()
        if place < last:
            options = no_actions()
            legal(program, state, options)
            assert options == hand.choices[place].tolist()
