"""Show how two texts differ, as a unified difference that `patch` understands."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import unified_diff
from itertools import pairwise

from crazy8.compiler.diagnostics.render.palette import Palette, paint
from crazy8.compiler.source import LINE_END


def unified(old: str, new: str, names: tuple[str, str], palette: Palette) -> str:
    """Return the lines that go and those that come, with their neighbours; empty for equal texts."""
    return "".join(_lines_of_difference(old, new, names, palette))


def _lines_of_difference(old: str, new: str, names: tuple[str, str], palette: Palette) -> Iterator[str]:
    for line in unified_diff(_lines(old), _lines(new), *names):
        style = {"+": palette.added, "-": palette.removed}.get(line[0], "")
        text = line.rstrip("\r\n")
        yield (paint(text, style) if style else text) + "\n"
        if not line.endswith(("\r", "\n")):
            yield "\\ No newline at end of file\n"


def _lines(text: str) -> list[str]:
    """Return the lines of a text with their ends."""
    ends = [0, *(match.end() for match in LINE_END.finditer(text)), len(text)]
    return [text[start:end] for start, end in pairwise(ends) if start < end]
