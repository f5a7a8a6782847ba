"""Group the answers of all games to one question: each answer once, with the games that give it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from crazy8.site.answers import ShelfAnswer
from crazy8.site.questions import SHELF_QUESTIONS, ShelfQuestion
from crazy8.site.shelf import ShelfGame


@dataclass(frozen=True, slots=True)
class Given:
    """An answer, together with the games that give it."""

    text: str
    games: tuple[ShelfGame, ...]


@dataclass(frozen=True, slots=True)
class AskedAndAnswered:
    """A question in one form, with all answers to it."""

    asked: str
    """Empty for the question of the page."""
    parts: tuple[tuple[Given, ...], ...]
    """The answers to each thing about it; those first that most games give."""

    @property
    def games(self) -> int:
        """Return the number of games that answer it."""
        return len({game.name for part in self.parts for given in part for game in given.games})


@dataclass(frozen=True, slots=True)
class QuestionPage:
    """A question with everything that is answered to it."""

    question: ShelfQuestion
    main: AskedAndAnswered
    further: tuple[AskedAndAnswered, ...]

    @property
    def usual(self) -> tuple[str, Given]:
        """The answer to know first, and what it is an answer to if not to the question itself."""
        first = self.main if self.main.parts else self.further[0]
        return first.asked, first.parts[0][0]


Texts = dict[str, dict[str, ShelfGame]]
"""The games that say something, by their names and what they say."""
Slots = dict[tuple[int, str], Texts]


def question_pages(
    answers: Mapping[str, tuple[ShelfAnswer, ...]], games: Iterable[ShelfGame]
) -> tuple[QuestionPage, ...]:
    """Return the questions that some game answers, in their order; `answers` are those of each game by its name."""
    found: dict[str, dict[str, Slots]] = {}
    for game in games:
        for answer in answers[game.name]:
            slots = found.setdefault(answer.question.key, {}).setdefault(answer.asked, {})
            slots.setdefault(answer.slot, {}).setdefault(answer.text, {})[game.name] = game
    return tuple(_page(question, found[question.key]) for question in SHELF_QUESTIONS if question.key in found)


def _page(question: ShelfQuestion, found: Mapping[str, Slots]) -> QuestionPage:
    further = (_asked(asked, slots) for asked, slots in found.items() if asked)
    return QuestionPage(question, _asked("", found.get("", {})), tuple(sorted(further, key=lambda one: -one.games)))


def _asked(asked: str, slots: Slots) -> AskedAndAnswered:
    """Return slots of one rank stay as the books tell them."""
    order = sorted(slots, key=lambda slot: slot[0])
    return AskedAndAnswered(asked, tuple(_most_first(slots[slot]) for slot in order))


def _most_first(texts: Texts) -> tuple[Given, ...]:
    given = (Given(text, tuple(games.values())) for text, games in texts.items())
    return tuple(sorted(given, key=lambda one: -len(one.games)))
