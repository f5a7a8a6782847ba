"""Wild cards, and what is named."""

from __future__ import annotations

from typing import Any

from vocabulary import Ask, Kind, Move

from crazy8.compiler.topics.wild.claims import (
    CounterWild,
    CountsAsNamed,
    NamedCounts,
    NamedCountsOrWild,
    NamingWild,
    NeverOn,
    NoCardIsWild,
    NoLongerWild,
    NotWhileHolding,
    OnAnything,
    PlainWild,
)

from . import matching
from .book import Heard, hears, hears_answer, kinds_in
from .table import NO_MOVE, Play, Table


@hears(PlainWild)
def hear_plain_wild(heard: Heard, claim: PlainWild) -> None:
    """message: wild-plain, wild-free."""
    for kind in kinds_in(claim.cards):
        heard.wild[kind] = None


@hears(NamingWild)
def hear_naming_wild(heard: Heard, claim: NamingWild) -> None:
    """message: wild-names, wild-may-name."""
    for kind in kinds_in(claim.cards):
        heard.wild[kind] = claim.naming


@hears(CounterWild)
def hear_counter_wild(heard: Heard, claim: CounterWild) -> None:
    """message: counter-wild-names, counter-wild-may-name, counter-wild-plain."""
    heard.counter_wild = (claim.naming,)


@hears(NoCardIsWild, NoLongerWild)
def hear_not_wild(heard: Heard, claim: object) -> None:
    """message: wild-none, wild-no-longer."""
    # what no sentence calls wild is not wild


@hears(NamedCounts)
def hear_named_counts(heard: Heard, claim: NamedCounts) -> None:
    """message: named-suit, named-rank, named-suit-and-rank."""
    heard.named_counts.add(claim.what)


@hears(NamedCountsOrWild)
def hear_named_or_wild(heard: Heard, claim: NamedCountsOrWild) -> None:
    """message: named-suit-with-wild, named-rank-with-wild."""
    heard.named_counts.add(claim.what)


@hears(CountsAsNamed)
def hear_counts_as_named(heard: Heard, claim: CountsAsNamed) -> None:
    """message: named-suit-and-rank-with-wild."""
    heard.named_counts.add("suit and rank")


@hears(NeverOn)
def hear_never_on(heard: Heard, claim: NeverOn) -> None:
    """message: forbidden-on."""
    heard.never_on.append((claim.cards, claim.below))


@hears(OnAnything)
def hear_on_anything(heard: Heard, claim: OnAnything) -> None:
    """message: forbidden-nothing."""
    # nothing forbids what no sentence forbids


@hears(NotWhileHolding)
def hear_not_while_holding(heard: Heard, claim: NotWhileHolding) -> None:
    """message: forbidden-holding."""
    heard.not_while_holding.append((claim.cards, dict(claim.held)))


@hears_answer("wild.on-same-wild", "yes", "yes-naming", "no")
def hear_wild_on_wild(heard: Heard, claim: object) -> None:
    """message: answer-wild-on-same-wild-yes, answer-wild-on-same-wild-yes-naming, answer-wild-on-same-wild-no."""
    # the sentences on wild cards and on what is forbidden say so


@hears_answer("wild.as-natural")
@hears_answer("wild.may-keep-suit")
@hears_answer("wild.name-absent-suit")
@hears_answer("wild.duration")
def hear_naming_answers(heard: Heard, claim: object) -> None:
    """message: answer-wild-as-natural, answer-wild-may-keep-suit, answer-wild-name-absent-suit,
    answer-wild-duration.
    """
    # whoever lays one names any suit, and it holds until the next card is laid


# ---- naming


def suits_and_ranks(table: Table, what: str, *, of: Kind | None = None, another: bool = False) -> set[Move]:
    """What may be named: suits, ranks, or both; perhaps of the colour of a card, or other than what was followed."""
    moves: set[Move] = set()
    if "suit" in what:
        suits = {face.suit for face in table.faces if face.suit}
        if of is not None:
            colour = table.faces[of].colour
            suits = {suit for suit in suits if matching.colour_of_suit(table, suit) == colour}
        moves |= {Move("suit", suit) for suit in suits if not (another and suit == table.laid.followed_suit)}
    if "rank" in what:
        ranks = {face.rank for face in table.faces if face.suit}
        moves |= {Move("rank", rank) for rank in ranks if not (another and rank == table.laid.followed_rank)}
    return moves


def names(table: Table, seat: int, kind: Kind, naming: Any) -> Play[None]:
    """A player names what a card lets them name."""
    of = kind if naming.same_colour else None
    moves = suits_and_ranks(table, naming.what, of=of, another=naming.another)
    yield from naming_of(table, seat, moves, optional=naming.optional)


def naming_of(table: Table, seat: int, moves: set[Move], *, optional: bool) -> Play[None]:
    """Ask for the suit first, then for the rank."""
    for what in ("suit", "rank"):
        some = {move for move in moves if move.do == what}
        if not some:
            continue
        move = yield Ask(seat, frozenset(some | ({NO_MOVE} if optional else set())), "name")
        if move.do == "pass":
            return
        if what == "suit":
            table.named_suit = str(move.what)
        else:
            table.named_rank = str(move.what)


def wild_naming(table: Table, seat: int, kind: Kind) -> Any:
    """What is named with a wild card; `None` if nothing is."""
    if kind in table.heard.wild:
        return table.heard.wild[kind]
    if table.heard.counter_wild is not None and table.faces[kind].number == table.laid.counter:
        return table.heard.counter_wild[0]
    return None
