"""Define the facts of a rulebook: everything that a template may print, without language and `Rules`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from .answers_told import ToldAnswer
from .claim import Claim
from .origins import OriginMark
from .phrase import CardsName, OwnText, Phrase
from .score_sheet import ScoreSheet
from .steps import ExampleCard, HandExample, WorkedExample


@dataclass(frozen=True, slots=True)
class Told:
    """A thing that the rulebook says, in one sentence or a few that belong together."""

    slot: str
    """What it is about; the same for all player counts and options, so that they can be compared."""
    phrases: tuple[Phrase, ...]
    marks: tuple[OriginMark, ...] = ()
    lead: CardsName | None = None
    """The cards it is about, where a list of cards is told one by one."""
    players: tuple[int, ...] = ()
    """The player counts for which it holds, if not for all."""
    quiet: bool = False
    """Whether it is said only where it is news, as in a house rule that abolishes something."""
    pictures: tuple[ExampleCard, ...] = ()
    """The cards it is about, to be drawn; without a suit for a whole rank."""
    again: bool = False
    """Whether it is told at its place in the book too, and said here in short for those who look for it."""
    says: tuple[ToldAnswer, ...] = ()
    """The answers of the rules that it tells."""
    claims: tuple[Claim, ...] = field(default=(), compare=False)
    """What the phrases are made of. Tables that are told alike may count their cards differently."""

    @property
    def words(self) -> tuple[CardsName | None, tuple[Phrase, ...]]:
        """Return the phrases alone, without authority and numbers of players."""
        return self.lead, self.phrases

    @property
    def in_own_words(self) -> bool:
        """Return whether it begins with words of the author."""
        return any(isinstance(value, OwnText) for _, value in self.phrases[0].values)


@dataclass(frozen=True, slots=True)
class DealRow:
    """The hand sizes and leftovers for one player count."""

    players: int
    packs: int
    cards_each: int
    stock: int
    marks: tuple[OriginMark, ...] = ()
    says: tuple[ToldAnswer, ...] = ()


@dataclass(frozen=True, slots=True)
class ValueRow:
    """The points of some cards; without points, a multiple of the number printed on the card."""

    cards: CardsName
    points: int | None
    marks: tuple[OriginMark, ...] = ()
    times: int = 1
    says: tuple[ToldAnswer, ...] = ()
    claims: tuple[Claim, ...] = field(default=(), compare=False)
    """What the row is made of."""


@dataclass(frozen=True, slots=True)
class ValueTable:
    """The values of all cards, and for which player counts if not for all."""

    rows: tuple[ValueRow, ...]
    players: tuple[int, ...] = ()
    blocked_only: bool = False
    """Whether the cards are counted only after a hand that nobody won by going out."""


STEPS = (
    ("turn.match",),
    ("drawing.amount", "drawing.pass-when-dry", "drawing.pass-at-will"),
    ("drawing.goes-on", "drawing.drawn-card", "drawing.pass-after"),
)
"""The steps of a turn, by the slots of what is told in each."""


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the rulebook under one heading."""

    key: str
    told: tuple[Told, ...]
    deal: tuple[DealRow, ...] = ()
    values: tuple[ValueTable, ...] = ()

    def says(self, *, quiet: bool = True) -> Iterator[ToldAnswer]:
        """Yield the answers that it tells, also those that are told only where they are news."""
        for told in (one for one in self.told if quiet or not one.quiet):
            yield from told.says
        for row in self.deal:
            yield from row.says
        for line in (row for table in self.values for row in table.rows):
            yield from line.says

    @property
    def steps(self) -> tuple[tuple[Told, ...], ...]:
        """Return the things told as numbered steps, the first one first."""
        steps = (tuple(one for one in self.told if one.slot in slots) for slots in STEPS)
        return tuple(step for step in steps if step)

    @property
    def prose(self) -> tuple[Told, ...]:
        """Return the things told in a paragraph."""
        return tuple(one for one in self.told if one.lead is None and not any(one.slot in slots for slots in STEPS))

    @property
    def by_card(self) -> tuple[Told, ...]:
        """Return the things told card by card."""
        return tuple(one for one in self.told if one.lead is not None)


