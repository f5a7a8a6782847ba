"""Read what a command is given: a file, the name of a shipped variant, or `-` for standard input.

A Markdown file is a rulebook too: its rules are what stands in its ```c8 blocks.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO, NamedTuple

from crazy8.compiler.diagnostics.diagnostic import Diagnostic
from crazy8.compiler.diagnostics.suggest import suggest
from crazy8.compiler.source import Source
from crazy8.errors import NotFoundError
from crazy8.files.decoding import decoded
from crazy8.files.shipped import SUFFIX, shipped_names, shipped_source

if TYPE_CHECKING:
    from crazy8.compiler.language.markdown.document import MarkdownDocument

MOST_BYTES = 4 * 1024 * 1024
"""A rulebook has some thousand bytes; more than this is a mistake, or a device that never ends."""

STANDARD_INPUT = "-"
INPUT_NAME = "<standard input>"
"""What it is called in reports."""

MARKDOWN_SUFFIXES = (".md", ".markdown")
"""The endings of the names of Markdown files, in letters of any size."""


class Loaded(NamedTuple):
    """A text that was read."""

    source: Source
    """The rules; of a Markdown file, its text with spaces instead of everything else."""
    diagnostics: tuple[Diagnostic, ...]
    """The reports on its bytes. If there are any, nothing else should be reported."""
    folder: Path | None
    """The folder of variants that the text may extend, beside those that ship; `None` for a shipped variant."""
    markdown: MarkdownDocument | None = None
    """The Markdown file in which the rules stand, if they stand in one."""
    bases: tuple[Source, ...] = ()
    """Texts that it may extend beside those in the folder, each under the name of its file."""

    @property
    def is_shipped(self) -> bool:
        """Whether it is a variant that ships, and not a text of somebody's own."""
        return self.folder is None

    def base(self, name: str) -> Source | None:
        """Return the text of a base: a file `name.c8` in the same folder, else a shipped variant."""
        for source in self.bases:
            if Path(source.name).name == f"{name}{SUFFIX}":
                return source
        if self.folder is not None and f"{name}{SUFFIX}" in _rule_files(self.folder):
            found = read(str(self.folder / f"{name}{SUFFIX}"))
            if found.source.name != self.source.name:
                return found.source
        return shipped_source(name)

    def base_names(self) -> tuple[str, ...]:
        """Return the names that `base` knows, in alphabetical order."""
        beside = () if self.folder is None else (name.removesuffix(SUFFIX) for name in _rule_files(self.folder))
        with_it = (Path(source.name).stem for source in self.bases)
        return tuple(sorted({*beside, *with_it, *shipped_names()}))


def read(argument: str) -> Loaded:
    """Return the text that an argument of a command stands for; raises `NotFoundError` if there is none.

    A name without a folder and without `.c8` that a shipped variant has is that variant; everything else is a file.
    """
    if argument == STANDARD_INPUT:
        return loaded(INPUT_NAME, content_of(argument), Path())
    shipped = shipped_source(argument)
    if shipped is not None:
        return Loaded(shipped, (), None)
    return loaded(argument, content_of(argument), Path(argument).parent)


def content_of(argument: str) -> bytes:
    """Return the bytes of a file or of standard input; raises `NotFoundError` if they cannot be read."""
    if argument == STANDARD_INPUT:
        return _content(sys.stdin.buffer, "standard input")
    try:
        with open(argument, "rb") as stream:
            return _content(stream, f"`{argument}`")
    except (OSError, ValueError) as error:
        raise _unreadable(argument, error) from None


def loaded(name: str, content: bytes, folder: Path | None) -> Loaded:
    """Return the content of a file under its name, which says whether it is Markdown."""
    source, diagnostics = decoded(name, content)
    return Loaded(source, diagnostics, folder) if diagnostics else loaded_text(source, folder)


def loaded_text(source: Source, folder: Path | None) -> Loaded:
    """Return a text under its name, which says whether it is Markdown."""
    if not is_markdown(source.name):
        return Loaded(source, (), folder)
    from crazy8.compiler.language.from_text import MOST_CHARACTERS
    from crazy8.compiler.language.markdown.from_text import read_markdown  # takes as long as a check, as does the other

    if len(source.text) > MOST_CHARACTERS:
        return Loaded(source, (), folder)  # the parser reports that it is too long
    document = read_markdown(source)
    return Loaded(document.rules, document.faults, folder, document)


def is_markdown(name: str) -> bool:
    """Return whether a file of this name is a Markdown file."""
    return name.lower().endswith(MARKDOWN_SUFFIXES)


def _content(stream: BinaryIO, what: str) -> bytes:
    content = stream.read(MOST_BYTES + 1)
    if len(content) > MOST_BYTES:
        raise NotFoundError(f"{what} holds more than {MOST_BYTES // 1024 // 1024} MiB", "is it a rulebook?")
    return content


def _unreadable(argument: str, error: OSError | ValueError) -> NotFoundError:
    path = Path(argument)
    # Windows calls the attempt to open a folder a lack of permission.
    if isinstance(error, IsADirectoryError) or (isinstance(error, PermissionError) and path.is_dir()):
        return NotFoundError(f"`{argument}` is a directory", _files_in(path))
    if isinstance(error, FileNotFoundError):
        return _missing(argument, path)
    reason = (error.strerror or str(error)) if isinstance(error, OSError) else str(error)
    return NotFoundError(f"cannot read `{argument}`: {reason[:1].lower()}{reason[1:]}")


def _missing(argument: str, path: Path) -> NotFoundError:
    """Return the error for a missing file, with the nearest names of files and of shipped variants."""
    if not path.parent.is_dir():
        return NotFoundError(f"there is no directory `{path.parent}`")
    bare = os.path.basename(argument) == argument
    suffixes = MARKDOWN_SUFFIXES if is_markdown(argument) else (SUFFIX,)
    beside = {str(path.parent / name): name for name in _rule_files(path.parent, suffixes)}
    # `house` is a good guess at `house.c8`, though three letters are missing.
    ended = argument + SUFFIX
    meant = ended if ended in beside else suggest(argument, [*beside, *(shipped_names() if bare else ())])
    stem = argument.removesuffix(SUFFIX)
    meant = meant or suggest(ended, beside) or (stem if stem in shipped_names() else None)
    what = "file or shipped variant" if bare and not argument.lower().endswith((SUFFIX, *MARKDOWN_SUFFIXES)) else "file"
    question = "" if meant is None else f"; did you mean `{meant}`?"
    return NotFoundError(
        f"there is no {what} `{argument}`{question}", "`c8 list` shows the shipped variants" if bare else None, meant
    )


def _files_in(folder: Path) -> str:
    names = [str(folder / name) for name in list(_rule_files(folder))[:5]]
    if not names:
        return "it holds no .c8 files"
    return f"name a file in it, such as {', '.join(f'`{name}`' for name in names)}"


def _rule_files(folder: Path, suffixes: tuple[str, ...] = (SUFFIX,)) -> list[str]:
    """Return the files of a folder whose names end so, in alphabetical order; none if it cannot be read."""

    def names() -> Iterator[str]:
        with os.scandir(folder) as entries:
            yield from (entry.name for entry in entries if entry.name.endswith(suffixes) and entry.is_file())

    try:
        return sorted(names())
    except OSError:
        return []
