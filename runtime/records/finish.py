"""Declare the fields of program and state for going out, last cards and full hands."""

from __future__ import annotations

from .features import feature
from .record import Cards, Int64, field
from .rows import AmountOfKind, CodeOfKind, CodeOfSeat

HAS_LAST_BANS = feature("finish", 0)
"""Some card may not always be laid as the last one."""
HAS_FINISH_RULES = feature("finish", 1)
"""Going out depends on more than the last card: covers, empty hands of others, counters."""
HAS_CARD_LIMIT = feature("finish", 2)
HAS_SIDES = feature("finish", 3)
"""Partners share their points."""
HAS_KNOCKS = feature("finish", 4)
"""Whoever holds few points may end the hand in turn."""
HAS_LATE_OUTS = feature("finish", 5)
"""Some last cards put their player out only when the turn comes there again."""


class FinishProgram:
    """The rules on going out, last cards and full hands, as fields of a program."""

    not_last: Cards
    """Cards that may not be laid as the last one."""
    natural_last: Cards
    """Cards that may be laid as the last one only if they fit without being wild."""
    last_rule: CodeOfKind
    last_amount: AmountOfKind
    cover_rule: CodeOfKind
    """What the last card does that is laid as a cover on this one; LAST_AS_USUAL: what it does anyway."""
    cover_amount: AmountOfKind
    holds_back: Cards
    """Cards whose player is out only when they are done with: they have to be covered."""
    play_on: Int64
    partners: Int64
    """PARTNERS_NOT, or whether one of a side or both have to be out."""
    waits_for_empty: Int64
    card_limit: Int64
    """Cards that a hand may hold; 0 without a limit."""
    limit_loses: Int64
    knock_at_most: Int64
    """Points with which the hand may be ended in turn, if there is such a rule."""


class FinishState:
    """The state of going out, last cards and full hands, as fields of a game in progress."""

    busted: Int64 = field(reset="hand", seen="always")
    """Bits of the seats that held too many cards and are out of the hand."""
    covered: Int64 = field(reset="hand", start=-1, seen="always")
    """The card that the last one was laid on as a cover; -1 if it was laid as any other card."""
    places_given: Int64 = field(reset="hand", seen="always")
    leaving_count: Int64 = field(reset="hand", seen="always")
    late: Int64 = field(reset="hand", seen="always")
    """Bits of the seats that are out when their turn comes, unless they hold cards again."""
    collected: Int64 = field(reset="hand", seen="always")
    """Bits of the seats that have collected what the others held when they laid their last card."""
    place: CodeOfSeat = field(reset="hand")
    """Order of going out, from 1."""
    leaving: CodeOfSeat = field(reset="hand", seen="always")
    """Order of the seats whose last card is being served, from 1."""
    last_kind: CodeOfSeat = field(reset="hand", start=-1, seen="always")
    """The card with which each seat went out; -1 for those who did not."""
