"""Compare everything, and write `docs/played-from-the-book.md` with what was compared and where the two still part.

    PYTHONPATH=tests python tests/played_from_the_book/measure.py [--rulebooks N] [--seed N] [--keep FILE --minutes N]

takes some minutes. `--rulebooks` is how many rulebooks of pairs of forms are compared; all pairs take hours, so what is
done can be kept in a file and gone on with for some minutes at a time.
"""

from __future__ import annotations

import pickle
import sys
from argparse import ArgumentParser, Namespace
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations
from math import inf
from pathlib import Path
from time import monotonic

from comparison import Compared, compared
from forms import every_form
from pairs import Sweep, still_parted, sweep
from test_shipped import tables

import crazy8
from crazy8.files.shipped import shipped_names

PAGE = Path(__file__).parents[2] / "docs" / "played-from-the-book.md"
FEW = 20
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
    for players, options in tables(variant, every=True):
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
        f"{len(found)} variants, {sum(count for _, count, _ in found)} tables (every number of players,",
        f"and each option that can be chosen alone), {hands:,} whole hands, {decisions:,} decisions.",
        f"{len(found) - len(parted)} variants agree at every decision.",
        "",
    ]
    if parted:
        lines += [f"Still to be mended: {', '.join(f'`{name}`' for name in parted)}.", ""]
    return "\n".join(lines)


def of_pairs(asked: Namespace) -> str:
    kept = None if asked.keep is None else Path(asked.keep)
    begun = pickle.loads(kept.read_bytes()) if kept is not None and kept.exists() else None
    end = inf if asked.minutes is None else monotonic() + 60 * asked.minutes
    done = sweep(asked.seed, asked.rulebooks, tell=lambda done: _told(done, kept) and monotonic() < end, begun=begun)
    parted = still_parted(done, asked.seed)
    forms = every_form()
    pairs = len(list(combinations(forms, 2)))
    single = sorted({str(one[0]) for one in parted if len(one) == 1})
    several = [" + ".join(map(str, one)) for one in parted if len(one) > 1]
    lines = [
        "## Every two forms of statements",
        "",
        f"The registry of questions has {len(forms)} forms of statements that are played, {pairs:,} pairs. In",
        f"{done.rulebooks:,} rulebooks of several forms, {len(done.covered):,} pairs stood together",
        f"({len(done.refused):,} others are refused by the check).",
        f"{len(done.met):,} of them met: cards of both were laid with at most two between them,",
        f"or one is about no card.{_never_met(done)}",
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


def _never_met(done: Sweep) -> str:
    """Name the pairs that never met, if they are few."""
    left = [" + ".join(f"`{form}`" for form in sorted(pair)) for pair in done.covered - done.met]
    return f" Never met: {'; '.join(sorted(left))}." if 0 < len(left) < FEW else ""


def _told(done: Sweep, kept: Path | None) -> bool:
    """Say on standard error how much is done, and keep it."""
    counts = f"{len(done.covered)} pairs, {len(done.refused)} refused, {len(done.met)} met, {len(done.parted)} part"
    print(f"{done.rulebooks} rulebooks, {counts}", file=sys.stderr)
    if kept is not None:
        fresh = kept.with_suffix(".new")
        fresh.write_bytes(pickle.dumps(done))
        fresh.replace(kept)
    return True


def main() -> None:
    parser = ArgumentParser(description="Compare everything, and write the page.")
    parser.add_argument("--rulebooks", type=int)
    parser.add_argument("--seed", type=int, default=8)
    parser.add_argument("--keep", metavar="FILE")
    parser.add_argument("--minutes", type=float)
    asked = parser.parse_args()
    PAGE.write_text(INTRODUCTION + of_variants() + "\n" + of_pairs(asked), encoding="utf-8")


if __name__ == "__main__":
    main()
