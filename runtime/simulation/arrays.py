"""Show records to the compiled engine as numpy arrays over the same memory. Needs numpy."""

from __future__ import annotations

from functools import cache
from typing import Any, cast

import numpy as np

from ..records.record import FlatRecord


def array_of(record: FlatRecord) -> np.ndarray[Any, Any]:
    """Return the memory of a record as an array of one structured element."""
    return np.frombuffer(cast(Any, record), dtype=dtype_of(type(record)))


@cache
def dtype_of(record: type[FlatRecord]) -> np.dtype[Any]:
    """Return the numpy structured type of a record; numpy takes a millisecond to make it."""
    return np.dtype(record)
