"""A run begins with the plain engine and goes over to the compiled one: the figures are the same whenever it does."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from playing import program_at

from crazy8.games import fast_engine
from crazy8.games.fast_engine import WORTH_COMPILING, WORTH_LOADING, FastEngine, Stage
from crazy8.runtime.records.deal import HAS_MANY_KINDS
from crazy8.runtime.records.program import Program
from crazy8.runtime.simulation.compiled import Engine
from crazy8.runtime.simulation.run import PlainEngine, StretchPlayer, simulate

MANY = WORTH_COMPILING + 1


def after(stretches: int, player: StretchPlayer) -> Callable[[], StretchPlayer | None]:
    """An engine that is ready after so many stretches."""
    asked = iter(range(1_000_000))
    return lambda: player if next(asked) >= stretches else None


@pytest.mark.slow
@pytest.mark.parametrize("table", [("pagat", 3), ("rich", 3)])
@pytest.mark.parametrize("whole", [False, True])
def test_the_figures_do_not_depend_on_when_a_run_goes_over(
    table: tuple[str, int], whole: bool, engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(PlainEngine, "stretch", lambda self, whole: 1 if whole else 2)
    program = program_at(table)
    count = {"games": 3} if whole else {"hands": 9}
    plain = simulate(program, seed=5, engine=PlainEngine(), **count)
    for stretches in range(4):
        for workers in (1, 2):
            mixed = simulate(program, seed=5, workers=workers, faster=after(stretches, engine), **count)
            assert mixed == plain


class Fast(PlainEngine):
    """Stands for the compiled engine."""


class Watched:
    """A run in whose place nothing is compiled: what the process does, and what is loaded, is said by the test."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, folder: Path | None) -> None:
        self.stages: list[Stage] = []
        self.loaded: list[Path] = []
        self.program = program_at(("pagat", 2))
        monkeypatch.setattr(fast_engine, "cache_folder", lambda: folder)
        monkeypatch.setattr("crazy8.runtime.simulation.compiled.compile_engine", self.load)

    def load(self, place: Path, *, rare: bool) -> StretchPlayer:
        assert not rare
        self.loaded.append(place)
        if (place / "spoilt").exists():
            raise EOFError
        return Fast()

    def run(self, hands: int) -> StretchPlayer | None:
        with FastEngine(self.program, hands, 0, self.stages.append) as fast:
            if fast._process is not None:
                fast._process.wait()
            return fast.when_ready()


def test_what_is_compiled_is_kept_and_loaded_by_the_next_run(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(fast_engine, "COMPILE", ("-c", "import sys; open(sys.argv[1] + '/engine', 'w').close()"))
    watched = Watched(monkeypatch, tmp_path)
    assert isinstance(watched.run(MANY), Fast)
    assert watched.stages == ["compiling", "compiled"]
    assert isinstance(watched.run(WORTH_LOADING + 1), Fast)
    assert watched.stages[2:] == ["compiled"]
    assert watched.loaded[0] == watched.loaded[1]
    assert [path.name for path in watched.loaded[0].iterdir()] == ["engine"]
    assert list(tmp_path.iterdir()) == [watched.loaded[0]]


def test_without_a_cache_the_engine_is_compiled_for_the_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fast_engine, "COMPILE", ("-c", ""))
    watched = Watched(monkeypatch, None)
    assert isinstance(watched.run(MANY), Fast)
    assert not watched.loaded[0].exists(), "nothing is left behind"


def test_a_compiler_that_fails_leaves_the_plain_engine(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(fast_engine, "COMPILE", ("-c", "raise SystemError('broken')"))
    watched = Watched(monkeypatch, tmp_path)
    assert watched.run(MANY) is None
    assert watched.stages == ["compiling", "plain"]
    assert list(tmp_path.iterdir()) == []


def test_a_numba_that_cannot_be_imported_leaves_the_plain_engine(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Such as one that is older than the numpy beside it."""
    (tmp_path / "numba").mkdir()
    (tmp_path / "numba" / "__init__.py").write_text("raise SystemError('needs another numpy')\n")
    monkeypatch.syspath_prepend(tmp_path)
    watched = Watched(monkeypatch, None)
    assert watched.run(MANY) is None
    assert watched.stages == ["compiling", "plain"]


def test_a_compiler_that_is_not_done_ends_with_the_run(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(fast_engine, "COMPILE", ("-c", "import time; time.sleep(600)"))
    watched = Watched(monkeypatch, tmp_path)
    with FastEngine(watched.program, MANY, 0, watched.stages.append) as fast:
        process = fast._process
        assert fast.when_ready() is None
    assert process is not None
    assert process.returncode not in (0, None)
    assert list(tmp_path.iterdir()) == []


def test_the_compiler_ends_with_a_run_that_is_ended_from_outside(tmp_path: Path) -> None:
    words = [sys.executable, *fast_engine.COMPILE, str(tmp_path), "0"]
    with subprocess.Popen(words, stdin=subprocess.PIPE) as process:
        assert process.stdin is not None
        process.stdin.close()
        assert process.wait(timeout=60) == 1


def test_a_spoilt_cache_is_thrown_away(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(fast_engine, "COMPILE", ("-c", "import sys; open(sys.argv[1] + '/spoilt', 'w').close()"))
    watched = Watched(monkeypatch, tmp_path)
    assert watched.run(MANY) is None
    assert watched.stages == ["compiling", "plain"]
    assert list(tmp_path.iterdir()) == []


def test_short_runs_neither_load_nor_compile(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    watched = Watched(monkeypatch, tmp_path)
    assert watched.run(WORTH_LOADING) is None
    assert watched.run(WORTH_COMPILING) is None
    assert watched.stages == ["plain", "plain"]


def test_a_folder_that_cannot_be_made_is_no_trouble(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    watched = Watched(monkeypatch, tmp_path / "gone")
    assert watched.run(MANY) is None
    assert watched.stages == ["plain"]


def test_rare_features_have_a_place_of_their_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(fast_engine, "COMPILE", ("-c", ""))
    places = []
    for features in (0, ~HAS_MANY_KINDS):
        program = Program()
        program.features = features
        monkeypatch.setattr(fast_engine, "cache_folder", lambda: tmp_path)
        monkeypatch.setattr(
            "crazy8.runtime.simulation.compiled.compile_engine",
            lambda place, rare: places.append((place.name[:11], rare)),
        )
        with FastEngine(program, MANY, 0, lambda stage: None) as fast:
            assert fast._process is not None
            fast._process.wait()
            fast.when_ready()
    assert places == [("engine-comm", False), ("engine-rare", True)]
