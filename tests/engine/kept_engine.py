"""The compiled engine for tests, compiled once for all test processes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from example_rules import PLAIN, TEXTS, program_of

from crazy8.runtime.engine.step import new_game
from crazy8.runtime.records.actions import actions_in
from crazy8.runtime.simulation.compiled import Engine, compile_engine
from crazy8.runtime.simulation.digest import digest_of_engine

try:
    import fcntl
except ImportError:  # no such thing on Windows
    fcntl = None  # type: ignore[assignment]


def kept_engine(folder: Path) -> Engine:
    """The compiled engine; one process compiles it while the others wait."""
    with one_at_a_time(folder / "lock"):
        engine = compile_engine(kept_in(folder))
        for rules in (PLAIN, TEXTS["rich"]):  # one for each build
            program = program_of(rules, 2)
            state = new_game(program, 1)
            engine.step(program, state, next(actions_in(engine.legal(program, state))))
        return engine


def kept_in(folder: Path) -> Path:
    """The place of this version of the engine."""
    return folder / f"engine-tests-{digest_of_engine()}"


@contextmanager
def one_at_a_time(place: Path) -> Iterator[None]:
    """Keep other processes from doing the same meanwhile, where the system can; the lock ends with the process."""
    with place.open("w") as lock:
        if fcntl is not None:
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield
