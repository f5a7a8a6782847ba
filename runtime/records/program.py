"""The program: the rules of one table as masks and small tables, in one flat record."""

from __future__ import annotations

import ctypes
from hashlib import blake2b
from typing import Annotated, TypeAlias

from .limits import (
    MOST_CALLS,
    MOST_CARDS,
    MOST_COUNT,
    MOST_EFFECTS,
    MOST_KINDS,
    MOST_RANKS,
    MOST_RELATIONS,
    MOST_SCHEDULED,
    MOST_SUITS,
)
from .record import Cards, Int64, Record, Row, laid_out

LIST_LENGTH = MOST_EFFECTS + 1
"""Places of an effect list: the naming of a wild card and four effects; a shorter list ends at NOTHING."""
STARTER_LISTS = MOST_KINDS
COUNTER_LISTS = 2 * MOST_KINDS
CUTTER_LISTS = 3 * MOST_KINDS
LISTS = 4 * MOST_KINDS
"""Effect lists: list `k` is that of kind `k` when it is played; further ones are for a card as starter, for one that is
wild for its player alone, and for one of the cutter's suit."""
OPERATIONS = LISTS * LIST_LENGTH

CardsOfKind: TypeAlias = Annotated[Row, ctypes.c_uint64 * MOST_KINDS]
CardsOfCounter: TypeAlias = Annotated[Row, ctypes.c_uint64 * (MOST_COUNT + 1)]
CardsOfRank: TypeAlias = Annotated[Row, ctypes.c_uint64 * MOST_RANKS]
Relations: TypeAlias = Annotated[Row, ctypes.c_uint64 * (MOST_RELATIONS * MOST_KINDS)]
NamedRelations: TypeAlias = Annotated[Row, ctypes.c_uint64 * (MOST_RELATIONS * MOST_SUITS)]
CardsOfSuit: TypeAlias = Annotated[Row, ctypes.c_uint64 * MOST_SUITS]
PointsOfKind: TypeAlias = Annotated[Row, ctypes.c_int32 * MOST_KINDS]
AmountOfKind: TypeAlias = Annotated[Row, ctypes.c_int16 * MOST_KINDS]
Schedule: TypeAlias = Annotated[Row, ctypes.c_int16 * MOST_SCHEDULED]
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
    fits_rank: CardsOfRank
    """What may be laid once this rank is named, alone or besides a suit."""
    natural_rank: CardsOfRank
    served_fits: CardsOfKind
    """What may be laid on this top card once the debt that it made is served."""
    rank_cards: CardsOfRank
    """All cards of each rank."""
    relation: Relations
    """At `64 * relation + kind below`: the cards that the relation means there; relation 0 means none."""
    relation_named: NamedRelations
    """At `16 * relation + named suit`."""
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
    copying: Cards
    """Cards that act as the one under them."""
    as_below: Cards
    """Cards that count as the one under them."""
    held_bans: Cards
    """Cards that may not be laid while others are held; which, says `held_ban`."""
    challengeable: Cards
    """Cards that may be doubted: their ban is not enforced."""
    first_bans: Cards
    """Cards that may not be laid in a player's first turn, whatever lies on top; others, says `first_ban`."""
    strict_covers: Cards
    """Cards that may be laid only by somebody who can cover them; with what, says `cover_relation`."""
    several_of: Cards
    """Cards that may be laid together with others in one turn."""
    counter_wild: CardsOfCounter
    """Cards that are wild for a player whose counter stands at this number."""
    cutter_cards: Cards
    """Cards that may be the cutter."""
    cutter_acts: Cards
    """Cards with other effects if they have the suit of the cutter."""
    ahead: Int64
    """Bits of the calls that are made a turn before the hand is emptied."""
    false_cards: Int64
    false_turns: Int64
    """What a call costs that was not due."""
    doubt_cards: Int64
    doubt_turns: Int64
    """What it costs to accuse somebody who forgot nothing."""
    first_ban: Int64
    """The relation of the cards that may not be laid in a player's first turn; 0: only `first_bans`."""
    several_relation: Int64
    several_most: Int64
    several_last_acts: Int64
    """Whether of several cards only the last one acts."""
    several_top_chosen: Int64
    several_not_last: Int64
    """Whether the hand may not be emptied with several cards at once."""
    adding_stays: Int64
    """Whether a row of added cards stays open for the next player."""
    jump_relation: Int64
    jump_resumes: Int64
    jump_cancels: Int64
    claims: Int64
    drawn_answers: Int64
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
    scheduled: Int64
    """How many hand sizes the schedule lists; 0 without one."""
    deals_counter: Int64
    """Whether everybody is dealt as many cards as the own counter says."""
    counter_start: Int64
    counter_end: Int64
    counter_falls: Int64
    next_counter: Int64
    """Whether an emptied player takes new cards from the stock, and play goes on."""
    starter_from: Int64
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
    draw_goes_on: Int64
    drawn_card: Int64
    pass_after_any: Int64
    pass_at_will: Int64
    stock_empty: Int64
    stock_exhausted: Int64
    refill_limit: Int64
    """How often the discards may become the stock in one hand."""
    refills_at_once: Int64
    shortfall: Int64
    block_rounds: Int64
    block_passes: Int64
    """Passes in a row that block the hand: one from each active seat in every round, and so many more."""
    block_plays: Int64
    """Cards that may be laid in a hand before it is blocked; 0 without a limit."""
    pass_when_dry: Int64
    """Whether everybody may pass once nothing can be drawn, and every such pass counts towards a blocked hand."""
    score_mode: Int64
    blocked_mode: Int64
    round_to: Int64
    round_least: Int64
    refill_fine: Int64
    fine_doubles: Int64
    play_on: Int64
    partners: Int64
    """PARTNERS_NOT, or whether one of a side or both have to be out."""
    waits_for_empty: Int64
    card_limit: Int64
    """Cards that a hand may hold; 0 without a limit."""
    limit_loses: Int64
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
    columns: Int64
    exact_total: Int64
    exact_back: Int64

    points: PointsOfKind
    bonus_points: PointsOfKind
    same_colour: PointsOfKind
    """For each card the bits of the suits of its own colour."""

    amount: Amounts
    last_amount: AmountOfKind
    cover_amount: AmountOfKind
    bonus_times: AmountOfKind
    guilty_cards: AmountOfKind
    challenger_cards: AmountOfKind
    """What the player of a doubted card draws if it was not lawful, else whoever doubted it."""
    schedule: Schedule
    call_cards: CallAmounts

    operation: Codes
    detail: Codes
    aim: Codes
    """Whom the operation means."""
    relation_of: Codes
    """The relation of the cards that it asks for."""
    otherwise: Codes
    """What somebody does who does not lay such a card."""
    reply: Replies
    """At `64 * source + answer`: how the second card answers what the first makes owed."""
    suit: CodeOfKind
    rank: CodeOfKind
    last_rule: CodeOfKind
    face: CodeOfKind
    """The number on the card; -1 if it shows none."""
    held_ban: CodeOfKind
    """The relation of the cards that must not be in the hand when this one is laid."""
    cover_relation: CodeOfKind
    adding: CodeOfKind
    """The relation of the cards that may be added to this one; 0: none."""
    guilty_debt: CodeOfKind
    challenger_debt: CodeOfKind
    """Whether the fine comes on top of the debt."""
    cover_rule: CodeOfKind
    """What the last card does that is laid as a cover on this one; LAST_AS_USUAL: what it does anyway."""
    starter: CodeOfKind
    starter_detail: CodeOfKind
    """For a starter that lets somebody name: the details of the naming."""
    starter_leads: CodeOfKind
    """Whether the dealer starts on this starter."""
    pack: Pack
    call_at: CallCodes
    call_turns: CallCodes
    call_no_finish: CallCodes


def fingerprint(program: Program) -> str:
    """A stable name of the rules: equal programs have equal fingerprints, on every machine."""
    return blake2b(program.portable(), digest_size=16, person=b"crazy8-program").hexdigest()
