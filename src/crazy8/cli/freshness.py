"""Whether a printed rulebook that somebody keeps, as in a repository, is still what would be printed."""

from __future__ import annotations

from pathlib import Path

from crazy8.cli.misuse import Misuse
from crazy8.cli.output import Output
from crazy8.cli.unified import unified
from crazy8.compiler.diagnostics.render.cells import visible

MOST_BYTES = 16 * 1024 * 1024
"""A printed rulebook has some hundred thousand; a file that is bigger than this was never one."""


def is_fresh(file: str, fresh: str, output: Output, messages: Output) -> bool:
    """Whether a file holds a text, apart from the kind of its line ends; what differs is printed."""
    kept = _text_of(Path(file))
    if kept == fresh:
        messages.line(f"{visible(file)} is up to date")
        return True
    output.write(unified(kept, fresh, (file, f"{file} (as printed now)"), output.palette))
    messages.line(f"{visible(file)} is not what would be printed now; `-o {visible(file)}` writes it anew")
    return False


def _text_of(path: Path) -> str:
    """The text of a file with `\\n` at the end of each line, as programs that keep versions may have changed it."""
    try:
        with path.open("rb") as stream:
            content = stream.read(MOST_BYTES + 1)
        text = content.decode("utf-8-sig")
    except FileNotFoundError:
        raise Misuse(f"there is no file `{path}`", "`c8 rulebook … -o FILE` writes it") from None
    except OSError as error:
        raise Misuse(f"cannot read `{path}`: {(error.strerror or str(error)).lower()}") from None
    except UnicodeDecodeError:
        raise Misuse(f"`{path}` is no rulebook that was printed here: it is not written in UTF-8") from None
    if len(content) > MOST_BYTES:
        raise Misuse(f"`{path}` is too big for a printed rulebook")
    return text.replace("\r\n", "\n")
