"""Say what a figure of bulk play is: a share, a mean or lengths, with what is known and what is not."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import floor, log10


@dataclass(frozen=True, slots=True)
class Bounds:
    """Between what a figure of all cases lies at 95 per cent, whatever would have become of those that were stopped."""

    least: float | None
    most: float | None
    """`None` where nothing is known."""


@dataclass(frozen=True, slots=True)
class Proportion:
    """A share of the cases that ended, with Wilson's interval at 95 per cent; it never leaves 0 to 1."""

    count: int
    of: int
    share: float | None
    """`None` if no case ended, or if more than one in a hundred was stopped; so are both ends of the interval."""
    low: float | None
    high: float | None
    bounds: Bounds | None
    """Of all cases; `None` if none was stopped."""

    def __str__(self) -> str:
        """Return the share per cent, with its interval."""
        if self.share is None or self.low is None or self.high is None:
            return self._bounded()
        if self.count == 0 and self.bounds is None:
            return f"never (below {per_cent(self.high)} %)"
        if self.count == self.of and self.bounds is None:
            return f"always (above {per_cent(self.low)} %)"
        return f"{per_cent(self.share)} % ({per_cent(self.low)} to {per_cent(self.high)})"

    def _bounded(self) -> str:
        least, most = (self.bounds.least or 0.0, self.bounds.most or 0.0) if self.bounds else (0.0, 1.0)
        if (least, most) == (0.0, 1.0):
            return "unknown"
        return f"between {per_cent(least)} and {per_cent(most)} %"


@dataclass(frozen=True, slots=True)
class Average:
    """A mean of the cases that ended, with its interval at 95 per cent."""

    mean: float | None
    """`None` if no case ended, or if more than one in a hundred was stopped; so are both ends of the interval."""
    low: float | None
    """`None` also if all cases are alike: these do not tell how far others may be off."""
    high: float | None
    rounds: int
    """The independent cases behind it: hands, or whole games."""
    bounds: Bounds | None
    """Of all cases; `None` if none was stopped."""

    def __str__(self) -> str:
        """Return the mean with its interval."""
        if self.mean is None:
            least = self.bounds.least if self.bounds else None
            return "unknown" if least is None else f"at least {least:.2f}"
        if self.low is None or self.high is None:
            return f"{self.mean:.2f} ({'a single case' if self.rounds == 1 else 'alike in all cases'})"
        return f"{self.mean:.2f} ({self.low:.2f} to {self.high:.2f})"


@dataclass(frozen=True, slots=True)
class LeastLengths:
    """What lengths of all cases are at least, however long those that were stopped would have been."""

    median: int
    percentile_95: int
    longest: int


@dataclass(frozen=True, slots=True)
class Lengths:
    """The length of something: the interval of the mean, and exact values of the sample."""

    mean: Average
    median: int | None
    """Of all cases, as all that follows; `None` if it is not known because of those that were stopped."""
    percentile_95: int | None
    longest: int | None
    least: LeastLengths | None
    """`None` if no case was stopped."""

    def __str__(self) -> str:
        """Return the mean and what is exact of the sample."""
        return ", ".join([f"{self.mean} on average", *self._words()])

    def _words(self) -> Iterator[str]:
        least = self.least
        for word, exact, bound in (
            ("median", self.median, least and least.median),
            ("95 % up to", self.percentile_95, least and least.percentile_95),
            ("longest", self.longest, least and least.longest),
        ):
            if exact is not None:
                yield f"{word} {exact}"
            elif bound is not None:
                yield f"{word} at least {bound}"


def per_cent(share: float) -> str:
    """Return a share as per cent, with more digits where it is close to 0 or 1; only these are told as such."""
    value = 100 * share
    missing = min(value, 100 - value)
    if missing <= 0 or missing >= 1:
        return f"{value:.1f}"
    return f"{value:.2g}" if value < 1 else f"{value:.{1 - floor(log10(missing))}f}"
