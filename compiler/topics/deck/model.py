"""Name the questions on the deck."""

from __future__ import annotations

from ...rules.key import Key

# The questions, in reading order; each with the type of its answer if a model holds it.

DECK_COMPOSITION = Key("deck.composition")
DECK_JOKERS = Key("deck.jokers")
DECK_JOKERS_ROLE = Key("deck.jokers-role")
DECK_STRIP = Key("deck.strip")
DECK_PACKS_BY_PLAYERS = Key("deck.packs-by-players")
DECK_DEAL_FITS = Key("deck.deal-fits")
DECK_DUPLICATES = Key("deck.duplicates")
DECK_SUIT_COLOURS = Key("deck.suit-colours")
DECK_RANK_ORDER = Key("deck.rank-order")
DECK_RANK_WRAP = Key("deck.rank-wrap")
DECK_SYMBOL_RANKS = Key("deck.symbol-ranks")
