"""Lay out the pages of a site: where each one lies and what is on it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from crazy8.compiler.book.faces import Face, pages_with_faces
from crazy8.compiler.book.languages.files import LanguageFiles
from crazy8.compiler.book.render import Paper
from crazy8.site.answers import answers_of
from crazy8.site.comparison_data import comparison_data
from crazy8.site.grouping import QuestionPage, question_pages
from crazy8.site.nearest import differing, nearest
from crazy8.site.shelf import Shelf
from crazy8.site.templates import filled
from crazy8.site.words import SiteWords

FACES: dict[str, Face] = {"games": "whole", "short": "short", "sheets": "score-sheet"}
"""The folders of the rulebooks, and which face of the books lies in each."""


class SiteFile(NamedTuple):
    """A file of a site."""

    path: str
    """The path from the folder of the site."""
    text: str


class PagePlace(NamedTuple):
    """The place of a page, as its links need it."""

    words: SiteWords
    path: str
    """From the folder of the language on."""
    languages: tuple[SiteWords, ...]
    """All languages of the site; in each there is a page of this path."""

    @property
    def home(self) -> str:
        """The way to the folder of the language."""
        return "../" * self.path.count("/")

    @property
    def root(self) -> str:
        """The way to the folder of the site."""
        return f"{self.home}../"


def site_files(shelf: Shelf, languages: Sequence[LanguageFiles], paper: Paper = "A4") -> Iterator[SiteFile]:
    """Yield all files of a site, language by language."""
    spoken = tuple(map(SiteWords, languages))
    yield SiteFile("style.css", filled("site.css", paper=paper))
    yield SiteFile("site.js", filled("site.js"))
    yield SiteFile("index.html", filled("languages.html.j2", languages=spoken, first=spoken[0]))
    for words in spoken:
        yield from _in_language(shelf, words, spoken)


def _in_language(shelf: Shelf, words: SiteWords, spoken: tuple[SiteWords, ...]) -> Iterator[SiteFile]:
    """Yield all files of one language, without those of the others."""

    def page(path: str, template: str, **values: object) -> SiteFile:
        place = PagePlace(words, path, spoken)
        text = filled(template, place=place, words=words, say=words.say, shelf=shelf, **values)
        return SiteFile(f"{words.tag}/{path}", text)

    answers = {game.name: tuple(answers_of(game.book, words.files)) for game in shelf.games}
    questions = question_pages(answers, shelf.games)
    yield page("index.html", "shelf.html.j2", answers=answers)
    yield page("compare.html", "compare.html.j2")
    yield SiteFile(f"{words.tag}/answers.js", comparison_data(shelf, answers, words))
    yield page("questions/index.html", "questions.html.j2", questions=questions)
    for before, one, after in _with_neighbours(questions):
        yield page(f"questions/{one.question.key}.html", "question.html.j2", one=one, before=before, after=after)
    near, games = nearest(answers), {game.name: game for game in shelf.games}
    for game in shelf.games:
        others = [(games[name], differing(answers[game.name], answers[name])) for name in near[game.name]]
        yield page(f"near/{game.name}.html", "near.html.j2", game=game, others=others)
        faces = pages_with_faces(game.book, words.files)
        for folder, face in FACES.items():
            values = {"page": faces[face], "game": game, "folder": folder, "images": False, "four_colours": False}
            yield page(f"{folder}/{game.name}.html", "book.html.j2", **values)


def _with_neighbours(
    questions: Sequence[QuestionPage],
) -> Iterator[tuple[QuestionPage | None, QuestionPage, QuestionPage | None]]:
    """Yield each question with the one before it and the one after it."""
    yield from zip((None, *questions[:-1]), questions, (*questions[1:], None), strict=True)
