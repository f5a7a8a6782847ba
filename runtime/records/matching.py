"""Declare the fields of program and state for what fits: the card on top, what was named for it, and bans."""

from __future__ import annotations

from .conditions import HAS_BANS_WHILE
from .effects import HAS_NAMED_RANKS, HAS_STRICT_COVERS
from .features import feature
from .record import Cards, Flag, Int64, field
from .rows import (
    CardsOfCounter,
    CardsOfKind,
    CardsOfRank,
    CardsOfSuit,
    CodeOfKind,
    NamedRelations,
    PointsOfKind,
    Relations,
)
from .several import HAS_OPEN_ROWS

HAS_AS_BELOW = feature("matching", 0)
"""Some card counts as the one under it."""
HAS_SERVED_FITS = feature("matching", 1)
"""On some card other cards fit once its debt is served."""
HAS_HOLD_BANS = feature("matching", 2)
"""Some card may not be laid while certain others are in the hand."""
HAS_FIRST_BANS = feature("matching", 3)
FITTING_RULES = HAS_AS_BELOW | HAS_NAMED_RANKS | HAS_SERVED_FITS | HAS_OPEN_ROWS
"""The features by which something else fits than what fits on the card on top or on a named suit."""
HAND_RULES = HAS_HOLD_BANS | HAS_FIRST_BANS | HAS_STRICT_COVERS | HAS_BANS_WHILE
"""The features that forbid a card because of the rest of the hand, or of the turn."""


class MatchingProgram:
    """The rules on what fits: the card on top, what was named for it, and bans, as fields of a program."""

    fits: CardsOfKind
    """The kinds that may be laid on this top card; wild cards inside, bans taken out."""
    fits_named: CardsOfSuit
    """The kinds that may be laid once this suit is named; bans depend on the card below and are in `ban`."""
    natural: CardsOfKind
    """As `fits`, without those that fit only because they are wild."""
    natural_named: CardsOfSuit
    ban: CardsOfKind
    """The kinds that may never be laid on this top card."""
    fits_rank: CardsOfRank
    """The kinds that may be laid once this rank is named, alone or besides a suit."""
    natural_rank: CardsOfRank
    as_named_suit: CardsOfSuit
    """The kinds that go with a card of this suit, where a card was named in full; those for its rank stand beside."""
    as_named_rank: CardsOfRank
    served_fits: CardsOfKind
    """The kinds that may be laid on this top card once the debt that it made is served."""
    rank_cards: CardsOfRank
    """All cards of each rank."""
    relation: Relations
    """At `64 * relation + kind below`: the cards that the relation means there; relation 0 means none."""
    relation_named: NamedRelations
    """At `16 * relation + named suit`."""
    wild: Cards
    names: Cards
    """Cards whose player names a suit."""
    as_below: Cards
    """Cards that count as the one under them."""
    held_bans: Cards
    """Cards that may not be laid while others are held; which, says `held_ban`."""
    held_ban: CodeOfKind
    """The relation of the cards that must not be in the hand when this one is laid."""
    first_bans: Cards
    """Cards that may not be laid in a player's first turn, whatever lies on top; others, says `first_ban`."""
    first_ban: Int64
    """The relation of the cards that may not be laid in a player's first turn; 0: only `first_bans`."""
    counter_wild: CardsOfCounter
    """Cards that are wild for a player whose counter stands at this number."""
    same_colour: PointsOfKind
    """For each card the bits of the suits of its own colour."""


class MatchingState:
    """The state of what fits: the card on top, what was named for it, and bans, as fields of a game in progress."""

    top: Int64
    effective: Int64
    """The card that the top card counts as."""
    named_suit: Int64 = field(reset="card", start=-1)
    named_rank: Int64 = field(reset="card", start=-1, needs=HAS_NAMED_RANKS)
    open_top: Flag = field(reset="card")
    """Whether anything may be laid, on the card that lies there or where none lies."""
    followed_suit: Int64 = field(reset="hand", start=-1, seen="always")
    """The suit that was to be followed when the top card was laid."""
    followed_rank: Int64 = field(reset="hand", start=-1, seen="always")
    served: Flag = field(reset="card", needs=HAS_SERVED_FITS, seen="always")
    """Whether the debt of the card on top is served."""
