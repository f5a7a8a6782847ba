"""Hold what all tables of one variant share."""

from __future__ import annotations

from typing import NamedTuple

from .by_question import AllStated
from .circumstances import Circumstances
from .defaults import assumed_statements
from .memory import Memory
from .readings import Readings


class SharedWork(NamedTuple):
    """The statements of a variant as they were read, and what was worked out for its tables so far."""

    readings: Readings
    circumstances: Circumstances
    stated: AllStated
    memory: Memory


def shared_work(readings: Readings) -> SharedWork:
    """Return the shared work of a variant, with nothing worked out yet."""
    blocks = [one.when for found in assumed_statements().values() for one in found if one.when is not None]
    circumstances = Circumstances(readings.variant, blocks)
    stated = AllStated(readings.variant, readings.said, circumstances)
    return SharedWork(readings, circumstances, stated, Memory())
