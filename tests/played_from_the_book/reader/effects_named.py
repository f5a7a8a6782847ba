"""What is named for the work of a card alone, and the cards that go by what was named."""

from __future__ import annotations

from typing import Any

from vocabulary import Ask, Kind

from . import wild
from .acts import acts
from .book import holds
from .table import Play, Table


def is_gone_by(table: Table, seat: int, effects: tuple[Any, ...]) -> bool:
    """Whether something is done by what is named for this alone: for a last card no cards are discarded."""
    moves_none = table.heard.last_moves_no_hands and not table.hands[seat]
    return any(one.kind == "draws cards until" or (one.kind == "discards cards" and not moves_none) for one in effects)


@acts("names for this")
def names_for_this(table: Table, seat: int, kind: Kind, effect: Any) -> Play[None]:
    """names-for-this: you name {what} for this alone (nobody has to follow it)"""
    moves = frozenset(wild.suits_and_ranks(table, effect.what))
    table.laid.named_for_this = yield Ask(seat, moves, "name")


def meant(table: Table, related: dict[Kind, int], kind: Kind) -> int:
    """The cards that are "of the same suit" or "of the same rank": as what was named for the card, or else as it is."""
    suit = rank = None
    if table.laid.on_top and not holds(table.heard.counts_as_below, kind):
        suit, rank = table.named_suit, table.named_rank
    named = table.laid.named_for_this
    if named is not None:
        suit, rank = (str(named.what), None) if named.do == "suit" else (None, str(named.what))
    return compared(table, related, kind, suit, rank)


def asked_by(table: Table, related: Any, effect: Any, kind: Kind) -> int:
    """The cards that a card asks for: as what was named to be followed, or else as the card is that lies on top."""
    kind = getattr(effect, "by", kind)
    suit = rank = None
    if table.laid.on_top and not holds(table.heard.counts_as_below, kind):
        suit, rank = table.named_suit, table.named_rank
    if related == "as named":
        related = [(one, 1 << one) for one in range(len(table.faces))]
    return compared(table, dict(related), kind, suit, rank)


def compared(table: Table, related: dict[Kind, int], kind: Kind, suit: str | None, rank: str | None) -> int:
    """The cards that go with a card; a suit or a rank that was named counts instead of the printed one."""
    if suit is None and rank is None:
        return related.get(kind, 0)
    below = [one for one in related if suit in (None, table.suit(one)) and rank in (None, table.rank(one))]
    like = [one for one in below if suit is not None or table.suit(one) == table.suit(kind)]
    like = [one for one in like if rank is not None or table.rank(one) == table.rank(kind)]
    found = (1 << len(table.faces)) - 1
    for one in like or below:
        found &= related[one]
    return found
