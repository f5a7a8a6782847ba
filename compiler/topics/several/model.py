"""Several cards in one turn, and cards out of turn."""

from typing import Annotated, Literal

from ...cards.cards import CardSet
from ...cards.relations import Relation
from ...rules.key import Key, Plain
from ...rules.limits import Between
from ...rules.model import MOST_CARDS, Topic
from ..out_of_turn.model import Jump

CardsTogether = Annotated[int, Between(2, MOST_CARDS)]


class Several(Topic):
    """Several cards may be laid in one turn, each in a relation to the one before."""

    cards: Relation
    """What each further card must be, by the card before it."""
    of: CardSet | None = None
    """The cards that may be laid together; `None`: all."""
    most: CardsTogether | None = None
    """How many in all; `None`: any number."""


class Extra(Topic):
    """Laying more than one card a turn, and laying or ending out of turn."""

    several: Several | None = None
    several_top: Literal["last", "chosen"] = "last"
    several_effects: Literal["each", "last"] = "each"
    several_may_be_last: bool = True
    """Whether the hand may be emptied with several cards at once."""
    add_stays_open: bool = False
    """Whether a row of added cards stays open for the next player."""
    jump: Jump | None = None
    claim: str | None = None
    """The word with which a player is out whose hand adds up to the number on the top card."""


# The questions, in reading order; each with the type of its answer if a model holds it.

MULTI_ALLOWED = Plain[Several]("multi.allowed")
MULTI_FIRST_FITS = Key("multi.first-fits")
MULTI_TOP = Plain[Literal["last", "chosen"]]("multi.top")
MULTI_EFFECTS = Plain[Literal["each", "last"]]("multi.effects")
MULTI_WILD = Key("multi.wild")
SKIP_MULTI = Key("skip.multi")
REVERSE_MULTI = Key("reverse.multi")
MULTI_FINISH = Plain[bool]("multi.finish")
DUMP_LIMIT = Key("dump.limit")
DUMP_OPEN = Plain[bool]("dump.open")
