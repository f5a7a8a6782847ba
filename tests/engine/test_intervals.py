"""Estimates: shares, means of independent rounds, and lengths, with their intervals."""

from __future__ import annotations

from math import comb
from statistics import mean, median, variance

import pytest

from crazy8.runtime.simulation.figures import Average, Bounds, Proportion, per_cent
from crazy8.runtime.simulation.intervals import average_of, rarely, ratio_of, share_of, student, wilson
from crazy8.runtime.simulation.sample import lengths_of, quantile


@pytest.mark.parametrize(
    ("count", "of", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (50, 1000, 0.0381, 0.0653)],
)
def test_wilsons_interval(count: int, of: int, low: float, high: float) -> None:
    """Values from tables of the method."""
    share = share_of(count, of)
    assert (round(share.low, 4), round(share.high, 4)) == (low, high)


@pytest.mark.parametrize("of", [1, 2, 7, 30, 49, 50, 51, 99, 300, 777, 1_000, 123_456, 10**9])
def test_the_interval_of_a_share_reaches_0_and_1_exactly_where_it_has_to(of: int) -> None:
    for count in {0, 1, 2, 3, 4, of // 2, of - 4, of - 3, of - 2, of - 1, of}:
        if 0 <= count <= of:
            low, high = wilson(count, of, of)
            assert low <= count / of <= high
            assert (low == 0) == (count == 0)
            assert (high == 1) == (count == of)


@pytest.mark.parametrize("of", [10, 50, 51, 120])
def test_the_interval_of_a_share_holds_rare_cases_too(of: int) -> None:
    """The chance that it holds the true share, by the binomial distribution: 95 per cent on average, never below 91."""
    intervals = [wilson(count, of, of) for count in range(of + 1)]
    held = []
    for step in range(1, 1_000):
        share = step / 1_000
        chances = [comb(of, count) * share**count * (1 - share) ** (of - count) for count in range(of + 1)]
        held.append(sum(chance for chance, (low, high) in zip(chances, intervals, strict=True) if low <= share <= high))
    assert min(held) > 0.91
    assert 0.95 < mean(held) < 0.965


def test_mean_and_deviation_come_from_sums() -> None:
    values = [3, 4, 4, 9, 12]
    average = average_of(sum(values), sum(value * value for value in values), len(values))
    assert average.mean == mean(values)
    assert average.high - average.mean == pytest.approx(2.776 * (variance(values) / 5) ** 0.5, rel=1e-3)


@pytest.mark.parametrize(
    ("degrees", "quantile"), [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (9, 2.262), (30, 2.042), (120, 1.980)]
)
def test_few_observations_have_wider_intervals(degrees: int, quantile: float) -> None:
    """Values from tables of Student's distribution."""
    assert student(degrees) == pytest.approx(quantile, abs=0.004)


def test_a_ratio_of_sums_knows_that_cases_of_a_round_depend_on_each_other() -> None:
    """Ten rounds of ten actions that are alike tell as much as ten actions, not as a hundred."""
    choices, actions = [0, 10] * 5, [10] * 10
    squares = sum(value * value for value in choices)
    products = sum(value * of for value, of in zip(choices, actions, strict=True))
    found = ratio_of(50, squares, products, 100, 1_000, 10)
    alone = average_of(5, 5, 10)
    assert (found.mean, found.low, found.high) == pytest.approx((alone.mean, alone.low, alone.high))


def test_what_few_cases_have_does_not_go_below_nothing() -> None:
    rare = rarely(average_of(2, 2, 100), 0.0002)
    assert rare.mean == 0.02
    assert 0 < rare.low < 0.01
    assert rare.high > 0.06


@pytest.mark.parametrize("values", [[7], [7, 7, 7]])
def test_cases_that_are_alike_tell_no_interval(values: list[int]) -> None:
    found = average_of(sum(values), sum(value * value for value in values), len(values))
    assert (found.mean, found.low, found.high) == (7, None, None)


def test_nothing_is_known_about_none() -> None:
    assert share_of(0, 0) == Proportion(0, 0, None, None, None, None)
    assert average_of(0, 0, 0) == Average(None, None, None, 0, None)
    assert str(share_of(0, 0)) == str(average_of(0, 0, 0)) == "unknown"


def test_lengths_are_read_from_a_histogram() -> None:
    values = [1, 2, 2, 3, 9]
    histogram = [values.count(length) for length in range(11)]
    lengths = lengths_of(average_of(17, 99, 5), histogram, 9)
    assert (lengths.mean.mean, lengths.median, lengths.percentile_95, lengths.longest) == (3.4, median(values), 9, 9)
    assert lengths.least is None
    assert quantile(histogram, 0.2, 5) == 1


def test_the_last_place_of_a_histogram_is_no_length() -> None:
    lengths = lengths_of(average_of(20, 200, 2), [1, 0, 0, 1], 20)
    assert (lengths.median, lengths.percentile_95, lengths.longest) == (0, None, 20)


def test_a_median_below_every_stopped_case_is_known() -> None:
    histogram = [0, 3, 2, 0, 0, 1, 0]
    lengths = lengths_of(average_of(12, 36, 6), histogram, 5, stopped=2, fewest=4)
    assert (lengths.median, lengths.percentile_95, lengths.longest) == (2, None, None)
    assert (lengths.least.median, lengths.least.percentile_95, lengths.least.longest) == (2, 5, 5)
    assert str(lengths).endswith("on average, median 2, 95 % up to at least 5, longest at least 5")
    assert lengths_of(average_of(12, 36, 6), histogram, 5, stopped=7, fewest=4).median is None


# ---- cases that were stopped


def test_a_share_is_bounded_by_all_that_stopped_cases_might_have_become() -> None:
    few = share_of(50, 198, stopped=2)
    assert (few.count, few.of, few.share) == (50, 198, 50 / 198)
    assert few.bounds == Bounds(share_of(50, 200).low, share_of(52, 200).high)
    many = share_of(50, 150, stopped=50)
    assert (many.share, many.low, many.high) == (None, None, None)
    assert many.bounds == Bounds(share_of(50, 200).low, share_of(100, 200).high)


def test_one_in_a_hundred_is_the_most_that_may_be_stopped() -> None:
    assert share_of(10, 99, stopped=1).share is not None
    assert share_of(10, 98, stopped=1).share is None


# ---- words


@pytest.mark.parametrize(
    ("share", "words"),
    [
        (0.0, "0.0"),
        (0.5, "50.0"),
        (0.0042, "0.42"),
        (0.99958, "99.958"),
        (0.9999, "99.990"),
        (0.987, "98.7"),
        (1.0, "100.0"),
    ],
)
def test_only_what_is_all_is_told_as_all(share: float, words: str) -> None:
    assert per_cent(share) == words


def test_never_and_always_come_with_how_far_that_is_known() -> None:
    assert str(share_of(0, 300)) == "never (below 1.3 %)"
    assert str(share_of(300, 300)) == "always (above 98.7 %)"
    assert str(share_of(9_999, 10_000)) == "99.990 % (99.943 to 99.99949)"
