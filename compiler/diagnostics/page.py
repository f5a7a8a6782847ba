"""Read the explain page of a diagnostic from the text that its class has for it."""

from __future__ import annotations

import re
from inspect import cleandoc
from textwrap import dedent
from typing import NamedTuple

from .diagnostic import Diagnostic

HEAD = 'c8 2\nvariant example "Example" [house]\n'
"""What is put in front of an example that is not a whole file."""

REPETITIONS = 100_000
"""How often a line `…` repeats the line above it, for faults that only very long files have."""


class ReportPage(NamedTuple):
    """The meaning of one code, with a text that raises it and one that does not; a missing part is empty."""

    title: str
    """What it is, in one sentence."""
    prose: str
    """Why it is a fault and how to mend it; paragraphs are separated by blank lines."""
    wrong: str
    """A `.c8` or Markdown text, or members of rules as JSON, as written in the page."""
    right: str
    """A `.c8` or Markdown text, or members of rules as JSON, as written in the page."""


def page_of(kind: type[Diagnostic]) -> ReportPage:
    """Return the page of a class."""
    return parse(kind.page)


def parse(text: str) -> ReportPage:
    """Take a text apart at its lines `Wrong:` and `Right:`."""
    parts: dict[str, list[str]] = {"Head:": [], "Wrong:": [], "Right:": []}
    current = parts["Head:"]
    for line in cleandoc(text).splitlines():
        if line in parts:
            current = parts[line]
        else:
            current.append(line)
    title, _, prose = "\n".join(parts["Head:"]).strip().partition("\n\n")
    return ReportPage(
        title=" ".join(title.split()),
        prose=prose.strip(),
        wrong=_example(parts["Wrong:"]),
        right=_example(parts["Right:"]),
    )


def is_markdown(example: str) -> bool:
    """Return whether an example is a Markdown rulebook: no `.c8` text has a fence."""
    return re.search("^(```|~~~)", example, re.MULTILINE) is not None


def is_json(example: str) -> bool:
    """Return whether an example shows members of rules as JSON: no `.c8` text begins with a brace."""
    return example.startswith("{")


def completed(example: str) -> str:
    """Complete an example to a whole file: head lines in front unless it has `c8 …`, and `…` filled in."""
    lines = example.splitlines()
    if not any(line.startswith("c8 ") for line in lines):
        lines = [*HEAD.splitlines(), *lines]
    for index, line in enumerate(lines):
        if line.strip() == "…" and index > 0:
            lines[index] = "\n".join([lines[index - 1]] * REPETITIONS)
    return "\n".join(lines) + "\n"


def _example(lines: list[str]) -> str:
    text = dedent("\n".join(lines)).strip("\n")
    return text + "\n" if text else ""
