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


def formatted_file(name: str, content: bytes, *, upgrade: bool = False) -> FormattedFile:
    """Return the content of a file in canonical form; its name says whether it is Markdown.

    A `.c8` file is UTF-8 without a mark, with `\\n` at the end of each line. Of a Markdown file nothing but its blocks
    changes. To `upgrade` writes what is of version 1 of the language as version 2; raises `CannotUpgradeError` if it
    cannot be read.
    """
    source, faults = decoded(name, content)
    found = FormattedText(source.text, faults) if faults else formatted_text(source, upgrade=upgrade)
    mark = BOM_UTF8 if is_markdown(name) and content.startswith(BOM_UTF8) else b""
    after = content if found.faults else mark + found.text.encode()
    return FormattedFile(name, content, after, found)


def formatted_text(source: Source, *, upgrade: bool = False) -> FormattedText:
    """Return a text in canonical form; its name says whether it is Markdown. Raises `FormattingError`."""
    keep_tables()
    if upgrade:
        return _upgraded(source)
    if is_markdown(source.name):
        from crazy8.compiler.language.formatting.in_markdown import canonical_in_markdown

        markdown = canonical_in_markdown(source)
        return FormattedText(markdown.text, (), tuple(block.line for block in markdown.left))
    from crazy8.compiler.language.formatting.canonical import canonical

    found = canonical(source)
    return FormattedText(found.text, found.faults)


def _upgraded(source: Source) -> FormattedText:
    """Return what is of version 1 as version 2, in canonical form.

    Raises `CannotUpgradeError`, and `FormattingError`.
    """
    from crazy8.compiler.language.formatting.in_markdown import canonical_in_markdown
    from crazy8.compiler.language.markdown.from_text import read_markdown
    from crazy8.compiler.upgrading.from_version_1 import is_of_version_1, upgraded, upgraded_or_none

    if not is_markdown(source.name):
        new = upgraded(source.text) if is_of_version_1(source.text) else source.text
        return formatted_text(Source(source.name, new))
    blocks = read_markdown(source).blocks
    if not blocks or not is_of_version_1(blocks[0].text):
        return formatted_text(source)
    markdown = canonical_in_markdown(source, upgraded_or_none)
    return FormattedText(markdown.text, (), tuple(block.line for block in markdown.left))
