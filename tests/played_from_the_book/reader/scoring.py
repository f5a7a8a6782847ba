"""Scores, and what cards count."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from vocabulary import Kind, Silent

from crazy8.compiler.topics.scoring.claims import (
    CardsCount,
    CardsCountTheirNumber,
    HandScores,
    LastCardAdds,
    LastCardMultiplies,
    PartnersScoreTogether,
    PointsAtLeast,
    PointsRounded,
    RenewalCosts,
    SideWentOut,
)

from .book import Heard, hears, hears_answer, kinds_in, need
from .table import Table


@hears(HandScores)
def hear_score(heard: Heard, claim: HandScores) -> None:
    """message: score-each-pays-own-hand, score-winner-collects, score-winner-collects-average,
    score-lowest-collects-differences, score-lowest-wins, score-finishers-collect, score-winner-takes, score-places,
    score-none, score-each-collects-differences.
    """
    heard.score, heard.score_told = claim.mode, True


@hears(SideWentOut)
def hear_side_went_out(heard: Heard, claim: SideWentOut) -> None:
    """message: score-side-went-out."""
    # the sentence on going out says that the hand ends with that side, which is the winner


@hears(PartnersScoreTogether)
def hear_partners_score(heard: Heard, claim: PartnersScoreTogether) -> None:
    """message: score-partners."""
    heard.partners_score = True


@hears(LastCardMultiplies)
def hear_times(heard: Heard, claim: LastCardMultiplies) -> None:
    """message: bonus-times."""
    for kind in kinds_in(claim.cards):
        heard.bonus_times[kind] = claim.times


@hears(LastCardAdds)
def hear_bonus(heard: Heard, claim: LastCardAdds) -> None:
    """message: bonus-more, bonus-less."""
    for kind in kinds_in(claim.cards):
        heard.bonus_points[kind] = claim.points


@hears(PointsRounded)
def hear_rounded(heard: Heard, claim: PointsRounded) -> None:
    """message: score-rounds."""
    heard.rounded_to = claim.to


@hears(PointsAtLeast)
def hear_at_least(heard: Heard, claim: PointsAtLeast) -> None:
    """message: score-rounds-at-least."""
    heard.rounded_at_least = claim.points


@hears(RenewalCosts)
def hear_renewal(heard: Heard, claim: RenewalCosts) -> None:
    """message: score-reshuffle, score-reshuffle-doubling."""
    heard.renewal_costs = (claim.points, claim.doubling)


@hears(CardsCount)
def hear_value(heard: Heard, claim: CardsCount) -> None:
    """message: value-points."""
    for kind in kinds_in(claim.cards):
        heard.values[kind] = claim.points


@hears(CardsCountTheirNumber)
def hear_face_value(heard: Heard, claim: CardsCountTheirNumber) -> None:
    """message: value-face."""
    for kind in kinds_in(claim.cards):
        heard.values_face[kind] = claim.times


@hears_answer("block.tie")
@hears_answer("out.early-tie")
def hear_tie(heard: Heard, claim: object) -> None:
    """message: answer-block-tie, answer-out-early-tie."""
    heard.tie_shares = True


@hears_answer("score.rounding")
def hear_rounding(heard: Heard, claim: object) -> None:
    """message: answer-score-rounding."""
    heard.average_rounded = True


@hears_answer("score.include-served")
@hears_answer("score.multi-apply")
def hear_score_answers(heard: Heard, claim: object) -> None:
    """message: answer-score-include-served, answer-score-multi-apply."""
    # hands are counted when all is served


# ---- what hands are worth


def value(table: Table, kind: Kind) -> int:
    """What a card counts."""
    if kind in table.heard.values:
        return table.heard.values[kind]
    if kind in table.heard.values_face:
        return table.heard.values_face[kind] * table.number(kind)
    raise Silent(f"What {table.faces[kind].rank} counts.")


def worth(table: Table, seat: int) -> int:
    """What the cards of a hand count together."""
    return sum(value(table, kind) for kind in table.hands[seat])


def went_out(table: Table, seat: int) -> None:
    """Everyone who goes out may score at that moment."""
    if table.heard.score is not None and table.heard.score.kind == "finishers collect":
        held = [worth(table, other) for other in sorted(table.playing)]
        table.collected[seat] += sum(held)


Ledger = Callable[[Table, Any], tuple[list[int], set[int]]]
"""The points of every seat, and who has won the hand."""


def per_seat(table: Table, points: dict[int, int]) -> list[int]:
    """Points for every seat, nothing for those that are not told."""
    return [points.get(seat, 0) for seat in range(table.seats)]


def losers(table: Table) -> list[int]:
    """Everyone but the side that went out first."""
    return [seat for seat in sorted(table.in_game) if seat not in winners_out(table)]


def winners_out(table: Table) -> set[int]:
    """Who has won a hand that somebody won by going out."""
    first = table.place[0]
    return table.side(first) if table.heard.partners else {first}


def each_pays(table: Table, mode: Any) -> tuple[list[int], set[int]]:
    """Whoever went out scores nothing; the others score the cards left in their hands."""
    held = {seat: worth(table, seat) for seat in table.in_game if seat != table.place[0]}
    return per_seat(table, held), winners_out(table)


def collects(table: Table, mode: Any) -> tuple[list[int], set[int]]:
    """Whoever went out scores the points of all the cards that the others still hold."""
    winner = table.place[0]
    held = sum(worth(table, seat) for seat in _against(table, winner))
    return per_seat(table, {winner: held}), winners_out(table)


def collects_average(table: Table, mode: Any) -> tuple[list[int], set[int]]:
    """Whoever went out scores the average of what the others still hold."""
    winner = table.place[0]
    return per_seat(table, {winner: average(table, _against(table, winner))}), winners_out(table)


def average(table: Table, seats: list[int]) -> int:
    """The average of some hands, to the nearest whole number, halves up."""
    if not table.heard.average_rounded:
        raise Silent("How an average is rounded.")
    return (2 * sum(worth(table, seat) for seat in seats) + len(seats)) // (2 * len(seats))


def _against(table: Table, winner: int) -> list[int]:
    return [seat for seat in sorted(table.in_game) if seat != winner]


def lowest(table: Table) -> list[int]:
    """Who holds the lowest hand."""
    hands = {seat: worth(table, seat) for seat in table.in_game}
    return [seat for seat in sorted(hands) if hands[seat] == min(hands.values())]


def shared(table: Table, brings: int) -> tuple[list[int], set[int]]:
    """What the lowest hand brings; those who tie share it, rounded down."""
    seats = lowest(table)
    if len(seats) > 1 and not table.heard.tie_shares:
        raise Silent("What if several players hold the lowest hand.")
    return per_seat(table, dict.fromkeys(seats, brings // len(seats))), set(seats)


def lowest_differences(table: Table, mode: Any) -> tuple[list[int], set[int]]:
    """The lowest hand scores, from each of the others, the difference between the two hands."""
    low = min(worth(table, seat) for seat in table.in_game)
    return shared(table, sum(worth(table, seat) - low for seat in table.in_game))


def lowest_collects(table: Table, mode: Any) -> tuple[list[int], set[int]]:
    """The lowest hand scores the points of all the other hands."""
    low = min(worth(table, seat) for seat in table.in_game)
    return shared(table, sum(worth(table, seat) for seat in table.in_game) - low * len(lowest(table)))


def lowest_average(table: Table, mode: Any) -> tuple[list[int], set[int]]:
    """The lowest hand scores the average of the other hands."""
    others = [seat for seat in sorted(table.in_game) if seat not in lowest(table)]
    return shared(table, average(table, others) if others else 0)


def lowest_wins(table: Table, mode: Any) -> tuple[list[int], set[int]]:
    """The lowest hand wins."""
    return [0] * table.seats, set(lowest(table))


def largest_differences(table: Table, mode: Any) -> tuple[list[int], set[int]]:
    """Everyone scores the difference between the largest hand and their own."""
    hands = {seat: worth(table, seat) for seat in table.in_game}
    points = per_seat(table, {seat: max(hands.values()) - hands[seat] for seat in hands})
    return points, set(table.place[:1]) or set(lowest(table))


def finishers(table: Table, mode: Any) -> tuple[list[int], set[int]]:
    """Everyone who goes out scores the points of all the cards that the others hold at that moment."""
    return list(table.collected), winners_out(table)


def takes(table: Table, mode: Any) -> tuple[list[int], set[int]]:
    """Whoever went out scores a number of points."""
    return per_seat(table, {table.place[0]: mode.points}), winners_out(table)


def lowest_takes(table: Table, mode: Any) -> tuple[list[int], set[int]]:
    """The lowest hand scores a number of points."""
    return shared(table, mode.points)


def nothing(table: Table, mode: Any) -> tuple[list[int], set[int]]:
    """No points are counted: whoever goes out wins the hand."""
    return [0] * table.seats, winners_out(table)


def places(table: Table, mode: Any) -> tuple[list[int], set[int]]:
    """Only the places count; in a blocked hand all who still hold cards share the next place."""
    number = {seat: place for place, seat in enumerate(table.place, start=1)}
    points = {seat: number.get(seat, len(table.place) + 1) for seat in table.in_game}
    return per_seat(table, points), {seat for seat in table.in_game if points[seat] == 1}


def nobody(table: Table, mode: Any) -> tuple[list[int], set[int]]:
    """Nobody scores, and no sentence says that somebody has won."""
    return [0] * table.seats, set()


def all_count(table: Table, mode: Any) -> tuple[list[int], set[int]]:
    """Everyone counts the cards in their own hand; no sentence says that somebody has won."""
    return per_seat(table, {seat: worth(table, seat) for seat in table.in_game}), set()


WON: dict[str, Ledger] = {
    "each pays own hand": each_pays,
    "winner collects": collects,
    "winner collects average": collects_average,
    "lowest collects differences": lowest_differences,
    "lowest wins": lowest_wins,
    "finishers collect": finishers,
    "winner takes": takes,
    "places": places,
    "none": nothing,
    "each collects differences": largest_differences,
}
BLOCKED: dict[str | None, Ledger] = {
    None: nobody,
    "none": nobody,
    "places": places,
    "each pays own hand": all_count,
    "winner collects": lowest_collects,
    "winner collects average": lowest_average,
    "lowest collects differences": lowest_differences,
    "lowest wins": lowest_wins,
    "winner takes": lowest_takes,
    "each collects differences": largest_differences,
}


def count(table: Table) -> None:
    """The hand is over: points for everyone, and who has won it."""
    table.hand_worth = [0 if _valueless(table) else worth(table, seat) for seat in range(table.seats)]
    if table.over == "won":
        mode = need(table.heard.score, "What is scored for a hand that somebody won.")
        points, winners = WON[mode.kind](table, mode)
        points = with_bonus(table, points)
    elif table.over == "lost":
        raise Silent("Who has won a hand that somebody lost by holding too many cards, and what is scored for it.")
    else:
        told = need(table.heard.blocked_counts, "How a hand counts that nobody won by going out.")
        points, winners = BLOCKED[told.how](table, told)
    points = [rounded(table, one) for one in points]
    table.points = [one + fine for one, fine in zip(points, renewal_fines(table), strict=True)]
    table.hand_winners = winners
    if table.heard.partners_score:
        _credit_partners(table)


def _valueless(table: Table) -> bool:
    return not table.heard.values and not table.heard.values_face


def with_bonus(table: Table, points: list[int]) -> list[int]:
    """What the last card of the hand does to the points."""
    last, first = table.last_card, table.place[0]
    if last is None:
        return points
    points = [one * table.heard.bonus_times.get(last, 1) for one in points]
    points[first] += table.heard.bonus_points.get(last, 0)
    return points


def rounded(table: Table, points: int) -> int:
    """Points are rounded, halves up; what counts at all counts at least so much."""
    to = table.heard.rounded_to
    result = (2 * points + to) // (2 * to) * to
    return max(result, table.heard.rounded_at_least) if points else result


def renewal_fines(table: Table) -> list[int]:
    """What it costs to make a new stock necessary."""
    if table.heard.renewal_costs is None:
        return [0] * table.seats
    points, doubling = table.heard.renewal_costs
    return [points * (2**often - 1) if doubling else points * often for often in table.renewals_by]


def _credit_partners(table: Table) -> None:
    """Both partners of a side are credited with its points."""
    sides = [sorted(table.side(seat)) for seat in range(table.seats)]
    table.points = [sum(table.points[one] for one in side) for side in sides]
