"""Write a comparison as a Markdown table of questions and statements."""

from __future__ import annotations

from collections.abc import Iterable

from crazy8.cli.diff.words import origin_words, players_words, said_by_one, verdict, witness_words
from crazy8.comparing import Comparison
from crazy8.compiler.compare.difference import Side


def table_of_statements(found: Comparison) -> str:
    """Write one row for each difference, and below it what comes of the whole."""
    head = ("Question", found.left.name, found.right.name)
    rows = []
    for difference in found.differences:
        asked = escaped(difference.asks)
        if difference.players != found.players:
            asked += f" *({players_words(difference.players)})*"
        rows.append((asked, _cell(difference.left), _cell(difference.right)))
    table = markdown_table(head, rows) if rows else ""
    last = [f"{verdict(found).capitalize()}, with {players_words(found.players)}."]
    last += (f"{said[0].upper()}{said[1:]}." for said in said_by_one(found))
    return f"{table}\n{' '.join(last)}\n{witness(found)}"


def witness(found: Comparison) -> str:
    """Write the situation in which two rulebooks part, if one was looked for."""
    if not found.was_played:
        return ""
    example = "" if found.witness is None else f"\n```c8\n{found.witness.example}\n```\n"
    words = witness_words(found)
    return f"{example}\n{words[0].upper()}{words[1:]}.\n"


def markdown_table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """Write a table whose cells are Markdown already."""
    first = list(head)
    lines = [[*map(escaped, first)], ["---"] * len(first), *map(list, rows)]
    return "".join("| " + " | ".join(cells) + " |\n" for cells in lines)


def escaped(text: str) -> str:
    """Escape a text so that nothing is taken for markup of a table."""
    return "".join(f"\\{sign}" if sign in "\\`*_[]<>|" else sign for sign in text).replace("\n", " ")


def _cell(side: Side) -> str:
    if not side.statements:
        return "–"
    statements = "<br>".join(
        "`" + statement.replace("|", "\\|").replace("\n", " ") + "`" for statement in side.statements
    )
    return f"{statements} {escaped(origin_words(side))}"
