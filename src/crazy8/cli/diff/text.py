"""Write a comparison for a terminal: a question, then both answers with their places."""

from __future__ import annotations

from collections.abc import Iterator

from crazy8.cli.diff.words import origin_words, players_words, said_by_one, verdict, witness_words
from crazy8.comparing import Comparison
from crazy8.compiler.compare.difference import Difference, Side
from crazy8.compiler.diagnostics.render.palette import Palette, paint
from crazy8.paragraphs import wrapped


def report(found: Comparison, palette: Palette) -> str:
    """Write every difference, and at the end what comes of it."""
    blocks = ["\n".join(_block(difference, found, palette)) for difference in found.differences]
    head = f"{found.left.name} and {found.right.name}, with {players_words(found.players)}"
    last = [wrapped(f"{head}: {verdict(found)}")]
    last += map(wrapped, said_by_one(found))
    if found.witness is not None:
        blocks.append(found.witness.example)
    if found.was_played:
        last.insert(0, wrapped(witness_words(found)))
    return "\n\n".join([*blocks, "\n".join(last)]) + "\n"


def _block(one: Difference, found: Comparison, palette: Palette) -> Iterator[str]:
    yield wrapped(f"{one.question}  {one.asks}", hanging="  ").replace(
        one.question, paint(one.question, palette.message), 1
    )
    if one.players != found.players:
        yield f"  with {players_words(one.players)}"
    for mark, side, style in (("-", one.left, palette.removed), ("+", one.right, palette.added)):
        for line in _lines(side):
            yield paint(f"  {mark} {line}", style)


def _lines(side: Side) -> Iterator[str]:
    if not side.statements:
        yield "nothing is said"
        return
    *before, last = side.statements
    yield from before
    where = "" if side.place is None else f", {side.place.source.name} line {side.place.line}"
    yield f"{last}    {origin_words(side)}{where}"
