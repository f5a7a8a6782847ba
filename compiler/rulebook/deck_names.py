"""The words of decks, for the modules of the rulebook."""

from __future__ import annotations

from crazy8.compiler.deck_names import rank_name as rank_name
from crazy8.compiler.deck_names import suit_name as suit_name
from crazy8.compiler.deck_names import symbol_name as symbol_name
