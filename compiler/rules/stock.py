"""The empty stock and the blocked hand."""

from __future__ import annotations

from typing import Literal

from crazy8.compiler.rules.scoring import Mode
from crazy8.compiler.rules.topic import Topic

StockEmpty = Literal["reshuffle", "turn over", "pass", "score"]
StockExhausted = Literal["pass", "score"]


class Stock(Topic):
    """What happens when there is nothing to draw."""

    empty: StockEmpty
    exhausted: StockExhausted
    """When nothing can be reshuffled or turned over either."""
    blocked: Mode | None
    """How a hand counts in which everybody passed in a row; `None`: it is void."""
