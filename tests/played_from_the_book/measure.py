"""Compare everything, and write `docs/played-from-the-book.md` with what was compared and where the two still part.

    PYTHONPATH=tests python tests/played_from_the_book/measure.py [RULEBOOKS] [SEED]

takes some minutes. `RULEBOOKS` is how many rulebooks of pairs of forms are compared.
"""

from __future__ import annotations

import sys
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations
from pathlib import Path

from comparison import Compared, compared
from forms import every_form
from pairs import Sweep, sweep
from test_shipped import tables

import crazy8
from crazy8.files.shipped import shipped_names

PAGE = Path(__file__).parents[2] / "docs" / "played-from-the-book.md"
INTRODUCTION = """<!-- written by tests/played_from_the_book/measure.py -->
# Played from the book

Is what the engine does what the printed rulebook says? A second player of rules finds out. It plays from the claims of
a book alone, the typed records from which every sentence is made (`compiler/telling/claim.py`), and knows neither the
engine nor the rules behind the book. It is written from the English sentences, a small function for each kind of
claim; where no sentence says what happens it stops and says which one is missing.

Both play the same game: the engine's chance deals to both. At every decision it is compared who decides and what may
be done, hands, pile, stock, direction, what is named and owed, and missed turns; after a hand its points, totals and
winners. Moves are drawn at random, cards that do something more often than others.

This does not prove that a rulebook says what its source says, and nothing shows what engine and book both get wrong.

"""


def shipped(name: str) -> tuple[str, int, Compared]:
    variant, total, count = crazy8.load(name), Compared(), 0
    for players, options in tables(variant):
        total += compared(variant, players, options, games=2, hands=2)
        count += 1
    return name, count, total


def of_variants() -> str:
    with ProcessPoolExecutor() as pool:
        found = list(pool.map(shipped, shipped_names()))
    hands = sum(total.hands for _, _, total in found)
    decisions = sum(total.decisions for _, _, total in found)
    parted = [name for name, _, total in found if total.partings]
    lines = [
        "## Shipped variants",
        "",
        f"{len(found)} variants, {sum(count for _, count, _ in found)} tables (two, some and the greatest number of",
        f"players, and each option that can be chosen alone), {hands:,} whole hands, {decisions:,} decisions.",
        f"{len(found) - len(parted)} variants agree at every decision.",
        "",
    ]
    if parted:
        lines += [f"Still to be mended: {', '.join(f'`{name}`' for name in parted)}.", ""]
    return "\n".join(lines)


def of_pairs(rulebooks: int | None, seed: int) -> str:
    done = sweep(seed, rulebooks, tell=_tell)
    forms = every_form()
    pairs = len(list(combinations(forms, 2)))
    single = sorted({str(one[0]) for one in done.parted if len(one) == 1})
    several = [" + ".join(map(str, one)) for one in done.parted if len(one) > 1]
    lines = [
        "## Every two forms of statements",
        "",
        f"The registry of questions has {len(forms)} forms of statements that are played, {pairs:,} pairs. In",
        f"{done.rulebooks:,} rulebooks of several forms, {len(done.covered):,} pairs stood together",
        f"({len(done.refused):,} others are refused by the check).",
        f"{len(done.met):,} of them met: cards of both were laid with at most two between them,",
        "or one is about no card.",
        f"{done.total.hands:,} whole hands with two, three and four seats, {done.total.decisions:,} decisions.",
        "",
    ]
    if single:
        lines += ["Forms in which the two still part:", "", *(f"- `{one}`" for one in single), ""]
    if several:
        lines += ["Forms that part them together:", "", *(f"- `{one}`" for one in several), ""]
    if not single and not several:
        lines += ["Engine and book agree in all of them.", ""]
    return "\n".join(lines).replace("\n; ", "; ")


def _tell(done: Sweep) -> None:
    print(f"{done.rulebooks} rulebooks, {len(done.covered)} pairs, {len(done.parted)} part", file=sys.stderr)


def main(arguments: list[str]) -> None:
    rulebooks = int(arguments[0]) if arguments else None
    seed = int(arguments[1]) if len(arguments) > 1 else 8
    PAGE.write_text(INTRODUCTION + of_variants() + "\n" + of_pairs(rulebooks, seed), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
