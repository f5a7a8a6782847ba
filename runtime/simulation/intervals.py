"""Estimate shares and means with their confidence intervals at 95 per cent, and the bounds that stopped cases leave."""

from __future__ import annotations

from dataclasses import replace
from math import sqrt

from .figures import Average, Bounds, Proportion

DEVIATIONS = 1.959964
"""Standard deviations on either side for a confidence of 95 per cent."""
FEW_CASES = (0.0, 0.051293, 0.355362, 0.817691)
"""The mean of Poisson's distribution that gives so many cases or more with a chance of 5 per cent."""
MOST_STOPPED = 0.01
"""The share of stopped cases up to which the others speak for all: no share can be further off than that."""


def too_many(stopped: int, of: int) -> bool:
    """Return whether so many cases were stopped that those that ended say nothing about all."""
    return stopped > MOST_STOPPED * of


def share_of(
    count: int, of: int, *, stopped: int = 0, effective: float | None = None, deviations: float = DEVIATIONS
) -> Proportion:
    """Return the share of `count` cases among `of` that ended; `stopped` more might have become anything.

    Where cases are not independent, `effective` is the number of independent ones that tell as much.
    """
    cases = of + stopped
    worth = 1.0 if effective is None or of == 0 else effective / of
    bounds = None
    if stopped:
        least, most = (
            wilson(count, cases, cases * worth, deviations),
            wilson(count + stopped, cases, cases * worth, deviations),
        )
        bounds = Bounds(least[0], most[1])
    if of == 0 or too_many(stopped, cases):
        return Proportion(count, of, None, None, None, bounds)
    low, high = wilson(count, of, of * worth, deviations)
    return Proportion(count, of, count / of, low, high, bounds)


def wilson(count: int, of: int, effective: float, deviations: float = DEVIATIONS) -> tuple[float, float]:
    """Return Wilson's interval, which reaches 0 and 1 only where it has to.

    For very few cases its limit is too close to the share, by the approximation to the normal distribution; there it is
    taken from Poisson's (Brown, Cai and DasGupta, Interval Estimation for a Binomial Proportion, 2001, section 4.1.1).
    """
    share, square = count / of, deviations**2
    middle = (share + square / (2 * effective)) / (1 + square / effective)
    rest = share * (1 - share) / effective + square / (4 * effective * effective)
    spread = deviations * sqrt(rest) / (1 + square / effective)
    return (
        min(middle - spread, _fewest_of(count, of)) if count else 0.0,
        max(middle + spread, 1 - _fewest_of(of - count, of)) if count < of else 1.0,
    )


def _fewest_of(count: int, of: int) -> float:
    """Return the lowest share that gives so many cases or more with a chance of 5 per cent; 1 for many."""
    few = FEW_CASES if of > 50 else FEW_CASES[:-1]
    return few[count] / of if count < len(few) else 1.0


def average_of(total: int, squares: int, of: int) -> Average:
    """Return the mean of independent values whose sum and sum of squares are known."""
    return ratio_of(total, squares, total, of, of, of)


def ratio_of(total: int, squares: int, products: int, of: int, of_squares: int, rounds: int) -> Average:
    """Return the mean of `of` cases that belong to independent rounds, as a ratio of two sums over rounds.

    Known are for each of both sums that of the squares, and that of the products of both.
    """
    if of == 0:
        return Average(None, None, None, rounds, None)
    mean = total / of
    variance = variance_of_ratio(total, squares, products, of, of_squares, rounds)
    if variance == 0:
        return Average(mean, None, None, rounds, None)
    spread = student(rounds - 1) * sqrt(variance)
    return Average(mean, mean - spread, mean + spread, rounds, None)


def rarely(average: Average, variance: float) -> Average:
    """Return a mean of something that few cases have, with the interval for it: its lower end stays above 0.

    As with Wilson's, the variance is taken to grow with the mean, and not to be the same at both ends.
    """
    if average.mean is None or variance == 0:
        return average
    width = student(average.rounds - 1) ** 2 * variance / average.mean
    middle, spread = average.mean + width / 2, sqrt(width * average.mean + width * width / 4)
    return replace(average, low=middle - spread, high=middle + spread)


def variance_of_ratio(total: int, squares: int, products: int, of: int, of_squares: int, rounds: int) -> float:
    """Return the variance of the ratio of two sums over independent rounds; 0 if nothing is known about it."""
    if of == 0 or rounds < 2:
        return 0.0
    residuals = squares * of * of - 2 * total * of * products + total * total * of_squares
    return residuals * rounds / (of**4 * (rounds - 1))


def student(degrees: int) -> float:
    """Return the same as `DEVIATIONS` where the variance itself was estimated, with so many degrees of freedom.

    This is the expansion in powers of `1 / degrees` (Abramowitz and Stegun, 26.7.5), which is off by less than a
    hundredth from three on; the first two are known exactly.
    """
    if degrees < 3:
        return 12.706205 if degrees < 2 else 4.302653
    z, n = DEVIATIONS, degrees
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    fourth = (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160
    return z + first / n + second / n**2 + third / n**3 + fourth / n**4
