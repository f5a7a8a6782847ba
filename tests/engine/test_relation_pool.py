"""Relations between cards: each is written once, and there is room for so many of them."""

from __future__ import annotations

from itertools import pairwise

import pytest
from tables import rules_of

from crazy8.compiler.program.from_rules import limits, program_from
from crazy8.runtime.records.limits import MOST_KINDS, MOST_RELATIONS

CARDS = [f"{rank}{suit}" for suit in "CDHS" for rank in ("A", *map(str, range(2, 11)), "J", "Q", "K")]


def covers(count: int) -> str:
    """So many cards, each to be covered with another one of its own."""
    lines = [f"play {one}: cover with {other}, else draw 1" for one, other in pairwise(CARDS)]
    return "\n".join(["no wild 8", *lines[:count]])


def test_equal_relations_are_written_once() -> None:
    text = (
        "play A: cover with same suit, else draw 1\nplay K: next must play same suit, else draw 1\njump with same suit"
    )
    program = program_from(rules_of(text, 3))
    used = {number for number in program.relation_of if number}
    assert used == {program.jump_relation}
    fixed = [program.relation[MOST_KINDS * program.jump_relation + kind] for kind in range(program.kinds)]
    assert len(set(fixed)) == 4


def test_the_pool_has_room_for_so_many_and_no_more() -> None:
    assert limits(rules_of(covers(MOST_RELATIONS - 1), 2)) == []
    too_many = rules_of(covers(MOST_RELATIONS), 2)
    assert [(one.what, one.number, one.most) for one in limits(too_many)] == [
        ("relations", MOST_RELATIONS + 1, MOST_RELATIONS)
    ]
    with pytest.raises(ValueError, match="relations"):
        program_from(too_many)
