"""Make the faces of a book: the whole rules, the short ones for the table, and a score sheet."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from ..telling.facts import Book
from ..telling.phrase import phrase
from ..telling.score_sheet import ScoreSheet
from .languages.files import LanguageFiles
from .languages.language import Language, language
from .page import Block, BookPage, Column, Grid, Line, Paragraph
from .page_from_facts import page_of
from .page_words import explained
from .sections import RULES

Face = Literal["whole", "short", "score-sheet"]

SHORT = tuple(key for key in RULES if key != "pack")
"""The sections for those who know the pack and want to play."""
BESIDE_THE_SHEET = ("scoring", "game")
"""The sections that one looks up while writing points down."""


def page_with_face(book: Book, choice: str | LanguageFiles, face: Face) -> BookPage:
    """Return one face of a book; only the whole one tells the source of a rule."""
    if face == "whole":
        return page_of(book, choice)
    plain, words = page_of(book, choice, signs=False), language(choice, book.suit_word)
    return _short(plain, words) if face == "short" else _score_sheet(plain, book, words)


def pages_with_faces(book: Book, choice: str | LanguageFiles) -> dict[Face, BookPage]:
    """Return all faces of a book, which takes less time than one after the other."""
    plain, words = page_of(book, choice, signs=False), language(choice, book.suit_word)
    return {
        "whole": page_of(book, choice),
        "short": _short(plain, words),
        "score-sheet": _score_sheet(plain, book, words),
    }


def _short(page: BookPage, words: Language) -> BookPage:
    blocks = tuple(block for block in page.blocks if block.key in SHORT)
    return explained(replace(page, face="short", sources=(), blocks=blocks), words)


def _score_sheet(page: BookPage, book: Book, words: Language) -> BookPage:
    sheet = _sheet(book.score_sheet, words)
    beside = tuple(block for block in page.blocks if block.key in BESIDE_THE_SHEET)
    page = replace(page, face="score-sheet", sources=(), summary=(), blocks=(sheet, *beside))
    return explained(page, words)


def _sheet(sheet: ScoreSheet, words: Language) -> Block:
    """Return the sheet as a table with empty cells, and how to fill it in."""
    if sheet.counter:
        key, rows = "sheet-counter", tuple(map(str, sheet.counter))
    else:
        key, rows = "sheet-hand", tuple(str(number) for number in range(1, sheet.hands + 1))
    totals = () if sheet.counter or not sheet.running else (words.sentence(phrase("sheet-total")),)
    seats = [_seat(sheet, words, seat, column) for seat in range(1, sheet.seats + 1) for column in range(sheet.columns)]
    columns = (Column(Line(words.sentence(phrase(key)))), *(Column(Line(seat)) for seat in seats))
    lines = tuple((Line(row), *(Line("") for _ in seats)) for row in (*rows, *totals))
    return Block("sheet", words.sentence(phrase("heading-sheet")), (_how(sheet, words), Grid(columns, lines)))


def _seat(sheet: ScoreSheet, words: Language, seat: int, column: int) -> str:
    """Return the head of a column, where a name is written; the further columns of a player have none."""
    return words.say(phrase("sheet-pair" if sheet.pairs else "sheet-player", number=seat)) if column == 0 else ""


def _how(sheet: ScoreSheet, words: Language) -> Paragraph:
    """Return one sentence on what goes into a cell."""
    kind = "counter" if sheet.counter else "wins" if sheet.wins_only else "columns" if sheet.columns > 1 else "points"
    return Paragraph((Line(words.sentence(phrase(f"sheet-how-{kind}", columns=sheet.columns))),))
