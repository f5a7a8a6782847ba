"""What others ask about laying several cards."""

from __future__ import annotations

from ..facts.effect_cards import adding_cards
from ..rules import Rules


def lays_several(rules: Rules) -> bool:
    """Whether some card may be laid together with others."""
    return rules.extra.several is not None or adding_cards(rules) != 0
