"""How many hands a property of the engine is tried on."""

from __future__ import annotations

import os

import pytest


@pytest.fixture(scope="session")
def hands() -> int:
    """How many hands are tried with each program: a few, or as many as CRAZY8_HANDS says."""
    return int(os.environ.get("CRAZY8_HANDS", "6"))
