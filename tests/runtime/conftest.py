"""What the tests of the engine share: the compiled engine, and how many hands a property is tried on."""

from __future__ import annotations

import os

import pytest
from kept_engine import kept_engine

from crazy8.runtime.simulation.compiled import Engine


@pytest.fixture(scope="session")
def engine(pytestconfig: pytest.Config) -> Engine:
    """The compiled engine, compiled at most once for all workers."""
    return kept_engine(pytestconfig)


@pytest.fixture(scope="session")
def hands() -> int:
    """How many hands are tried with each program: a few, or as many as CRAZY8_HANDS says."""
    return int(os.environ.get("CRAZY8_HANDS", "6"))
