"""What the benchmarks share."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from crazy8.runtime.compiled import Engine, compile_engine

sys.path.append(str(Path(__file__).parent.parent / "runtime"))  # for the rules written as text


@pytest.fixture(scope="session")
def engine(pytestconfig: pytest.Config) -> Engine:
    """The compiled engine, kept between runs in pytest's cache; tests that use it belong to the group `compiled`."""
    assert pytestconfig.cache is not None
    return compile_engine(Path(pytestconfig.cache.mkdir("engine")))


@pytest.fixture
def timed(pytestconfig: pytest.Config) -> bool:
    """Whether times are to be measured and printed: with `--benchmark-enable`, best with `-n0 -s`."""
    return not pytestconfig.getoption("benchmark_disable") or bool(pytestconfig.getoption("benchmark_enable"))
