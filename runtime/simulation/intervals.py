"""Estimate shares and means with their confidence intervals, and read numbers from a histogram."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

DEVIATIONS = 1.959964
"""Standard deviations on either side for a confidence of 95 per cent."""


@dataclass(frozen=True, slots=True)
class Proportion:
    """A share of cases, with Wilson's interval at 95 per cent; it never leaves 0 to 1 and holds for rare cases too."""

    count: int
    of: int
    share: float
    low: float
    high: float

    def __str__(self) -> str:
        """Return the share per cent, with its interval."""
        if self.count == 0:
            return f"never (below {_percent(self.high)} %)"
        return f"{_percent(self.share)} % ({_percent(self.low)} to {_percent(self.high)})"


@dataclass(frozen=True, slots=True)
class Average:
    """A mean with its interval at 95 per cent (normal approximation)."""

    mean: float
    low: float
    high: float

    def __str__(self) -> str:
        """Return the mean with its interval."""
        return f"{self.mean:.2f} ({self.low:.2f} to {self.high:.2f})"


@dataclass(frozen=True, slots=True)
class Lengths:
    """The length of something: exact values of the sample, and the interval of the mean."""

    mean: Average
    median: int
    percentile_95: int
    longest: int
    """The greatest length, or the last place of the histogram where longer ones are counted together."""

    def __str__(self) -> str:
        """Return the mean and what is exact of the sample."""
        return f"{self.mean} on average, median {self.median}, 95 % up to {self.percentile_95}, longest {self.longest}"


def _percent(value: float) -> str:
    """Return a share as per cent, with more digits where it is small."""
    per_cent = 100 * value
    return f"{per_cent:.1f}" if per_cent >= 1 or per_cent == 0 else f"{per_cent:.2g}"


def share_of(count: int, of: int) -> Proportion:
    """Return the share of `count` cases among `of`; nothing is known about none."""
    if of == 0:
        return Proportion(0, 0, 0.0, 0.0, 1.0)
    share = count / of
    square = DEVIATIONS**2
    middle = (share + square / (2 * of)) / (1 + square / of)
    spread = DEVIATIONS * sqrt(share * (1 - share) / of + square / (4 * of * of)) / (1 + square / of)
    return Proportion(count, of, share, max(0.0, middle - spread), min(1.0, middle + spread))


def average_of(total: int, squares: int, of: int) -> Average:
    """Return the mean of values whose sum and sum of squares are known."""
    if of == 0:
        return Average(0.0, 0.0, 0.0)
    mean = total / of
    if of == 1:
        return Average(mean, mean, mean)
    variance = max(0, squares * of - total * total) / (of * (of - 1))
    spread = DEVIATIONS * sqrt(variance / of)
    return Average(mean, mean - spread, mean + spread)


def quantile(histogram: Sequence[int], share: float) -> int:
    """Return the smallest place at which at least this share of all cases has been met."""
    needed = share * sum(histogram)
    met = 0
    for place, count in enumerate(histogram):
        met += count
        if met >= needed and count > 0:
            return place
    return 0


def lengths_of(histogram: Sequence[int]) -> Lengths:
    """Return the lengths that a histogram holds; place `n` has the cases of length `n`."""
    cases = sum(histogram)
    total = sum(place * count for place, count in enumerate(histogram))
    squares = sum(place * place * count for place, count in enumerate(histogram))
    longest = max((place for place, count in enumerate(histogram) if count), default=0)
    return Lengths(average_of(total, squares, cases), quantile(histogram, 0.5), quantile(histogram, 0.95), longest)
