"""Read which line is asked for by which notions together, whatever words were taken: `meant.txt`.

Under a line stand rows of notions, and one of them is enough. Of a row all must be heard; `~` marks those that may be,
`!` those that must not. `C` is a card or several, `N` a number, `T` a text, `?` a word that nobody knows, `JOKER` a
joker. In a line `{C}` is the first card that was said, `{D}` the second, `{N}` and `{M}` are numbers, `{T}` is the
text; behind a colon stands what is taken where none was said.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files


@cache
def meant() -> dict[str, tuple[str, ...]]:
    """Return all lines, each with the rows of notions that ask for it."""
    found: dict[str, tuple[str, ...]] = {}
    line = ""
    for row in (files(__package__) / "meant.txt").read_text(encoding="utf-8").splitlines():
        if row.startswith(" "):
            found[line] = (*found.get(line, ()), row.strip())
        else:
            line = row
    return found
