"""What the players see and remember: hands, pile, stock, whose turn it is, what is named, owed and said."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeAlias, TypeVar

from vocabulary import Ask, Chance, Face, Kind, Move, Silent

from .book import Heard

T = TypeVar("T")
Play: TypeAlias = Generator[Ask, Move, T]
"""A part of the play: it asks, is sent moves, and returns something."""

NO_MOVE = Move("pass")
NEXT = -1
"""Whoever turns out to be the next player, once all is done that was laid."""


@dataclass
class Owed:
    """What somebody has to do for a card: draw, be skipped, miss turns, or lay a card."""

    what: str
    """`draw`, `skip`, `turn` or `play`."""
    amount: int
    who: int
    by: int
    source: Kind
    then: str = "waits"
    """For draws: whether the turn is over, an ordinary one follows, or one card may be laid."""
    goes_on_after: int | None = None
    """Play goes on after this player, if not after whoever owes."""
    misses: bool = False
    """A chosen player misses the turn that comes."""
    duty: object = None
    """For cards to be laid: the effect that asks for them."""
    cards: int = 0
    """For cards to be laid: which."""
    guilty: bool = False
    """Whether a card for which this is owed was not laid rightly, and by whom it was laid."""
    layer: int = -1
    named: str | None = None
    """The suit that was named for the card for which it is owed."""
    made: list[int] = field(default_factory=list)
    """How much of it each card made, the last one at the end."""
    caused: int = -1
    """To whom it can go back: whoever made it, made it more or sent it back last."""

    def __post_init__(self) -> None:
        self.made = self.made or [self.amount]
        self.caused = self.by if self.caused < 0 else self.caused


class AnswerLaid(NamedTuple):
    """A card laid against what was owed."""

    kind: Kind
    mode: str
    source: Kind
    """The card for which it was owed."""


@dataclass
class Laid:
    """What is to be remembered of the cards that are being laid."""

    by: int
    cards: list[Kind] = field(default_factory=list)
    on: Kind | None = None
    """The card on which the first of them was laid."""
    under_condition: tuple[Any, ...] | None = None
    """What the one does that does its work now, if a condition is met."""
    followed_suit: str = ""
    """The suit that was to be followed before."""
    followed_rank: str = ""
    owing: bool = False
    """Whether their player owed something when the first of them was laid."""
    counter: int | None = None
    """Of their player, as it stood before."""
    busy: bool = True
    """Whether they have still work to do."""
    guilty: bool = False
    """Laid although it was forbidden, where it may be doubted."""
    direction: int = 1
    """Which way play went before."""
    missed: list[int] = field(default_factory=list)
    """Who has to miss a turn for the cards."""
    again: str = ""
    """`turn` or `card`: what the player may still do."""
    skips_others: bool = False
    """Whether that is so because all the others are skipped."""
    passed_over: list[int] = field(default_factory=list)
    goes_on_after: int | None = None
    """Play goes on after this player, whoever laid them: what they cancelled said so."""
    answer: AnswerLaid | None = None
    """What answers, if they were laid against something: the first of them."""
    answer_place: int = 0
    """Where that card lies among them."""
    answer_acts: bool = False
    """Whether it is the one that does its work now."""
    place: int = 0
    """Which of them does its work now."""
    acted: int = 0
    """How many of the cards have done their work or need not."""
    is_starter: bool = False
    on_top: bool = True
    """Whether the card that does its work lies on top."""
    named_for_this: Move | None = None
    """What was named for that work alone."""
    covered: int = 0
    """How many of the cards had done their work before the last one was covered."""
    thrown: bool = False
    """Whether the first of them was thrown in, which is no turn."""
    row: bool = False
    """Whether cards were added, of which only the last one does its work."""
    in_round: bool = False
    """Whether a round was opened with it."""
    row_ended: bool = False
    """Whether nothing more is added."""


@dataclass
class Table:
    """Everything that the rules speak of at a table, with what the book said."""

    heard: Heard
    faces: Sequence[Face]
    seats: int
    chance: Chance
    people: int = 0
    """Those who play: half as many as seats where each plays two hands."""

    hands: list[list[Kind]] = field(default_factory=list)
    pile: list[Kind] = field(default_factory=list)
    stock: list[Kind | None] = field(default_factory=list)
    """The last one is drawn next; `None` for a card that nobody has seen."""
    cutter: Kind | None = None
    counted_as: Kind | None = None
    """The card as which the one on top counts, if that is no longer on the pile."""
    aside: list[Kind] = field(default_factory=list)
    turn: int = 0
    direction: int = 1
    named_suit: str | None = None
    named_rank: str | None = None
    any_fits: bool = False
    """Whether anything may be laid next: there is no starter, or it says so."""
    served: bool = False
    """Whether somebody has drawn or missed a turn for the card on top."""
    owed: Owed | None = None
    lays_owing: bool = False
    """Whether whoever is asked for a card owes something."""
    draws_short: list[int] = field(default_factory=list)
    """Cards that somebody still has to draw, because there were too few."""
    no_play: bool = False
    waits: list[int] = field(default_factory=list)
    calls_made: list[set[int]] = field(default_factory=list)
    calls_forgotten: list[set[int]] = field(default_factory=list)
    """Numbers of the calls in the book."""
    extra_turn: int | None = None
    """Who has another turn, which is not one that is missed."""
    served_before: int | None = None
    """Who served a debt just now, or doubted it rightly, and has an ordinary turn then."""
    called_ahead: set[int] = field(default_factory=set)
    """Who made the call in the turn before, and has the turn for which it counts."""
    calls_count_for: int = -1
    """Whose turn it is, as far as calls are concerned."""
    call_asked: bool = False
    recount: bool = False
    playing: set[int] = field(default_factory=set)
    in_game: set[int] = field(default_factory=set)
    had_turn: set[int] = field(default_factory=set)
    leads: set[Kind] = field(default_factory=set)
    """Cards of which whoever begins has to lay one first."""
    passes: list[int] = field(default_factory=list)
    """Who has passed since the last card was laid or drawn."""
    cards_laid: int = 0
    renewals: int = 0
    renewals_by: list[int] = field(default_factory=list)
    drawn_by: list[int] = field(default_factory=list)
    """How many cards each has drawn from the stock in this hand."""
    """How often each made a new stock necessary in this hand; before, in the hands of the game before it."""
    renewals_before: list[int] = field(default_factory=list)
    chain: int = 0
    """How many cards at the top of the pile brought about what is owed."""
    answering: int = 0
    """The same while one of them is being laid: an answer, or one of a round."""
    laid: Laid = field(default_factory=lambda: Laid(0))
    last_laid_by: int | None = None
    """Who laid the last card of this hand."""
    leaving: list[tuple[int, str]] = field(default_factory=list)
    out_when_turn_comes: dict[int, Kind] = field(default_factory=dict)
    """Those who are out when their turn comes, with the last card that each has laid."""
    """Who laid a last card that still does its work, and whether it can be answered."""
    row_open: int = 0
    """The cards with which the next player may go on with a row."""
    round_left: int = 0
    """How many players still have to do what a whole round has to."""
    demand: int | None = None
    """The cards of a rank that the next player must lay."""

    place: list[int] = field(default_factory=list)
    """Who is out, in this order."""
    dropped: list[int] = field(default_factory=list)
    """Who holds too many cards and is out of the hand without having won it."""
    collected: list[int] = field(default_factory=list)
    """What those who went out have scored while play went on."""
    over: str | None = None
    """How the hand ended: `won`, `blocked`, `counted`, `lost`; `None` while it is played."""
    loser: int | None = None
    void: bool = False
    """Whether the hand counts for nobody."""
    went_out_on: dict[int, Kind] = field(default_factory=dict)
    """The last cards of those who are out."""

    dealer: int = 0
    counters: list[int] = field(default_factory=list)
    hands_played: int = 0
    points: list[int] = field(default_factory=list)
    totals: list[int] = field(default_factory=list)
    hand_winners: set[int] = field(default_factory=set)
    hand_worth: list[int] = field(default_factory=list)
    won: list[int] = field(default_factory=list)
    last_winners: set[int] = field(default_factory=set)
    last_losers: set[int] = field(default_factory=set)
    hand_losers: set[int] = field(default_factory=set)
    """Those of the hand that is over, before anybody left the game."""
    places_in_all: list[int] = field(default_factory=list)
    totals_before: list[int] = field(default_factory=list)
    columns: list[list[int]] = field(default_factory=list)
    game_winners: set[int] | None = None
    """`None` while the game goes on."""

    @property
    def top(self) -> Kind | None:
        """The card on top of the pile; one that counts as the card below it is looked through, if one lies there."""
        lowest = self.pile[0] if self.pile else None
        return self.counting(self.pile, self.counted_as if self.pile and self.counted_as is not None else lowest)

    def counting(self, cards: Sequence[Kind], otherwise: Kind | None) -> Kind | None:
        """The uppermost of some cards that counts as itself, not as the card below it."""
        return next((kind for kind in reversed(cards) if not self.heard.counts_as_below >> kind & 1), otherwise)

    def seats_in(self) -> list[int]:
        """The players still in, in the order of the seats."""
        return sorted(self.playing)

    def after(self, seat: int, direction: int | None = None) -> int:
        """The next player who is still in."""
        step = self.direction if direction is None else direction
        for _ in range(self.seats):
            seat = (seat + step) % self.seats
            if seat in self.playing:
                return seat
        raise Silent("Who is next when nobody is in.")

    def others_from(self, seat: int, direction: int | None = None) -> list[int]:
        """All the other players still in, in order, beginning after a seat."""
        found = []
        other = self.after(seat, direction)
        while other != seat and other not in found:
            found.append(other)
            other = self.after(other, direction)
        return found

    def side(self, seat: int) -> set[int]:
        """The player and the partner, who sit opposite each other; or the two hands of a player, which lie so."""
        if not (self.heard.partners or self.heard.dummies):
            return {seat}
        return {seat, (seat + self.seats // 2) % self.seats}

    def suit(self, kind: Kind) -> str:
        """The suit printed on a card."""
        return self.faces[kind].suit

    def rank(self, kind: Kind) -> str:
        """The rank printed on a card."""
        return self.faces[kind].rank

    def number(self, kind: Kind) -> int:
        """The number printed on a card."""
        number = self.number_or_none(kind)
        if number is None:
            raise Silent(f"What number is printed on {self.faces[kind].rank}.")
        return number

    def number_or_none(self, kind: Kind) -> int | None:
        """The number printed on a card, or the one that the book says it has."""
        rank = self.faces[kind].rank
        return int(rank) if rank.isdecimal() else self.heard.numbers.get(kind)

    def suit_to_follow(self) -> str:
        """The suit that has to be followed."""
        if self.named_suit is not None:
            return self.named_suit
        return "" if self.top is None else self.suit(self.top)

    def rank_to_follow(self) -> str:
        """The rank that has to be followed."""
        if self.named_rank is not None:
            return self.named_rank
        return "" if self.top is None else self.rank(self.top)
