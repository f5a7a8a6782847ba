"""What a step of a game did: small values without words, which every language and every program can tell.

Seats and suits are numbers, cards are kinds. Only three events hold cards that not everybody sees: `Dealt`, `Drew` and
`Took`. What a seat may know of an event is its `seen_by`; nothing else of the game, be it a seed or the order of the
stock, ever stands in an event (BR-049).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Self, TypeAlias


class HandResult(StrEnum):
    """How a hand ended."""

    WON = "won"
    """Somebody went out."""
    BLOCKED = "blocked"
    """Nobody could go on; the hands were counted."""
    SCORED = "scored"
    """The stock ran out, and the rules count the hands then."""
    VOID = "void"
    """Nobody could go on, and the hand counts for nothing."""
    ENDED = "ended"
    """A player ended the hand; the hands were counted."""
    LIMITED = "limited"
    """Stopped at the limit of actions: no result of the rules."""


class Debt(StrEnum):
    """What is owed."""

    CARDS = "cards"
    SKIPS = "skips"
    TURNS = "turns"
    """One seat misses them all."""
    DEMAND = "demand"
    """A card that has to be laid."""
    COVER = "cover"
    """A card that has to be laid on the own one."""
    ROUND = "round"
    """A card in a round of ranks."""


class Reply(StrEnum):
    """How a card answers what is owed."""

    ADDS = "adds"
    DOUBLES = "doubles"
    REPLACES = "replaces"
    PASSES_ON = "passes on"
    SENDS_BACK = "sends back"
    CANCELS = "cancels"


@dataclass(frozen=True, slots=True)
class OpenToAll:
    """An event that everybody sees as it is."""

    def seen_by(self, _seat: int | None) -> Self:
        """What a seat, or an onlooker (no seat), may know of it: everything."""
        return self


@dataclass(frozen=True, slots=True)
class CardsToHand:
    """An event that brought cards into a hand, whose owner alone sees them."""

    seat: int
    count: int
    kinds: tuple[int, ...] | None
    """The cards in the order of the deck; `None` for everybody else."""

    def seen_by(self, seat: int | None) -> Self:
        """What a seat, or an onlooker (no seat), may know of it: all but the owner only how many cards there were."""
        return self if seat == self.seat else replace(self, kinds=None)


@dataclass(frozen=True, slots=True)
class HandBegan(OpenToAll):
    """The cards were shuffled for a new hand."""

    number: int
    """Counted from 1."""
    dealer: int
    first: int
    """The first player."""


@dataclass(frozen=True, slots=True)
class Dealt(CardsToHand):
    """A seat was dealt its hand."""


@dataclass(frozen=True, slots=True)
class StarterRefused(OpenToAll):
    """A card was turned up that may not stay as starter; it was put away."""

    kind: int


@dataclass(frozen=True, slots=True)
class StarterTurned(OpenToAll):
    """The card that play begins on."""

    kind: int


@dataclass(frozen=True, slots=True)
class CutterShown(OpenToAll):
    """The bottom card of the stock was shown; its suit matters in this hand."""

    kind: int


@dataclass(frozen=True, slots=True)
class DirectionChosen(OpenToAll):
    """The first player chose the direction: 1 is clockwise, -1 anticlockwise."""

    seat: int
    direction: int


@dataclass(frozen=True, slots=True)
class Played(OpenToAll):
    """A seat laid a card."""

    seat: int
    kind: int
    left: int
    """How many cards the seat then held."""
    reply: Reply | None
    """How it answered what was owed, if anything was."""


@dataclass(frozen=True, slots=True)
class SuitNamed(OpenToAll):
    """A seat named a suit, or, where that is allowed, none."""

    seat: int
    suit: int | None


@dataclass(frozen=True, slots=True)
class Drew(CardsToHand):
    """A seat drew: in its turn, by an effect, or as a penalty."""


@dataclass(frozen=True, slots=True)
class Owes(OpenToAll):
    """A seat came to owe cards or turns; it answers, or takes."""

    seat: int
    what: Debt
    amount: int


@dataclass(frozen=True, slots=True)
class Took(CardsToHand):
    """A seat drew what it owed, as far as there were cards; the rest was waived (BR-002)."""

    owed: int

    @property
    def waived(self) -> int:
        """How many cards there were too few."""
        return self.owed - self.count


@dataclass(frozen=True, slots=True)
class Passed(OpenToAll):
    """A seat passed, or laid nothing more."""

    seat: int


@dataclass(frozen=True, slots=True)
class Called(OpenToAll):
    """A seat made calls: the numbers of them as the rules list them, from 0."""

    seat: int
    calls: tuple[int, ...]
    late: bool
    """Whether it only then thought of a call that it had forgotten."""


@dataclass(frozen=True, slots=True)
class Caught(OpenToAll):
    """A seat was caught that had forgotten calls."""

    seat: int
    by: int | None
    """Who caught it; nobody if the whole table watches."""
    calls: tuple[int, ...]
    cards: int
    """How many cards it has to draw; how many there were, a `Drew` tells."""


@dataclass(frozen=True, slots=True)
class MustWait(OpenToAll):
    """A seat will miss turns."""

    seat: int
    turns: int


@dataclass(frozen=True, slots=True)
class Skipped(OpenToAll):
    """A seat was passed over, or missed a turn."""

    seat: int


@dataclass(frozen=True, slots=True)
class Reversed(OpenToAll):
    """The order of play turned round: 1 is clockwise, -1 anticlockwise."""

    direction: int


@dataclass(frozen=True, slots=True)
class PlaysAgain(OpenToAll):
    """A seat stays at turn: for a whole turn, or (optional) for one more card or nothing."""

    seat: int
    optional: bool


@dataclass(frozen=True, slots=True)
class Refilled(OpenToAll):
    """The discards under the top card became the stock."""

    count: int
    shuffled: bool
    """Else the pile was turned over."""


@dataclass(frozen=True, slots=True)
class TopTaken(OpenToAll):
    """There were too few cards: a seat took the card on top as well, and anything may be laid now."""

    seat: int
    kind: int


@dataclass(frozen=True, slots=True)
class StillOwes(OpenToAll):
    """There were too few cards: a seat owes the rest at its next turn."""

    seat: int
    cards: int


@dataclass(frozen=True, slots=True)
class Fined(OpenToAll):
    """A seat made the discards become the stock, which costs points."""

    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class CounterMoved(OpenToAll):
    """The counter of a seat fell."""

    seat: int
    counter: int


@dataclass(frozen=True, slots=True)
class HeldTooMany(OpenToAll):
    """A seat holds more cards than the rules allow, and is out of the hand, or has lost it."""

    seat: int


@dataclass(frozen=True, slots=True)
class WentOut(OpenToAll):
    """A seat is out."""

    seat: int
    place: int
    """In which order, counted from 1."""


@dataclass(frozen=True, slots=True)
class HandEnded(OpenToAll):
    """A hand is over and counted."""

    result: HandResult
    winners: tuple[int, ...]
    """The seats that won the hand."""
    points: tuple[int, ...]
    """Of this hand, by seat."""
    totals: tuple[int, ...]
    """Of the game up to now, by seat."""


@dataclass(frozen=True, slots=True)
class DroppedOut(OpenToAll):
    """A seat is out of the game; the others go on."""

    seat: int


@dataclass(frozen=True, slots=True)
class GameOver(OpenToAll):
    """The game is over."""

    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RankNamed(OpenToAll):
    """A seat named a rank, to be followed or to be laid; or, where that is allowed, none."""

    seat: int
    rank: int | None


@dataclass(frozen=True, slots=True)
class ThrewIn(OpenToAll):
    """A seat laid a card out of turn."""

    seat: int
    kind: int
    left: int


@dataclass(frozen=True, slots=True)
class Claimed(OpenToAll):
    """A seat laid down a hand that adds up to the card on top."""

    seat: int
    kinds: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Challenged(OpenToAll):
    """A seat doubted that a card was laid lawfully."""

    seat: int
    player: int
    lawful: bool


@dataclass(frozen=True, slots=True)
class HandShown:
    """A hand was shown to some seats, and to nobody else."""

    seat: int
    to: tuple[int, ...]
    kinds: tuple[int, ...] | None
    """`None` for those to whom it was not shown."""

    def seen_by(self, seat: int | None) -> HandShown:
        """What a seat, or an onlooker (no seat), may know of it."""
        return self if seat == self.seat or seat in self.to else replace(self, kinds=None)


@dataclass(frozen=True, slots=True)
class HandsSwapped(OpenToAll):
    """Two seats swapped their hands."""

    seat: int
    other: int


@dataclass(frozen=True, slots=True)
class HandsRotated(OpenToAll):
    """All hands moved on by a seat: 1 is clockwise, -1 anticlockwise."""

    direction: int


@dataclass(frozen=True, slots=True)
class CardGiven:
    """A seat gave a card to another; only these two know which."""

    seat: int
    to: int
    kind: int | None
    """`None` for everybody else."""

    def seen_by(self, seat: int | None) -> CardGiven:
        """What a seat, or an onlooker (no seat), may know of it."""
        return self if seat in (self.seat, self.to) else replace(self, kind=None)


@dataclass(frozen=True, slots=True)
class TopChosen(OpenToAll):
    """Of the cards that a seat laid together it chose the one on top."""

    seat: int
    kind: int


@dataclass(frozen=True, slots=True)
class RoundOpened(OpenToAll):
    """A seat opened a round of ranks."""

    seat: int


@dataclass(frozen=True, slots=True)
class HandEndedBy(OpenToAll):
    """A seat ended the hand by a card that allows it."""

    seat: int


@dataclass(frozen=True, slots=True)
class CalledFalsely(OpenToAll):
    """A seat called although no call was due."""

    seat: int


@dataclass(frozen=True, slots=True)
class AccusedFalsely(OpenToAll):
    """A seat accused another that had forgotten nothing."""

    seat: int
    other: int


Event: TypeAlias = (
    HandBegan
    | Dealt
    | StarterRefused
    | StarterTurned
    | CutterShown
    | DirectionChosen
    | Played
    | SuitNamed
    | Drew
    | Owes
    | Took
    | Passed
    | Called
    | Caught
    | MustWait
    | Skipped
    | Reversed
    | PlaysAgain
    | Refilled
    | TopTaken
    | StillOwes
    | Fined
    | CounterMoved
    | HeldTooMany
    | RankNamed
    | ThrewIn
    | Claimed
    | Challenged
    | HandShown
    | HandsSwapped
    | HandsRotated
    | CardGiven
    | TopChosen
    | RoundOpened
    | HandEndedBy
    | CalledFalsely
    | AccusedFalsely
    | WentOut
    | HandEnded
    | DroppedOut
    | GameOver
)
