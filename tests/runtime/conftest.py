"""What the tests of the engine share: the compiled engine, and how many hands a property is tried on."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from example_rules import PLAIN, program_of

from crazy8.runtime.actions import actions_in
from crazy8.runtime.compiled import Engine, compile_engine
from crazy8.runtime.step import new_game

try:
    import fcntl
except ImportError:  # no such thing on Windows
    fcntl = None  # type: ignore[assignment]


@pytest.fixture(scope="session")
def engine(pytestconfig: pytest.Config) -> Engine:
    """The compiled engine, kept between runs in pytest's cache; one worker compiles it while the others wait."""
    assert pytestconfig.cache is not None
    folder = Path(pytestconfig.cache.mkdir("engine"))
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


@pytest.fixture(scope="session")
def hands() -> int:
    """How many hands are tried with each program: a few, or as many as CRAZY8_HANDS says."""
    return int(os.environ.get("CRAZY8_HANDS", "6"))
