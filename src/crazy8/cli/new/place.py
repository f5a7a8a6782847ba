"""Name a new rulebook, and write it where nothing is lost by it."""

from __future__ import annotations

import os
import re
import unicodedata
from argparse import Namespace
from pathlib import Path

from crazy8.cli.misuse import Misuse
from crazy8.cli.writing import write_text
from crazy8.files.shipped import SUFFIX
from crazy8.variant import Variant

NAMELESS = "house-rules"
"""The name of a rulebook whose title has no letters that a name may have."""


def name_of(title: str) -> str:
    """Return the name that goes with a title: small letters, digits and hyphens, with a letter first."""
    letters = unicodedata.normalize("NFKD", title.casefold()).encode("ascii", "ignore").decode()
    words = re.findall(r"[a-z0-9]+", letters.replace("'", ""))
    while words and not words[0][0].isalpha():
        words.append(words.pop(0)) if any(word[0].isalpha() for word in words) else words.clear()
    return "-".join(words) or NAMELESS


def title_of(typed: str) -> str:
    """Return a title as a file may hold it."""
    return " ".join(typed.replace('"', "”").split())


def path_for(arguments: Namespace, name: str) -> Path:
    """Return where to write. Raises `Misuse` if there is something already that nobody said to replace."""
    path = Path(arguments.output_file or f"{name}{SUFFIX}")
    if os.path.lexists(path) and not arguments.force:
        raise Misuse(f"there is `{path}` already, and nothing was written", "--force writes over it, -o FILE elsewhere")
    return path


def write(arguments: Namespace, variant: Variant, language: str) -> None:
    """Write a rulebook, say where it is, and what can be done with it."""
    path = path_for(arguments, variant.name)
    write_text(path, variant.text)
    from shlex import quote

    file = quote(str(path))
    spoken = "" if language == "en" else f" --lang {language}"
    steps = (
        (f"c8 check {file}", "what it does not say, and what is assumed then"),
        (f"c8 rulebook {file}{spoken}", "the rules in words"),
        (f"c8 play {file}", "a game against bots"),
    )
    width = max(len(line) for line, _ in steps)
    arguments.output.line(f"Wrote {path}. What you can do now:")
    for line, meaning in steps:
        arguments.output.line(f"  {line:<{width}}   {meaning}")
