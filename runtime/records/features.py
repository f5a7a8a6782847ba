"""Name features as bits: what a program does not use costs one predictable branch.

A topic declares its features beside its fields; which bit each has is said by the table here. A name that begins with
`HAS_`, or ends with `_RULES` for several at once, stands for features everywhere in the engine.
"""

from __future__ import annotations

from collections.abc import Mapping

ROOM = {
    "game": 2,
    "deal": 5,
    "turns": 2,
    "matching": 4,
    "counters": 1,
    "stock": 5,
    "debts": 3,
    "effects": 8,
    "conditions": 3,
    "several": 3,
    "out_of_turn": 1,
    "calls": 5,
    "finish": 6,
}
"""The number of features each topic has."""


def feature(topic: str, number: int) -> int:
    """Return the bit of a feature of a topic, counted from 0."""
    assert number < ROOM[topic]
    topics = list(ROOM)
    return 1 << (sum(ROOM[before] for before in topics[: topics.index(topic)]) + number)


def features_in(used: Mapping[int, bool]) -> int:
    """Return the features that are used, together."""
    return sum(feature for feature, is_used in used.items() if is_used)
