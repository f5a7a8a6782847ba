"""What a seat may know, what is refused, and what a seed fixes (cases BR-048 to BR-053)."""

from __future__ import annotations

import pickle
import random
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

from tables import program_of, table

from crazy8.runtime.people.deal import Dealt, HandBegan
from crazy8.runtime.people.events import Drew
from crazy8.runtime.people.position import Position, state_at
from crazy8.runtime.people.reasons import Reason
from crazy8.runtime.people.refusals import Refusal
from crazy8.runtime.people.replay import replay
from crazy8.runtime.people.table import RunningGame
from crazy8.runtime.records.actions import DRAW
from crazy8.runtime.records.chance import CARDS_OF_GAME, seed_stream, shuffle_stock
from crazy8.runtime.topics.deal import fill_stock


def test_an_observation_does_not_hold_the_cards_of_others() -> None:
    """BR-048 (datamllab/rlcard #220 and PR #210; Farama-Foundation/PettingZoo PR #233): equal byte for byte."""
    one = table("", "2H AS", "3D 4D", top="5H", stock="8C 9C", seed=1)
    two = table("", "2H AS", "8C 9C", top="5H", stock="3D 4D", seed=2)
    assert one.game.state.random != two.game.state.random
    assert one.game.observe(0) == two.game.observe(0)
    assert pickle.dumps(one.game.observe(0)) == pickle.dumps(two.game.observe(0))
    assert one.game.observe(None) == two.game.observe(None)
    assert one.game.observe(1) != two.game.observe(1)


def test_the_log_of_a_seat_holds_numbers_in_place_of_cards() -> None:
    """BR-049 (boardgameio/boardgame.io #1159, cuttle-cards/cuttle #187, letsuno PR #3): from the first message on."""
    game = RunningGame.begin(program_of("draw at will\ndeal 7", 2), 3)
    mover = game.mover
    other = 1 - mover
    game.do(DRAW)
    seen = game.log_of(other)
    assert Dealt(mover, 7, None) in seen
    assert seen[-1] == Drew(mover, 1, None)
    [own] = [event for event in seen if isinstance(event, Dealt) and event.seat == other]
    assert own.kinds == game.observe(other).hand
    hidden = {kind for event in game.log for kind in (getattr(event, "kinds", None) or ())}
    shown = {kind for event in game.log_of(None) for kind in (getattr(event, "kinds", None) or ())}
    assert len(hidden) == 15
    assert shown == set()
    [began] = [event for event in seen if isinstance(event, HandBegan)]
    assert began == HandBegan(1, game.state.dealer, game.state.first)


def test_an_illegal_action_is_refused_and_never_replaced() -> None:
    """BR-050 (seen in rlcard; PettingZoo #181; ichabod801/t_games #155): with a reason, and chance is untouched."""
    at = table("", "3C", "4D", top="5H", stock="2C 2D")
    assert at.refused(0, "play 3C").reason is Reason.DOES_NOT_FIT
    assert at.refused(0, "play KS").reason is Reason.NOT_IN_HAND
    for nonsense in (63, 260, -1, 10**30, -(10**30)):
        refusal = at.game.do(nonsense)
        assert isinstance(refusal, Refusal)
        assert refusal.reason is Reason.NO_SUCH_ACTION
    at.do(0, "draw")
    assert at.hand(0) == {"3C", "2C"}


def test_an_action_of_another_seat_is_refused() -> None:
    """BR-050: who acts is part of the action, where it is said."""
    at = table("", "3C", "5D", top="5H", stock="2C 2D")
    assert at.refused(1, "play 5D").reason is Reason.NOT_YOUR_TURN
    assert at.refused(1, "draw").reason is Reason.NOT_YOUR_TURN
    assert at.turn == 0


DEALS = """
import sys
sys.path.insert(0, {folder!r})
from tables import program_of
from crazy8.runtime.people.table import RunningGame
game = RunningGame.begin(program_of("deal 7", 3), 7)
while not game.over:
    game.do(game.actions()[0])
print(game.state.content().hex())
"""


def test_one_seed_fixes_deal_and_reshuffles_in_every_process() -> None:
    """BR-051 (datamllab/rlcard #113, anntzer/redeal #22): also when another game or a policy uses chance in between."""
    program = program_of("deal 7", 3)
    first, second = RunningGame.begin(program, 7), RunningGame.begin(program, 7)
    between = RunningGame.begin(program, 8)
    while not first.over:
        first.do(first.actions()[0])
        random.random()
        if not between.over:
            between.do(between.actions()[-1])
    while not second.over:
        second.do(second.actions()[0])
    assert first.state == second.state
    script = DEALS.format(folder=str(Path(__file__).parent))
    fresh = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert fresh.stdout.strip() == first.state.content().hex()


def test_going_back_and_forth_brings_the_same_reshuffle() -> None:
    """BR-052 (shlomif/PySolFC #278, terraforming-mars #4317): chance is a part of the state."""
    at = table("", "7D", "QH 9S", top="3S", below="JS QC KD 2H 5C 6C 9D")
    before = at.game.state.copy()
    at.do(0, "draw")
    again = RunningGame(at.game.program, before)
    again.do(at.action("draw"))
    assert again.state == at.game.state


def test_a_recording_brings_the_same_reshuffle() -> None:
    """BR-052: a recording names the seed; with it every reshuffle comes out as it did."""
    game = RunningGame.begin(program_of("draw at will\nstock empty: reshuffle", 4), 11)
    while not game.hand_over and game.state.refills < 2:
        game.do(DRAW if DRAW in game.actions() else game.actions()[0])
    assert game.state.refills == 2
    assert replay(game.program, game.recording) == game.state


def test_copies_are_equal_to_lay_and_two_to_count() -> None:
    """BR-053 (citadel-station #12655, damr-/rummy #2, rules of gamevelvet): laying one leaves one."""
    at = table("packs 2", "7H 7H 9C", "2C 3C", top="7D", stock="4S")
    assert at.legal == {"play 7H"}
    at.do(0, "play 7H")
    assert at.count(0, "7H") == 1
    assert at.size(0) == 2
    assert at.discards == ["7D", "7H"]


def test_copies_lie_apart_after_a_shuffle() -> None:
    """BR-053: any two neighbours of two shuffled packs are copies with a chance of 1 in 103, so one pair a shuffle.

    The variance of the number of such pairs is 1 + 52 * 51 * 4 / (104 * 103) - 1, which is a little less than 1.
    """
    program = program_of("packs 2", 2)
    shuffles, pairs = 1_000, 0
    state = state_at(program, Position(turn=0, dealer=1))
    for number in range(shuffles):
        seed_stream(state, 5, number, CARDS_OF_GAME)
        fill_stock(program, state)
        shuffle_stock(state)
        order = state.stock[:104]
        pairs += sum(one == other for one, other in pairwise(order))
    assert abs(pairs - shuffles) < 4 * shuffles**0.5
