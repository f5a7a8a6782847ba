"""Model several cards in one turn."""

from typing import Annotated, Literal

from ...cards.cards import CardSet
from ...cards.relations import Relation
from ...rules.key import Key, Plain
from ...rules.limits import Between
from ...rules.model import MOST_CARDS, Topic

AddedRow = Literal["closes", "stays", "until closed"]
CardsTogether = Annotated[int, Between(2, MOST_CARDS)]
LeastTogether = Annotated[int, Between(3, 6)]


class Together(Topic):
    """Cards that may be laid together, each in a relation to the one before."""

    cards: Relation
    """What each further card must be, by the card before it."""
    of: CardSet | None = None
    """The cards that may be laid together; `None`: all."""
    least: LeastTogether | None = None
    """How many at least, if more than one is laid; `None`: any number."""
    most: CardsTogether | None = None
    """How many in all; `None`: any number."""


class Several(Topic):
    """Laying more than one card in a turn."""

    together: Together | None = None
    """`None`: one card a turn."""
    top: Literal["last", "chosen"] = "last"
    """Which of the cards lies on top in the end."""
    effects: Literal["each", "last"] = "each"
    may_be_last: bool = True
    """Whether the hand may be emptied with several cards at once."""
    added_row: AddedRow = "closes"
    """How a row of added cards ends: with its player's turn, or not, or once somebody who adds to it says so."""


# The questions, in reading order; each with the type of its answer if a model holds it.

MULTI_ALLOWED = Plain[Together]("multi.allowed")
MULTI_FIRST_FITS = Key("multi.first-fits")
MULTI_TOP = Plain[Literal["last", "chosen"]]("multi.top")
MULTI_EFFECTS = Plain[Literal["each", "last"]]("multi.effects")
MULTI_WILD = Key("multi.wild")
SKIP_MULTI = Key("skip.multi")
REVERSE_MULTI = Key("reverse.multi")
MULTI_FINISH = Plain[bool]("multi.finish")
DUMP_LIMIT = Key("dump.limit")
DUMP_OPEN = Plain[AddedRow]("dump.open")
