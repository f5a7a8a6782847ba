"""Hear the wild cards of a rulebook where somebody says `wild` and names no card."""

from __future__ import annotations

import re

from ..language.nodes import Statement
from ..layers.link import LinkedVariant
from .hearing import CARDS, heard

_MADE_SO = re.compile(r"(?P<no>no )?wild (?P<cards>[^:{}]+?) *(?:$|:)")
_NAMED = re.compile(r"\b(?:an? |the |any )?wild(?:s| ?cards?)?\b", re.IGNORECASE)
_NUMBER = re.compile(r"\b(\d+)\b")
"""Eights are cards wherever they stand, and an 8 may be how many of something."""
_NONE_AT_ALL = re.compile(r"no wild(?:s| ?cards?)?", re.IGNORECASE)


def wild_cards_of(variant: LinkedVariant | None) -> str:
    """Return the cards that are wild by the statements of a variant and its bases; nothing if these name none."""
    wild: dict[str, None] = {}
    for member in variant.line if variant is not None else ():
        for node in member.document.body:
            made_so = _MADE_SO.match(node.span.text) if isinstance(node, Statement) else None
            if made_so is None:
                continue
            if made_so["no"]:
                wild.pop(made_so["cards"], None)
            else:
                wild[made_so["cards"]] = None
    return " or ".join(wild)


def with_wild_cards(said: str, wild: str) -> str:
    """Return what was said with a rulebook's wild cards by their names, unless it says itself which cards are wild."""
    if not wild or _NONE_AT_ALL.fullmatch(said) or CARDS in {part.kind for part in heard(said)}:
        return said
    return _NAMED.sub(wild if " to " in wild else _NUMBER.sub(r"\1s", wild), said)
