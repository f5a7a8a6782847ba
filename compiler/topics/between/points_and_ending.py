"""Check that the points, the blocked hand and the end of the game pull in the same direction."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from ...diagnostics.diagnostic import Diagnostic, Label
from ...rules.key import Key
from ..counters.model import COUNTER_FALLS, DEAL_COUNTER_ZERO
from ..deal.reports import CountersEndTogether
from ..effects.facts import effects_said, hand_can_be_ended, saying_what_cards_do
from ..effects.model import EndsHand
from ..finish.model import OUT_HAND_LIMIT, OUT_KNOCK
from ..game.model import MATCH_END_EXACT, MATCH_END_KIND
from ..places import places_of
from ..rules import Rules
from ..scoring.facts import points_in, totals_can_grow
from ..scoring.model import SCORE_DRAWN, SCORE_MODE, SCORE_MULTIPLIER, SCORE_ROUNDING, SCORE_VALUE, Mode
from ..scoring.reports import (
    BlockedAgainstMode,
    CostsWithoutPoints,
    EndedUncounted,
    ExactAgainstTarget,
    LimitAgainstPlaces,
    NoPointsToChange,
    NothingForColumns,
    NothingScored,
    NothingToCount,
    TargetAgainstMode,
    TargetNeverReached,
)
from ..stock.facts import stock_ends_hand, stuck_players_pass
from ..stock.model import BLOCK_RESULT, STOCK_EMPTY, STOCK_FINE, STOCK_NOTHING_LEFT

_WITHOUT_TOTALS = ("columns", "counter", "one is left")
"""The ends of a game that do not go by totals."""
_LOW_IS_GOOD = ("lowest wins", "who reaches it loses", "who reaches it leaves game")
_FITTING = {"good": "lowest collects differences", "bad": "each pays own hand", "not given": "lowest wins"}
"""The ledgers that a blocked hand may have, for each kind of points."""


def _against_the_end(rules: Rules) -> Iterator[Diagnostic]:
    outcome = rules.game.ending.outcome
    if outcome is None:
        return
    mode, points = _mode(rules, SCORE_MODE), points_in(rules.scoring.mode)
    seen: dict[Key, str] = {MATCH_END_KIND: "this is the end of the game", SCORE_MODE: "this is the score"}
    span, labels = places_of(rules, seen)
    low_is_good = outcome in _LOW_IS_GOOD
    if points == "not given":
        yield NothingScored(span=span, mode=mode, game=_text(rules, MATCH_END_KIND), labels=labels)
    elif low_is_good is not (points == "bad"):
        other = "who reaches it wins" if low_is_good else "lowest wins"
        yield TargetAgainstMode(span=span, mode=mode, points=points, outcome=outcome, other=other, labels=labels)


def _short_of_the_end(rules: Rules) -> Iterator[Diagnostic]:
    """Report a game to a number of points of which nobody ever gets one."""
    scored = points_in(rules.scoring.mode) != "not given"
    if rules.game.ending.kind in ("target", "columns") and scored and not totals_can_grow(rules):
        why = {SCORE_MODE: "this is the score", SCORE_VALUE: "no card counts more than nothing"}
        span, labels = places_of(rules, {MATCH_END_KIND: "this is the end of the game", **why})
        yield TargetNeverReached(span=span, game=_text(rules, MATCH_END_KIND), labels=labels)


def _against_the_blocked_hand(rules: Rules) -> Iterator[Diagnostic]:
    blocked, points = _that_counts(rules), points_in(rules.scoring.mode)
    happens = stuck_players_pass(rules) or stock_ends_hand(rules) or hand_can_be_ended(rules)
    if blocked is None or not happens or points_in(blocked) in ("not given", points):
        return
    span, labels = places_of(rules, {BLOCK_RESULT: "this is the blocked hand", SCORE_MODE: "this is the score"})
    yield BlockedAgainstMode(
        span=span,
        mode=_mode(rules, SCORE_MODE),
        points=points,
        blocked=_mode(rules, BLOCK_RESULT),
        blocked_points=points_in(blocked),
        fitting="places" if rules.scoring.mode.by_place else _FITTING[points],
        labels=labels,
    )


def _that_counts(rules: Rules) -> Mode | None:
    """Return the ledger of a blocked hand; where places bring points it gives the same for them."""
    blocked, mode = rules.stock.blocked, rules.scoring.mode
    return mode if blocked is not None and blocked.kind == mode.kind == "places" else blocked


def _against_the_limit(rules: Rules) -> Iterator[Diagnostic]:
    limit = rules.finish.limit
    if limit is not None and limit.result == "loses" and rules.scoring.mode.kind == "places":
        span, labels = places_of(rules, {OUT_HAND_LIMIT: "the hand ends here", SCORE_MODE: "this is the score"})
        mode, ends = _text(rules, SCORE_MODE), _text(rules, OUT_HAND_LIMIT)
        yield LimitAgainstPlaces(
            span=span, limit=ends, mode=mode, out=f"at {limit.cards + 1} cards: leaves hand", labels=labels
        )


def _against_the_counters(rules: Rules) -> Iterator[Diagnostic]:
    counter = rules.deal.counter
    if counter is None or counter.falls != "everyone" or (counter.over is None and rules.game.ending.kind != "counter"):
        return
    decides = MATCH_END_KIND if counter.over is None else DEAL_COUNTER_ZERO
    span, labels = places_of(rules, {decides: "the first at the end is looked for", COUNTER_FALLS: "all move on here"})
    yield CountersEndTogether(span=span, game=_text(rules, decides), falls=_text(rules, COUNTER_FALLS), labels=labels)


def _against_ended_hands(rules: Rules) -> Iterator[Diagnostic]:
    """Report what ends a hand whose cards nobody counts."""
    blocked = rules.stock.blocked
    uncounted = blocked is None or blocked.kind in ("places", "none")  # asked first, for it hangs on less
    if uncounted and hand_can_be_ended(rules):
        effects = saying_what_cards_do(rules, rules.deck.every_card)
        knocks = (answer for answer in rules.answers_to(OUT_KNOCK) if answer.value is not None)
        ends = next(chain((one for one in effects if any(map(_ends_hand, effects_said(one)))), knocks))
        result = rules.answer_to(BLOCK_RESULT)
        labels = () if result is None or result.is_default else (Label(result.span, "of hands like this"),)
        words = "blocked: void" if result is None else result.text
        yield EndedUncounted(span=ends.span, statement=ends.text, blocked=words, labels=labels)


def _ends_hand(effect: object) -> bool:
    return isinstance(effect, EndsHand)


def _against_columns(rules: Rules) -> Iterator[Diagnostic]:
    if rules.game.ending.kind == "columns" and points_in(rules.scoring.mode) != "good":
        seen: dict[Key, str] = {MATCH_END_KIND: "this is the end of the game", SCORE_MODE: "this is the score"}
        span, labels = places_of(rules, seen)
        yield NothingForColumns(span=span, mode=_text(rules, SCORE_MODE), labels=labels)


def _against_exact_totals(rules: Rules) -> Iterator[Diagnostic]:
    """Report a total that goes back in a game that would end with it."""
    ending, exact = rules.game.ending, rules.game.exact
    if exact is None or ending.kind != "target" or ending.points is None:
        return
    if exact.points > ending.points or (exact.points == ending.points and not ending.past):
        seen: dict[Key, str] = {MATCH_END_EXACT: "this total goes back", MATCH_END_KIND: "this is the end of the game"}
        span, labels = places_of(rules, seen)
        yield ExactAgainstTarget(span=span, exact=exact.points, labels=labels)


def _without_points(rules: Rules) -> Iterator[Diagnostic]:
    """Report roundings and bonuses where nothing is written down."""
    if rules.scoring.mode.kind != "none":
        return
    for question in (SCORE_ROUNDING, SCORE_MULTIPLIER):
        for answer in rules.answers_to(question):
            if answer.value is not None:
                yield NoPointsToChange(span=answer.span, statement=answer.text, mode=_text(rules, SCORE_MODE))


def _costs_without_points(rules: Rules) -> Iterator[Diagnostic]:
    """Report what costs points where no points are written down, or they decide nothing."""
    mode, ending = rules.scoring.mode, rules.game.ending.kind
    by_places = mode.kind == "places" and not mode.by_place
    against: Key
    if points_in(mode) == "not given" or by_places:
        against, why = SCORE_MODE, "only the places count" if by_places else "no points are written down here"
    elif ending in _WITHOUT_TOTALS:
        against, why = MATCH_END_KIND, "no totals decide here"
    else:
        return
    for question in (STOCK_FINE, SCORE_DRAWN):
        answer = rules.answer_to(question)
        if answer is not None and answer.value is not None:
            span, labels = places_of(rules, {question: "points are lost here", against: why})
            yield CostsWithoutPoints(span=span, statement=answer.text, against=_text(rules, against), labels=labels)


def _nothing_to_count(rules: Rules) -> Iterator[Diagnostic]:
    """Report a stock that ends the hand so that the cards are counted, where nothing is counted."""
    counted = rules.stock.blocked or rules.scoring.mode
    if counted.kind == "none" and stock_ends_hand(rules):
        seen: dict[Key, str] = {STOCK_EMPTY: "here the hand ends", STOCK_NOTHING_LEFT: "here the hand ends"}
        seen |= {BLOCK_RESULT: "this is said of it", SCORE_MODE: "no points are counted"}
        span, labels = places_of(rules, seen)
        yield NothingToCount(span=span, labels=labels)


def _text(rules: Rules, question: Key) -> str:
    answer = rules.answer_to(question)
    return "" if answer is None else answer.text


def _mode(rules: Rules, question: Key) -> str:
    """Return the ledger as it is written behind the colon."""
    return _text(rules, question).partition(": ")[2]


CHECKS = (
    _against_the_end,
    _short_of_the_end,
    _against_the_blocked_hand,
    _against_the_limit,
    _against_the_counters,
    _against_ended_hands,
    _against_columns,
    _against_exact_totals,
    _without_points,
    _costs_without_points,
    _nothing_to_count,
)
"""What the ledger is compared with, each by itself: so each looks at no more than it must."""
