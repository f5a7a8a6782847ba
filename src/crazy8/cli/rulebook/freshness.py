"""Check that a printed rulebook which somebody keeps is still what would be printed."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path

from crazy8.cli.misuse import Misuse
from crazy8.cli.unified import unified
from crazy8.compiler.book.verified import Wrong
from crazy8.compiler.diagnostics.render.cells import visible
from crazy8.variant import load

_WRONG: dict[Wrong, str] = {
    "not so": "it says `{}`, which is not so",
    "missing": "it does not say `{}`",
    "twice": "it says `{}` twice",
}

_MARK = "<!-- data-says="
MOST_BYTES = 16 * 1024 * 1024
"""A printed rulebook has some hundred thousand; a file that is bigger than this was never one."""


def is_fresh(arguments: Namespace, fresh: str) -> bool:
    """Return whether a file holds a text, whatever its line ends. Prints what differs."""
    file, output, messages = arguments.kept, arguments.output, arguments.messages
    kept = _text_of(Path(file))
    if kept == fresh:
        messages.line(f"{visible(file)} is up to date")
        return True
    output.write(unified(kept, fresh, (file, f"{file} (as printed now)"), output.palette))
    for line in _rules_told(arguments, kept):
        messages.line(line)
    messages.line(f"{visible(file)} is not what would be printed now; `-o {visible(file)}` writes it anew")
    return False


def is_marked(file: str) -> bool:
    """Return whether a kept Markdown file says, unseen, what its sentences tell: then the book has to say so too."""
    return _MARK in _text_of(Path(file))


def _rules_told(arguments: Namespace, kept: str) -> Iterator[str]:
    """Tell how the kept text differs from the rules, if it says what it tells."""
    found = load(arguments.file).misprints(kept, players=arguments.players, options=arguments.options)
    if found is None:
        return
    if arguments.short or arguments.scoresheet:
        found = tuple(one for one in found if one.wrong != "missing")
    elif not found:
        yield "the rules in it are the same: only words or their order differ"
    for one in found:
        counts = ", ".join(map(str, one.players))
        yield f"with {counts} players: {_WRONG[one.wrong].format(visible(one.statement))}"


def _text_of(path: Path) -> str:
    """Return the text of a file with `
    ` line ends, for version control may have changed them.
    """
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
