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
    """wild-plain: {cards} are wild: you may lay one on any card. Once on the pile, it is a card like any other.

    wild-free: {cards} are wild: you may lay one on any card.
    """
    for kind in kinds_in(claim.cards):
        heard.wild[kind] = None


@hears(NamingWild)
def hear_naming_wild(heard: Heard, claim: NamingWild) -> None:
    """wild-names: {cards} are wild: you may lay one on any card, and you then name {what}.

    wild-may-name: {cards} are wild: you may lay one on any card, and you may then name {what}.
    """
    for kind in kinds_in(claim.cards):
        heard.wild[kind] = claim.naming


@hears(CounterWild)
def hear_counter_wild(heard: Heard, claim: CounterWild) -> None:
    """counter-wild-names: The cards whose rank is your own counter are wild for you alone: you may lay one on any
    card, and you then name {what}.

    counter-wild-may-name: The cards whose rank is your own counter are wild for you alone: you may lay one on any
    card, and you may then name {what}.

    counter-wild-plain: The cards whose rank is your own counter are wild for you alone: you may lay one on any
    card. Once on the pile, it is a card like any other.
    """
    heard.counter_wild = (claim.naming,)


@hears(NoCardIsWild, NoLongerWild)
def hear_not_wild(heard: Heard, claim: object) -> None:
    """wild-none: No card is wild.

    wild-no-longer: {cards} are not wild.
    """
    # what no sentence calls wild is not wild


@hears(NamedCounts)
def hear_named_counts(heard: Heard, claim: NamedCounts) -> None:
    """named-suit: Once a suit has been named, the next card must be of it; what is printed on the card itself no
    longer counts.

    named-rank: Once a rank has been named, the next card must be of it.

    named-suit-and-rank: Once both have been named, the card itself counts, for the next card, as the one that was
    named.
    """
    heard.named_counts.add(claim.what)


@hears(NamedCountsOrWild)
def hear_named_or_wild(heard: Heard, claim: NamedCountsOrWild) -> None:
    """named-suit-with-wild: The next card must then be of the named suit, or {wild}; what is printed on {cards} no
    longer counts.

    named-rank-with-wild: The next card must then be of the named rank, or {wild}; what is printed on {cards} no
    longer counts.
    """
    heard.named_counts.add(claim.what)


@hears(CountsAsNamed)
def hear_counts_as_named(heard: Heard, claim: CountsAsNamed) -> None:
    """named-suit-and-rank-with-wild: For the next card, {cards} then counts as the card that was named."""
    heard.named_counts.add("suit and rank")


@hears(NeverOn)
def hear_never_on(heard: Heard, claim: NeverOn) -> None:
    """forbidden-on: {cards} may never be laid on {below}."""
    heard.never_on.append((claim.cards, claim.below))


@hears(OnAnything)
def hear_on_anything(heard: Heard, claim: OnAnything) -> None:
    """forbidden-nothing: {cards} may be laid on any card, even on one another."""
    # nothing forbids what no sentence forbids


@hears(NotWhileHolding)
def hear_not_while_holding(heard: Heard, claim: NotWhileHolding) -> None:
    """forbidden-holding: {cards} may be laid only by a player who does not also hold {held} (compared with the card
    on top).

    forbidden-holding-but-doubted: {cards} may rightly be laid only by a player who does not also hold {held}
    (compared with the card on top); anyone else may do so too, but can be doubted.
    """
    heard.not_while_holding.append((claim.cards, dict(claim.held)))
    if claim.doubted:
        heard.laid_at_own_risk |= claim.cards


@hears_answer("wild.on-same-wild", "yes", "yes-naming", "no")
def hear_wild_on_wild(heard: Heard, claim: object) -> None:
    """answer-wild-on-same-wild-yes: Yes.

    answer-wild-on-same-wild-yes-naming: Yes, and a suit is named anew.

    answer-wild-on-same-wild-no: No.
    """
    # the sentences on wild cards and on what is forbidden say so


@hears_answer("wild.as-natural")
@hears_answer("wild.may-keep-suit")
@hears_answer("wild.name-absent-suit")
@hears_answer("wild.duration", "", "without-renewal")
def hear_naming_answers(heard: Heard, claim: object) -> None:
    """answer-wild-as-natural: Yes.

    answer-wild-may-keep-suit: Yes.

    answer-wild-name-absent-suit: Yes, any suit.

    answer-wild-duration: Until the next card is laid, however often players draw or pass and even if the stock is
    renewed.

    answer-wild-duration-without-renewal: Until the next card is laid, however often players draw or pass.
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
    of = table.pile[-1] if naming.same_colour else None  # also of a card that does what the card below it did
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
            table.named_suit, optional = str(move.what), False  # "a suit and a rank" are named, or nothing is
        else:
            table.named_rank = str(move.what)


def wild_naming(table: Table, seat: int, kind: Kind) -> Any:
    """What is named with a wild card; `None` if nothing is."""
    if kind in table.heard.wild:
        return table.heard.wild[kind]
    if table.heard.counter_wild is not None and table.number_or_none(kind) == table.laid.counter:
        return table.heard.counter_wild[0]
    return None
