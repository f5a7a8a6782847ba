"""What others ask about wild cards."""

from __future__ import annotations

from ...cards.cards import CardSet, card_set
from ..effects.model import Names
from ..rules import Rules


def names_no_suit(rules: Rules) -> bool:
    """Whether no card lets its player name a suit alone."""
    wilds = (wild.naming for wild in rules.fits.wild if wild is not None)
    effects = (one.naming for some in rules.effects.of_card for one in some if isinstance(one, Names))
    return not any(naming is not None and naming.what == "suit" for naming in (*wilds, *effects))


def wilds_naming_a_suit(rules: Rules) -> CardSet:
    """The wild cards whose player names a suit, and nothing else."""
    naming = {kind: wild.naming for kind, wild in enumerate(rules.fits.wild) if wild is not None}
    return card_set(kind for kind, named in naming.items() if named is not None and named.what == "suit")
