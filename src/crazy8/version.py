"""Hold the version of the program."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version


def _installed() -> str:
    try:
        return version("crazy8")
    except PackageNotFoundError:
        return "unknown"


VERSION = _installed()
"""The version that is installed; `unknown` if the program runs from its folder without being installed."""
