"""Write files so that an error never destroys what was there before."""

from __future__ import annotations

import os
from codecs import BOM_UTF8
from contextlib import suppress
from pathlib import Path

from crazy8.cli.misuse import Misuse


def rewrite_text(path: Path, before: str, text: str) -> None:
    """Put a text in place of the one that was read from a file, whose byte order mark stays.

    Raises `Misuse` if the file does not hold the text from before any more.
    """
    content = _read(path)
    mark = BOM_UTF8 if content.startswith(BOM_UTF8) else b""
    _replace_if(path, content == mark + before.encode(), mark + text.encode())


def rewrite_bytes(path: Path, before: bytes, content: bytes) -> None:
    """Put something in place of what was read from a file; raises `Misuse` if the file does not hold that any more."""
    _replace_if(path, _read(path) == before, content)


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise Misuse(f"cannot read `{path}`: {(error.strerror or str(error)).lower()}") from None


def _replace_if(path: Path, is_as_before: bool, content: bytes) -> None:
    if not is_as_before:
        raise Misuse(f"`{path}` was changed in the meantime", "nothing was written; try again")
    write_bytes(path, content)


def write_text(path: Path, text: str, *, durably: bool = True) -> None:
    """Write a text in UTF-8 with `\\n` at the end of each line; raises `Misuse` if that cannot be done."""
    write_bytes(path, text.encode(), durably=durably)


def write_bytes(path: Path, content: bytes, *, durably: bool = True) -> None:
    """Write a file as a whole or not at all; raises `Misuse` if that cannot be done.

    `durably` waits for the disk, so that even a loss of power leaves the old file or the new one; without it that
    holds only for what can go wrong in the program, which is enough for files by the thousand that can be made again.

    The content goes into a new file beside it, which takes its place in one step. A link stays a link, a file keeps its
    permissions, and what is no plain file (a pipe, a terminal) is written to directly.
    """
    try:
        target = path.resolve()
        if path.exists() and not path.is_file():  # not `target`: what a pipe resolves to, as `/dev/stdout`, is no path
            if path.is_dir():
                raise Misuse(f"cannot write `{path}`: it is a directory")
            path.write_bytes(content)
        else:
            _replace(target, content, durably)
    except (OSError, RuntimeError, ValueError) as error:
        raise Misuse(_reason(path, error)) from None


def _replace(target: Path, content: bytes, durably: bool) -> None:
    fresh = target.with_name(f".{target.name[:100]}.{os.urandom(4).hex()}.tmp")
    try:
        with open(fresh, "xb") as stream:
            stream.write(content)
            if durably:
                stream.flush()
                os.fsync(stream.fileno())
        with suppress(FileNotFoundError):
            fresh.chmod(target.stat().st_mode & 0o7777)
        fresh.replace(target)
    except BaseException:
        fresh.unlink(missing_ok=True)
        raise


def _reason(path: Path, error: Exception) -> str:
    if isinstance(error, FileNotFoundError) and not path.parent.is_dir():
        return f"cannot write `{path}`: there is no directory `{path.parent}`"
    reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
    return f"cannot write `{path}`: {reason[:1].lower()}{reason[1:]}"
