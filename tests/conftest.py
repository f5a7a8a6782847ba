"""What all tests share: the option that rewrites expected blocks in documents, how properties are tried, the engine."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

from crazy8.files.cache import cache_folder

if TYPE_CHECKING:
    from crazy8.runtime.simulation.compiled import Engine

sys.path.append(str(Path(__file__).parent / "engine"))  # for tables, what holds at them, and the kept engine

KEPT = cache_folder()
"""Where the program keeps what it compiled, before any test puts the cache elsewhere."""

settings.register_profile(
    "few", max_examples=25, derandomize=True, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("many", settings.get_profile("few"), max_examples=150)
settings.load_profile("few")  # the same examples in every run and on every machine, whatever its speed


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--update",
        action="store_true",
        help="write what the program says now into the documents under tests/, instead of comparing",
    )


@pytest.fixture
def update(request: pytest.FixtureRequest) -> bool:
    """Whether documents are to be rewritten."""
    return bool(request.config.getoption("--update"))


@pytest.fixture(scope="session")
def engine_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the compiled engine is kept; the same folder for all workers if the program has one."""
    return KEPT or tmp_path_factory.mktemp("engine")


@pytest.fixture(scope="session")
def engine(engine_folder: Path) -> Engine:
    """The compiled engine, from what was kept if these sources were compiled before."""
    from kept_engine import kept_engine  # it is imported where it is needed only

    return kept_engine(engine_folder)
