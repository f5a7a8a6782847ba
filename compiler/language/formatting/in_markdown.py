"""Write the blocks of rules of a Markdown text in canonical form; everything else stays as it is."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

from ...source import LINE_END, Source, Span
from ..markdown.from_text import read_markdown
from .canonical import canonical_statements


class CanonicalMarkdown(NamedTuple):
    """A Markdown text with its blocks in canonical form."""

    text: str
    left: tuple[Span, ...]
    """Blocks that stay as they are, for their statements cannot be read."""


Rewriting = Callable[[str], str | None]
"""What is done to the text of a block first; it stays as it is if that gives nothing."""


def canonical_in_markdown(whole: Source, rewritten: Rewriting = lambda text: text) -> CanonicalMarkdown:
    """Return a Markdown text with every block that can be read in canonical form, once it is `rewritten`."""
    pieces: list[str] = []
    left: list[Span] = []
    place = 0
    for block in read_markdown(whole).blocks:
        fresh = _fresh_block(block, rewritten)
        if fresh is None:
            left.append(block)
        else:
            pieces += whole.text[place : block.start], fresh
            place = block.end
    return CanonicalMarkdown("".join([*pieces, whole.text[place:]]), tuple(left))


def _fresh_block(block: Span, rewritten: Rewriting) -> str | None:
    """Return the lines of a block in canonical form, each behind the signs of lists and quotations."""
    source = block.source
    ends = LINE_END.findall(block.text)
    before = re.match(r"(.*?)(?:`{3,}|~{3,})", source.line_text(block.line - 1))
    assert before is not None, "a block stands below its fence"
    # In a list, the sign of the item counts as blanks on further lines; in a quotation, its sign is repeated.
    margin = re.sub(r"[^>\s]", " ", before[1])
    lines = [source.line_text(block.line + number) for number in range(len(ends))]
    if not all(line.startswith(margin) or line.rstrip() == margin.rstrip() for line in lines):
        return None
    text = rewritten("".join(f"{line[len(margin) :]}\n" for line in lines))
    fresh = None if text is None else canonical_statements(text)
    if fresh is None:
        return None
    return "".join(f"{(margin + line).rstrip()}{ends[0]}" for line in fresh.split("\n")[:-1])
