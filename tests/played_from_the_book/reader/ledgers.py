"""Who gets which points for a hand that somebody won, and for one that nobody won."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

from vocabulary import Silent

from . import worth
from .book import need
from .table import Table

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
    return sum(worth.of_hand(table, seat) for seat in party)


def winners_out(table: Table) -> set[int]:
    """Who has won a hand that somebody won by going out; of sides the first whose players both had to be out."""
    out = table.place
    if table.heard.out_then in ("both partners", "both hands"):
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
    return {seat: Fraction(worth.of_hand(table, seat)) for seat in table.in_game}, winners_out(table)


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
    low = min(held_by(table, party) for party in compared(table))
    return [party for party in compared(table) if held_by(table, party) == low]


def compared(table: Table) -> list[set[int]]:
    """The hands that are compared: whoever is out by holding too many cards "no longer counts" then."""
    if table.dropped and not table.heard.put_out_not_compared:
        raise Silent("Whether a player who held too many cards has the lowest hand.")
    return [party for party in parties(table) if not party <= set(table.dropped)]


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
    return shared(table, Fraction(sum(held_by(table, party) - low for party in compared(table))))


def _others_than_lowest(table: Table) -> list[set[int]]:
    return [party for party in compared(table) if party not in lowest(table)]


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
    """Only the places count, or what they bring; in the end all who still hold cards share the next place."""
    number = {seat: place for place, seat in enumerate(table.place, start=1)}
    place = {seat: number.get(seat, len(table.place) + 1) for seat in table.in_game}
    told = need(table.heard.score, "What is scored for a hand that somebody won.").by_place
    brings = dict(enumerate(told, start=1))
    points = {seat: Fraction(brings.get(at, 0) if told else at) for seat, at in place.items()}
    return points, winners_out(table) if table.place else {seat for seat in table.in_game if place[seat] == 1}


def nobody(table: Table, mode: Any) -> tuple[Points, set[int]]:
    """Nobody scores, and no sentence says that somebody has won."""
    return {}, set()


def all_count(table: Table, mode: Any) -> tuple[Points, set[int]]:
    """Everyone counts the cards in their own hand; no sentence says that somebody has won."""
    return {seat: Fraction(worth.of_hand(table, seat)) for seat in table.in_game}, set()


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
    others = [party for party in parties(table) if table.loser not in party]
    hands = [held_by(table, party) for party in others] if len(others) > 1 else [0]  # of one alone nothing is asked
    won = [party for party, hand in zip(others, hands, strict=True) if hand == min(hands)]
    winners = set().union(*won)
    if table.heard.lost_hand_brings is not None:
        brings = _brings(table, mode, won)
        if len(won) > 1:
            brings = Fraction(brings // len(won))
        return {min(party): brings for party in won}, winners
    if mode.kind not in ("each pays own hand", "each collects differences", "lowest wins", "none", "finishers collect"):
        raise Silent("What is scored by whoever wins a hand because somebody else holds too many cards.")
    table.place, out = [min(winners)], table.place
    found, _ = WON[mode.kind](table, mode)
    table.place = out  # nobody has gone out by that
    return found, winners


def _brings(table: Table, mode: Any, won: list[set[int]]) -> Fraction:
    """What is scored for going out, or the differences between the hands, for a hand that nobody went out of."""
    others = [party for party in parties(table) if party not in won]
    if table.heard.lost_hand_brings == "differences":
        low = held_by(table, won[0])
        return Fraction(sum(abs(held_by(table, party) - low) for party in others))
    if mode.kind == "winner takes":
        return Fraction(mode.points)
    if mode.kind == "winner collects average":
        return average(table, others)
    return Fraction(sum(held_by(table, party) for party in others))
