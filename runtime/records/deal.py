"""Declare the fields of program and state for the deck, the seats and the deal."""

from __future__ import annotations

from .features import feature
from .record import Cards, Int64, field
from .rows import CodeOfKind, Handicaps, Pack, Schedule, SizeOfSeat

HAS_COPIES = feature("deal", 0)
"""Some kind is in the pack more than once."""
HAS_CUTTER = feature("deal", 1)
HAS_MANY_KINDS = feature("deal", 2)
"""The deck has more kinds than a machine word has bits, so that sets of kinds have two (`two_words`)."""
HAS_LEADS = feature("deal", 3)
"""Whoever begins because of a card has to lay it first."""
HAS_HANDICAPS = feature("deal", 4)


class DealProgram:
    """The rules on the deck, the seats and the deal, as fields of a program."""

    players: Int64
    suits: Int64
    ranks: Int64
    kinds: Int64
    card_count: Int64
    every_kind: Cards
    suit: CodeOfKind
    rank: CodeOfKind
    face: CodeOfKind
    """The number on the card; -1 if it shows none."""
    pack: Pack
    hand_size: Int64
    scheduled: Int64
    """The number of hand sizes the schedule lists; 0 without one."""
    schedule: Schedule
    handicap: Handicaps
    """How many cards more those are dealt who have a handicap; fewer if below zero."""
    first_player: Int64
    first_cards: Cards
    """The cards whose holder begins."""
    first_dealer: Int64
    next_dealer: Int64
    direction: Int64
    hands_open: Int64
    """Bits HANDS_OPEN and HANDS_IN_TWOS; only what is seen goes by it."""
    cutter_cards: Cards
    """Cards that may be the cutter."""
    deals_counter: Int64
    """Whether everybody is dealt as many cards as the own counter says."""


class DealState:
    """The state of the deck, the seats and the deal, as fields of a game in progress."""

    dealer: Int64
    first: Int64
    """The first player of this hand."""
    direction: Int64
    loser: Int64 = field(reset="game", seen="always")
    """The bit of who has lost the last hand, before anybody left the game; only noted where a handicap asks for it."""
    extra: SizeOfSeat = field(reset="game", seen="always")
    """How many cards more than the others a seat is dealt in this hand."""
    cutter: Int64 = field(reset="hand", start=-1)
    """The suit of the card that was shown at the bottom of the stock."""
