"""Read and write the cards of a pile at once, which the plain engine can and the compiled one cannot."""

from __future__ import annotations

from typing import Any, cast

from crazy8.runtime.records.record import Row


def cards_in(pile: Row, size: int) -> list[int]:
    """Return the first cards of a pile."""
    return list(cast(Any, pile)[:size])


def put_cards(pile: Row, cards: list[int], begin: int = 0) -> None:
    """Put cards at the places of a pile that begin somewhere."""
    cast(Any, pile)[begin : begin + len(cards)] = cards
