"""The points and the end of the game pull in the same direction."""

from __future__ import annotations

from collections.abc import Iterator

from crazy8.compiler.check.place import place_of
from crazy8.compiler.diagnostics.codes.points import NothingScored, TargetAgainstMode
from crazy8.compiler.diagnostics.diagnostic import Diagnostic, Label
from crazy8.compiler.rules.rules import Rules

_BAD_POINTS = ("each pays own hand",)
_GOOD_POINTS = (
    "winner collects",
    "winner collects average",
    "lowest collects differences",
    "finishers collect",
    "winner takes",
)
_LOW_IS_GOOD = ("lowest wins", "reachers lose", "reachers drop out")


def check(rules: Rules) -> Iterator[Diagnostic]:
    """Compare the ledger with the way in which a target is won."""
    ending, mode = rules.game.ending, rules.scoring.mode
    game = rules.answer_to("match-end.kind")
    ledger = rules.answer_to("score.mode")
    if game is None or ledger is None or ending.kind == "single hand":
        return
    span = place_of(rules, "match-end.kind", "score.mode")
    labels = () if ledger.is_default or ledger.span == span else (Label(ledger.span, "the points are given here"),)
    if mode.kind == "none":
        yield NothingScored(span=span, game=game.text, labels=labels)
    elif ending.outcome is not None:
        low_is_good = ending.outcome in _LOW_IS_GOOD
        if (low_is_good and mode.kind in _GOOD_POINTS) or (not low_is_good and mode.kind in _BAD_POINTS):
            yield TargetAgainstMode(
                span=span,
                mode=ledger.text.removeprefix("score: "),
                points="good" if low_is_good else "bad",
                outcome=ending.outcome,
                other="first wins" if low_is_good else "lowest wins",
                labels=labels,
            )
