"""A player who has nothing but a printed rulebook: it hears the claims, and plays a game by them."""

from __future__ import annotations

from collections.abc import Sequence

from vocabulary import Chance, Face, Hand

from crazy8.compiler.telling.claim import Claim

from . import effects_draws, effects_hands, effects_skips, rounds
from .book import Heard, hear
from .game import play_game
from .table import Table

EFFECTS = (effects_draws, effects_hands, effects_skips, rounds)
"""What the single effects mean is kept when these are read; nothing else names them."""


class Reader(Table):
    """The second player of rules."""

    def __init__(self, claims: Sequence[tuple[str, Claim]], faces: Sequence[Face], seats: int, chance: Chance) -> None:
        super().__init__(Heard(), faces, seats, chance)
        for section, claim in claims:
            hear(self.heard, section, claim)

    def game(self) -> Hand:
        """Play one game: a generator that asks for every decision."""
        return play_game(self)
