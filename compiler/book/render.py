"""Write a book as a file: HTML, Markdown or plain text, in any of the languages."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from typing import Literal

from jinja2 import BaseLoader, Environment, StrictUndefined, Template
from jinja2.sandbox import SandboxedEnvironment
from markupsafe import Markup, escape

from ..pictures.cards import STYLE, Look, picture_of, sheet
from ..telling.facts import Book
from .faces import Face, page_with_face
from .for_programs import page_json
from .in_english import in_html as english_in_html
from .in_english import in_markdown as english_in_markdown
from .in_english import in_plain_text as english_in_plain_text
from .languages.files import LanguageFiles
from .marks_in_text import in_html, in_markdown
from .own_templates import SHIPPED, Find, OwnFirst, told_as_faults
from .page import BookPage, CardPicture, Grid, Line
from .widths import padded, width, wrapped

OutputFormat = Literal["html", "md", "txt"]
"""The forms that people read, each with its templates."""
Form = Literal["html", "md", "txt", "json"]
"""All forms of a text; JSON is for programs."""
Paper = Literal["A4", "letter"]
"""Sizes of paper, as style sheets call them."""
COLUMNS = 78
"""The width of plain text."""
TEXT_SIGN = "\ufe0e"
"""Asks for the plain form of the sign before it, where a font also has a coloured picture."""

WIDE_STOPS = ("。", "？", "！")

_SUIT_SIGNS = re.compile("[♣♦♥♠]")
_SUIT_CLASSES = {"♣": "black clubs", "♦": "red diamonds", "♥": "red", "♠": "black"}
"""Classes of a sign in running text: clubs and diamonds can have colours of their own."""
_LETTERS = str.maketrans({"♣": "C", "♦": "D", "♥": "H", "♠": "S"})
_RAISED = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")
_MARKDOWN = re.compile(r"[\\`*_\[\]<>|~]|&(?=#?\w+;)|\{(?=[{%])|^[#=]|^[+-](?!\d)")
"""Characters that would be taken for markup, for an entity or for a value to put in; some only at the beginning."""
_NUMBERED = re.compile(r"^(\d+)(?=[.)](?:\s|$))")
"""A beginning that would be taken for an item of a list."""


def render(
    book: Book,
    language: str | LanguageFiles,
    output: Form,
    *,
    face: Face = "whole",
    paper: Paper = "A4",
    images: bool = False,
    four_colours: bool = False,
    ascii_suits: bool = False,
    marked: bool = False,
    own: Find | None = None,
) -> str:
    """A face of a book as the text of a file; what the language cannot say is in English, and marked so.

    `ascii_suits` writes `8H` for `8♥`, for terminals and printers without the signs. `images` makes every drawn card an
    image of its own, for programs that cannot share the parts of drawings; `four_colours` draws diamonds blue and clubs
    green. `marked` puts comments into Markdown
    that say which answers a sentence tells, as HTML does anyhow. `own` finds templates of a user's own, which are taken
    instead of those that ship; what is wrong with them is raised as `TemplateFault`.
    """
    page = page_with_face(book, language, face)
    if output == "json":
        return page_json(book, page)
    values = {"page": page, "paper": paper, "images": images, "four_colours": four_colours}
    if own is None:
        text = template("rulebook", output, marked=marked).render(values)
    else:
        with told_as_faults():
            text = _named("rulebook", output, _sandbox(output, own, marked=marked)).render(values)
    text = ENGLISH_SHOWN[output](text)
    return text.translate(_LETTERS) if ascii_suits else text


def template(name: str, output: OutputFormat, *, marked: bool = False) -> Template:
    """Return a template that ships, for one form of output."""
    return _named(name, output, _environment(output, marked=marked))


def _named(name: str, output: OutputFormat, environment: Environment) -> Template:
    return environment.get_template(f"{name}.{output}.j2")


@lru_cache(maxsize=4)
def _environment(output: OutputFormat, *, marked: bool) -> Environment:
    """Return the templates that ship."""
    return _prepared(Environment, SHIPPED, output, marked=marked)


def _sandbox(output: OutputFormat, own: Find, *, marked: bool) -> Environment:
    """Return an environment for a user's own templates, which reach nothing but what they are given."""
    return _prepared(SandboxedEnvironment, OwnFirst(own), output, marked=marked)