@dataclass(frozen=True, slots=True)
class HouseRule:
    """An option that is offered, and what it would change."""

    name: str
    title: str
    changes: tuple[Told, ...]
    requires: tuple[str, ...] = ()
    excludes: tuple[str, ...] = ()
    marks: tuple[OriginMark, ...] = ()


@dataclass(frozen=True, slots=True)
class Exchange:
    """A question that players ask, and its answer."""

    key: str
    """The key of the question in the registry."""
    asked: Phrase
    answer: tuple[Phrase, ...]
    marks: tuple[OriginMark, ...] = ()
    players: tuple[int, ...] = ()
    """The player counts for which this is the answer, if not for all."""
    again: bool = False
    """Whether the answer stands at its place in the book too: it is asked so often that it is given here as well."""
    says: tuple[ToldAnswer, ...] = ()
    """The answers of the rules that it tells."""
    claims: tuple[Claim, ...] = field(default=(), compare=False)
    """What the answer is made of."""


@dataclass(frozen=True, slots=True)
class TwoPlayers:
    """The rules that differ for two, in a book for other numbers of players as well."""

    told: tuple[Told, ...]
    exchanges: tuple[Exchange, ...]


@dataclass(frozen=True, slots=True)
class Kinship:
    """The differences between the game and another one of its family."""

    name: str
    titles: tuple[tuple[str, str], ...]
    differences: int
    """How many questions the two answer differently."""
    told: tuple[Told, ...]
    """What holds in the other game; empty if that is too much to be told."""

    def title_in(self, language: str) -> str:
        """Return the title of the other game in a language, else its main title."""
        return dict(self.titles).get(language, self.name)


@dataclass(frozen=True, slots=True)
class Note:
    """A note in the author's own words, such as table manners."""

    text: str
    says: tuple[ToldAnswer, ...]


@dataclass(frozen=True, slots=True)
class NamedSource:
    """A source as the file declares it."""

    name: str
    description: str
    address: str | None = None


@dataclass(frozen=True, slots=True)
class Book:
    """The whole content of a rulebook."""

    name: str
    title: str
    titles: tuple[tuple[str, str], ...]
    suits: tuple[str, ...]
    """The signs of the suits in the pack, if they have any."""
    suit_word: str
    """What the deck calls its suits."""
    countries: tuple[str, ...]
    """Where the game is played, as the author wrote it."""
    players: tuple[int, ...]
    summary: tuple[Told, ...]
    chosen: tuple[HouseRule, ...]
    """The options that this edition plays with."""
    sections: tuple[Section, ...]
    two_players: TwoPlayers | None
    house_rules: tuple[HouseRule, ...]
    hand: HandExample | None
    examples: tuple[WorkedExample, ...]
    exchanges: tuple[Exchange, ...]
    kinships: tuple[Kinship, ...]
    notes: tuple[Note, ...]
    told: tuple[Told, ...]
    """The rules that are told and not played, but for those that stand with a card or a call."""
    told_only: int
    """How many rules are told and not played, all together."""
    open_points: tuple[Told, ...]
    sources: tuple[NamedSource, ...]
    score_sheet: ScoreSheet

    def title_in(self, language: str) -> str:
        """Return the title in a language, else the main one."""
        return dict(self.titles).get(language, self.title)

    def section(self, key: str) -> Section:
        """Return the section with a key; raises `KeyError` if the book has none."""
        for section in self.sections:
            if section.key == key:
                return section
        raise KeyError(key)

    def all_marks(self) -> Iterator[OriginMark]:
        """Yield every mark that is printed, in the order of the book; many come up more than once."""
        for section in self.sections:
            yield from (mark for told in section.told for mark in told.marks)
            for row in section.deal:
                yield from row.marks
            for table in section.values:
                for line in table.rows:
                    yield from line.marks
        if self.two_players is not None:
            yield from (mark for told in self.two_players.told for mark in told.marks)
            yield from (mark for exchange in self.two_players.exchanges for mark in exchange.marks)
        for rule in self.house_rules:
            yield from rule.marks
        for example in self.examples:
            yield from example.marks
        yield from (mark for told in self.told for mark in told.marks)
        for exchange in self.exchanges:
            yield from exchange.marks
