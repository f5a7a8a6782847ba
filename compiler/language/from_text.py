"""Turn a text into a document: parse, report, leave out what is faulty, and go on."""

from __future__ import annotations

from typing import NamedTuple

from ..diagnostics.diagnostic import Diagnostic
from ..source import Source, Span
from .blanks import Structure, blank
from .document import Document
from .driver import UnexpectedTokenError, tree_of
from .faults import fault_at
from .from_tree import body_from
from .head import head_faults, unknown_version
from .nodes import BodyNode, Option
from .reports.syntax import FileTooLong, TooManyFaults
from .tables import tables

MOST_CHARACTERS = 200_000
MOST_LINES = 2_000
MOST_OPTIONS = 64
"""Every option is checked with every number of players, and every pair of them is compared."""
MOST_FAULTS = 20


class Parsed(NamedTuple):
    """The document that could be read of a text, with the reports on the rest."""

    document: Document
    diagnostics: tuple[Diagnostic, ...]


def parse(source: Source, most_faults: int = MOST_FAULTS) -> Parsed:
    """Read a text; every fault of the syntax is reported, up to so many, and what is sound is kept."""
    if (too_long := _too_long(source)) is not None:
        return Parsed(Document(source=source, body=()), (too_long,))
    body, faults = _body_and_faults(source, most_faults)
    options = [node for node in body if isinstance(node, Option)]
    if len(options) > MOST_OPTIONS:
        place = options[MOST_OPTIONS].name.span
        faults.append(FileTooLong(span=place, length=len(options), what="options", most=MOST_OPTIONS))
    document = Document(source=source, body=tuple(body))
    if (unknown := unknown_version(document)) is not None:
        return Parsed(document, (unknown,))
    return Parsed(document, (*faults, *(() if faults and not body else head_faults(document, bool(faults)))))


def _too_long(source: Source) -> Diagnostic | None:
    """Return the report of a text that is too long to be read."""
    characters = len(source.text), "characters", MOST_CHARACTERS
    lines = source.line_count, "lines", MOST_LINES
    for length, what, most in (characters, lines):
        if length > most:
            return FileTooLong(span=Span(source, 0, 0), length=length, what=what, most=most)
    return None


def _body_and_faults(source: Source, most_faults: int) -> tuple[list[BodyNode], list[Diagnostic]]:
    """Return all statements and blocks, without what is faulty; what stands before a fault is read and done with."""
    text = source.text
    body: list[BodyNode] = []
    faults: list[Diagnostic] = []
    begin = 0
    most = most_faults
    read_plainly = False
    structure: Structure | None = None
    while True:
        try:
            return [*body, *_body_of(text, begin, len(text), source)], faults
        except UnexpectedTokenError as error:
            if not read_plainly:
                read_plainly = True
                from .marks.reading import without_marks  # only a text that cannot be read as it is waits for it

                text, marks = without_marks(source)
                if marks:
                    faults.extend(marks)
                    most += len(marks)
                    continue
            # Every round ends: either it blanks something that was not blank, or the reading is given up. What stands
            # before the outermost statement at fault is sound, so the next round begins there.
            if structure is None:
                structure = Structure(text)
            fault, extent = fault_at(error, source, structure)
            faults.append(fault)
            blanked = blank(text, extent)
            if len(faults) >= most or blanked == text:
                faults.append(TooManyFaults(span=fault.span, count=most_faults))
                return [], faults
            sound = structure.outermost_start(extent.start)
            body.extend(_body_of(text, begin, sound, source))
            text, begin = blanked, sound
            structure = structure.without(extent, blanked)


def _body_of(text: str, begin: int, end: int, source: Source) -> tuple[BodyNode, ...]:
    return body_from(tree_of(text, tables(), begin, end), source, tables().choices)
