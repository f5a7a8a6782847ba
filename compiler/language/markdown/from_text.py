"""Find the rules and the markers in a Markdown text."""

from __future__ import annotations

import re
from collections.abc import Iterator

from markdown_it import MarkdownIt
from markdown_it.token import Token

from ...diagnostics.diagnostic import Diagnostic
from ...source import LINE_END, Source, Span
from ..reports.markdown import BrokenMarker, NoBlock, UnclosedFence
from .document import MarkdownDocument, Marker

LANGUAGE = "c8"
"""The first word behind the fence of a block of rules."""

_MARKER = re.compile(r"<!--[ \t]*c8:(?P<words>.*?)-->")
_MEANT_AS_MARKER = re.compile(r"<!--\s*c8\s*:", re.IGNORECASE)
_NOT_BLANK = re.compile(r"[^ \t\r\n]")


def read_markdown(whole: Source) -> MarkdownDocument:
    """Return the rules of a Markdown text and its markers, with reports on what cannot be read."""
    return _Reading(whole).document()


class _Reading:
    """The work on one text."""

    def __init__(self, whole: Source) -> None:
        self.whole = whole
        # Markdown has the same ends of lines as rules; so the lines of its tokens are the lines of the source.
        self.starts = [0, *(found.end() for found in LINE_END.finditer(whole.text)), len(whole.text)]
        self.rules: list[tuple[int, int]] = []
        self.blocks: list[Span] = []
        self.markers: list[Marker] = []
        self.faults: list[Diagnostic] = []
        self.marker_faults: list[Diagnostic] = []

    def document(self) -> MarkdownDocument:
        """Look at every token, and put together what was found."""
        reader = MarkdownIt("commonmark").disable("inline")  # what stands within paragraphs takes longest, and is rare
        for token in reader.parse(self.whole.text):
            if token.type == "fence" and token.info.split()[:1] == [LANGUAGE]:
                self._block(token)
            elif token.type == "html_block":
                self._comments(token)
            elif token.type == "inline" and _MEANT_AS_MARKER.search(token.content):
                children: list[Token] = []
                reader.inline.parse(token.content, reader, {}, children)
                self._comments_in_text(token, children)
        if not self.blocks:
            self.faults.append(NoBlock(span=Span(self.whole, 0, 0)))
        return MarkdownDocument(
            whole=self.whole,
            rules=Source(self.whole.name, "".join(self._pieces())),
            blocks=tuple(self.blocks),
            markers=tuple(self.markers),
            faults=tuple(self.faults),
            marker_faults=tuple(self.marker_faults),
        )

    def _block(self, token: Token) -> None:
        first, end = _lines(token)
        contents = token.content.removesuffix("\n").split("\n") if token.content else []
        lines = range(first + 1, first + 1 + len(contents))
        if lines.stop == end:
            self.faults.append(UnclosedFence(span=self._fence(first)))
        for line, content in zip(lines, contents, strict=True):
            # What Markdown takes away from the beginning of a line, in lists and quotations, belongs to no rule.
            end_of_line = self.starts[line] + len(self.whole.line_text(line + 1))
            self.rules.append((end_of_line - len(content.lstrip(" \t")), end_of_line))
        self.blocks.append(Span(self.whole, self.starts[lines.start], self.starts[lines.stop]))

    def _fence(self, line: int) -> Span:
        """Return the opening fence on a line, counted from 0, with what stands behind it."""
        text = self.whole.line_text(line + 1)
        found = re.search(r"(`{3,}|~{3,}).*", text)
        assert found is not None, "a fence begins with its signs"
        return Span(self.whole, self.starts[line] + found.start(), self.starts[line] + len(text.rstrip()))

    def _comments(self, token: Token) -> None:
        for line in range(*_lines(token)):
            text = self.whole.line_text(line + 1)
            meant = _MEANT_AS_MARKER.search(text)
            if meant is None:
                continue
            found = _MARKER.match(text, meant.start())
            span = Span(self.whole, self.starts[line] + meant.start(), self.starts[line] + len(text.rstrip()))
            alone = found is not None and not text[found.end() :].strip() and not _behind_words(text[: meant.start()])
            if found is None or not alone or not found["words"].split():
                self.marker_faults.append(BrokenMarker(span=span))
            else:
                self.markers.append(Marker(span, tuple(found["words"].split()), line + 1))

    def _comments_in_text(self, token: Token, children: list[Token]) -> None:
        """Yield the comments within a paragraph; those in code are no comments."""
        place = self.starts[_lines(token)[0]]
        for child in children:
            if child.type == "html_inline" and _MEANT_AS_MARKER.match(child.content):
                first = child.content.splitlines()[0]
                place = max(place, self.whole.text.find(first, place))
                self.marker_faults.append(BrokenMarker(span=Span(self.whole, place, place + len(first))))
                place += len(first)

    def _pieces(self) -> Iterator[str]:
        """Yield the text in pieces, with spaces instead of everything but the rules."""
        text, place = self.whole.text, 0
        for start, end in self.rules:
            yield _NOT_BLANK.sub(" ", text[place:start])
            yield text[start:end]
            place = end
        yield _NOT_BLANK.sub(" ", text[place:])


def _lines(token: Token) -> tuple[int, int]:
    """Return the first line of a token, counted from 0, and the one behind its last."""
    assert token.map is not None, "blocks have lines"
    return token.map[0], token.map[1]


def _behind_words(before: str) -> bool:
    """Return whether words stand before a comment on its line, not only signs of quotations and lists."""
    return re.fullmatch(r"[\s>]*(?:(?:[-*+]|\d{1,9}[.)])[\s>]+)*", before) is None
