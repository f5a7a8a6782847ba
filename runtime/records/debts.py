"""Declare the fields of program and state for what is owed, its answers and challenges."""

from __future__ import annotations

from .codes import NO_DEBT
from .features import feature
from .record import Cards, Flag, Int64, field
from .rows import AmountOfKind, CardsOfKind, CodeOfKind, NamedRows, Replies, SizeOfSeat
from .stock import HAS_SHORTFALLS, HAS_STOCK_RULES

HAS_CHALLENGES = feature("debts", 0)
HAS_DRAWN_ANSWERS = feature("debts", 1)
"""A card drawn while a debt is served may answer it."""
HAS_NAMED_ANSWERS = feature("debts", 2)
"""Once a suit is named for some card, other cards answer what it makes owed."""


class DebtsProgram:
    """The rules on what is owed, its answers and challenges, as fields of a program."""

    answers: CardsOfKind
    """The kinds that answer this card's debt or skip; the modes are in `reply`."""
    reply: Replies
    """At `64 * source + answer`: how the second card answers what the first makes owed."""
    only_answer: CardsOfKind
    """Those of them that do nothing but answer."""
    named_row: NamedRows
    """At `16 * source + suit`: the row of what answers once this suit is named for the card; 0: as it is printed."""
    answers_named: CardsOfKind
    """The same as `answers`, by such rows; so are the next two."""
    reply_named: Replies
    only_answer_named: CardsOfKind
    answered_by_top: Int64
    """Whether a card that passes a debt on, or sends it back, says what answers it next."""
    most_owed: Int64
    """The cards that can be due at most; 0: no limit."""
    skip_waits: Cards
    """Cards whose skip is an obligation, because some card answers it; another skip happens at once."""
    condition_skip_waits: Cards
    """The conditions, by their numbers, under which a card has such a skip."""
    drawn_answers: Int64
    challengeable: Cards
    """Cards that may be doubted: their ban is not enforced."""
    guilty_cards: AmountOfKind
    guilty_debt: CodeOfKind
    challenger_cards: AmountOfKind
    """The cards that the player of a doubted card draws if it was not lawful, else whoever doubted it."""
    challenger_debt: CodeOfKind
    """Whether the fine comes on top of the debt."""


class DebtsState:
    """The state of what is owed, its answers and challenges, as fields of a game in progress."""

    reply: Int64 = field(seen="always")
    """The way in which the card that is running answers a debt."""
    only_answers: Flag = field(reset="hand", seen="always")
    """Whether that card does nothing else."""
    carried: SizeOfSeat = field(reset="hand", needs=HAS_STOCK_RULES | HAS_SHORTFALLS)
    """Cards of a debt that there were too few for; owed again at the next turn."""
    owed_amount: Int64 = field(reset="hand")
    owed_grown: Int64 = field(reset="hand", seen="while owed")
    """How much of it the last card made."""
    owed_kind: Int64 = field(reset="hand", start=NO_DEBT)
    owed_debtor: Int64
    owed_source: Int64
    """The card that made it: its answers count."""
    owed_suit: Int64 = field(reset="hand", start=-1)
    """The suit that was named for that card, which then counts as its suit; -1: none."""
    owed_maker: Int64
    """The seat that laid that card, and is doubted."""
    owed_by: Int64 = field(seen="while owed")
    """The seat to which it can be sent back: the one that made it larger or sent it back last."""
    owed_last: Int64 = field(seen="while owed")
    """The seat that laid the last card, be it one that only passed it on."""
    owed_then: Int64 = field(seen="while owed")
    owed_return: Int64 = field(seen="while owed")
    """The seat after which play goes on once it is served; -1: after the debtor."""
    owed_closed: Flag = field(reset="hand", seen="while owed")
    """Whether no card answers it: the hand ends when it is served."""
    owed_aside: Flag = field(seen="while owed")
    """Whether it fell on a seat out of order, so that play goes on after the one who laid the card."""
    owed_relation: Int64 = field(seen="while owed")
    """The relation of the cards that have to be laid."""
    owed_rank: Int64 = field(reset="hand", start=-1)
    """The rank that was demanded; -1: none."""
    owed_otherwise: Int64 = field(seen="while owed")
    """What the debtor does who lays no such card; how much of it stands in `owed_amount`."""
    owed_lasting: Int64 = field(seen="while owed")
    owed_turns: Int64
    """For how many turns a lasting demand still holds."""
    owed_opener: Int64 = field(seen="while owed")
    """The seat that opened the round of ranks."""
    owed_drawing: Flag = field(reset="hand", seen="while owed")
    """Whether the debtor has begun to draw."""
    owed_guilty: Flag = field(reset="hand")
    """Whether the card that made the debt was laid while cards were held that forbid it."""
    laid_guilty: Flag = field(reset="hand")
    """The same of the cards laid in this turn."""
