"""The points, the blocked hand and the end of the game pull in the same direction."""

from __future__ import annotations

from collections.abc import Iterator

from crazy8.compiler.check.place import places_of
from crazy8.compiler.diagnostics.codes.points import BlockedAgainstMode, NothingScored, TargetAgainstMode
from crazy8.compiler.diagnostics.diagnostic import Diagnostic
from crazy8.compiler.questions.triggers import stuck_players_pass
from crazy8.compiler.rules.rules import Rules

_BAD_POINTS = ("each pays own hand", "places")
_GOOD_POINTS = (
    "winner collects",
    "winner collects average",
    "lowest collects differences",
    "each collects differences",
    "finishers collect",
    "winner takes",
)
_LOW_IS_GOOD = ("lowest wins", "reachers lose", "reachers drop out")
_FITTING = {"good": "lowest collects differences", "bad": "each pays own hand", "not given": "lowest wins"}
"""What a blocked hand may count, for each kind of points."""


def check(rules: Rules) -> Iterator[Diagnostic]:
    """Compare the ledger with the way in which a target is won, and with what a blocked hand counts."""
    yield from _against_the_end(rules)
    yield from _against_the_blocked_hand(rules)


def _against_the_end(rules: Rules) -> Iterator[Diagnostic]:
    outcome = rules.game.ending.outcome
    if outcome is None:
        return
    mode, points = _mode(rules, "score.mode"), points_in(rules.scoring.mode.kind)
    seen = {"match-end.kind": "this is the end of the game", "score.mode": "this is the score"}
    span, labels = places_of(rules, seen)
    low_is_good = outcome in _LOW_IS_GOOD
    if points == "not given":
        yield NothingScored(span=span, mode=mode, game=_text(rules, "match-end.kind"), labels=labels)
    elif low_is_good is not (points == "bad"):
        other = "first wins" if low_is_good else "lowest wins"
        yield TargetAgainstMode(span=span, mode=mode, points=points, outcome=outcome, other=other, labels=labels)


def _against_the_blocked_hand(rules: Rules) -> Iterator[Diagnostic]:
    blocked, points = rules.stock.blocked, points_in(rules.scoring.mode.kind)
    if blocked is None or not stuck_players_pass(rules) or points_in(blocked.kind) in ("not given", points):
        return
    span, labels = places_of(rules, {"block.result": "this is the blocked hand", "score.mode": "this is the score"})
    yield BlockedAgainstMode(
        span=span,
        mode=_mode(rules, "score.mode"),
        points=points,
        blocked=_mode(rules, "block.result"),
        blocked_points=points_in(blocked.kind),
        fitting=_FITTING[points],
        labels=labels,
    )


def points_in(mode: str) -> str:
    """Whether many points are good or bad for their player under a ledger, or none are given at all."""
    return "bad" if mode in _BAD_POINTS else "good" if mode in _GOOD_POINTS else "not given"


def _text(rules: Rules, question: str) -> str:
    answer = rules.answer_to(question)
    return "" if answer is None else answer.text


def _mode(rules: Rules, question: str) -> str:
    """The ledger as it is written behind the colon."""
    return _text(rules, question).partition(": ")[2]
