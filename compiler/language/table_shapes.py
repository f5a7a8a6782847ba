"""Define the shape of the parse tables, for those who make them and those who read them."""

from __future__ import annotations

from typing import NamedTuple

SHIFT = 0


REDUCE = 1


Action = tuple[int, int]
"""`SHIFT` and the next state, or `REDUCE` and the number of a rule."""


class ParseRule(NamedTuple):
    """One alternative of the grammar, and what its node keeps."""

    origin: str
    """The symbol that it makes."""
    kind: str
    """What the node is called: the alias, else the rule."""
    size: int
    """How many symbols it takes from the stack."""
    kept: tuple[tuple[int, bool, int], ...]
    """For each part that is kept: its place, whether its own parts take its place, and how many absent optional parts
    stand before it."""
    absent_at_end: int
    """How many absent optional parts stand at the end."""
    transparent: bool
    """Whether a single part takes the place of the node."""


class Tables(NamedTuple):
    """Everything that the driver and the lexer need."""

    states: tuple[dict[str, Action], ...]
    start: int
    end: int
    rules: tuple[ParseRule, ...]
    fixed: dict[str, str]
    """The terminal of each keyword and mark."""
    patterns: tuple[tuple[str, str], ...]
    """The kinds of free words, as terminal and regular expression."""
    choices: frozenset[str]
    """The rules that keep all their words, so that their words together are one choice."""
