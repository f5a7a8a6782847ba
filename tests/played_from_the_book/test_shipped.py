"""Every shipped variant, with each of its options, is played from its book: the two agree at every decision."""

from __future__ import annotations

from collections.abc import Iterator

from comparison import Compared, compared
from covering import every_variant
from known_partings import KNOWN

import crazy8


def tables(variant: crazy8.Variant, *, every: bool = False) -> Iterator[tuple[int, tuple[str, ...]]]:
    """Two, some and the greatest number of players, or every; then each option, at one table."""
    counts = variant.player_counts()
    for players in counts if every else sorted({counts[0], counts[len(counts) // 2], counts[-1]}):
        yield players, ()
    for number, offer in enumerate(variant.options):
        if not offer.requires:
            counts = variant.player_counts(options=(offer.name,))
            yield counts[number % len(counts)], (offer.name,)


@every_variant
def test_engine_and_book_agree(name: str) -> None:
    variant = crazy8.load(name)
    total = Compared()
    for players, options in tables(variant):
        found = compared(variant, players, options, games=1, hands=2)
        for parting in found.partings:
            parting.kind = f"{name}@{'+'.join(options)} {players}: {parting.kind}"
        total += found
    assert total.decisions > 0
    if name in KNOWN:
        assert total.partings, f"{name} has been mended: take it off the list"
    else:
        assert not total.partings, "\n".join(map(str, total.partings[:3]))
