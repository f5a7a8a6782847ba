"""Write rulebooks in canonical form."""

from __future__ import annotations

from codecs import BOM_UTF8
from typing import NamedTuple

from crazy8.compiler.diagnostics.diagnostic import Diagnostic
from crazy8.compiler.source import Source
from crazy8.files.decoding import decoded
from crazy8.files.kept_tables import keep_tables
from crazy8.files.lookup import is_markdown


class FormattedText(NamedTuple):
    """A text in canonical form, or as it is if it has faults of the syntax."""

    text: str
    faults: tuple[Diagnostic, ...] = ()
    left: tuple[int, ...] = ()
    """The lines of a Markdown file on which blocks begin that stay as they are: their statements cannot be read."""


class FormattedFile(NamedTuple):
    """A file in canonical form, or as it is if it has faults."""

    name: str
    before: bytes
    after: bytes
    formatted: FormattedText

    @property
    def is_changed(self) -> bool:
        """Return whether the file was not in canonical form."""
        return self.before != self.after


def formatted_file(name: str, content: bytes) -> FormattedFile:
    """Return the content of a file in canonical form; its name says whether it is Markdown.

    A `.c8` file is UTF-8 without a mark, with `\\n` at the end of each line. Of a Markdown file nothing but its blocks
    changes.
    """
    source, faults = decoded(name, content)
    found = FormattedText(source.text, faults) if faults else formatted_text(source)
    mark = BOM_UTF8 if is_markdown(name) and content.startswith(BOM_UTF8) else b""
    after = content if found.faults else mark + found.text.encode()
    return FormattedFile(name, content, after, found)


def formatted_text(source: Source) -> FormattedText:
    """Return a text in canonical form; its name says whether it is Markdown. Raises `FormattingError`."""
    keep_tables()
    if is_markdown(source.name):
        from crazy8.compiler.language.formatting.in_markdown import canonical_in_markdown

        markdown = canonical_in_markdown(source)
        return FormattedText(markdown.text, (), tuple(block.line for block in markdown.left))
    from crazy8.compiler.language.formatting.canonical import canonical

    found = canonical(source)
    return FormattedText(found.text, found.faults)
