"""Print the table of planted faults by topic, as it stands in `docs/checker.md`.

python tests/planted/measure.py          what the documents say, which the tests hold
python tests/planted/measure.py --fix    and how often a repair that is offered leaves nothing behind
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator

from planted import FOUND, Planted, documents, planted_in
from repaired import Mended, mended

HEAD = ("found", "other end", "note", "deep", "deep note", "silent")


def table(all_planted: list[Planted]) -> Iterator[str]:
    """The lines of a Markdown table, one for each topic."""
    yield f"| topic | faults | {' | '.join(HEAD)} |"
    yield f"| --- |{' --- |' * (len(HEAD) + 1)}"
    for topic in [*dict.fromkeys(one.topic for one in all_planted), ""]:
        told = Counter(one.expected for one in all_planted if topic in ("", one.topic))
        cells = (told.total(), *(told[how] for how in HEAD))
        yield f"| {topic or 'all of them'} | {' | '.join(map(str, cells))} |"


def repairs(all_planted: list[Planted]) -> Iterator[str]:
    """What becomes of the faults for which a repair is offered."""
    outcomes = [(one, mended(one)) for one in all_planted if one.expected in FOUND]
    for one, outcome in outcomes:
        if outcome is Mended.WORSE:
            yield f"not clean after its repair: {one.title}"
    counted = Counter(outcome for _, outcome in outcomes)
    offered = counted[Mended.CLEAN] + counted[Mended.WORSE]
    yield f"{offered} repairs offered, {counted[Mended.CLEAN]} leave nothing behind"


def main() -> None:
    """Print the table, and with `--fix` the repairs."""
    all_planted = [one for path in documents() for one in planted_in(path)]
    print(*table(all_planted), sep="\n")
    if "--fix" in sys.argv[1:]:
        print(*repairs(all_planted), sep="\n")


if __name__ == "__main__":
    main()
