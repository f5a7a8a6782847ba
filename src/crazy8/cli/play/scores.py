"""Show the points at the end of a hand."""

from __future__ import annotations

from collections.abc import Iterator

from crazy8.cli.play.view import TableView
from crazy8.compiler.diagnostics.render.cells import lay_out
from crazy8.games.moves import cards_in_words
from crazy8.runtime.people.observation import Observation
from crazy8.runtime.records.codes import HAND_OVER


def score_table(seen: Observation, table: TableView) -> str:
    """Write for each player the cards left, the points of the game, and after a hand those of the hand."""
    rows: list[tuple[str, ...]] = [("", "left", "this hand", "total")]
    people = table.rules.people
    for seat, name in enumerate(table.names[:people]):
        left = sum(seen.sizes[seat::people])
        rows.append((name, cards_in_words(left), str(seen.points[seat]), str(seen.totals[seat])))
    if seen.phase < HAND_OVER:
        rows = [(name, left, total) for name, left, _, total in rows]
    return "\n".join(_aligned(rows))


def _aligned(rows: list[tuple[str, ...]]) -> Iterator[str]:
    """Yield columns, the first to the left, the others to the right."""
    widths = [max(lay_out(row[column]).width for row in rows) for column in range(len(rows[0]))]
    for first, *others in rows:
        cells = [first + " " * (widths[0] - lay_out(first).width)]
        cells += [f"{cell:>{width}}" for cell, width in zip(others, widths[1:], strict=True)]
        yield f"  {'   '.join(cells)}".rstrip()
