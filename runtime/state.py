"""The state: everything that a game in progress consists of, in one flat record."""

from __future__ import annotations

import ctypes
from typing import Annotated, TypeAlias

from crazy8.runtime.limits import MOST_CARDS, MOST_KINDS, MOST_SEATS
from crazy8.runtime.record import Cards, Int64, Record, Row, laid_out

GeneratorWords: TypeAlias = Annotated[Row, ctypes.c_int64 * 4]
CardsOfSeat: TypeAlias = Annotated[Row, ctypes.c_uint64 * MOST_SEATS]
PointsOfSeat: TypeAlias = Annotated[Row, ctypes.c_int64 * MOST_SEATS]
CountOfSeat: TypeAlias = Annotated[Row, ctypes.c_int32 * MOST_SEATS]
SizeOfSeat: TypeAlias = Annotated[Row, ctypes.c_int16 * MOST_SEATS]
CodeOfSeat: TypeAlias = Annotated[Row, ctypes.c_int8 * MOST_SEATS]
Pile: TypeAlias = Annotated[Row, ctypes.c_int8 * MOST_CARDS]
Copies: TypeAlias = Annotated[Row, ctypes.c_int8 * (MOST_SEATS * MOST_KINDS)]


@laid_out
class State(Record):
    """A game at one moment. Seats are numbered clockwise from 0; `-1` stands for no seat and no suit."""

    random: GeneratorWords
    """The generator of the cards; four words of 32 bit."""
    hand: CardsOfSeat
    """Kinds held by each seat."""
    drawn: Cards
    """Kinds drawn in this turn."""
    total: PointsOfSeat
    """Points of the game."""
    points: PointsOfSeat
    """Points of the hand that is over."""
    hand_number: Int64
    """From 1; 0 before the first deal."""
    actions: Int64
    """Actions of this hand."""
    turns: Int64
    """Times in this hand that somebody came to decide: a turn, an extra one, a debt."""
    refills: Int64
    """Times that the discards became the stock in this hand."""
    owed_amount: Int64
    in_game: Int64
    """Bits of the seats that have not dropped out of the game."""
    active: Int64
    """Bits of the seats that are in this hand."""
    hand_winners: Int64
    """Bits of the seats that won the hand."""
    game_winners: Int64
    stock_size: Int64
    discard_size: Int64
    draws_made: Int64
    passes: Int64
    """Turns passed in a row, none of them after a draw."""
    effect_list: Int64
    effect_position: Int64
    phase: Int64
    stage: Int64
    """What runs next; REST while somebody decides."""
    resume: Int64
    """The stage that follows the decision."""
    resume_phase: Int64
    """The phase that follows an interruption."""
    starting: Int64
    """Whether the effects of the starter run: 1, or 2 if the dealer then starts."""
    turn: Int64
    coming: Int64
    """Who comes to turn next, for the stage NEXT_TURN."""
    mover: Int64
    """Who decides now; differs from `turn` in an interruption and when a starter is named."""
    direction: Int64
    dealer: Int64
    first: Int64
    """The first player of this hand."""
    top: Int64
    named_suit: Int64
    open_top: Int64
    """Whether anything may be laid on the starter."""
    followed_suit: Int64
    """The suit that was to be followed when the top card was laid."""
    choice: Int64
    """Details of the naming that is asked for."""
    cursor: Int64
    """The seat from which "next" is counted while effects run."""
    again: Int64
    """Whether the seat at turn stays at turn: 1 for a whole turn, 2 for one card or nothing."""
    active_count: Int64
    places_given: Int64
    leaving_count: Int64
    owed_kind: Int64
    owed_debtor: Int64
    owed_source: Int64
    """The card whose answers count."""
    owed_by: Int64
    """Who laid it."""
    owed_then: Int64
    owed_return: Int64
    """The seat after which play goes on once it is served; -1: after the debtor."""
    owed_closed: Int64
    """Whether no card answers it: the hand ends when it is served."""
    reply: Int64
    """How the card that is running answers a debt."""
    asked_first: Int64
    """With whom the round of questions began."""
    asked: Int64
    """Whether everybody was asked since the last card, so that the next turn begins without asking again."""
    result: Int64

    wins: CountOfSeat
    """Hands won."""

    size: SizeOfSeat
    """Cards held by each seat."""

    stock: Pile
    """The next card to be drawn stands at `stock_size - 1`."""
    discards: Pile
    """The top card stands at `discard_size - 1`."""
    copies: Copies
    """At `64 * seat + kind`: how many of the kind a seat holds; kept only if some kind has copies."""
    called: CodeOfSeat
    """Bits of the calls that are made."""
    due: CodeOfSeat
    """Bits of the calls that were forgotten and can still be made good."""
    wait: CodeOfSeat
    """Turns to be missed."""
    place: CodeOfSeat
    """Order of going out, from 1."""
    leaving: CodeOfSeat
    """Order of the seats whose last card is being served, from 1."""
