"""Scores, and what cards count."""

from __future__ import annotations

from fractions import Fraction
from math import floor

from vocabulary import Kind, Silent

from crazy8.compiler.topics.scoring.claims import (
    DrawnCardCosts,
    FineDoublesAtMost,
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

from . import ledgers, worth
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

    score-by-place: The places bring points, from the first one out on: {points}. Whoever still holds cards at the
    end has the next place; places after these bring nothing.

    score-none: No points are counted: whoever goes out wins the hand.

    score-none-plays-on: No points are counted.

    score-each-collects-differences: Everyone scores the difference between the largest hand and their own.
    """
    heard.score, heard.score_told = claim.mode, True


@hears(SideWentOut)
def hear_side_went_out(heard: Heard, claim: SideWentOut) -> None:
    """score-side-went-out: The first side whose two players are both out is the one that went out.

    score-side-went-out-dummies: The first player who is out with both hands is the one that went out.
    """
    # the sentence on going out says that the hand ends with that side, which is the winner


@hears(PartnersScoreTogether)
def hear_partners_score(heard: Heard, claim: PartnersScoreTogether) -> None:
    """score-partners: Both partners of a side are credited with its points.

    score-partners-dummies: What a player’s two hands make is written down together.
    """
    heard.partners_score = True


@hears(SideHandsCountTogether)
def hear_side_hands(heard: Heard, claim: SideHandsCountTogether) -> None:
    """score-side-hands: The two hands of a side count as one.

    score-side-hands-dummies: The two hands of a player count as one.
    """
    heard.hands_count_together = True


@hears(NothingFromPartner)
def hear_nothing_from_partner(heard: Heard, claim: NothingFromPartner) -> None:
    """score-not-partner: Nobody scores for the cards of a partner.

    score-not-partner-dummies: Nobody scores for the cards of the other own hand.
    """
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

    score-reshuffle-taken: Whoever makes a new stock necessary has {points} points taken off their total.

    score-reshuffle-doubling-taken: Whoever makes a new stock necessary has {points} points taken off their total,
    and each further time in the game twice as much.
    """
    heard.renewal_costs = (-claim.points if claim.taken else claim.points, claim.doubling)


@hears(DrawnCardCosts)
def hear_drawn(heard: Heard, claim: DrawnCardCosts) -> None:
    """score-drawn-added: For each card that you draw from the stock, whatever for, {points} points are added to your
    total.

    score-drawn-taken: For each card that you draw from the stock, whatever for, {points} points are taken off
    your total.
    """
    heard.drawn_costs = -claim.points if claim.taken else claim.points


@hears(FineDoublesAtMost)
def hear_doublings(heard: Heard, claim: FineDoublesAtMost) -> None:
    """score-reshuffle-doubles-at-most: It doubles {times} times at most."""
    heard.renewal_doublings = claim.times


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


def went_out(table: Table, seat: int, kind: Kind | None) -> None:
    """Remember the last card, if there is one; everyone who goes out may score at that moment."""
    if kind is not None:
        table.went_out_on[seat] = kind
    if table.heard.score is not None and table.heard.score.kind == "finishers collect":
        held = [worth.of_hand(table, other) for other in sorted(table.playing - table.side(seat))]
        table.collected[seat] += sum(held)


def count(table: Table) -> None:
    """The hand is over: points for everyone, and who has won it."""
    table.hand_worth = [0 if worth.nothing_counts(table) else worth.of_hand(table, seat) for seat in range(table.seats)]
    if table.over in ("blocked", "counted") and table.place and table.heard.first_out_has_won:
        table.over = "won"
    if table.over == "won":
        mode = need(table.heard.score, "What is scored for a hand that somebody won.")
        found, winners = ledgers.WON[mode.kind](table, mode)
    elif table.over == "lost":
        found, winners = ledgers.lost(table)
    else:
        told = need(table.heard.blocked_counts, "How a hand counts that nobody won by going out.")
        found, winners = ledgers.BLOCKED[told.how](table, told)
    points = [found.get(seat, Fraction(0)) for seat in range(table.seats)]
    table.void = table.over != "won" and table.heard.blocked_counts.how is None
    times = 1 if table.void or not table.place else _times(table)
    points = [one * times for one in points]
    beside = [fine + bonus for fine, bonus in zip(renewal_fines(table), bonuses(table), strict=True)]
    beside = [one + table.heard.drawn_costs * drawn for one, drawn in zip(beside, table.drawn_by, strict=True)]
    if table.heard.partners_score:
        # "Both partners of a side are credited with its points."
        points = [sum((points[one] for one in table.side(seat)), Fraction(0)) for seat in range(table.seats)]
        beside = [sum(beside[one] for one in table.side(seat)) for seat in range(table.seats)]
    table.points = [rounded(table, one) + more for one, more in zip(points, beside, strict=True)]
    table.hand_winners = winners


def _times(table: Table) -> int:
    """How many times the points of the hand count, by the last card of whoever was out first."""
    return table.heard.bonus_times.get(table.went_out_on.get(table.place[0], -1), 1)


def bonuses(table: Table) -> list[int]:
    """What those who went out on certain cards add to their totals; points of a hand are rounded without it."""
    bonus = [0] * table.seats
    for seat in () if table.void else table.place:
        bonus[seat] = table.heard.bonus_points.get(table.went_out_on.get(seat, -1), 0)
    return bonus


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
    most = table.heard.renewal_doublings
    times = ([one if most is None else min(one, most) for one in range(before, before + now)] for before, now in often)
    return [sum(points * 2**one for one in some) for some in times]
