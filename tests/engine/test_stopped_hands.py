"""Hands and games that are stopped have no result: they are counted apart, and the report says what is not known."""

from __future__ import annotations

import pytest
from example_rules import PAGAT, PLAIN, program_of

from crazy8.runtime.bots.policies import POLICIES
from crazy8.runtime.records.program import Program
from crazy8.runtime.simulation.report import Report
from crazy8.runtime.simulation.run import PlainEngine, simulate
from crazy8.runtime.simulation.tally import ALL_TURNS, STOPPED, Tally

HANDS = 200


def limited(limit: int, text: str = PLAIN, players: int = 3) -> Program:
    program = program_of(text, players).copy()
    program.action_limit = limit
    return program


def hands_alone(program: Program) -> list[Tally]:
    """The tally of each hand of seed 1."""
    tallies = [Tally() for _ in range(HANDS)]
    for number, tally in enumerate(tallies):
        codes = [POLICIES["sensible"]] * program.players
        PlainEngine().play_stretch(program, codes, tally, 1, number, number + 1, whole=False)
    return tallies


def report_of(limit: int) -> Report:
    return simulate(limited(limit), hands=HANDS, seed=1, policies=["sensible"])


MANY, FEW, NONE = 40, 115, 2_000


@pytest.mark.parametrize("limit", [MANY, FEW])
def test_no_figure_counts_a_hand_that_was_stopped(limit: int) -> None:
    """The figures are those of the same hands with a limit that none of them reaches, without the longer ones."""
    stopped = [tally.sums[STOPPED] == 1 for tally in hands_alone(limited(limit))]
    played = [one for one, was in zip(hands_alone(limited(NONE)), stopped, strict=True) if not was]
    report = report_of(limit)
    assert report.stopped_hands == report.endings.limited.count == sum(stopped) > 0
    assert report.endings.limited.of == report.hands == HANDS
    assert report.endings.won.of == report.positions[0].hand_wins.of == len(played)
    assert report.turns.mean.rounds == len(played)
    if limit == FEW:
        assert report.turns.mean.mean == sum(tally.sums[ALL_TURNS] for tally in played) / len(played)


def test_few_stopped_hands_leave_the_figures_of_the_others_with_a_warning() -> None:
    report = report_of(FEW)
    assert 0 < report.stopped_hands <= HANDS // 100
    (warning,) = report.warnings
    stopped = report.stopped_hands
    assert warning.startswith(f"{stopped} of 200 hands (")
    assert f"All figures are of the {200 - stopped} that ended." in warning
    assert "percentage points higher or lower" in warning
    assert report.turns.mean.bounds is not None
    assert f"On average a hand has at least {report.turns.mean.bounds.least:.2f} turns." in warning
    assert f"  warning: {warning}" in str(report)


def test_with_many_stopped_hands_only_bounds_are_told() -> None:
    report, true = report_of(MANY), report_of(NONE)
    assert report.stopped_hands > HANDS // 10
    assert "too many to tell a share or a mean" in report.warnings[0]
    for one, whole in zip(report.positions, true.positions, strict=True):
        assert (one.hand_wins.share, one.hand_wins.low, one.points.mean) == (None, None, None)
        assert one.hand_wins.bounds.least < whole.hand_wins.share < one.hand_wins.bounds.most
        assert str(one.points) == "unknown"
    for short, long in ((report.turns.mean, true.turns.mean), (report.actions, true.actions)):
        assert short.mean is None
        assert short.bounds.least < long.mean
        assert short.bounds.most is None
        assert str(short).startswith("at least ")
    assert report.choices.share is None
    assert report.turns.median == true.turns.median, (
        "more than half of the hands were shorter than any that was stopped"
    )
    assert report.turns.longest is None
    assert report.turns.least.longest <= true.turns.longest


def test_there_is_nothing_to_warn_of_if_every_hand_ended() -> None:
    report = report_of(NONE)
    assert (report.stopped_hands, report.stopped_games, report.warnings) == (0, 0, ())
    assert report.turns.mean.bounds is report.positions[0].hand_wins.bounds is None


def test_a_game_with_a_stopped_hand_has_no_result_and_is_not_played_on() -> None:
    program = limited(60, PAGAT, 2)
    report = simulate(program, games=40, seed=1, policies=["sensible"])
    assert 0 < report.stopped_games == report.stopped_hands < 40
    assert report.positions[0].game_wins.of == 40 - report.stopped_games
    assert sum(one.game_wins.count for one in report.by_player) >= 40 - report.stopped_games
    assert report.games_without_winner.count == 0
    assert report.hands_of_game.mean.mean is None
    assert report.hands_of_game.mean.bounds.least > 0
    assert report.hands_of_game.longest is None
    assert any(f"{report.stopped_games} of 40 games" in warning for warning in report.warnings)


def test_a_game_that_is_stopped_at_the_limit_of_hands_is_not_one_without_a_winner() -> None:
    program = program_of(PAGAT, 3)
    program.hand_limit = 4
    report = simulate(program, games=20, seed=1, policies=["sensible"])
    assert report.stopped_hands == 0 < report.stopped_games
    assert (report.games_without_winner.count, report.games_without_winner.of) == (0, 20 - report.stopped_games)
    assert len(report.warnings) == 1


def test_a_run_of_nothing_but_stopped_hands_tells_that() -> None:
    report = simulate(limited(5), hands=20, seed=1)
    assert report.stopped_hands == 20
    assert (report.endings.won.of, report.endings.won.share) == (0, None)
    assert str(report.endings.won) == "unknown"
    assert str(report.endings.limited) == "always (above 83.9 %)"
