"""Bulk play: the same result for any division of the work, and numbers that add up."""

from __future__ import annotations

import pytest
from example_rules import BICYCLE, PAGAT, PLAIN, program_of

from crazy8.runtime.bots.policies import POLICIES
from crazy8.runtime.records.program import fingerprint
from crazy8.runtime.simulation.run import PlainEngine, simulate

PAGAT_THREE = program_of(PAGAT, 3)


def test_workers_and_stretches_do_not_change_the_result(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = simulate(PAGAT_THREE, hands=60, seed=3)
    for workers, stretch in ((1, 7), (2, 7), (3, 1)):
        monkeypatch.setattr(PlainEngine, "stretch", lambda self, whole, stretch=stretch: stretch)
        assert simulate(PAGAT_THREE, hands=60, seed=3, workers=workers) == whole


def test_another_seed_is_another_result() -> None:
    assert simulate(PAGAT_THREE, hands=60, seed=3) != simulate(PAGAT_THREE, hands=60, seed=4)


def test_a_report_names_what_is_needed_to_repeat_it() -> None:
    report = simulate(PAGAT_THREE, hands=10, seed=9, policies=["random", "sensible", "sensible"])
    assert (report.seed, report.hands, report.games, report.players) == (9, 10, 0, 3)
    assert report.policies == ("random", "sensible", "sensible")
    assert report.fingerprint == fingerprint(PAGAT_THREE)


def test_the_numbers_of_a_report_add_up() -> None:
    report = simulate(PAGAT_THREE, hands=80, seed=5)
    endings = report.endings
    counts = (endings.won, endings.blocked, endings.void, endings.scored, endings.ended, endings.limited)
    assert sum(share.count for share in counts) == 80
    assert sum(position.hand_wins.count for position in report.positions) == endings.won.count
    assert sum(player.hand_wins.count for player in report.by_player) == endings.won.count
    points = [sum(standing.points.mean for standing in side) for side in (report.positions, report.by_player)]
    assert points[0] == pytest.approx(points[1])
    assert report.choices.of == round(report.actions.mean * 80)
    assert report.hands_of_game is None
    assert report.positions[0].game_wins is None


def test_blocked_and_void_hands_are_told_apart() -> None:
    void = simulate(program_of(BICYCLE, 2), hands=40, seed=1).endings
    counted = simulate(program_of(BICYCLE.replace("void", "each pays own hand"), 2), hands=40, seed=1).endings
    assert void.blocked.count == 0 < void.void.count
    assert (counted.blocked, counted.void.count) == (void.void, 0)


def test_whole_games_are_counted_too() -> None:
    report = simulate(PAGAT_THREE, games=6, seed=2)
    assert report.games == 6
    assert report.hands_of_game is not None
    assert report.hands_of_game.mean.mean == pytest.approx(report.hands / 6)
    assert sum(position.game_wins.count for position in report.positions if position.game_wins) >= 6


def test_progress_is_told_up_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PlainEngine, "stretch", lambda self, whole: 4)
    told: list[tuple[int, int]] = []
    simulate(PAGAT_THREE, hands=10, on_progress=lambda done, of: told.append((done, of)))
    assert told == [(4, 10), (8, 10), (10, 10)]


def test_no_hands_are_no_trouble() -> None:
    report = simulate(PAGAT_THREE, hands=0)
    assert (report.hands, report.turns.median, report.endings.won.share) == (0, 0, None)


@pytest.mark.parametrize("policies", [["clever"], ["random", "random"], []])
def test_policies_that_fit_no_table_are_refused(policies: list[str]) -> None:
    with pytest.raises(ValueError, match="polic"):
        simulate(PAGAT_THREE, hands=1, policies=policies)


def test_the_first_player_has_the_better_half_and_the_seats_do_not_matter() -> None:
    report = simulate(program_of(PLAIN, 2), hands=1_500, seed=6)
    assert report.positions[0].hand_wins.share > 0.5
    assert report.by_player[0].hand_wins.low < 0.5 < report.by_player[0].hand_wins.high


def test_sense_beats_chance() -> None:
    report = simulate(program_of(PLAIN, 2), hands=800, seed=6, policies=["sensible", "random"])
    assert set(POLICIES) == {"sensible", "random"}
    assert report.by_player[0].hand_wins.low > 0.52
