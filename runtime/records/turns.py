"""Declare the fields of program and state for a turn: who is to decide what, hands, drawing."""

from __future__ import annotations

from .codes import TURN
from .conditions import HAS_OWING
from .counters import HAS_COUNTERS
from .deal import HAS_COPIES, HAS_CUTTER
from .debts import HAS_CHALLENGES
from .effects import HAS_CONDITIONS, HAS_DUTIES, HAS_MISSED_TURNS
from .features import feature
from .out_of_turn import HAS_OUT_OF_TURN
from .record import Cards, Int64, field
from .rows import CardsOfSeat, Copies, SizeOfSeat
from .several import HAS_FURTHER_CARDS, HAS_OPEN_ROWS
from .stock import HAS_BLOCK_RULES, HAS_SHORTFALLS, HAS_STOCK_RULES

HAS_DRAW_CHOICES = feature("turns", 0)
"""Drawing and passing are freer, or less free, than: draw what the rules say, then pass."""
HAS_TOP_TAKEN = feature("turns", 1)
"""The card on top may be taken instead of drawing."""
LAYING_RULES = HAS_COUNTERS | HAS_CUTTER | HAS_CONDITIONS | HAS_STOCK_RULES | HAS_BLOCK_RULES
"""The features that note something about every card laid."""
PLAYING_RULES = HAS_CHALLENGES | HAS_CONDITIONS | HAS_FURTHER_CARDS | HAS_OUT_OF_TURN | HAS_OPEN_ROWS | HAS_OWING
"""The features that look at the table before a card is laid on it."""
COMING_RULES = HAS_MISSED_TURNS | HAS_DUTIES | HAS_SHORTFALLS
"""The features by which a seat that comes to turn may miss it, or owe something."""


class TurnsProgram:
    """The rules on a turn: who is to decide what, hands, drawing, as fields of a program."""

    features: Int64
    action_limit: Int64
    """Actions after which a hand is stopped."""
    draw_cap: Int64
    """Draws of one turn."""
    draw_at_once: Int64
    """Cards of one draw."""
    draw_at_will: Int64
    draw_goes_on: Int64
    drawn_card: Int64
    pass_after_any: Int64
    pass_at_will: Int64
    pass_when_dry: Int64
    """Whether everybody may pass once nothing can be drawn, and every such pass counts towards a blocked hand."""


class TurnsState:
    """The state of a turn: who is to decide what, hands, drawing, as fields of a game in progress."""

    hand: CardsOfSeat = field(reset="hand")
    """Kinds held by each seat."""
    size: SizeOfSeat = field(reset="hand")
    """Cards held by each seat."""
    copies: Copies = field(reset="hand", needs=HAS_COPIES)
    """At `64 * seat + kind`: how many of the kind a seat holds; kept only if some kind has copies."""
    drawn: Cards = field(reset="turn")
    """Kinds drawn in this turn."""
    draws_made: Int64 = field(reset="turn")
    actions: Int64 = field(reset="hand")
    """Actions of this hand."""
    turns: Int64 = field(reset="hand")
    """Times in this hand that somebody came to decide: a turn, an extra one, a debt."""
    active: Int64
    """Bits of the seats that are in this hand."""
    active_count: Int64
    phase: Int64 = field(reset="hand", start=TURN)
    stage: Int64
    """The stage that runs next; REST while somebody decides."""
    resume: Int64 = field(seen="always")
    """The stage that follows the decision."""
    resume_phase: Int64 = field(seen="always")
    """The phase that follows an interruption."""
    turn: Int64
    coming: Int64 = field(seen="always")
    """The seat that comes to turn next, for the stage NEXT_TURN."""
    mover: Int64
    """The seat that decides now; differs from `turn` in an interruption and when a starter is named."""
    again: Int64 = field(reset="turn", seen="always")
    """Whether the seat at turn stays at turn: 1 for a whole turn, 2 for one card or nothing."""
    cursor: Int64 = field(seen="always")
    """The seat from which "next" is counted while effects run."""
    passed_over: Int64 = field(reset="hand", seen="always")
    """The number of seats that the cards laid last pass over; `cursor` is the last of them, if there are any."""
    had_turn: Int64 = field(reset="hand")
    """Bits of the seats that had a turn in this hand."""
