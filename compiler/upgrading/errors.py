"""Say that a text cannot be upgraded."""

from __future__ import annotations


class CannotUpgradeError(Exception):
    """Raised for a text that is none of version 1; it has the place in the text, and the word that stands there."""

    def __init__(self, place: int, word: str) -> None:
        """Remember both."""
        super().__init__(word)
        self.place, self.word = place, word
