"""Hold what a command prints to."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from errno import EINVAL, EPIPE
from typing import TYPE_CHECKING, TextIO

from crazy8.cli.colour import SUIT_LETTERS, wants_colour, wants_suit_letters
from crazy8.cli.misuse import Misuse

if TYPE_CHECKING:
    from crazy8.compiler.diagnostics.render.palette import Palette


class Output:
    """A stream, together with what the user wants to see there."""

    def __init__(self, stream: TextIO, *, colour: str = "auto", suits: str = "auto") -> None:
        """Decide by the choices of the command line, the stream and the environment."""
        self._stream = stream
        self.is_coloured = wants_colour(colour, stream, os.environ)
        self.has_suit_letters = wants_suit_letters(suits, stream)

    @property
    def palette(self) -> Palette:
        """The colours for reports."""
        from crazy8.compiler.diagnostics.render.palette import COLOURED, PLAIN  # not for `--help` and `--version`

        return COLOURED if self.is_coloured else PLAIN

    def write(self, text: str) -> None:
        """Print a text as it is, but for the suits; raises `Misuse` if the stream cannot take it, as on a full disk."""
        with _told_as_misuse():
            self._stream.write(text.translate(SUIT_LETTERS) if self.has_suit_letters else text)

    def write_file(self, text: str) -> None:
        """Print the text of a file as the file would hold it: in UTF-8, with its own ends of lines and suits."""
        content = getattr(self._stream, "buffer", None)
        with _told_as_misuse():
            if content is None:
                self._stream.write(text)
            else:
                self._stream.flush()
                content.write(text.encode())

    def line(self, text: str = "") -> None:
        """Print a text and end the line."""
        self.write(f"{text}\n")

    def flush(self) -> None:
        """Hand on what was printed so far. Raises `Misuse` if the stream cannot take it."""
        with _told_as_misuse():
            self._stream.flush()


@contextmanager
def _told_as_misuse() -> Iterator[None]:
    try:
        yield
    except OSError as error:
        # Windows reports a pipe that nobody reads as an invalid argument.
        if error.errno in {EPIPE, EINVAL}:
            raise BrokenPipeError(*error.args) from None
        raise Misuse(f"cannot write the output: {(error.strerror or str(error)).lower()}") from None
