"""The reader plays by the book alone: it understands every claim that is printed, and loses no card."""

from __future__ import annotations

from alone import play
from books import claims_of, faces_of
from covering import every_variant
from vocabulary import Silent

import crazy8


@every_variant
def test_the_reader_plays_every_variant_from_its_claims(name: str) -> None:
    variant = crazy8.load(name)
    counts = variant.player_counts()
    for seats in sorted({counts[0], counts[-1]}):
        claims, faces = claims_of(variant, seats), faces_of(variant.rules(players=seats).deck)
        for seed in range(2):
            try:
                play(claims, faces, seats, seed, 1)
            except Silent:
                continue  # where the book is silent, the comparison says so
