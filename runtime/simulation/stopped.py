"""Say in sentences what is not known because hands or games were stopped."""

from __future__ import annotations

from collections.abc import Iterator

from ..records.program import Program
from .figures import Lengths, per_cent
from .intervals import too_many
from .sample import Sample
from .tally import ALL_HANDS


def warnings_about(program: Program, sample: Sample) -> Iterator[str]:
    """Yield a warning about hands, and one about games, if some were stopped."""
    totals, hands = sample.totals, sample.totals.sums[ALL_HANDS]
    if sample.stopped:
        at = f"at the limit of {_whole(program.action_limit)} actions"
        yield _warning("hands", sample.stopped, hands, at, _at_least("hand", "turns", sample.turns()))
    lengths = sample.hands_of_game()
    if lengths is not None and totals.stopped_games:
        at = f"with a hand, or at the limit of {_whole(program.hand_limit)} hands"
        yield _warning("games", totals.stopped_games, totals.games, at, _at_least("game", "hands", lengths))


def _warning(what: str, stopped: int, of: int, at: str, at_least: str) -> str:
    were = "was" if stopped == 1 else "were"
    first = (
        f"{_whole(stopped)} of {_whole(of)} {what} ({per_cent(stopped / of)} %) {were} stopped {at}, without a result."
    )
    if too_many(stopped, of):
        return (
            f"{first} That is too many to tell a share or a mean, for those that last longest are missing. "
            f"What is told is between which bounds the figures of all {what} lie with 95 % confidence, "
            f"whatever would have become of these.{at_least}"
        )
    return (
        f"{first} All figures are of the {_whole(of - stopped)} that ended. "
        f"Counted over all {what}, each share would be at most {per_cent(stopped / of)} percentage points "
        f"higher or lower.{at_least}"
    )


def _at_least(what: str, parts: str, lengths: Lengths) -> str:
    least = lengths.mean.bounds.least if lengths.mean.bounds else None
    return "" if least is None else f" On average a {what} has at least {least:.2f} {parts}."


def _whole(number: int) -> str:
    return f"{number:,}".replace(",", " ")
