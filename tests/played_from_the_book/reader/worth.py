"""What cards count, and what hands are worth."""

from __future__ import annotations

from collections.abc import Iterable

from vocabulary import Kind, Silent

from crazy8.compiler.topics.scoring.claims import CardsCount, CardsCountTheirNumber

from .book import Heard, hears, kinds_in
from .table import Table


@hears(CardsCount)
def hear_value(heard: Heard, claim: CardsCount) -> None:
    """value-points: {cards} count {points} points each."""
    for kind in kinds_in(claim.cards):
        heard.values[kind] = claim.points


@hears(CardsCountTheirNumber)
def hear_face_value(heard: Heard, claim: CardsCountTheirNumber) -> None:
    """value-face: {cards} count {times} times the number printed on them."""
    for kind in kinds_in(claim.cards):
        heard.values_face[kind] = claim.times


def value(table: Table, kind: Kind) -> int:
    """What a card counts."""
    if kind in table.heard.values:
        return table.heard.values[kind]
    if kind in table.heard.values_face:
        return table.heard.values_face[kind] * table.number(kind)
    raise Silent(f"What {table.faces[kind].rank} counts.")


def of_hand(table: Table, seat: int) -> int:
    """What the cards of a hand count together."""
    return of_cards(table, table.hands[seat])


def of_cards(table: Table, cards: Iterable[Kind]) -> int:
    """What some cards count together."""
    return sum(value(table, kind) for kind in cards)


def nothing_counts(table: Table) -> bool:
    return not table.heard.values and not table.heard.values_face
