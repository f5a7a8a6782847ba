"""What the tests of the engine share: the compiled engine, and how many hands a property is tried on."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from crazy8.runtime.compiled import Engine, compile_engine


@pytest.fixture(scope="session")
def engine(pytestconfig: pytest.Config) -> Engine:
    """The compiled engine, kept between runs in pytest's cache; tests that use it belong to the group `compiled`."""
    assert pytestconfig.cache is not None
    return compile_engine(Path(pytestconfig.cache.mkdir("engine")))


@pytest.fixture(scope="session")
def hands() -> int:
    """How many hands are tried with each program: a few, or as many as CRAZY8_HANDS says."""
    return int(os.environ.get("CRAZY8_HANDS", "6"))
