"""Lives: counters that fall for the loser of a hand, and what becomes of a player without any."""

from __future__ import annotations

import pytest
from tables import table

from crazy8.runtime.people.endings import CounterMoved
from crazy8.runtime.records.actions import DEAL
from crazy8.runtime.records.codes import GAME_OVER
from crazy8.runtime.records.holding import seats_in

LIVES = "value any: 1\nscore: each pays own hand\ncountdown from 3 to 0\ncountdown falls for loser\n"
LEAVES = LIVES + "countdown over: leaves game\ngame until 1 remains"
LOSES = LIVES + "countdown over: loses game\ngame to countdown"


def test_only_the_loser_of_a_hand_loses_a_life() -> None:
    at = table(LEAVES, "3H", "QC 4D", "4C", top="5H", counters={0: 1, 1: 2, 2: 1})
    assert CounterMoved(1, 1) in at.do(0, "play 3H")
    assert list(at.game.observe(None).counters) == [1, 1, 1]
    assert at.game.observe(None).in_game == (0, 1, 2)


@pytest.mark.parametrize(("blocked", "counters"), [("void", [3, 3, 3]), ("each pays own hand", [3, 2, 3])])
def test_nobody_loses_a_life_in_a_void_hand(blocked: str, counters: list[int]) -> None:
    at = table(f"{LEAVES}\nstock empty: pass\nblocked: {blocked}", "3C", "QC 4C", "6C", top="5H", stock="")
    for seat in range(3):
        at.do(seat, "pass")
    assert list(at.game.observe(None).counters) == counters


def test_the_first_without_lives_loses_and_all_others_win() -> None:
    at = table(LOSES, "3H", "QC 4D", "4C", top="5H", counters={0: 1, 1: 1, 2: 1})
    at.do(0, "play 3H")
    assert at.game.state.phase == GAME_OVER
    assert seats_in(at.game.state.game_winners) == (0, 2)


def test_whoever_has_left_after_losing_by_too_many_cards_does_not_deal() -> None:
    text = f"{LEAVES}\nnext dealer loser\nat 5 cards: loses\nplay 2: next draws 2"
    at = table(text, "2H 3S", "QC 4C 5C 6D", "KC KS KD", top="5H", stock="7D 7S 7C", counters={1: 1})
    at.do(0, "play 2H")
    at.do(1, "take")
    assert at.game.observe(None).in_game == (0, 2)
    at.game.do(DEAL)
    assert at.game.state.dealer == 2
