"""The version of the program."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as installed_version


def version() -> str:
    """The version that is installed; `unknown` if the program runs from its folder without being installed."""
    try:
        return installed_version("crazy8")
    except PackageNotFoundError:
        return "unknown"
