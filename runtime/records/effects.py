"""Declare the fields of program and state for the effects of cards."""

from __future__ import annotations

from .features import feature
from .record import Cards, Int64, field
from .rows import AmountOfKind, Amounts, CardsOfKind, CodeOfKind, CodeOfSeat, Codes, Pile, SizeOfSeat

HAS_MISSED_TURNS = feature("effects", 0)
HAS_OTHER_SUIT = feature("effects", 1)
"""Somebody has to name another suit than the one that was to be followed."""
HAS_NAMED_RANKS = feature("effects", 2)
HAS_DUTIES = feature("effects", 3)
"""Some card has to be followed by certain cards: a demand, a cover, a round of ranks."""
HAS_HAND_MOVES = feature("effects", 4)
"""Cards go from hand to hand."""
HAS_STRICT_COVERS = feature("effects", 5)
"""Some card may be laid only by somebody who can cover it."""
HAS_CONDITIONS = feature("effects", 6)
"""Some card does something else under a condition."""
HAS_NAMED_FOR_THIS = feature("effects", 7)
"""Something is named for what a card does, and for nothing else."""


class EffectsProgram:
    """The rules on the effects of cards, as fields of a program."""

    operation: Codes
    amount: Amounts
    detail: Codes
    aim: Codes
    """Whom the operation means."""
    relation_of: Codes
    """The relation of the cards that it asks for."""
    otherwise: Codes
    """What somebody does who does not lay such a card."""
    copying: Cards
    """Cards that act as the one under them."""
    cutter_acts: Cards
    """Cards with other effects if they have the suit of the cutter."""
    conditions: Int64
    """The numbers below this one may be conditions; condition `n` has the effect list `CONDITION_LISTS + n`."""
    conditional: Cards
    """Cards that do something else under some condition."""
    condition_of: CodeOfKind
    """The card that a condition is about; -1 where a card of the cutter's suit has its effect list."""
    condition_asks: CodeOfKind
    """What a condition asks for."""
    condition_cards: CardsOfKind
    """The cards of which a condition speaks."""
    condition_amount: AmountOfKind
    """The number of which a condition speaks."""
    strict_covers: Cards
    """Cards that may be laid only by somebody who can cover them; with what, says `cover_relation`."""
    cover_relation: CodeOfKind
    reverse_skips: Int64
    """Whether a reverse with two active seats passes one of them over."""


class EffectsState:
    """The state of the effects of cards, as fields of a game in progress."""

    effect_list: Int64 = field(seen="always")
    effect_position: Int64 = field(seen="always")
    laid_on: Int64 = field(reset="hand", seen="always", start=-1)
    """The card on which the cards of this turn were laid, as it counted; -1 for none."""
    choice: Int64 = field(seen="always")
    """Details of the naming that is asked for."""
    choice_set: Cards = field(seen="always")
    """The cards whose ranks may be named."""
    named_for_this: Int64 = field(reset="card", start=-1, needs=HAS_NAMED_FOR_THIS, seen="always")
    """What was named for what the card does, and for nothing else: a suit, or behind all suits a rank; -1 for none."""
    giving: Int64
    """The number of cards that the mover still has to choose from the own hand."""
    receiver: Int64 = field(seen="always")
    """Who gets them."""
    aside: Pile
    """Cards that were chosen and wait until others have chosen too; only their owners know them."""
    aside_count: SizeOfSeat = field(reset="hand", seen="always")
    """How many of them are of each seat: those of whoever chose first come first."""
    wait: CodeOfSeat = field(reset="hand")
    """Turns to be missed."""
