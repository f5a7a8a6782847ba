"""A player who has nothing but a printed rulebook: it hears the claims, and plays a game by them."""

from __future__ import annotations

from collections.abc import Sequence

from vocabulary import Chance, Face, Hand

from crazy8.compiler.telling.claim import Claim

from . import aim, effects_draws, effects_hands, effects_skips, rounds
from .book import Heard, hear
from .game import play_game
from .table import Table

BY_THE_WAY = (aim,)
"""What forbids and allows nothing is only heard; nothing else names it."""
EFFECTS = (effects_draws, effects_hands, effects_skips, rounds)
"""What the single effects mean is kept when these are read; nothing else names them."""


class Reader(Table):
    """The second player of rules."""

    def __init__(
        self, claims: Sequence[tuple[str, Claim]], faces: Sequence[Face], players: int, chance: Chance
    ) -> None:
        heard = Heard()
        for section, claim in claims:
            hear(heard, section, claim)
        # "Each player plays two hands", each "as though it were a player of its own"
        super().__init__(heard, faces, 2 * players if heard.dummies else players, chance, players)

    def game(self) -> Hand:
        """Play one game: a generator that asks for every decision."""
        return play_game(self)
