"""Scores, and what cards count."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from math import floor
from typing import Any

from vocabulary import Kind, Silent

from crazy8.compiler.topics.scoring.claims import (
    CardsCount,
    CardsCountTheirNumber,
    HandScores,
    LastCardAdds,
    LastCardMultiplies,
    NothingFromPartner,
    PartnersScoreTogether,
    PointsAtLeast,
    PointsRounded,
    RenewalCosts,
    SideHandsCountTogether,
    SideWentOut,
)

from .book import Heard, hears, hears_answer, kinds_in, need
from .table import Table


@hears(HandScores)
def hear_score(heard: Heard, claim: HandScores) -> None:
    """score-each-pays-own-hand: Whoever went out scores nothing. The others score the cards left in their hands, as
    penalty points.

    score-winner-collects: Whoever went out scores the points of all the cards that the others still hold.

    score-winner-collects-average: Whoever went out scores the average of what the others still hold.

    score-lowest-collects-differences: The player with the lowest hand scores, from each of the others, the
    difference between the two hands.

    score-lowest-wins: The player with the lowest hand wins the hand.

    score-finishers-collect: Everyone who goes out scores the points of all the cards that the others hold at that
    moment.

    score-winner-takes: Whoever went out scores {points} points.

    score-places: Only the places count: first out, second out, and so on.

    score-none: No points are counted: whoever goes out wins the hand.

    score-none-plays-on: No points are counted.

    score-each-collects-differences: Everyone scores the difference between the largest hand and their own.
    """
    heard.score, heard.score_told = claim.mode, True


@hears(SideWentOut)
def hear_side_went_out(heard: Heard, claim: SideWentOut) -> None:
    """score-side-went-out: The first side whose two players are both out is the one that went out."""
    # the sentence on going out says that the hand ends with that side, which is the winner


@hears(PartnersScoreTogether)
def hear_partners_score(heard: Heard, claim: PartnersScoreTogether) -> None:
    """score-partners: Both partners of a side are credited with its points."""
    heard.partners_score = True


@hears(SideHandsCountTogether)
def hear_side_hands(heard: Heard, claim: SideHandsCountTogether) -> None:
    """score-side-hands: The two hands of a side count as one."""
    heard.hands_count_together = True


@hears(NothingFromPartner)
def hear_nothing_from_partner(heard: Heard, claim: NothingFromPartner) -> None:
    """score-not-partner: Nobody scores for the cards of a partner."""
    heard.nothing_from_partner = True


@hears(LastCardMultiplies)
def hear_times(heard: Heard, claim: LastCardMultiplies) -> None:
    """bonus-times: If the hand ends with {cards}, its points count {times} times.

    bonus-times-first-out: If the first player to be out goes out on {cards}, the points of the hand count {times}
    times.
    """
    # a hand that ends with a last card ends with that of the first player who is out
    for kind in kinds_in(claim.cards):
        heard.bonus_times[kind] = claim.times


@hears(LastCardAdds)
def hear_bonus(heard: Heard, claim: LastCardAdds) -> None:
    """bonus-more: Whoever goes out on {cards} adds {points} points to their total.

    bonus-less: Whoever goes out on {cards} takes {points} points off their total.
    """
    for kind in kinds_in(claim.cards):
        heard.bonus_points[kind] = claim.points


@hears(PointsRounded)
def hear_rounded(heard: Heard, claim: PointsRounded) -> None:
    """score-rounds: Points are rounded to multiples of {points}, halves up."""
    heard.rounded_to = claim.to


@hears(PointsAtLeast)
def hear_at_least(heard: Heard, claim: PointsAtLeast) -> None:
    """score-rounds-at-least: Whatever counts at all counts at least {points} points."""
    heard.rounded_at_least = claim.points


@hears(RenewalCosts)
def hear_renewal(heard: Heard, claim: RenewalCosts) -> None:
    """score-reshuffle: Whoever makes a new stock necessary is charged {points} points.

    score-reshuffle-doubling: Whoever makes a new stock necessary is charged {points} points, and each further
    time in the game twice as much.
    """
    heard.renewal_costs = (claim.points, claim.doubling)


@hears(CardsCount)
def hear_value(heard: Heard, claim: CardsCount) -> None:
    """value-points: {cards} count {points} points each."""
    for kind in kinds_in(claim.cards):
        heard.values[kind] = claim.points


@hears(CardsCountTheirNumber)
def hear_face_value(heard: Heard, claim: CardsCountTheirNumber) -> None:
    """value-face: {cards} count {times} times the number printed on them."""
    for kind in kinds_in(claim.cards):
        heard.values_face[kind] = claim.times


@hears_answer("block.tie")
@hears_answer("out.early-tie")
def hear_tie(heard: Heard, claim: object) -> None:
    """answer-block-tie: They share what it brings, rounded down.

    answer-out-early-tie: They share what it brings.
    """
    heard.tie_shares = True


@hears_answer("score.rounding")
def hear_rounding(heard: Heard, claim: object) -> None:
    """answer-score-rounding: To the nearest whole number, halves up, once everything else is counted."""
    heard.average_rounded = True


@hears_answer("score.include-served")
@hears_answer("score.multi-apply")
def hear_score_answers(heard: Heard, claim: object) -> None:
    """answer-score-include-served: Yes.

    answer-score-multi-apply: For everybody who loses that hand.
    """
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


def went_out(table: Table, seat: int, kind: Kind | None) -> None:
    """Remember the last card, if there is one; everyone who goes out may score at that moment."""
    if kind is not None:
        table.went_out_on[seat] = kind
    if table.heard.score is not None and table.heard.score.kind == "finishers collect":
        held = [worth(table, other) for other in sorted(table.playing - table.side(seat))]
        table.collected[seat] += sum(held)


Points = dict[int, Fraction]
Ledger = Callable[[Table, Any], tuple[Points, set[int]]]
"""The points of the seats that get any, and who has won the hand."""


def parties(table: Table) -> list[set[int]]:
    """The players whose hands count as one: everyone alone, or the two of a side."""
    sides = [table.side(seat) for seat in sorted(table.in_game)]
    return [side for number, side in enumerate(sides) if side not in sides[:number]]


def held_by(table: Table, party: set[int]) -> int:
    """What the cards of a party count together."""
    if len(party) > 1 and not table.heard.hands_count_together:
        raise Silent("Whether the two hands of a side count together.")
    return sum(worth(table, seat) for seat in party)


def winners_out(table: Table) -> set[int]:
    """Who has won a hand that somebody won by going out; of sides the first whose players both had to be out."""
    out = table.place
    if table.heard.out_then == "both partners":
        return next((table.side(seat) for seat in out if table.side(seat) <= set(out)), set())
    return table.side(out[0])


def _others(table: Table) -> list[set[int]]:
    """The parties that did not go out: nobody scores for the cards of a partner."""
    winners = winners_out(table)
    if len(winners) > 1 and not table.heard.nothing_from_partner:
        raise Silent("Whether the cards of a partner are scored.")
    return [party for party in parties(table) if party != winners]


def each_pays(table: Table, mode: Any) -> tuple[Points, set[int]]:
    """Whoever went out scores nothing; the others score the cards left in their hands."""
    return {seat: Fraction(worth(table, seat)) for seat in table.in_game}, winners_out(table)


def collects(table: Table, mode: Any) -> tuple[Points, set[int]]:
    """Whoever went out scores the points of all the cards that the others still hold."""
    held = sum(held_by(table, party) for party in _others(table))
    return {min(winners_out(table)): Fraction(held)}, winners_out(table)


def collects_average(table: Table, mode: Any) -> tuple[Points, set[int]]:
    """Whoever went out scores the average of what the others still hold."""
    return {min(winners_out(table)): average(table, _others(table))}, winners_out(table)


def average(table: Table, of: list[set[int]]) -> Fraction:
    """The average of some hands."""
    return Fraction(sum(held_by(table, party) for party in of), len(of))


def lowest(table: Table) -> list[set[int]]:
    """Who holds the lowest hand."""
    low = min(held_by(table, party) for party in parties(table))
    return [party for party in parties(table) if held_by(table, party) == low]


def shared(table: Table, brings: Fraction) -> tuple[Points, set[int]]:
    """What the lowest hand brings; those who tie share it, rounded down."""
    winners = lowest(table)
    if len(winners) == 1:
        return {min(winners[0]): brings}, winners[0]
    if not table.heard.tie_shares:
        raise Silent("What if several players hold the lowest hand.")
    return {min(party): Fraction(brings // len(winners)) for party in winners}, set().union(*winners)


def lowest_differences(table: Table, mode: Any) -> tuple[Points, set[int]]:
    """The lowest hand scores, from each of the others, the difference between the two hands."""
    low = held_by(table, lowest(table)[0])
    return shared(table, Fraction(sum(held_by(table, party) - low for party in parties(table))))


def _others_than_lowest(table: Table) -> list[set[int]]:
    return [party for party in parties(table) if party not in lowest(table)]


def lowest_collects(table: Table, mode: Any) -> tuple[Points, set[int]]:
    """The lowest hand scores the points of all the other hands."""
    return shared(table, Fraction(sum(held_by(table, party) for party in _others_than_lowest(table))))


def lowest_average(table: Table, mode: Any) -> tuple[Points, set[int]]:
    """The lowest hand scores the average of the other hands."""
    others = _others_than_lowest(table)
    return shared(table, average(table, others) if others else Fraction(0))


def lowest_wins(table: Table, mode: Any) -> tuple[Points, set[int]]:
    """The lowest hand wins."""
    return {}, set().union(*lowest(table))


def largest_differences(table: Table, mode: Any) -> tuple[Points, set[int]]:
    """Everyone scores the difference between the largest hand and their own."""
    hands = {min(party): held_by(table, party) for party in parties(table)}
    points = {seat: Fraction(max(hands.values()) - hand) for seat, hand in hands.items()}
    return points, winners_out(table) if table.place else set().union(*lowest(table))


def finishers(table: Table, mode: Any) -> tuple[Points, set[int]]:
    """Everyone who goes out scores the points of all the cards that the others hold at that moment."""
    return {seat: Fraction(points) for seat, points in enumerate(table.collected)}, winners_out(table)


def takes(table: Table, mode: Any) -> tuple[Points, set[int]]:
    """Whoever went out scores a number of points."""
    return {min(winners_out(table)): Fraction(mode.points)}, winners_out(table)


def lowest_takes(table: Table, mode: Any) -> tuple[Points, set[int]]:
    """The lowest hand scores a number of points."""
    return shared(table, Fraction(mode.points))


def nothing(table: Table, mode: Any) -> tuple[Points, set[int]]:
    """No points are counted: whoever goes out wins the hand."""
    return {}, winners_out(table)


def places(table: Table, mode: Any) -> tuple[Points, set[int]]:
    """Only the places count; in a blocked hand all who still hold cards share the next place."""
    number = {seat: place for place, seat in enumerate(table.place, start=1)}
    points = {seat: Fraction(number.get(seat, len(table.place) + 1)) for seat in table.in_game}
    return points, winners_out(table) if table.place else {seat for seat in table.in_game if points[seat] == 1}


def nobody(table: Table, mode: Any) -> tuple[Points, set[int]]:
    """Nobody scores, and no sentence says that somebody has won."""
    return {}, set()


def all_count(table: Table, mode: Any) -> tuple[Points, set[int]]:
    """Everyone counts the cards in their own hand; no sentence says that somebody has won."""
    return {seat: Fraction(worth(table, seat)) for seat in table.in_game}, set()


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


def lost(table: Table) -> tuple[Points, set[int]]:
    """Somebody held too many cards: whoever of the others has the lowest hand has won."""
    mode = need(table.heard.score, "What is scored for a hand that somebody won.")
    if mode.kind not in ("each pays own hand", "each collects differences", "lowest wins", "none"):
        raise Silent("What is scored by whoever wins a hand because somebody else holds too many cards.")
    others = [party for party in parties(table) if table.loser not in party]
    hands = [held_by(table, party) for party in others] if len(others) > 1 else [0]  # of one alone nothing is asked
    winners = {seat for party, hand in zip(others, hands, strict=True) if hand == min(hands) for seat in party}
    table.place = [min(winners)]
    found, _ = WON[mode.kind](table, mode)
    table.place = []  # nobody has gone out
    return found, winners


def count(table: Table) -> None:
    """The hand is over: points for everyone, and who has won it."""
    table.hand_worth = [0 if _valueless(table) else worth(table, seat) for seat in range(table.seats)]
    if table.over in ("blocked", "counted") and table.place and table.heard.first_out_has_won:
        table.over = "won"
    if table.over == "won":
        mode = need(table.heard.score, "What is scored for a hand that somebody won.")
        found, winners = WON[mode.kind](table, mode)
    elif table.over == "lost":
        found, winners = lost(table)
    else:
        told = need(table.heard.blocked_counts, "How a hand counts that nobody won by going out.")
        found, winners = BLOCKED[told.how](table, told)
    points = [found.get(seat, Fraction(0)) for seat in range(table.seats)]
    table.void = table.over != "won" and table.heard.blocked_counts.how is None
    if not table.void:
        points = with_bonus(table, points)
    if table.heard.partners_score:
        # "Both partners of a side are credited with its points."
        points = [sum((points[one] for one in table.side(seat)), Fraction(0)) for seat in range(table.seats)]
    fines = renewal_fines(table)
    if table.heard.partners_score:
        fines = [sum(fines[one] for one in table.side(seat)) for seat in range(table.seats)]
    table.points = [rounded(table, one) + fine for one, fine in zip(points, fines, strict=True)]
    table.hand_winners = winners


def _valueless(table: Table) -> bool:
    return not table.heard.values and not table.heard.values_face


def with_bonus(table: Table, points: list[Fraction]) -> list[Fraction]:
    """What the last cards of a hand do to the points."""
    if table.place:
        times = table.heard.bonus_times.get(table.went_out_on.get(table.place[0], -1), 1)
        points = [one * times for one in points]
    for seat in table.place:
        points[seat] += table.heard.bonus_points.get(table.went_out_on.get(seat, -1), 0)
    return points


def rounded(table: Table, points: Fraction) -> int:
    """Points are rounded, halves up; what counts at all counts at least so much."""
    to = table.heard.rounded_to
    if to is None:
        if points.denominator != 1 and not table.heard.average_rounded:
            raise Silent("How an average is rounded.")
        to = 1
    result = floor(points / to + Fraction(1, 2)) * to
    return max(result, table.heard.rounded_at_least) if points > 0 else result


def renewal_fines(table: Table) -> list[int]:
    """What it costs to make a new stock necessary."""
    if table.heard.renewal_costs is None:
        return [0] * table.seats
    points, doubling = table.heard.renewal_costs
    often = zip(table.renewals_before, table.renewals_by, strict=True)
    if not doubling:
        return [points * now for _, now in often]
    return [points * (2 ** (before + now) - 2**before) for before, now in often]
