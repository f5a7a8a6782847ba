"""Every statement is built as the head of `docs/language.md` says: colons, words for cards, and how nothing is said."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from crazy8.compiler.topics.registry import QUESTIONS

OF_CARDS = r"(play|play cutter|starter|wild|value|bonus|answer \S.* with|after|challenge|finish on|finish after) \S.*"
MOMENTS = r"stock (empty|exhausted|short)|blocked|score|tie|finish|finish with several|reshuffle|reverse with two"
MOMENTS += r"|total \d+|at \d+ cards?|call (false|wrongly caught|forgotten)|several|jump|wild countdown|countdown over"
MOMENTS += r"|drawn card|may say \"\" while .*"
NAMES = r"rule( \S+( in \S+)?)?|group \S+"
OF_A_PACK = r"\d+ (of each|without suit)\b.*|colour \S+"
"""The lines of an own pack: so many cards are the when."""
WHEN = re.compile(rf"({OF_CARDS}|{MOMENTS}|{NAMES}|{OF_A_PACK})( served)?")


def statements() -> Iterator[str]:
    """Each statement that is offered, alone, its texts left out."""
    for question in QUESTIONS:
        for lines in question.write:
            for line in re.split(r"[\n{}]", re.sub(r'"[^"]*"', '""', lines)):
                if line.strip():
                    yield line.strip()


LINES = sorted(set(statements()))


@pytest.mark.parametrize("line", LINES)
def test_a_colon_parts_when_from_what_happens(line: str) -> None:
    when, colon, happens = line.partition(":")
    assert ":" not in happens
    if colon:
        assert WHEN.fullmatch(when)
    else:
        begins = line.split()[0]
        assert begins not in ("play", "starter", "value", "bonus", "score") or line.startswith("starter from ")


def test_nothing_is_said_in_one_way() -> None:
    words = {word for line in LINES for word in re.findall(r"[a-z]+", line)}
    assert not words & {"none", "never", "not_allowed"}
    assert [line for line in LINES if "=" in line or "not allowed" in line] == []
    assert [line for line in LINES if re.match("no .*:", line)] == []
