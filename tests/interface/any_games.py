"""Games of shipped variants that stand anywhere, for properties that hold of all of them."""

from __future__ import annotations

import random
from functools import cache

from covering import covering_variants
from hypothesis import strategies as st

import crazy8

VARIANTS = covering_variants()
MOST_MOVES = 60


@cache
def variant(name: str) -> crazy8.Variant:
    """A shipped variant, read once."""
    return crazy8.load(name)


def game_after(name: str, seed: int, moves: int) -> crazy8.Game:
    """A game in which so many legal moves were made, each picked by the seed; fewer if it is over before."""
    game, chance = variant(name).deal(seed=seed), random.Random(seed)
    for _ in range(moves):
        if game.over:
            break
        game.push(chance.choice(game.legal_moves))
    return game


any_game = st.builds(game_after, st.sampled_from(VARIANTS), st.integers(0, 10_000), st.integers(0, MOST_MOVES))
"""A game of one of the covering variants, which stands anywhere within its first moves."""
