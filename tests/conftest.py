"""What all tests share: the option that rewrites expected blocks in documents, and how properties are tried."""

from __future__ import annotations

import pytest
from hypothesis import settings

# The same examples in every run and on every machine, whatever its speed.
settings.register_profile("crazy8", derandomize=True, deadline=None, database=None)
settings.load_profile("crazy8")


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
