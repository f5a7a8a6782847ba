"""What a reader keeps of a book, and the functions that hear its claims: one for each type of claim."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, TypeVar

from vocabulary import Kind, Silent, Unread

from crazy8.compiler.telling.claim import Claim
from crazy8.compiler.telling.exchange import Answered

T = TypeVar("T")


@dataclass
class StarterTold:
    """What the book does with a starter."""

    done: str
    may: bool = False
    what: str = ""
    effects: tuple[Any, ...] = ()
    laid_by: str = ""
    """As though whom had laid it; `dealer starts`: the dealer, who then begins."""


@dataclass
class CallTold:
    """A word to be said, and what it costs to forget it."""

    word: str
    at: int | None
    """With how many cards; `None` for the turn before the last one."""
    cost: Any = None
    own_turn: bool = False
    """Whether it can be made in any later turn of its player."""
    not_out: bool = False
    """Whether who draws for it, having laid the last card, is not out."""


@dataclass
class AnswerTold:
    """Which cards answer what a card makes owed, and what becomes of it."""

    unit: str
    mode: str
    cards: int


@dataclass
class LastTold:
    """What a card does as the last one."""

    kind: str
    cards: int | None = None


@dataclass
class Heard:
    """All that the book said; what it did not say is `None` or empty."""

    section: str = ""
    """The one that is being read."""
    # the pack
    pack: int | None = None
    packs: int = 1
    contents: int = 0
    numbers: dict[Kind, int] = field(default_factory=dict)
    """Of cards that show none."""
    rank_order: tuple[str, ...] = ()
    rank_order_wraps: bool = False
    # the deal
    hand_sizes: tuple[int, ...] | None = None
    counter_is_hand_size: bool = False
    handicaps: list[tuple[str, int]] = field(default_factory=list)
    each_winner_has_handicap: bool = False
    loser_with_handicap_told: bool = False
    void_hand_has_no_loser: bool = False
    counter: tuple[int, int] | None = None
    counter_falls: str | None = None
    counter_falls_after_void: bool = True
    starter_from: str | None = None
    stock_left: int | None = None
    cutter: bool = False
    cutter_never: int = 0
    cutter_stays: bool = False
    begins_with: int = 0
    begins_with_best: str = "any"
    nobody_holds_told: bool = False
    leads_with: str | None = None
    first_dealer: str | None = None
    next_dealer: str | None = None
    dealer_of_several: bool = False
    first_of_several: bool = False
    partners: bool = False
    dummies: bool = False
    # the beginning
    starters: dict[Kind, StarterTold] = field(default_factory=dict)
    last_starter_stays: bool = False
    begins: str | None = None
    direction: str | None = None
    draws_fall_on_last: bool = False
    only_draw_answered: set[str] = field(default_factory=set)
    """What beside a draw cannot be answered: `turns` to be missed, or `skips`."""
    # which card fits
    attributes: tuple[str, ...] | None = None
    only_follows: dict[Kind, int] = field(default_factory=dict)
    only_follows_served: dict[Kind, int] = field(default_factory=dict)
    named_counts_served: bool = False
    counts_as_below: int = 0
    not_in_first_turn: int = 0
    not_on_top_in_first_turn: dict[Kind, int] = field(default_factory=dict)
    never_on: list[tuple[int, int]] = field(default_factory=list)
    not_while: list[tuple[int, Any]] = field(default_factory=list)
    laid_is_not_held: bool = False
    owing_means: set[str] = field(default_factory=set)
    not_while_holding: list[tuple[int, dict[Kind, int]]] = field(default_factory=list)
    laid_at_own_risk: int = 0
    # wild cards and what is named
    wild: dict[Kind, Any] = field(default_factory=dict)
    """With the naming, or `None`."""
    counter_wild: tuple[Any] | None = None
    named_counts: set[str] = field(default_factory=set)
    """What counts once it has been named: `suit`, `rank`, or `suit and rank`."""
    # drawing
    draw_when: str | None = None
    draw_mode: str = ""
    draw_cards: int = 0
    lays_after_each: bool = False
    drawn_card: str | None = None
    draws_on: bool = False
    pass_after: str | None = None
    pass_at_will: bool = False
    pass_when_dry: bool = False
    takes_top: bool = False
    knock: int | None = None
    """With how many points the hand may be ended."""
    until_dry_passes: bool = False
    draw_is_no_pass: bool = False
    last_draw_passes: bool = False
    # what is asked for
    drawn_instead: str | None = None
    void_is_not_asked: bool = False
    by_choice: bool | None = None
    """Whether a card that is asked for may be kept by a player who could lay it."""
    # several cards
    together: dict[Kind, int] | None = None
    together_of: int | None = None
    together_least: int = 1
    together_most: int | None = None
    together_top: str | None = None
    together_effects: str | None = None
    together_last: bool | None = None
    only_top_asks: bool = False
    nothing_asked_beside: set[str] = field(default_factory=set)
    """What is owed, `draw` or `skip`, so that nothing is asked for."""
    only_first_answers: bool = False
    """Whether of several cards only the one on top lets its player name something or asks for a card."""
    all_stay: bool = False
    """Whether cards laid together stay on the pile as long as they do their work."""
    row_stays: bool = False
    """Whether a row of added cards does."""
    row: str = "closes"
    asked_next: dict[Kind, dict[Kind, int]] = field(default_factory=dict)
    """For cards that ask one after the other for a card: what goes with each card on top."""
    names_first: bool = False
    """Whether something is named before cards are added."""
    only_row: bool = False
    """Whether nothing is laid with a card of a row but the cards of the row."""
    # the stock
    stock_empty: str | None = None
    stock_exhausted: str | None = None
    stock_renewed: str | None = None
    stock_keeps: str | None = None
    renewals: int | None = None
    shortfall: str | None = None
    blocked_rounds: tuple[int, int] | None = None
    blocked_cards: int | None = None
    blocked_counts: Any = None
    first_out_has_won: bool = False
    last_moves_no_hands: bool = False
    blocked_told: bool = False
    dry_draw_lapses: bool = False
    # effects and debts
    does: dict[Kind, tuple[Any, ...]] = field(default_factory=dict)
    does_in_cutter_suit: dict[Kind, tuple[Any, ...]] = field(default_factory=dict)
    does_if: dict[Kind, list[tuple[Any, tuple[Any, ...]]]] = field(default_factory=dict)
    condition_meets: set[str] = field(default_factory=set)
    """What a card does instead, each with its condition."""
    debtor_does_no_more: set[Kind] = field(default_factory=set)
    """Cards for which whoever has drawn may do nothing more in that turn, where that is told apart."""
    answers: dict[tuple[Kind, int | None], list[AnswerTold]] = field(default_factory=dict)
    """By the card for which something is owed, and the number of the suit that was named for it."""
    answers_as_named: bool = False
    challenges: dict[Kind, Any] = field(default_factory=dict)
    drawn_may_answer: bool = False
    doubter_plays: bool = False
    answered_again_by: str | None = None
    answering: list[tuple[int, str, int | None]] = field(default_factory=list)
    """Cards that answer, what they do besides, and against which cards; `None`: against all."""
    answers_as_last: bool = False
    sent_back_to_one_out: bool = False
    one_out_not_doubted: bool = False
    most_due: int | None = None
    after_sending_back: bool = False
    reverse_two_left: str | None = None
    # out of turn
    throws: dict[Kind, int] | None = None
    throw_then: str | None = None
    throw_effect: str | None = None
    throw_owing: str = "also"
    thrown_in_asks_alone: bool = False
    no_throws_in_round: bool = False
    out_by_sum: bool = False
    owed_lapses: bool = False
    """Whether what is owed by a player who is out by the sum lapses."""
    # calls
    calls: list[CallTold] = field(default_factory=list)
    call_catcher: str | None = None
    call_until: str | None = None
    needless_call: Any = None
    needless_ahead: bool = False
    """Whether a call made a turn ahead was needless if no last card follows."""
    round_is_turn: bool = False
    """Whether laying in a round counts as a turn for calls that are made a turn ahead."""
    wrong_accusation: Any = None
    # going out
    out_then: str | None = None
    out_only_on: int | None = None
    last: dict[Kind, LastTold] = field(default_factory=dict)
    last_while: dict[Kind, list[tuple[Any, LastTold]]] = field(default_factory=dict)
    last_cover: dict[Kind, LastTold] = field(default_factory=dict)
    last_names_nothing: set[Kind] = field(default_factory=set)
    last_stays_if_dry: bool = False
    out_waits: bool = False
    out_by_giving: bool = False
    out_by_taking: bool = False
    moves_what_is_there: bool = False
    discards_lie_below: bool = False
    most_cards: tuple[int, str] | None = None
    limit_counted_after_work: bool = False
    lost_hand_brings: str | None = None
    """What a hand brings that somebody lost by too many cards: `as out` or `differences`."""
    one_left: bool = False
    put_out_not_compared: bool = False
    ended_as_blocked: bool = False
    # points
    score: Any = None
    score_told: bool = False
    partners_score: bool = False
    bonus_times: dict[Kind, int] = field(default_factory=dict)
    bonus_points: dict[Kind, int] = field(default_factory=dict)
    hands_count_together: bool = False
    nothing_from_partner: bool = False
    rounded_to: int | None = None
    rounded_at_least: int = 0
    drawn_costs: int = 0
    renewal_costs: tuple[int, bool] | None = None
    renewal_doublings: int | None = None
    values: dict[Kind, int] = field(default_factory=dict)
    values_face: dict[Kind, int] = field(default_factory=dict)
    tie_shares: bool = False
    average_rounded: bool = False
    # the game
    game_ends: tuple[str, Any] | None = None
    unwon_hand_decides: str | None = None
    game_won_by: str | None = None
    game_tied: str | None = None
    leaves_game: str | None = None
    run_down_leaves: int | None = None
    left_do_not_count: bool = False
    void_has_loser: bool = True
    exact_total: tuple[int, int] | None = None


Hearing = Callable[..., None]
HEARS: dict[type[Claim], Hearing] = {}
HEARS_ANSWER: dict[tuple[str, str], Hearing] = {}


def hears(*kinds: type[Claim]) -> Callable[[Hearing], Hearing]:
    """Keep a function as the one that hears some types of claims."""

    def keep(function: Hearing) -> Hearing:
        for kind in kinds:
            assert kind not in HEARS, kind
            HEARS[kind] = function
        return function

    return keep


def hears_answer(question: str, *answers: str) -> Callable[[Hearing], Hearing]:
    """Keep a function as the one that hears an answer to a question that players ask."""

    def keep(function: Hearing) -> Hearing:
        for answer in answers or ("",):
            assert (question, answer) not in HEARS_ANSWER, (question, answer)
            HEARS_ANSWER[question, answer] = function
        return function

    return keep


def hear(heard: Heard, section: str, claim: Claim) -> None:
    """Take in one claim of a section."""
    heard.section = section
    if isinstance(claim, Answered):
        function = HEARS_ANSWER.get((str(claim.question), claim.answer))
    else:
        function = HEARS.get(type(claim))
    if function is None:
        raise Unread(repr(claim))
    function(heard, claim)


def need(said: T | None, sentence: str) -> T:
    """Return what the book said, or stop with the sentence that should exist."""
    if said is None:
        raise Silent(sentence)
    return said


def kinds_in(cards: int) -> list[Kind]:
    """The kinds in a set of cards."""
    return [kind for kind in range(cards.bit_length()) if cards >> kind & 1]


def holds(cards: int, kind: Kind) -> bool:
    """Whether a kind is in a set of cards."""
    return bool(cards >> kind & 1)
