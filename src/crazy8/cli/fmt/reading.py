"""Find the files that `c8 fmt` is to format, and format all of them before any is written."""

from __future__ import annotations

import os
from argparse import Namespace
from collections.abc import Iterable, Iterator
from pathlib import Path

from crazy8.cli.misuse import Misuse
from crazy8.compiler.language.formatting.canonical import FormattingError
from crazy8.compiler.upgrading.errors import CannotUpgradeError
from crazy8.files.lookup import INPUT_NAME, STANDARD_INPUT, content_of
from crazy8.files.shipped import SUFFIX, shipped_source
from crazy8.formatting import FormattedFile, formatted_file


def refuse_contradictions(arguments: Namespace) -> None:
    """Raise `Misuse` for things that cannot be asked for together."""
    if STANDARD_INPUT in arguments.paths:
        if len(arguments.paths) > 1:
            raise Misuse("standard input cannot be formatted together with files")
        if arguments.format == "json" and not arguments.check:
            raise Misuse("standard output cannot hold the text and JSON", "write `c8 fmt - --check --format json`")
    if arguments.diff and arguments.format == "json":
        raise Misuse("--diff shows what would change, as text", "write `c8 fmt --diff FILE`")


def formatted_files(paths: Iterable[str], *, upgrade: bool) -> list[FormattedFile]:
    """Return everything formatted; raises `Misuse`, before anything is written, if a file cannot be upgraded.

    So too if the formatter is at fault.
    """
    return [_formatted(name, upgrade=upgrade) for name in _files(paths)]


def _formatted(name: str, *, upgrade: bool) -> FormattedFile:
    content = content_of(name)
    name = INPUT_NAME if name == STANDARD_INPUT else name
    try:
        return formatted_file(name, content, upgrade=upgrade)
    except CannotUpgradeError as error:
        line = content.decode("utf-8", "replace")[: error.place].count("\n") + 1
        found = f"`{error.word.strip()}`" if error.word.strip() else "the end of the line"
        raise Misuse(
            f"`{name}` cannot be upgraded: line {line} is no statement of version 1, from {found} on",
            "mend the line, or take it out, and upgrade the file again",
        ) from None
    except FormattingError:
        raise Misuse(
            f"the canonical form of `{name}` would not say the same, so nothing was written",
            "this is a fault of crazy8, not of your file; please report it with the file",
        ) from None


def _files(paths: Iterable[str]) -> Iterator[str]:
    """Yield the names of all files, each once; raises `Misuse` for what is none."""
    seen: set[str] = set()
    for path in paths:
        if path != STANDARD_INPUT and shipped_source(path) is not None and not os.path.exists(path):
            raise Misuse(f"`{path}` ships with crazy8 and is in canonical form already", "name a file of your own")
        for name in _below(path) if os.path.isdir(path) else [path]:
            place = os.path.realpath(name)
            if place not in seen:
                seen.add(place)
                yield name


def _below(folder: str) -> list[str]:
    """Return the rulebooks in a folder and all folders in it but hidden ones, in alphabetical order."""
    found = []
    for place, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if not name.startswith(".")]
        found += [str(Path(place, name)) for name in names if name.endswith(SUFFIX) and not name.startswith(".")]
    if not found:
        raise Misuse(f"there are no {SUFFIX} files in `{folder}`")
    return sorted(found)
