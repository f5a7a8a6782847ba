"""The compiled engine plays exactly as the plain one does, and is loaded only by those who ask for it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from playing import TABLES, legal_now, moments, program_at

from crazy8.runtime.engine.step import step
from crazy8.runtime.records.actions import actions_in
from crazy8.runtime.simulation.compiled import Engine, cache_of_this_version, compile_engine, is_cached
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


def test_plain_play_never_loads_the_compiler() -> None:
    code = """
import sys
import crazy8.runtime.simulation.compiled, crazy8.runtime.people.table, crazy8.runtime.people.position
import crazy8.compiler.program.from_rules
from crazy8.runtime.records.program import Program
from crazy8.runtime.simulation.run import simulate
print(sorted(name for name in sys.modules if name.split(".")[0] in ("numba", "llvmlite")))
"""
    assert run_python(code) == "[]"


@pytest.mark.slow
def test_the_second_start_takes_the_compiled_engine_from_its_cache(engine: Engine, engine_folder: Path) -> None:
    assert engine
    assert is_cached(engine_folder)
    code = f"""
from pathlib import Path
from crazy8.runtime.simulation.compiled import compile_engine
engine = compile_engine(Path({str(engine_folder)!r}))
stats = engine.common.play_stretch.stats
print(sum(stats.cache_hits.values()), sum(stats.cache_misses.values()))
"""
    assert run_python(code) == "1 0"


def test_a_cache_of_other_sources_is_another_folder(tmp_path: Path) -> None:
    assert cache_of_this_version(tmp_path).parent == tmp_path
    assert not is_cached(tmp_path)


@pytest.mark.slow
def test_the_engine_is_compiled_once_in_a_process(engine: Engine, engine_folder: Path) -> None:
    assert compile_engine(engine_folder) is engine
