"""Find the games of a shelf that are most like one, and the sentences in which two games differ."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from crazy8.site.answers import ShelfAnswer
from crazy8.site.questions import SHELF_QUESTIONS, ShelfQuestion

MOST = 2
"""With how many others a game is compared on its page."""

Answers = Mapping[str, tuple[ShelfAnswer, ...]]
"""The answers of each game, by its name."""


class Differing(NamedTuple):
    """A question that two games answer differently: what only one of the two says."""

    question: ShelfQuestion
    ours: tuple[ShelfAnswer, ...]
    theirs: tuple[ShelfAnswer, ...]


def nearest(answers: Answers) -> dict[str, tuple[str, ...]]:
    """Return for each game those that say most of what it says, and little else; the nearest first."""
    said = {name: frozenset((one.slot, one.asked, one.text) for one in given) for name, given in answers.items()}

    def distance(name: str, other: str) -> float:
        return -len(said[name] & said[other]) / len(said[name] | said[other])

    return {
        name: tuple(
            sorted((other for other in said if other != name), key=lambda other: (distance(name, other), other))[:MOST]
        )
        for name in said
    }


def differing(ours: tuple[ShelfAnswer, ...], theirs: tuple[ShelfAnswer, ...]) -> tuple[Differing, ...]:
    """Return where two games differ, question by question."""
    only_ours, only_theirs = _without(ours, theirs), _without(theirs, ours)
    found = (
        Differing(question, _about(question, only_ours), _about(question, only_theirs)) for question in SHELF_QUESTIONS
    )
    return tuple(one for one in found if one.ours or one.theirs)


def _without(said: tuple[ShelfAnswer, ...], others: tuple[ShelfAnswer, ...]) -> tuple[ShelfAnswer, ...]:
    known = set(others)
    return tuple(one for one in said if one not in known)


def _about(question: ShelfQuestion, said: tuple[ShelfAnswer, ...]) -> tuple[ShelfAnswer, ...]:
    return tuple(one for one in said if one.question == question)
