"""The state: everything that a game in progress consists of, in one flat record."""

from __future__ import annotations

import ctypes
from typing import Annotated, TypeAlias

from .limits import MOST_CARDS, MOST_COLUMNS, MOST_KINDS, MOST_SEATS
from .record import Cards, Int64, Record, Row, laid_out

GeneratorWords: TypeAlias = Annotated[Row, ctypes.c_int64 * 4]
CardsOfSeat: TypeAlias = Annotated[Row, ctypes.c_uint64 * MOST_SEATS]
PointsOfSeat: TypeAlias = Annotated[Row, ctypes.c_int64 * MOST_SEATS]
CountOfSeat: TypeAlias = Annotated[Row, ctypes.c_int32 * MOST_SEATS]
Columns: TypeAlias = Annotated[Row, ctypes.c_int32 * (MOST_SEATS * MOST_COLUMNS)]
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
    choice_set: Cards
    """The cards whose ranks may be named."""
    total: PointsOfSeat
    """Points of the game."""
    points: PointsOfSeat
    """Points of the hand that is over."""
    fines: PointsOfSeat
    """Points of the hand for those who made the discards become the stock."""
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
    busted: Int64
    """Bits of the seats that held too many cards and are out of the hand."""
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
    effective: Int64
    """The card that the top card counts as."""
    named_suit: Int64
    named_rank: Int64
    cutter: Int64
    """The suit of the card that was shown at the bottom of the stock."""
    plays: Int64
    """Cards laid in this hand, counted only if the rules ask for it."""
    covered: Int64
    """The card that the last one was laid on as a cover; -1 if it was laid as any other card."""
    chain: Int64
    """How many cards the running row of answers has, the first one counted."""
    open_top: Int64
    """Whether anything may be laid, on the card that lies there or where none lies."""
    followed_suit: Int64
    """The suit that was to be followed when the top card was laid."""
    followed_rank: Int64
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
    owed_aside: Int64
    """Whether it fell on a seat out of order, so that play goes on after the one who laid the card."""
    owed_relation: Int64
    """The relation of the cards that have to be laid."""
    owed_rank: Int64
    """The rank that was demanded; -1: none."""
    owed_otherwise: Int64
    """What the debtor does who lays no such card; how much of it stands in `owed_amount`."""
    owed_lasting: Int64
    owed_turns: Int64
    """For how many turns a lasting demand still holds."""
    owed_opener: Int64
    """Who opened the round of ranks."""
    owed_drawing: Int64
    """Whether the debtor has begun to draw."""
    owed_guilty: Int64
    """Whether the card that made the debt was laid while cards were held that forbid it."""
    served: Int64
    """Whether the debt of the card on top is served."""
    laid: Int64
    """Cards laid together in this turn."""
    acting: Int64
    """Which of them acts, counted from 0."""
    row: Int64
    """The relation by which cards are added now; 0: none."""
    row_from: Int64
    """How many cards lay there when the row was opened by an effect; 0 if it was opened by laying the card."""
    row_closed: Int64
    """Whether nothing more is added to the row."""
    open_row: Int64
    """The relation of a row that was left open for the next player."""
    giving: Int64
    """How many cards are still to be given away."""
    receiver: Int64
    may_jump: Int64
    """Whether nobody was asked yet about a card thrown in, or a claim, on the card on top."""
    laid_by: Int64
    """Who laid the card on top."""
    asked_left: Int64
    """How many seats may still have to be asked out of turn."""
    jumped: Int64
    """Whether the card that runs was thrown in and only cancels the one before it."""
    recount: Int64
    """Whether hands changed in another way than by laying and drawing, so that calls may be due."""
    had_turn: Int64
    """Bits of the seats that had a turn in this hand."""
    reply: Int64
    """How the card that is running answers a debt."""
    asked_first: Int64
    """With whom the round of questions began."""
    asked: Int64
    """Whether everybody was asked since the last card, so that the next turn begins without asking again."""
    result: Int64

    wins: CountOfSeat
    """Hands won."""
    columns: Columns
    """At `3 * seat + column`: points of a seat in a column."""

    size: SizeOfSeat
    """Cards held by each seat."""
    carried: SizeOfSeat
    """Cards of a debt that there were too few for; owed again at the next turn."""

    stock: Pile
    """The next card to be drawn stands at `stock_size - 1`."""
    discards: Pile
    """The top card stands at `discard_size - 1`."""
    copies: Copies
    """At `64 * seat + kind`: how many of the kind a seat holds; kept only if some kind has copies."""
    called: CodeOfSeat
    """Bits of the calls that are made."""
    ripe: CodeOfSeat
    """Bits of the calls of a turn ahead that were made in an earlier turn."""
    due: CodeOfSeat
    """Bits of the calls that were forgotten and can still be made good."""
    wait: CodeOfSeat
    """Turns to be missed."""
    place: CodeOfSeat
    """Order of going out, from 1."""
    leaving: CodeOfSeat
    """Order of the seats whose last card is being served, from 1."""
    last_kind: CodeOfSeat
    """The card with which each seat went out; -1 for those who did not."""
    counter: CodeOfSeat
    """The counters of a countdown."""
    refilled: CodeOfSeat
    """How often in this game each seat was fined for making the discards become the stock."""
