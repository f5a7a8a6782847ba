"""Define events: what a step of a game did, as small values with an English sentence.

Seats and suits are numbers, cards are kinds. Some events hold cards that not everybody sees, such as `Dealt`, `Drew`
and `Took`. What a seat may know of an event is its `seen_by`, unless all hands lie open; nothing else of the game, be
it a seed or the order of the stock, ever stands in an event (BR-049).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import ClassVar, Self, TypeVar, cast, dataclass_transform


class HandResult(StrEnum):
    """The way in which a hand ended."""

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
    """The kind of debt."""

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
    """The way in which a card answers what is owed."""

    ADDS = "adds"
    DOUBLES = "doubles"
    REPLACES = "replaces"
    PASSES_ON = "passes on"
    SENDS_BACK = "sends back"
    CANCELS = "cancels"
    CANCELS_LAST = "cancels last"


@dataclass(frozen=True, slots=True)
class Event(ABC):
    """Something that happened, with the sentence that tells it; its holes are named like the values.

    An event with a seat is told as what that player does (`plays 9♥`), any other one as a whole sentence. What has no
    sentence here is told in several ways, which `crazy8.games.story` knows.
    """

    of_others: ClassVar[str] = ""
    of_me: ClassVar[str] = ""

    @abstractmethod
    def seen_by(self, _seat: int | None) -> Event:
        """Return the event as a seat, or an onlooker (no seat), may know it."""


KINDS: list[type[Event]] = []
"""All kinds of events."""
Kind = TypeVar("Kind", bound=type[Event])


@dataclass_transform(frozen_default=True)
def event(kind: Kind) -> Kind:
    """Make a kind of event: a frozen record that is known to everybody who asks for all kinds."""
    made = cast(Kind, dataclass(frozen=True, slots=True)(kind))
    KINDS.append(made)
    return made


@dataclass(frozen=True, slots=True)
class OpenToAll(Event):
    """An event that everybody sees as it is."""

    def seen_by(self, _seat: int | None) -> Self:
        """Return the event as it is, for everybody."""
        return self


@dataclass(frozen=True, slots=True)
class CardsToHand(Event):
    """An event that brought cards into a hand, whose owner alone sees them."""

    seat: int
    count: int
    kinds: tuple[int, ...] | None
    """The cards in the order of the deck; `None` for everybody else."""

    def seen_by(self, seat: int | None) -> Self:
        """Return the event as a seat, or an onlooker (no seat), may know it: only the owner sees the cards."""
        return self if seat == self.seat else replace(self, kinds=None)


@event
class DirectionChosen(OpenToAll):
    """The first player chose the direction: 1 is clockwise, -1 anticlockwise."""

    of_others: ClassVar[str] = "chooses {direction}"
    of_me: ClassVar[str] = "choose {direction}"
    seat: int
    direction: int


@event
class Played(OpenToAll):
    """A seat laid a card."""

    seat: int
    kind: int
    left: int
    """The number of cards the seat then held."""
    reply: Reply | None
    """The way it answered what was owed, if anything was."""


@event
class SuitNamed(OpenToAll):
    """A seat named a suit, or, where that is allowed, none."""

    of_others: ClassVar[str] = "names {suit}"
    of_me: ClassVar[str] = "name {suit}"
    seat: int
    suit: int | None


@event
class Drew(CardsToHand):
    """A seat drew: in its turn, by an effect, or as a penalty."""


@event
class Owes(OpenToAll):
    """A seat came to owe cards or turns; it answers, or takes."""

    seat: int
    what: Debt
    amount: int


@event
class Took(CardsToHand):
    """A seat drew what it owed, as far as there were cards; the rest was waived (BR-002)."""

    owed: int

    @property
    def waived(self) -> int:
        """Return the number of cards that were missing."""
        return self.owed - self.count


@event
class Passed(OpenToAll):
    """A seat passed, or laid nothing more."""

    of_others: ClassVar[str] = "passes"
    of_me: ClassVar[str] = "pass"
    seat: int


@event
class MustWait(OpenToAll):
    """A seat will miss turns."""

    of_others: ClassVar[str] = "will miss {turns}"
    of_me: ClassVar[str] = "will miss {turns}"
    seat: int
    turns: int


@event
class Skipped(OpenToAll):
    """A seat was passed over, or missed a turn."""

    of_others: ClassVar[str] = "is skipped"
    of_me: ClassVar[str] = "are skipped"
    seat: int


@event
class Reversed(OpenToAll):
    """The order of play turned round: 1 is clockwise, -1 anticlockwise."""

    of_others: ClassVar[str] = "Now play goes {direction}."
    direction: int


@event
class StaysAtTurn(OpenToAll):
    """A seat stays at turn: for a whole turn, or (optional) for one more card or nothing."""

    seat: int
    optional: bool


@event
class RankNamed(OpenToAll):
    """A seat named a rank, to be followed or to be laid; or, where that is allowed, none."""

    of_others: ClassVar[str] = "names {rank}"
    of_me: ClassVar[str] = "name {rank}"
    seat: int
    rank: int | None


@event
class ThrewIn(OpenToAll):
    """A seat laid a card out of turn."""

    of_others: ClassVar[str] = "throws in {kind}{left}"
    of_me: ClassVar[str] = "throw in {kind}"
    seat: int
    kind: int
    left: int


@event
class Claimed(OpenToAll):
    """A seat laid down a hand that adds up to the card on top."""

    seat: int
    kinds: tuple[int, ...]


@event
class Challenged(OpenToAll):
    """A seat doubted that a card was laid lawfully."""

    of_others: ClassVar[str] = "challenges {player}, {lawful}"
    of_me: ClassVar[str] = "challenge {player}, {lawful}"
    seat: int
    player: int
    lawful: bool


@event
class TopChosen(OpenToAll):
    """Of the cards that a seat laid together it chose the one on top."""

    of_others: ClassVar[str] = "puts {kind} on top"
    of_me: ClassVar[str] = "put {kind} on top"
    seat: int
    kind: int


@event
class RoundOpened(OpenToAll):
    """A seat opened a round of ranks."""

    of_others: ClassVar[str] = "opens a round"
    of_me: ClassVar[str] = "open a round"
    seat: int


@event
class RowClosed(OpenToAll):
    """A seat closed a row of added cards, so that nobody goes on with it."""

    of_others: ClassVar[str] = "closes the row"
    of_me: ClassVar[str] = "close the row"
    seat: int


@event
class Knocked(OpenToAll):
    """A seat ended the hand in its turn, by the word that the rules have for it."""

    seat: int


@event
class HandEndedBy(OpenToAll):
    """A seat ended the hand by a card that allows it."""

    of_others: ClassVar[str] = "ends the hand"
    of_me: ClassVar[str] = "end the hand"
    seat: int
