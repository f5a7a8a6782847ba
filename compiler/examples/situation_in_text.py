"""Read a worked example that stands alone, as those are written that the program itself finds."""

from __future__ import annotations

from ..language.from_text import parse
from ..language.nodes import Example
from ..layers.resolver import Resolver
from ..source import Source
from .read import Situation, read_example

_HEAD = 'c8 2\nvariant example "Example" [house]\n'


def seats_line(names: str, *, dummies: bool) -> str:
    """Return the line that says who plays; with dummies the second half of the names are theirs."""
    players = len(names) // 2 if dummies else len(names)
    return f"seats {' '.join(names[:players])}" + (f" dummies {' '.join(names[players:])}" if dummies else "")


def situation_in(text: str, resolver: Resolver) -> Situation | None:
    """Return the situation of the one example in a text by the rules of a variant; nothing if it cannot be played."""
    body = parse(Source("example.c8", f"{_HEAD}{text}\n")).document.body
    examples = [node for node in body if isinstance(node, Example)]
    if len(examples) != 1:
        return None
    situation, faults = read_example(examples[0], resolver)
    return None if faults else situation
