"""Model the deal: hand sizes and dealers, and the counters of countdown games."""

from typing import Annotated, Literal

from ...cards.cards import CardSet
from ...rules.key import Key, Plain
from ...rules.limits import AtMost, Between
from ...rules.model import CardCount, Topic
from ..counters.model import Counter

FirstDealer = Literal["random", "lowest card", "highest card", "youngest", "oldest"]
NextDealer = Literal["left", "right", "winner", "loser", "same", "random"]
Handicapped = Literal["winner", "loser", "youngest", "oldest", "dealer"]
BY_THE_HAND_BEFORE = ("winner", "loser")
"""Those whom a hand makes so."""
MOST_HANDICAP = 20
"""How many cards more or fewer somebody may be dealt by one handicap."""
MOST_SCHEDULED = 32
"""How many hand sizes a schedule may list."""


class HandSize(Topic):
    """How many cards each player gets: always as many, by the number of the hand, or as the own counter says."""

    kind: Literal["always", "per hand", "counter"] = "always"
    cards: CardCount | None = None
    """For `always`."""
    schedule: Annotated[tuple[CardCount, ...], AtMost(MOST_SCHEDULED)] = ()
    """For `per hand`; a longer game begins again with the first number."""


class Handicap(Topic):
    """Who is dealt more cards than the others, or fewer."""

    who: Handicapped
    cards: Annotated[int, Between(1, MOST_HANDICAP)]
    fewer: bool = False


class Deal(Topic):
    """How many cards each player gets, and who deals."""

    cards_each: CardCount
    """In the hand with the most cards."""
    size: HandSize
    first_dealer: FirstDealer
    next_dealer: NextDealer
    batches: tuple[CardCount, ...] = ()
    """Cards dealt at a time; none: singly. It changes no chance and no decision."""
    hands_open: bool = False
    """Whether all hands lie face up, so that everybody sees them."""
    handicaps: tuple[Handicap, ...] = ()
    counter: Counter | None = None
    cutter: CardSet | None = None
    """The cards that may be the cutter, the bottom card of the stock that is shown; `None`: there is no cutter."""

    @property
    def extra_by_seat(self) -> int:
        """Return how many cards more than so many for each are dealt in every hand, whoever won the one before."""
        always = (one for one in self.handicaps if one.who not in BY_THE_HAND_BEFORE)
        return sum(-one.cards if one.fewer else one.cards for one in always)


# The questions, in reading order; each with the type of its answer if a model holds it.

DEAL_COUNT_BY_PLAYERS = Plain[HandSize]("deal.count-by-players")
DEAL_BATCHES = Plain[tuple[int, ...]]("deal.batches")
DEAL_HANDS = Plain[bool]("deal.hands")
DEAL_HANDICAP = Plain[tuple[Handicap, ...]]("deal.handicap")
DEAL_SIZE_CHANGES = Key("deal.size-changes")
DEAL_FIRST_DEALER = Plain[FirstDealer]("deal.first-dealer")
DEAL_ROTATION = Plain[NextDealer]("deal.rotation")
