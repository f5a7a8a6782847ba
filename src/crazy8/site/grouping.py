"""The answers of all games to one question: each answer once, with the games that give it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from crazy8.site.answers import Answer
from crazy8.site.questions import SHELF_QUESTIONS, ShelfQuestion
from crazy8.site.shelf import Game


@dataclass(frozen=True, slots=True)
class Given:
    """An answer and the games that give it."""

    text: str
    games: tuple[Game, ...]


@dataclass(frozen=True, slots=True)
class Asked:
    """What is asked, and all answers; those first that most games give."""

    asked: str
    """Empty for the question of the page."""
    answers: tuple[Given, ...]
    games: int
    """How many games answer it."""


@dataclass(frozen=True, slots=True)
class QuestionPage:
    """A question with everything that is answered to it."""

    question: ShelfQuestion
    main: Asked
    further: tuple[Asked, ...]


def question_pages(answers: Mapping[str, tuple[Answer, ...]], games: Iterable[Game]) -> tuple[QuestionPage, ...]:
    """The questions that some game answers, in their order; `answers` are those of each game by its name."""
    found: dict[str, dict[str, dict[str, dict[str, Game]]]] = {}
    for game in games:
        for one in answers[game.name]:
            asked = found.setdefault(one.question.key, {}).setdefault(one.asked, {})
            asked.setdefault(one.text, {})[game.name] = game
    return tuple(_page(question, found[question.key]) for question in SHELF_QUESTIONS if question.key in found)


def _page(question: ShelfQuestion, found: dict[str, dict[str, dict[str, Game]]]) -> QuestionPage:
    main = _asked("", found.get("", {}))
    further = (_asked(asked, given) for asked, given in found.items() if asked)
    return QuestionPage(question, main, tuple(sorted(further, key=lambda one: -one.games)))


def _asked(asked: str, given: dict[str, dict[str, Game]]) -> Asked:
    answers = tuple(Given(text, tuple(games.values())) for text, games in given.items())
    return Asked(
        asked,
        tuple(sorted(answers, key=lambda one: -len(one.games))),
        len({name for games in given.values() for name in games}),
    )
