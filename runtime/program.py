"""The program: the rules of one table as masks and small tables, in one flat record."""

from __future__ import annotations

import ctypes
from hashlib import blake2b
from typing import Annotated, TypeAlias

from crazy8.runtime.limits import MOST_CALLS, MOST_CARDS, MOST_EFFECTS, MOST_KINDS, MOST_SUITS
from crazy8.runtime.record import Cards, Int64, Record, Row, laid_out

LIST_LENGTH = MOST_EFFECTS + 1
"""Places of an effect list: the naming of a wild card and four effects; a shorter list ends at NOTHING."""
LISTS = 2 * MOST_KINDS
"""Effect lists: list `k` is that of kind `k` when it is played, list `64 + k` its own one as a starter."""
OPERATIONS = LISTS * LIST_LENGTH

CardsOfKind: TypeAlias = Annotated[Row, ctypes.c_uint64 * MOST_KINDS]
CardsOfSuit: TypeAlias = Annotated[Row, ctypes.c_uint64 * MOST_SUITS]
PointsOfKind: TypeAlias = Annotated[Row, ctypes.c_int32 * MOST_KINDS]
AmountOfKind: TypeAlias = Annotated[Row, ctypes.c_int16 * MOST_KINDS]
CodeOfKind: TypeAlias = Annotated[Row, ctypes.c_int8 * MOST_KINDS]
Amounts: TypeAlias = Annotated[Row, ctypes.c_int16 * OPERATIONS]
Codes: TypeAlias = Annotated[Row, ctypes.c_int8 * OPERATIONS]
Replies: TypeAlias = Annotated[Row, ctypes.c_int8 * (MOST_KINDS * MOST_KINDS)]
Pack: TypeAlias = Annotated[Row, ctypes.c_int8 * MOST_CARDS]
CallAmounts: TypeAlias = Annotated[Row, ctypes.c_int16 * MOST_CALLS]
CallCodes: TypeAlias = Annotated[Row, ctypes.c_int8 * MOST_CALLS]


@laid_out
class Program(Record):
    """The rules of one table: no names, no options, nothing that depends on the course of a game."""

    fits: CardsOfKind
    """What may be laid on this top card; wild cards inside, bans taken out."""
    fits_named: CardsOfSuit
    """What may be laid once this suit is named; bans depend on the card below and are in `ban`."""
    natural: CardsOfKind
    """As `fits`, without those that fit only because they are wild."""
    natural_named: CardsOfSuit
    ban: CardsOfKind
    """What may never be laid on this top card."""
    answers: CardsOfKind
    """What answers this card's debt or skip; the modes are in `reply`."""
    every_kind: Cards
    wild: Cards
    names: Cards
    """Cards whose player names a suit."""
    not_last: Cards
    """Cards that may not be laid as the last one."""
    natural_last: Cards
    """Cards that may be laid as the last one only if they fit without being wild."""
    refused: Cards
    """Cards that do not stay as starter."""
    skip_waits: Cards
    """Cards whose skip is an obligation, because some card answers it; another skip happens at once."""
    target: Int64
    score_points: Int64
    blocked_points: Int64
    action_limit: Int64
    """Actions after which a hand is stopped."""
    hand_limit: Int64
    """Hands after which a game is stopped."""
    ending_hands: Int64
    features: Int64
    card_count: Int64
    hand_size: Int64
    draw_cap: Int64
    """Draws of one turn."""
    draw_at_once: Int64
    """Cards of one draw."""
    players: Int64
    suits: Int64
    ranks: Int64
    kinds: Int64
    calls: Int64
    call_sizes: Int64
    """Bits of the hand sizes that calls belong to."""
    call_window: Int64
    call_catcher: Int64
    catchable: Int64
    """Bits of the calls whose penalty somebody has to claim."""
    binding: Int64
    """Bits of the calls without which the last card may not be laid."""
    draw_at_will: Int64
    drawn_card: Int64
    stock_empty: Int64
    stock_exhausted: Int64
    score_mode: Int64
    blocked_mode: Int64
    play_on: Int64
    reverse_skips: Int64
    """Whether a reverse with two active seats passes one of them over."""
    first_player: Int64
    first_dealer: Int64
    next_dealer: Int64
    direction: Int64
    ending: Int64
    past: Int64
    outcome: Int64
    tie: Int64

    points: PointsOfKind

    amount: Amounts
    last_amount: AmountOfKind
    call_cards: CallAmounts

    operation: Codes
    detail: Codes
    reply: Replies
    """At `64 * source + answer`: how the second card answers what the first makes owed."""
    suit: CodeOfKind
    rank: CodeOfKind
    last_rule: CodeOfKind
    starter: CodeOfKind
    starter_detail: CodeOfKind
    """For a starter that acts: 1 if the dealer starts; for one that lets somebody name: the details of the naming."""
    pack: Pack
    call_at: CallCodes
    call_turns: CallCodes
    call_no_finish: CallCodes


def fingerprint(program: Program) -> str:
    """A stable name of the rules: equal programs have equal fingerprints, on every machine."""
    return blake2b(program.portable(), digest_size=16, person=b"crazy8-program").hexdigest()
