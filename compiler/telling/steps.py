"""Define the lines of a worked example as the rulebook needs them; the kinds are those of the grammar."""

from __future__ import annotations

from dataclasses import dataclass

from .origins import OriginMark
from .step_kinds import Deed, HandEnd, Move, StepKind


@dataclass(frozen=True, slots=True)
class ExampleCard:
    """A card of an example: its rank, its suit or colour, and the sign of the suit."""

    rank: str
    suit: str
    sign: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ExampleStep:
    """One line of an example; which fields are used depends on the kind."""

    kind: StepKind
    seats: tuple[str, ...] = ()
    """The seats it is about, in the order of the line."""
    cards: tuple[ExampleCard, ...] = ()
    suit: str | None = None
    """The suit that is named."""
    rank: str | None = None
    """The rank that is named; with a suit if a card is named."""
    together: bool = False
    """Whether the cards are laid in one turn."""
    word: Deed | Move | HandEnd | None = None
    """The word for what is done, may or must be done, or how the hand ends."""
    number: int | None = None
    points: tuple[int, ...] = ()
    """The numbers of the seats, in the same order, or the columns of the one seat."""
    options: tuple[str, ...] = ()
    misses: bool = False
    """For `takes`: whether a skip or missed turns are due, and no cards."""


@dataclass(frozen=True, slots=True)
class WorkedExample:
    """A situation with its ruling, on whose word it is, and the file's own heading."""

    title: str
    steps: tuple[ExampleStep, ...]
    marks: tuple[OriginMark, ...] = ()


@dataclass(frozen=True, slots=True)
class HandExample:
    """A whole hand as it was played; seats are called by the numbers of the players, from the first one in order."""

    hands: tuple[tuple[ExampleCard, ...], ...]
    top: ExampleCard | None
    """The starter, if there is one."""
    turns: tuple[tuple[ExampleStep, ...], ...]
    end: tuple[ExampleStep, ...]
    """The winners, and the points."""
    dummies: bool = False
    """Whether the second half of the hands are the dummy hands of the first."""
