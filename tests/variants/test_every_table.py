"""Every table of every shipped variant is played: all options, all numbers of players.

A hand is begun at each table, and goes on for a while at the smallest table of a choice of options. By default so are
the few variants that use most of the language; in the long run all of them. With
`CRAZY8_HANDS=1000 pytest -m "slow or not slow" tests/variants/test_every_table.py` two hands are played to their end at
each table; all thousand of them, without looking at everything, in `test_many_hands`.
"""

from __future__ import annotations

import os
import random

from covering import every_variant
from every_moment import check_moment, check_table, check_whole_game
from shipped import Seating, choose, seatings

from crazy8.runtime.engine.step import step
from crazy8.runtime.people.endings import HandEnded
from crazy8.runtime.people.refusals import Refusal
from crazy8.runtime.people.table import RunningGame

IN_FULL = "CRAZY8_HANDS" in os.environ
HANDS = max(1, int(os.environ.get("CRAZY8_HANDS", "1")) // 500)
LONG, SHORT = (10**9, 10**9) if IN_FULL else (100, 10)
"""Actions after which a table is left, at the smallest table of each choice of options and at the others."""


@every_variant
def test_every_moment_of_every_game(name: str) -> None:
    """Cards are conserved, somebody can act, what is legal is done and told, all else leaves no trace, all is kept."""
    seen: set[tuple[str, ...]] = set()
    for seating in seatings(name):
        play(seating, SHORT if seating.options in seen else LONG)
        seen.add(seating.options)


def play(seating: Seating, longest: int) -> None:
    """Play the hands of one table, looking closely all the while."""
    program, chance = seating.program, random.Random(str(seating))
    number = played = actions = 0
    while played < HANDS and actions < longest:
        game = RunningGame.begin(program, 1, number)
        while not game.over and played < HANDS and actions < longest:
            check_table(program, game.state)
            check_moment(game, chance)
            before = game.state.copy()
            action = choose(game.actions(), chance)
            told = game.do(action)
            assert not isinstance(told, Refusal)
            step(program, before, action)
            assert game.state == before
            ended = [event for event in told if isinstance(event, HandEnded)]
            assert len(ended) == (game.hand_over and game.state.actions > 0)
            played += len(ended)
            actions += 1
        check_whole_game(game)
        number += 1
