"""Show what may be said of a card where nothing but the card was typed."""

from __future__ import annotations

from ..players_words.cards_of_languages import card_words
from ..players_words.hearing import CARDS, heard

_OF_CARDS = ("wild {card}: names suit", "play {card}: skip next", "value {card}: 10")


def lines_on_cards_alone(typed: str) -> tuple[str, ...]:
    """Return lines on the cards that were typed, in the words of any language; none if more was said."""
    known = card_words().cards
    written = (known.get(word.lower(), (word,)) for word in typed.strip(" .,;:!").split())
    parts = heard(" ".join(ways[0] for ways in written))
    if len(parts) != 1 or parts[0].kind != CARDS:
        return ()
    return tuple(line.format(card=parts[0].text) for line in _OF_CARDS)
