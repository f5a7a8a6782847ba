"""What the benchmarks share."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from crazy8.files.cache import cache_folder
from crazy8.runtime.simulation.compiled import Engine

sys.path.append(str(Path(__file__).parents[1] / "tests" / "engine"))  # for rules written as text, and the kept engine


@pytest.fixture(scope="session")
def engine(tmp_path_factory: pytest.TempPathFactory) -> Engine:
    """The compiled engine, from what was kept if these sources were compiled before."""
    from kept_engine import kept_engine  # it stands in the folder that was added to the path above

    return kept_engine(cache_folder() or tmp_path_factory.mktemp("engine"))


@pytest.fixture
def timed(pytestconfig: pytest.Config) -> bool:
    """Whether times are to be measured and printed: with `--benchmark-enable`, best with `-n0 -s`."""
    return bool(pytestconfig.getoption("benchmark_enable"))
