"""Take figures from the totals of a run. What is independent is a round: a hand, or a whole game with all its hands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from .figures import Average, Bounds, LeastLengths, Lengths, Proportion
from .intervals import DEVIATIONS, rarely, ratio_of, share_of, student, too_many, variance_of_ratio, wilson
from .tally import ACTIONS, ALL_HANDS, ALL_TURNS, CHOICES, ENDED_HANDS, STOPPED, TURNS
from .totals import Totals


@dataclass(frozen=True)
class Sample:
    """The totals of a run, and the figures that they tell."""

    totals: Totals

    @property
    def whole(self) -> bool:
        """Whether whole games were played."""
        return self.totals.games > 0

    @property
    def stopped(self) -> int:
        """The number of hands that were stopped."""
        return self.totals.sums[STOPPED]

    def hands(self, figure: int) -> Proportion:
        """Return a share of the hands that ended."""
        return self._share(figure, ENDED_HANDS, self.stopped)

    def all_hands(self, figure: int) -> Proportion:
        """Return a share of all hands."""
        return self._share(figure, ALL_HANDS, 0)

    def hands_or_more(self, figure: int, figure_of_all: int) -> Proportion:
        """Return a share of the hands that ended, of something that a hand keeps once it has it."""
        found = self.hands(figure)
        if found.bounds is None:
            return found
        return replace(found, bounds=Bounds(self.all_hands(figure_of_all).low, found.bounds.most))

    def mean(self, figure: int) -> Average:
        """Return a mean of the hands that ended, of which nothing is known where hands were stopped."""
        found = self._mean(figure, ENDED_HANDS)
        return (
            found if self.stopped == 0 else _bounded(found, None, too_many(self.stopped, self.totals.sums[ALL_HANDS]))
        )

    def mean_or_more(self, figure: int, figure_of_all: int, *, rare: bool = False) -> Average:
        """Return a mean of the hands that ended, of something that only grows in the course of a hand."""
        found = self._mean(figure, ENDED_HANDS, rare)
        if self.stopped == 0:
            return found
        least = _least(self._mean(figure_of_all, ALL_HANDS, rare))
        return _bounded(found, least, too_many(self.stopped, self.totals.sums[ALL_HANDS]))

    def choices(self) -> Proportion:
        """Return the share of actions for which there was a choice; the actions of a round depend on each other."""
        totals = self.totals
        count, of, rounds = totals.sums[CHOICES], totals.sums[ACTIONS], self._rounds(ENDED_HANDS)
        squares, products = totals.squares, totals.choices_by_actions
        if self.whole:
            squares, products = totals.game_squares, totals.game_choices_by_actions
        variance = variance_of_ratio(count, squares[CHOICES], products, of, squares[ACTIONS], rounds)
        found = self._clustered(count, of, 0, variance, rounds)
        if self.stopped == 0:
            return found
        found = replace(found, bounds=Bounds(0.0, 1.0))  # what was stopped may go on for any number of actions
        if too_many(self.stopped, totals.sums[ALL_HANDS]):
            return replace(found, share=None, low=None, high=None)
        return found

    def turns(self) -> Lengths:
        """Return the turns of a hand."""
        totals = self.totals
        mean = self.mean_or_more(TURNS, ALL_TURNS)
        return lengths_of(mean, totals.turns, totals.most_turns, self.stopped, totals.fewest_turns_of_stopped)

    def games(self, count: int) -> Proportion | None:
        """Return a share of the games that ended; `None` if only hands were played."""
        ended = self.totals.games - self.totals.stopped_games
        return share_of(count, ended, stopped=self.totals.stopped_games) if self.whole else None

    def hands_of_game(self) -> Lengths | None:
        """Return the hands of a game; `None` if only hands were played."""
        if not self.whole:
            return None
        totals, stopped = self.totals, self.totals.stopped_games
        total, squares = _sums(totals.game_hands)
        ended = totals.games - stopped
        mean = ratio_of(total, squares, total, ended, ended, ended)
        if stopped:
            total, squares = total + totals.hands_of_stopped, squares + totals.squares_of_stopped
            least = _least(ratio_of(total, squares, total, totals.games, totals.games, totals.games))
            mean = _bounded(mean, least, too_many(stopped, totals.games))
        longest = max((place for place, count in enumerate(totals.game_hands) if count), default=0)
        return lengths_of(mean, totals.game_hands, longest, stopped, totals.fewest_hands_of_stopped)

    def _rounds(self, hands: int) -> int:
        """Return the number of independent rounds: hands that ended or all, or whole games."""
        return self.totals.games if self.whole else self.totals.sums[hands]

    def _mean(self, figure: int, hands: int, rare: bool = False) -> Average:
        values = (*self._ratio(figure, hands), self._rounds(hands))
        found = ratio_of(*values)
        return rarely(found, variance_of_ratio(*values)) if rare else found

    def _ratio(self, figure: int, hands: int) -> tuple[int, int, int, int, int]:
        """Return the sums behind the mean of a figure for each hand; see `ratio_of`."""
        totals = self.totals
        total, of = totals.sums[figure], totals.sums[hands]
        if self.whole:
            return total, totals.game_squares[figure], totals.game_products[figure], of, totals.game_squares[hands]
        return total, totals.squares[figure], total, of, of

    def _share(self, figure: int, hands: int, stopped: int) -> Proportion:
        if not self.whole:
            return share_of(self.totals.sums[figure], self.totals.sums[hands], stopped=stopped)
        values, rounds = self._ratio(figure, hands), self._rounds(hands)
        return self._clustered(values[0], values[3], stopped, variance_of_ratio(*values, rounds), rounds)

    def _clustered(self, count: int, of: int, stopped: int, variance: float, rounds: int) -> Proportion:
        """Return a share of cases of which those of one round depend on each other.

        Its interval is Wilson's of as many independent cases as have this variance; there are no fewer than rounds
        where the variance is not known.
        """
        if of == 0:
            return share_of(count, of, stopped=stopped)
        if variance == 0 or count in (0, of):
            return share_of(count, of, stopped=stopped, effective=min(of, rounds))
        share = count / of
        effective = share * (1 - share) / variance
        return share_of(count, of, stopped=stopped, effective=effective, deviations=student(rounds - 1))


def lengths_of(mean: Average, histogram: Sequence[int], longest: int, stopped: int = 0, fewest: int = 0) -> Lengths:
    """Return the lengths that a histogram holds; place `n` has the cases of length `n`, the last one longer ones too.

    Nobody knows how much longer those that were `stopped` would have been than the `fewest` that one of them had; where
    shorter ones make up a half, the median is known all the same.
    """
    cases = sum(histogram) + stopped

    def known(share: float) -> int | None:
        found = quantile(histogram, share, cases)
        return None if found >= len(histogram) - 1 or (stopped > 0 and found > fewest) else found

    least = None
    if stopped:
        place = min(fewest, len(histogram) - 1)
        shortest = [count + stopped * (length == place) for length, count in enumerate(histogram)]
        least = LeastLengths(quantile(shortest, 0.5, cases), quantile(shortest, 0.95, cases), max(longest, fewest))
    return Lengths(mean, known(0.5), known(0.95), None if stopped else longest, least)


def quantile(histogram: Sequence[int], share: float, cases: int) -> int:
    """Return the smallest place at which at least this share of all cases has been met, else the last one."""
    needed = share * cases
    met = 0
    for place, count in enumerate(histogram):
        met += count
        if met >= needed and (count > 0 or cases == 0):
            return place
    return len(histogram) - 1


def _sums(histogram: Sequence[int]) -> tuple[int, int]:
    """Return the sum of all lengths, and that of their squares."""
    places = [(place, count) for place, count in enumerate(histogram) if count]
    return sum(place * count for place, count in places), sum(place * place * count for place, count in places)


def _least(found: Average) -> float | None:
    """Return the lower end of an interval; where all cases are alike, others may be nothing, but not many of them."""
    if found.mean is None:
        return None
    if found.low is None:
        return found.mean * wilson(found.rounds, found.rounds, found.rounds, DEVIATIONS)[0]
    return max(0.0, found.low)


def _bounded(found: Average, least: float | None, unknown: bool) -> Average:
    """Return a mean where some cases were stopped, or only its bounds where these are too many."""
    bounds = Bounds(least, None)
    return Average(None, None, None, found.rounds, bounds) if unknown else replace(found, bounds=bounds)
