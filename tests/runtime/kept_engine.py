"""The compiled engine for tests: compiled once, whatever the number of test processes, and kept in pytest's cache."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from example_rules import PLAIN, program_of

from crazy8.runtime.engine.step import new_game
from crazy8.runtime.records.actions import actions_in
from crazy8.runtime.simulation.compiled import Engine, compile_engine

try:
    import fcntl
except ImportError:  # no such thing on Windows
    fcntl = None  # type: ignore[assignment]


def kept_engine(config: pytest.Config) -> Engine:
    """The compiled engine; one worker compiles it while the others wait."""
    assert config.cache is not None
    folder = Path(config.cache.mkdir("engine"))
    with one_at_a_time(folder / "lock"):
        engine = compile_engine(folder)
        program = program_of(PLAIN, 2)
        state = new_game(program, 1)
        engine.step(program, state, next(actions_in(engine.legal(program, state))))
        return engine


@contextmanager
def one_at_a_time(place: Path) -> Iterator[None]:
    """Keep other processes from doing the same meanwhile, where the system can; the lock ends with the process."""
    with place.open("w") as lock:
        if fcntl is not None:
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield
