"""Which card fits, and what may not be laid."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from vocabulary import Kind, Move, Silent

from crazy8.compiler.topics.matching.claims import (
    AnythingFollows,
    CountsAsBelow,
    Fits,
    NamedStillCounts,
    NotInFirstTurn,
    NotOnTopInFirstTurn,
    OnlyFollows,
    OrderOfRanks,
)

from . import conditions, duties, effects, finish
from .book import Heard, hears, hears_answer, holds, kinds_in, need
from .table import Table

EVERYTHING = -1


@hears(Fits)
def hear_fits(heard: Heard, claim: Fits) -> None:
    """turn-match: On your turn, lay one card face up on the discard pile. It must go with the card on top:
    {attributes}.
    """
    heard.attributes = claim.attributes


@hears(OrderOfRanks)
def hear_order(heard: Heard, claim: OrderOfRanks) -> None:
    """turn-neighbours: The order of the ranks is {order}; the first and the last are not neighbours.

    turn-neighbours-wrapping: The order of the ranks is {order}, and then from the beginning: the first and the
    last are neighbours.
    """
    heard.rank_order, heard.rank_order_wraps = claim.ranks, claim.wraps


@hears(OnlyFollows)
def hear_only_follows(heard: Heard, claim: OnlyFollows) -> None:
    """after-only: On {cards} only {answer} may be laid.

    after-served-only: Once someone has drawn or missed a turn for {cards}, only {answer} may be laid on it.
    """
    kept = heard.only_follows_served if claim.when == "after its debt" else heard.only_follows
    kept.update(claim.answer)


@hears(AnythingFollows)
def hear_anything_follows(heard: Heard, claim: AnythingFollows) -> None:
    """after-anything: On {cards} any card may be laid.

    after-served-anything: Once someone has drawn or missed a turn for {cards}, any card may be laid on it.
    """
    kept = heard.only_follows_served if claim.when == "after its debt" else heard.only_follows
    for kind in kinds_in(claim.below):
        kept[kind] = EVERYTHING


@hears(NamedStillCounts)
def hear_named_still_counts(heard: Heard, claim: NamedStillCounts) -> None:
    """named-still-counts: What was named for it still counts."""
    heard.named_counts_served = True


@hears(CountsAsBelow)
def hear_as_below(heard: Heard, claim: CountsAsBelow) -> None:
    """after-as-below: {cards} count as the card below."""
    heard.counts_as_below |= claim.cards


@hears(NotInFirstTurn)
def hear_first_turn(heard: Heard, claim: NotInFirstTurn) -> None:
    """forbidden-first-turn: {cards} may not be laid in a player’s first turn of a hand."""
    heard.not_in_first_turn |= claim.cards


@hears(NotOnTopInFirstTurn)
def hear_first_turn_on_top(heard: Heard, claim: NotOnTopInFirstTurn) -> None:
    """forbidden-first-turn-on-top: In a player’s first turn of a hand, nobody may lay {answer} (compared with the
    card on top).
    """
    heard.not_on_top_in_first_turn.update(claim.cards)


@hears_answer("match.suit-first")
def hear_suit_first(heard: Heard, claim: object) -> None:
    """answer-match-suit-first: No. Whatever fits may be laid."""
    # any one of the attributes is enough


@hears_answer("match.after-served")
def hear_after_served(heard: Heard, claim: object) -> None:
    """answer-match-after-served: Whatever goes with that card, as with any other. It has done its work."""
    if heard.only_follows_served:
        raise Silent("What may be laid after someone has drawn for a draw card: the book says two things.")


# ---- what fits


def goes_with_top(table: Table, kind: Kind) -> bool:
    """Whether a card goes with the card on top like an ordinary card."""
    top = table.top
    if top is None or table.any_fits:
        return True
    named = table.named_suit is not None or table.named_rank is not None
    if table.served and top in table.heard.only_follows_served and not (named and table.heard.named_counts_served):
        return holds_or_all(table.heard.only_follows_served[top], kind)
    if not named and top in table.heard.only_follows:
        return holds_or_all(table.heard.only_follows[top], kind)
    if named:
        return goes_with_named(table, kind)
    return has_in_common(table, kind, table.rank(top), table.suit(top), table.faces[top].colour)


def holds_or_all(cards: int, kind: Kind) -> bool:
    """Whether a card is among those that may follow."""
    return cards == EVERYTHING or holds(cards, kind)


def goes_with_named(table: Table, kind: Kind) -> bool:
    """Once a suit or a rank has been named, the next card must be of it; with both, the card counts as that one."""
    counts = table.heard.named_counts
    if table.named_suit is not None and table.named_rank is not None:
        if "suit and rank" not in counts:
            raise Silent("What counts once both a suit and a rank have been named.")
        return has_in_common(table, kind, table.named_rank, table.named_suit, colour_of_suit(table, table.named_suit))
    what = "suit" if table.named_suit is not None else "rank"
    if what not in counts:
        raise Silent(f"What counts once a {what} has been named.")
    if what == "suit":
        return table.suit(kind) == table.named_suit
    return table.rank(kind) == table.named_rank


def colour_of_suit(table: Table, suit: str) -> str:
    """The colour that cards of a suit have."""
    return next((face.colour for face in table.faces if face.suit == suit), "")


def has_in_common(table: Table, kind: Kind, rank: str, suit: str, colour: str) -> bool:
    """Whether a card has one of the attributes of another one."""
    attributes = need(table.heard.attributes, "What a card must have in common with the card on top.")
    face = table.faces[kind]
    same: dict[str, Callable[[], bool]] = {
        "suit": lambda: face.suit == suit != "",
        "rank": lambda: face.rank == rank,
        "colour": lambda: face.colour == colour != "",
        "neighbour": lambda: are_neighbours(table, face.rank, rank),
    }
    return any(same[attribute]() for attribute in attributes)


def are_neighbours(table: Table, one: str, other: str) -> bool:
    """Whether a rank is the next one up or down."""
    order = table.heard.rank_order
    if not order:
        raise Silent("In which order the ranks follow each other.")
    if one not in order or other not in order:
        return False
    apart = abs(order.index(one) - order.index(other))
    return apart == 1 or (table.heard.rank_order_wraps and apart == len(order) - 1)


# ---- what is forbidden


def is_wild(table: Table, seat: int, kind: Kind) -> bool:
    """Whether a player may lay a card on any card."""
    if kind in table.heard.wild:
        return True
    return table.heard.counter_wild is not None and table.number_or_none(kind) == table.counters[seat]


def is_forbidden(table: Table, seat: int, kind: Kind) -> bool:
    """Whether a sentence forbids a card here, although it fits."""
    heard, top = table.heard, table.top
    if top is not None and is_never_on(table, kind, top):
        return True
    if seat not in table.had_turn:
        if holds(heard.not_in_first_turn, kind):
            return True
        if holds(compared_with_top(table, heard.not_on_top_in_first_turn), kind):
            return True
    may_risk_it = holds(heard.laid_at_own_risk, kind) or not holds_against(table, seat, kind)
    return not may_risk_it or conditions.is_banned(table, seat, kind)


def is_never_on(table: Table, kind: Kind, below: Kind) -> bool:
    """Whether a card may never be laid on another one."""
    return any(holds(cards, kind) and holds(under, below) for cards, under in table.heard.never_on)


def holds_against(table: Table, seat: int, kind: Kind) -> bool:
    """Whether a player holds a card that forbids to lay this one."""
    rest = list(table.hands[seat])
    if kind in rest:
        rest.remove(kind)
    return any(
        holds(cards, kind) and any(holds(compared_with_top(table, held), other) for other in rest)
        for cards, held in table.heard.not_while_holding
    )


def compared_with_top(table: Table, related: dict[Kind, int]) -> int:
    """The cards that go so with the card on top; once a suit was named, "what is printed no longer counts".

    Where no card lies, these are the cards that need none: "an eight", but not one "of the same suit".
    """
    if table.top is not None and table.named_suit is None:
        return related.get(table.top, 0)
    below = [kind for kind in related if table.top is None or table.suit(kind) == table.named_suit]
    found = EVERYTHING
    for kind in below:
        found &= related[kind]
    return found if below else 0


def may_lay(table: Table, seat: int, kind: Kind) -> bool:
    """Whether a player may lay a card in an ordinary turn."""
    if table.demand is not None:
        if is_forbidden(table, seat, kind) or not holds(table.demand, kind):
            return False
    else:
        goes_on_with_row = holds(effects.row_that_is_open(table), kind)  # "the next player may go on with it"
        fits = goes_with_top(table, kind) or is_wild(table, seat, kind) or goes_on_with_row
        if is_forbidden(table, seat, kind) or not fits:
            return False
    if len(table.hands[seat]) == 1 and not finish.may_go_out_on(table, seat, kind):
        return False
    return duties.could_cover(table, seat, kind)


def layable(table: Table, seat: int, among: Iterable[Kind] | None = None) -> set[Move]:
    """The moves that lay a card of the hand, or one of some cards."""
    return {
        Move("lay", kind) for kind in set(table.hands[seat] if among is None else among) if may_lay(table, seat, kind)
    }
