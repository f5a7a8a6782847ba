"""What the benchmarks share."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from crazy8.runtime.simulation.compiled import Engine

sys.path.append(str(Path(__file__).parent.parent / "runtime"))  # for rules written as text, and the kept engine


@pytest.fixture(scope="session")
def engine(pytestconfig: pytest.Config) -> Engine:
    """The compiled engine, compiled at most once for all workers."""
    from kept_engine import kept_engine  # it stands in the folder that was added to the path above

    return kept_engine(pytestconfig)


@pytest.fixture
def timed(pytestconfig: pytest.Config) -> bool:
    """Whether times are to be measured and printed: with `--benchmark-enable`, best with `-n0 -s`."""
    return bool(pytestconfig.getoption("benchmark_enable"))
