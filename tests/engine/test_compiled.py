"""The compiled engine plays exactly as the plain one does, step by step and in its counts."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from pathlib import Path

import numpy as np
import pytest
from kept_engine import kept_in
from playing import TABLES, legal_now, moments, program_at

from crazy8.runtime.engine.step import step
from crazy8.runtime.records import chance
from crazy8.runtime.records.actions import actions_in
from crazy8.runtime.records.card_sets import bit, count_of, lowest_of, without_lowest
from crazy8.runtime.simulation.compiled import Engine, compile_engine
from crazy8.runtime.simulation.digest import digest_of_engine
from crazy8.runtime.simulation.machine_words import teach_card_sets
from crazy8.runtime.simulation.reached import functions_of_bulk_play
from crazy8.runtime.simulation.run import PlainEngine, simulate

tables = pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table[0]}-{table[1]}")


@pytest.mark.slow
@tables
def test_every_step_is_the_same(table: tuple[str, int], engine: Engine, hands: int) -> None:
    program = program_at(table)
    for state, action in moments(program, 6, hands):
        assert list(actions_in(engine.legal(program, state))) == legal_now(program, state)
        plain, compiled = state.copy(), state.copy()
        step(program, plain, action)
        engine.step(program, compiled, action)
        assert plain == compiled


@pytest.mark.slow
@tables
@pytest.mark.parametrize("policy", ["random", "sensible"])
def test_bulk_play_counts_the_same(table: tuple[str, int], policy: str, engine: Engine) -> None:
    program = program_at(table)
    count = 2 if table[0] == "rich" else 10  # its hands are a hundred times as long
    plain = simulate(program, hands=count, seed=7, policies=[policy], engine=PlainEngine())
    assert simulate(program, hands=count, seed=7, policies=[policy], engine=engine) == plain


@pytest.mark.slow
@pytest.mark.parametrize("name", ["pagat", "dropping", "scoring-empty"])
def test_whole_games_count_the_same(name: str, engine: Engine) -> None:
    program = program_at((name, 3))
    plain = simulate(program, games=3, seed=8, engine=PlainEngine())
    assert plain.games == 3
    assert simulate(program, games=3, seed=8, engine=engine) == plain


def run_python(code: str) -> str:
    done = subprocess.run([sys.executable, "-W", "error", "-c", code], capture_output=True, text=True, check=True)
    return done.stdout.strip()


@pytest.mark.slow
def test_the_second_start_takes_the_compiled_engine_from_its_cache(engine: Engine, engine_folder: Path) -> None:
    assert engine
    code = f"""
from pathlib import Path
from crazy8.runtime.simulation.compiled import compile_engine
engine = compile_engine(Path({str(kept_in(engine_folder))!r}))
stats = engine.common.play_stretch.stats
print(sum(stats.cache_hits.values()), sum(stats.cache_misses.values()))
"""
    assert run_python(code) == "1 0"


@pytest.mark.slow
def test_the_engine_is_compiled_once_in_a_process(engine: Engine, engine_folder: Path) -> None:
    assert compile_engine(kept_in(engine_folder)) is engine


def sorts_of(cards: int) -> tuple[int, int, int, int]:
    """What numba is taught about a set that is not empty."""
    lowest = lowest_of(cards)
    return count_of(cards), lowest, without_lowest(cards), bit(lowest)


def test_sets_of_cards_are_the_same_in_machine_words() -> None:
    """The part of the engine that has a second form, compiled without all the rest."""
    teach_card_sets()
    compiled = import_module("numba").njit(sorts_of)
    for cards in (1, 0b1011000, 1 << 63, (1 << 64) - 1, 0xF0F0_0000_0000_0001):
        assert compiled(np.uint64(cards)) == sorts_of(cards)


def test_all_of_the_engine_is_reached_and_nothing_else() -> None:
    names = {function.__module__.removeprefix("crazy8.runtime.") for function in functions_of_bulk_play()}
    assert {"engine.step", "topics.debts", "bots.sensible_bot", "records.chance", "simulation.loop"} <= names
    assert not [name for name in names if name.startswith("people")]
    assert "records.card_sets" not in names, "numba is taught these"


def test_other_code_and_other_numbers_have_another_digest(monkeypatch: pytest.MonkeyPatch) -> None:
    known = digest_of_engine()
    assert digest_of_engine() == known
    monkeypatch.setattr("crazy8.runtime.topics.calls.MOST_WAITING", 3)
    other = digest_of_engine()
    monkeypatch.undo()
    monkeypatch.setattr(chance.turned, "__code__", (lambda word, places: word).__code__)
    assert len({known, other, digest_of_engine()}) == 3
