"""Intervals hold the true value as often as they say: 95 of 100 do, measured over thousands of runs.

The true value of a figure is that of all runs together. The seeds are fixed, so the measurement is the same every time.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import fields
from typing import Any, NamedTuple

import pytest
from example_rules import BICYCLE, DROPPING, ITALIAN, PAGAT, PLAIN, program_of

from crazy8.runtime.bots.policies import POLICIES
from crazy8.runtime.records.program import Program
from crazy8.runtime.simulation.compiled import Engine
from crazy8.runtime.simulation.figures import Average, Proportion
from crazy8.runtime.simulation.report import Report, report_of
from crazy8.runtime.simulation.tally import Tally
from crazy8.runtime.simulation.totals import Totals

RUNS = 3_000
FEWEST = 8
"""Cases of either kind that a run has to have on average, for a share to be measured: rarer ones come in steps."""


class Setting(NamedTuple):
    """A way to play, and how much of it a run has."""

    text: str
    players: int
    count: int
    whole: bool = False
    policies: tuple[str, ...] = ("sensible",)
    limit: int = 0
    """Of actions; 0 for the usual one."""

    def program(self) -> Program:
        program = program_of(self.text, self.players).copy()
        program.action_limit = self.limit or program.action_limit
        return program


SETTINGS = {
    "hands of three": Setting(PAGAT, 3, 200),
    "hands of two, one of them by chance": Setting(PAGAT, 2, 150, policies=("sensible", "random")),
    "hands of four by chance": Setting(PLAIN, 4, 300, policies=("random",)),
    "hands that end void": Setting(BICYCLE, 2, 200),
    "long hands with new stocks": Setting(ITALIAN, 3, 400),
    "games": Setting(PAGAT, 3, 60, whole=True),
    "games of two, one of them by chance": Setting(PAGAT, 2, 60, whole=True, policies=("sensible", "random")),
    "games that players drop out of": Setting(DROPPING, 4, 50, whole=True),
    "hands of which few are stopped": Setting(PAGAT, 3, 600, limit=120),
}


def tallies_of(setting: Setting, engine: Engine) -> Iterator[Tally]:
    """The tally of each run; the games of all of them are numbered through."""
    program = setting.program()
    names = setting.policies * (setting.players if len(setting.policies) == 1 else 1)
    codes = [POLICIES[name] for name in names]
    for begin in range(0, RUNS * setting.count, setting.count):
        tally = Tally()
        engine.play_stretch(program, codes, tally, 1, begin, begin + setting.count, setting.whole)
        yield tally


def figures_of(value: Any, name: str = "") -> Iterator[tuple[str, Proportion | Average]]:
    """All shares and means of a report, by their names."""
    if isinstance(value, Proportion | Average):
        yield name, value
    elif isinstance(value, tuple):
        for place, one in enumerate(value):
            yield from figures_of(one, f"{name} {place}")
    elif hasattr(value, "__dataclass_fields__"):
        for field in fields(value):
            yield from figures_of(getattr(value, field.name), f"{name} {field.name}")


def value_of(figure: Proportion | Average) -> float | None:
    return figure.share if isinstance(figure, Proportion) else figure.mean


def is_common(figure: Proportion | Average) -> bool:
    """Whether a run has enough cases of both kinds."""
    if isinstance(figure, Average):
        return True
    return min(figure.count, figure.of - figure.count) >= FEWEST * RUNS


@pytest.mark.slow
@pytest.mark.parametrize("name", SETTINGS)
def test_intervals_hold_the_true_value_as_often_as_they_say(name: str, engine: Engine) -> None:
    setting = SETTINGS[name]
    program, names, together = setting.program(), ["sensible"] * setting.players, Totals()
    reports: list[Report] = []
    for tally in tallies_of(setting, engine):
        alone = Totals()
        alone.add(tally)
        together.add(tally)
        reports.append(report_of(program, alone, 1, names))
    truth = dict(figures_of(report_of(program, together, 1, names)))
    held: Counter[str] = Counter()
    told: Counter[str] = Counter()
    for report in reports:
        for figure, found in figures_of(report):
            true = value_of(truth[figure])
            if true is not None and found.low is not None and found.high is not None:
                told[figure] += 1
                held[figure] += found.low <= true <= found.high
    measured = {
        figure: held[figure] / told[figure] for figure in told if told[figure] > 0.9 * RUNS and is_common(truth[figure])
    }
    assert measured
    assert {figure: share for figure, share in measured.items() if not 0.93 <= share <= 0.97} == {}


@pytest.mark.slow
@pytest.mark.parametrize("limit", [40, 60])
def test_bounds_hold_what_is_true_of_all_hands(limit: int, engine: Engine) -> None:
    """What is true comes from the same hands with a limit that none of them reaches."""
    setting = Setting(PAGAT, 3, 200)
    program, names, together = setting.program(), ["sensible"] * setting.players, Totals()
    for tally in tallies_of(setting, engine):
        together.add(tally)
    truth = dict(figures_of(report_of(program, together, 1, names)))
    held: Counter[str] = Counter()
    told: Counter[str] = Counter()
    for tally in tallies_of(setting._replace(limit=limit), engine):
        alone = Totals()
        alone.add(tally)
        for figure, found in figures_of(report_of(program, alone, 1, names)):
            true = value_of(truth[figure])
            if found.bounds is not None and true is not None:
                least, most = found.bounds.least, found.bounds.most
                told[figure] += 1
                held[figure] += (least is None or least <= true) and (most is None or true <= most)
    assert told
    assert {figure: held[figure] / told[figure] for figure in told if held[figure] < 0.95 * told[figure]} == {}
