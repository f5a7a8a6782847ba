"""Check the parts of a Markdown rulebook that are made from its rules, and make them anew."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from crazy8.books.printing import book_of
from crazy8.compiler.book.languages.files import languages
from crazy8.compiler.book.parts import HAND, PARTS, RELATIVES, WHOLE, part_text
from crazy8.compiler.diagnostics.diagnostic import Diagnostic
from crazy8.compiler.diagnostics.suggest import suggest
from crazy8.compiler.language.markdown.differences import difference
from crazy8.compiler.language.markdown.document import MarkdownDocument
from crazy8.compiler.language.markdown.markers import GeneratedPart, parts_of
from crazy8.compiler.language.reports.markdown import PartChoice, StalePart, UnknownPart
from crazy8.compiler.telling.facts import Book
from crazy8.errors import C8Error, ChoiceError, RulebookError
from crazy8.files.lookup import is_markdown
from crazy8.read_variant import ReadVariant

_ANSWERS = {"yes": True, "no": False}


class _Wanted(NamedTuple):
    """The part that a marker asks for."""

    language: str = "en"
    players: int | None = None
    options: tuple[str, ...] = ()
    signs: bool = True


class _Unmakeable(Exception):
    """Raised if a part cannot be made as it is asked for."""

    def __init__(self, reason: str, hint: str | None) -> None:
        super().__init__(reason)
        self.reason = reason
        self.hint = hint


def refreshed(variant: ReadVariant) -> str:
    """Return the text of a Markdown rulebook with every generated part made anew; nothing else in it changes.

    Raises `RulebookError` if the rulebook has errors, `ChoiceError` if it is no Markdown file.
    """
    if not is_markdown(variant.file):
        raise ChoiceError(f"`{variant.file}` is no Markdown file", "only Markdown rulebooks have generated parts")
    variant.refuse_faults()
    document = variant.loaded.markdown
    assert document is not None, "without errors there is a document"
    text = document.whole.text
    pieces, place = [], 0
    for part, made in _Making(variant).made(parts_of(document)[0]):
        if isinstance(made, str):
            pieces += [text[place : part.inside.start], made]
            place = part.inside.end
    return "".join([*pieces, text[place:]])


def part_reports(variant: ReadVariant, document: MarkdownDocument) -> tuple[Diagnostic, ...]:
    """Report faults of the markers of a document, and parts that do not say what the rules say."""
    parts, faults = parts_of(document)
    reports: list[Diagnostic] = [*document.marker_faults, *faults]
    for part, made in _Making(variant).made(parts):
        if isinstance(made, Diagnostic):
            reports.append(made)
        elif made is not None and made != part.inside.text:
            facts = (difference(part.inside.text, made),)
            reports.append(StalePart(span=part.marker.span, part=part.name, notes=facts))
    return tuple(reports)


class _Making:
    """The making of the parts of one rulebook."""

    def __init__(self, variant: ReadVariant) -> None:
        self.variant = variant
        self.books: dict[tuple[int | None, tuple[str, ...], bool, bool], Book] = {}

    def made(self, parts: tuple[GeneratedPart, ...]) -> Iterator[tuple[GeneratedPart, str | Diagnostic | None]]:
        """Return the content of each part if it is fresh, or why it cannot be made.

        `None` for a part that is to be left alone: the rules have errors, or stand in it.
        """
        for part in parts:
            yield part, self._made(part)

    def _made(self, part: GeneratedPart) -> str | Diagnostic | None:
        name, span = part.name, part.marker.span
        if name not in PARTS:
            return UnknownPart(span=span, name=name, known=PARTS, suggestion=suggest(name, PARTS))
        try:
            wanted = _wanted(part.marker.words[1:])
            book = self._book(wanted, name)
        except _Unmakeable as error:
            return PartChoice(span=span, part=name, reason=error.reason, advice=error.hint)
        if book is None or part.holds_rules:
            return None
        return part.laid_out(part_text(book, name, wanted.language, signs=wanted.signs))

    def _book(self, wanted: _Wanted, part: str) -> Book | None:
        """Return the book from which a part is taken, or `None` if the rules have errors.

        What takes its time, a hand that is played and relatives that are read, is made for those who ask for it.
        """
        hand, relatives = part in (WHOLE, HAND), part in (WHOLE, RELATIVES)
        key = (wanted.players, wanted.options, hand, relatives)
        if key not in self.books:
            try:
                self.books[key] = book_of(
                    self.variant, players=wanted.players, options=wanted.options, hand=hand, relatives=relatives
                )
            except RulebookError:
                return None
            except C8Error as error:
                raise _Unmakeable(error.message, error.hint) from None
        return self.books[key]


def _wanted(words: tuple[str, ...]) -> _Wanted:
    """Return what the words behind the name of a part ask for. Raises `_Unmakeable` if that makes no sense."""
    wanted = _Wanted()
    for word in words:
        key, _, value = word.partition("=")
        match key:
            case "lang" if value in languages():
                wanted = wanted._replace(language=value)
            case "lang":
                raise _Unmakeable(f"there are no rulebooks in `{value}`", _meant(value, languages()))
            case "players" if value.isascii() and value.isdigit() and 0 < len(value) <= 3:
                wanted = wanted._replace(players=int(value))
            case "players":
                raise _Unmakeable(f"`{value}` is no number of players", "write a number, as in `players=3`")
            case "with":
                names = tuple(name for name in value.split(",") if name)
                wanted = wanted._replace(options=(*wanted.options, *names))
            case "signs" if value in _ANSWERS:
                wanted = wanted._replace(signs=_ANSWERS[value])
            case "signs":
                raise _Unmakeable(f"`{word}` is neither yes nor no", "write `signs=no` for a part without signs")
            case _:
                raise _Unmakeable(f"`{word}` asks for nothing", _meant(key, ("lang", "players", "with", "signs"), "="))
    return wanted


def _meant(word: str, known: tuple[str, ...], end: str = "") -> str:
    meant = suggest(word, known)
    if meant is not None:
        return f"did you mean `{meant}{end}`?"
    return f"choose {', '.join(f'`{one}{end}`' for one in known[:-1])} or `{known[-1]}{end}`"