def _prepared(kind: type[Environment], loader: BaseLoader, output: OutputFormat, *, marked: bool) -> Environment:
    """Return the templates of one form of output, with its filters."""
    environment = kind(
        loader=loader,
        autoescape=output == "html",
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    environment.filters |= FILTERS[output]
    if marked and output == "md":
        environment.filters |= _MARKED
    return environment


def _wide_stop_apart(line: Line) -> tuple[str, str]:
    """A text and its wide stop, which stands behind the signs: behind the stop they would hang on the next sentence.

    Not so behind a number or a letter: a sign would read as a power there.
    """
    head, stop = line.text[:-1], line.text[-1:]
    if line.signs and stop in WIDE_STOPS and not head[-1:].isascii():
        return head, stop
    return line.text, ""


# ---- HTML


def _html(line: Line) -> Markup:
    """A line with coloured suit signs and raised footnote signs, and marks around it for the answers that it tells."""
    text, stop = _wide_stop_apart(line)
    return Markup(in_html(_html_text(text) + _html_signs(line.signs) + stop, line.says))


def _html_text(text: str) -> Markup:
    """A text with coloured suit signs."""
    return Markup(_SUIT_SIGNS.sub(_html_suit, str(escape(text))))


def _html_suit(found: re.Match[str]) -> str:
    sign = found.group()
    return f'<span class="{_SUIT_CLASSES[sign]}">{sign}{TEXT_SIGN}</span>'


def _html_signs(signs: tuple[str, ...]) -> Markup:
    if not signs:
        return Markup("")
    links = Markup(",").join(Markup('<a href="#{0}">{1}</a>').format(sign_id(sign), sign) for sign in signs)
    return Markup("<sup>{0}</sup>").format(links)


def _html_picture(card: CardPicture, images: bool, four_colours: bool) -> Markup:
    """A card where it is shown; a page with shared drawings has its colours from its style."""
    picture = picture_of(card.rank, card.suit)
    look: Look = "four-colours" if four_colours else "light"
    return Markup(picture.image(card.label, look) if images else picture.use(card.label))


def _html_sheet(page: BookPage, images: bool) -> Markup:
    """The drawings of all cards that a page shows; nothing if they are images or if there are none."""
    shown = [] if images else [picture_of(card.rank, card.suit) for card in page.pictures()]
    return Markup(sheet(shown)) if shown else Markup("")


def _html_card_style(page: BookPage) -> Markup:
    """What the drawings need in the head of the page."""
    return Markup(STYLE) if next(page.pictures(), None) else Markup("")


def sign_id(sign: str) -> str:
    """The anchor of a footnote sign."""
    return f"note-{ord(sign[0]):x}" if not sign.isdigit() else f"note-{sign}"


# ---- Markdown


def _markdown(line: Line) -> str:
    """A line in which no character is taken for markup, with raised footnote signs."""
    text, stop = _wide_stop_apart(line)
    return _markdown_text(text) + ",".join(line.signs).translate(_RAISED) + stop


def _markdown_text(text: str) -> str:
    """A text in which no character is taken for markup."""
    return _NUMBERED.sub(r"\1\\", _MARKDOWN.sub(r"\\\g<0>", text))


def _marked(line: Line) -> str:
    return _markdown(line) + in_markdown(line.says)


def _markdown_grid(grid: Grid) -> str:
    """A table with aligned columns."""
    return _aligned(grid, lambda cell: english_in_markdown(_markdown(cell)))


def _marked_grid(grid: Grid) -> str:
    return _aligned(grid, lambda cell: english_in_markdown(_marked(cell)))


def _aligned(grid: Grid, written: Callable[[Line], str]) -> str:
    rows = [[written(column.head) for column in grid.columns]]
    rows += [[written(cell) for cell in row] for row in grid.rows]
    widths = [max(3, *(width(row[number]) for row in rows)) for number in range(len(grid.columns))]
    numeric = [column.numeric for column in grid.columns]
    rule = ["-" * (size - 1) + ":" if right else "-" * size for size, right in zip(widths, numeric, strict=True)]
    lines = [
        [padded(cell, size, right=right) for cell, size, right in zip(row, widths, numeric, strict=True)]
        for row in (rows[0], rule, *rows[1:])
    ]
    return "\n".join("| " + " | ".join(cells) + " |" for cells in lines)


def _markdown_quoted(text: str) -> str:
    """Lines as a quotation, which stands apart from the rest; blank lines around it stay blank."""
    inside = text.strip("\n")
    quoted = "\n".join(f"> {line}".rstrip() for line in inside.split("\n"))
    return text.replace(inside, quoted, 1)


# ---- plain text


def _plain(line: Line, between: str = " ") -> str:
    """A line with footnote signs in brackets."""
    text, stop = _wide_stop_apart(line)
    return text + (f"{between}[{','.join(line.signs)}]" if line.signs else "") + stop


def _plain_grid(grid: Grid) -> str:
    """A table in columns, its head underlined."""
    lines_of_cells = [[column.head for column in grid.columns], *grid.rows]
    rows = [[english_in_plain_text(_plain(cell)) for cell in cells] for cells in lines_of_cells]
    widths = [max(width(row[number]) for row in rows) for number in range(len(grid.columns))]
    rows.insert(1, ["-" * size for size in widths])
    numeric = [column.numeric for column in grid.columns]
    lines = [
        "  ".join(padded(cell, size, right=right) for cell, size, right in zip(row, widths, numeric, strict=True))
        for row in rows
    ]
    return "\n".join(("  " + line).rstrip() for line in lines)


def _underlined(text: str, stroke: str) -> str:
    """A heading over a row of strokes."""
    text = english_in_plain_text(text)
    return f"{text}\n{stroke * width(text)}"


def _wrapped(text: str, first: str = "", rest: str = "") -> str:
    """A paragraph as wide as the page; the first line and the others may begin with something."""
    return wrapped(english_in_plain_text(text), COLUMNS, first, rest)


FILTERS: dict[OutputFormat, dict[str, Callable[..., str]]] = {
    "html": {
        "line": _html,
        "text": _html_text,
        "anchor": sign_id,
        "picture": _html_picture,
        "sheet": _html_sheet,
        "card_style": _html_card_style,
    },
    "md": {"line": _markdown, "text": _markdown_text, "grid": _markdown_grid, "quoted": _markdown_quoted},
    "txt": {"line": _plain, "grid": _plain_grid, "underlined": _underlined, "wrapped": _wrapped},
}
"""The filters that templates may use, by form of output."""
ENGLISH_SHOWN: dict[OutputFormat, Callable[[str], str]] = {
    "html": english_in_html,
    "md": english_in_markdown,
    "txt": english_in_plain_text,
}
"""The ways to show what is said in English because the language lacks it, by form of output."""
_MARKED: dict[str, Callable[..., str]] = {"line": _marked, "grid": _marked_grid}
"""The filters that mark in Markdown which answers a sentence tells."""
