"""Put into words what every form of a comparison uses."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from crazy8.comparing import Comparison
from crazy8.compiler.compare.difference import Side


def verdict(found: Comparison) -> str:
    """Sum up the whole comparison in one sentence."""
    count = len({difference.question for difference in found.differences})
    if count:
        return f"{count} question{' is' if count == 1 else 's are'} answered differently"
    if found.only_left or found.only_right:
        return "the same rules, but not for the same numbers of players"
    if found.options_only_left or found.options_only_right:
        return "the same rules, but not the same options"
    if found.same_text:
        return "the same text, and so the same rules"
    return "the texts differ, the rules are the same"


def said_by_one(found: Comparison) -> Iterator[str]:
    """Yield what only one of the two has: numbers of players, and options."""
    left, right = found.left.name, found.right.name
    for name, counts in ((left, found.only_left), (right, found.only_right)):
        if counts:
            yield f"only {name} has rules for {players_words(counts)}"
    for name, options in ((left, found.options_only_left), (right, found.options_only_right)):
        if options:
            yield f"only {name} offers the option{'s' if len(options) > 1 else ''} {', '.join(options)}"


def witness_words(found: Comparison) -> str:
    """Say what was found where plays were looked for; the example itself, if there is one, comes behind it."""
    if found.witness is None:
        return "no play with cards that both have was found in which they part"
    return f"so it is by {found.left.name}; by {found.right.name}, {found.witness.instead}"


def players_words(counts: Sequence[int]) -> str:
    """Return numbers of players in words: "2 players", "3 to 5 players", "2 or 4 players"."""
    if len(counts) > 2 and counts[-1] - counts[0] == len(counts) - 1:
        return f"{counts[0]} to {counts[-1]} players"
    head = ", ".join(map(str, counts[:-1]))
    return f"{head} or {counts[-1]} players" if head else f"{counts[-1]} players"


def origin_words(side: Side) -> str:
    """Tell the origin of an answer."""
    names = ", ".join(side.names)
    match side.origin:
        case None:
            return ""
        case "default":
            return f"assumed ({names})"
        case "option":
            return f"option {names}"
        case _:
            return f"[{names}]"
