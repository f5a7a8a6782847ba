"""Lay out explanations for a terminal: headings, wrapped prose, examples that stay as they are."""

from __future__ import annotations

from collections.abc import Iterable
from textwrap import fill, indent

WIDTH = 80


def wrapped(prose: str, *, margin: str = "", hanging: str = "") -> str:
    """Fill up the lines of prose; paragraphs that are lists (lines that begin with `- `) keep their lines.

    `margin` stands before every line, `hanging` as well before all lines but the first.
    """
    return "\n\n".join(_filled(paragraph, margin, hanging) for paragraph in prose.split("\n\n"))


def example(text: str) -> str:
    """Indent a text and leave it otherwise as it is."""
    return indent(text.rstrip("\n"), "    ")


def table(rows: Iterable[tuple[str, str]], *, margin: str = "  ") -> str:
    """Return two columns; the second is wrapped within its own width."""
    pairs = list(rows)
    width = max((len(left) for left, _ in pairs), default=0) + 2
    hanging = " " * width
    return "\n".join(wrapped(f"{left:<{width}}{right}", margin=margin, hanging=hanging) for left, right in pairs)


def _filled(paragraph: str, margin: str, hanging: str) -> str:
    if paragraph.startswith("- "):
        return indent(paragraph, margin)
    return fill(
        paragraph,
        WIDTH,
        initial_indent=margin,
        subsequent_indent=margin + hanging,
        break_long_words=False,
        break_on_hyphens=False,
    )
