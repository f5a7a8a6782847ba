"""The watcher of many hands notices what is wrong with a state."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from shipped import Seating
from watched_hand import FAULTS, fault_of

from crazy8.runtime.engine.step import new_game
from crazy8.runtime.records.codes import HAND_OVER, LIMITED, RUNNING
from crazy8.runtime.records.limits import MOST_KINDS
from crazy8.runtime.records.state import State

PROGRAM = Seating("pagat", (), 4).program


def fault_after(change: Callable[[State], None]) -> str:
    """What the watcher finds after the deal, once something in the state was changed."""
    state = new_game(PROGRAM, 1)
    change(state)
    return FAULTS[fault_of(PROGRAM, state, 0, [0] * MOST_KINDS)]


def field(name: str, value: int) -> Callable[[State], None]:
    """Sets a field."""
    return lambda state: setattr(state, name, value)


def lose_a_card(state: State) -> None:
    state.stock_size -= 1


def hold_a_card_twice(state: State) -> None:
    state.stock[0] = state.top


def miscount_a_hand(state: State) -> None:
    state.size[2] += 1


def end_without_result(state: State) -> None:
    state.phase, state.result = HAND_OVER, RUNNING


def stop_before_the_limit(state: State) -> None:
    state.phase, state.result = HAND_OVER, LIMITED


def let_nobody_decide(state: State) -> None:
    state.mover = (state.dealer + 1) % 4
    state.active &= ~(1 << state.mover)


def test_nothing_is_wrong_after_a_deal() -> None:
    assert fault_after(lambda _: None) == ""


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (lose_a_card, "a card is lost, or there twice"),
        (hold_a_card_twice, "a card is lost, or there twice"),
        (miscount_a_hand, "a hand and what is written of it differ"),
        (field("top", 51), "the top card is not that of the pile"),
        (field("actions", 1), "the actions are miscounted"),
        (stop_before_the_limit, "the hand goes on beyond the limit, or was stopped before"),
        (let_nobody_decide, "somebody decides who is not in the hand"),
        (end_without_result, "the hand is over without a result"),
    ],
)
def test_it_is_noticed(change: Callable[[State], None], fault: str) -> None:
    assert fault_after(change) == fault
