"""Tell what a player names, as part of a sentence."""

from __future__ import annotations

from ...telling.phrase import Phrase, phrase, slug
from ..effects.model import Naming


def naming_phrase(naming: Naming) -> Phrase:
    """Tell of a suit, a rank or both, and what limits the choice."""
    return phrase(
        f"naming-{slug(naming.what)}",
        another="yes" if naming.another else "no",
        shared="yes" if naming.same_colour else "no",
    )
