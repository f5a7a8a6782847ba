"""Report what a run of bulk play found: plain values, their uncertainty, and what is needed to repeat it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..records.codes import BLOCKED, ENDED, RUNNING, SCORED, WON
from ..records.program import Program, fingerprint
from ..records.sides import people_at
from .figures import Average, Lengths, Proportion
from .sample import Sample
from .stopped import warnings_about
from .tally import (
    ACTIONS,
    ALL_ACTIONS,
    ALL_HANDS,
    ALL_REFILLED,
    ALL_REFILLS,
    ENDINGS,
    OF_SEAT,
    OF_SEATS,
    PLAYER_POINTS,
    PLAYER_WINS,
    POINTS,
    REFILLED,
    REFILLS,
    STOPPED,
    WINS,
)
from .totals import Totals


@dataclass(frozen=True, slots=True)
class SeatStanding:
    """The results of one position, or of one player."""

    hand_wins: Proportion
    """Hands won by going out."""
    points: Average
    """Points written down for a hand: good or bad as the ledger says."""
    game_wins: Proportion | None
    """Games won; `None` if only hands were played."""


@dataclass(frozen=True, slots=True)
class Endings:
    """The ways in which hands ended; the first five make up all hands that ended by the rules."""

    won: Proportion
    blocked: Proportion
    """Nobody could go on, and the hands were counted."""
    void: Proportion
    """Nobody could go on, and the hand counts for nothing."""
    scored: Proportion
    """The stock ran out, and the rules count the hands then."""
    ended: Proportion
    """A player ended the hand by a card that allows it."""
    limited: Proportion
    """Stopped at the limit of actions, of all hands: no result of the rules, and in no other figure."""


@dataclass(frozen=True, slots=True, repr=False)
class Report:
    """A run of bulk play.

    Hands and games that were stopped are counted apart: all figures are of those that ended. Each hand is one
    observation; where whole games are played, each game with its hands.
    """

    fingerprint: str
    seed: int
    policies: tuple[str, ...]
    """By player."""
    players: int
    hands: int
    games: int
    """Whole games; 0 if only single hands were played."""
    stopped_hands: int
    """Stopped at the limit of actions."""
    stopped_games: int
    """Games with such a hand, which are not played on, and games that were stopped at the limit of hands."""
    warnings: tuple[str, ...]
    """What is not known because of these, in sentences."""
    positions: tuple[SeatStanding, ...]
    """By position: 0 is the first player of the hand (of the first hand, for games), 1 the one after him in the
    direction of play, and so on; where the direction is chosen, clockwise."""
    by_player: tuple[SeatStanding, ...]
    """By player. Players move one seat on from game to game, so that all play at every seat equally often."""
    endings: Endings
    turns: Lengths
    """Of a hand: how often somebody came to decide; an extra turn and serving a debt count as turns."""
    actions: Average
    """Actions of a hand on average: plays, draws, passes, namings, calls …"""
    choices: Proportion
    """Actions for which there was more than one possibility."""
    reshuffles: Average
    """Times that the discards became the stock in a hand."""
    reshuffled: Proportion
    """Hands in which they did so at all."""
    hands_of_game: Lengths | None
    games_without_winner: Proportion | None

    def __repr__(self) -> str:
        """Return what was played, in a line, under the name of the interface; `str` has the results."""
        return f"<Numbers of {self._played()}: {', '.join(self.policies)}>"

    def __str__(self) -> str:
        """Return the results by player, and how long a hand was."""
        lines = [f"{self._played()}, seed {self.seed}"]
        for number, (policy, one) in enumerate(zip(self.policies, self.by_player, strict=True), 1):
            games = "" if one.game_wins is None else f", the game {one.game_wins}"
            lines.append(f"  player {number}, {policy}: wins a hand {one.hand_wins}{games}; points a hand {one.points}")
        lines += [f"  turns of a hand: {self.turns}", f"  ends with a winner: {self.endings.won}"]
        return "\n".join([*lines, *(f"  warning: {warning}" for warning in self.warnings)])

    def _played(self) -> str:
        count = f"{self.games:,} games" if self.games else f"{self.hands:,} hands"
        return f"{count} of {self.players} players".replace(",", " ")


def report_of(program: Program, totals: Totals, seed: int, policies: Sequence[str]) -> Report:
    """Put the counted numbers into words of statistics."""
    sample = Sample(totals)

    def standing(seat: int, wins: int, points: int, game_wins: list[int]) -> SeatStanding:
        first = OF_SEATS + OF_SEAT * seat
        return SeatStanding(sample.hands(first + wins), sample.mean(first + points), sample.games(game_wins[seat]))

    seats = range(people_at(program))  # two hands of one player always have the same results
    won, blocked, void, scored, ended = (
        sample.hands(ENDINGS + result) for result in (WON, BLOCKED, RUNNING, SCORED, ENDED)
    )
    return Report(
        fingerprint=fingerprint(program),
        seed=seed,
        policies=tuple(policies[: len(seats)]),
        players=len(seats),
        hands=totals.sums[ALL_HANDS],
        games=totals.games,
        stopped_hands=sample.stopped,
        stopped_games=totals.stopped_games,
        warnings=tuple(warnings_about(program, sample)),
        positions=tuple(standing(seat, WINS, POINTS, totals.game_wins) for seat in seats),
        by_player=tuple(standing(seat, PLAYER_WINS, PLAYER_POINTS, totals.player_game_wins) for seat in seats),
        endings=Endings(won, blocked, void, scored, ended, sample.all_hands(STOPPED)),
        turns=sample.turns(),
        actions=sample.mean_or_more(ACTIONS, ALL_ACTIONS),
        choices=sample.choices(),
        reshuffles=sample.mean_or_more(REFILLS, ALL_REFILLS, rare=True),
        reshuffled=sample.hands_or_more(REFILLED, ALL_REFILLED),
        hands_of_game=sample.hands_of_game(),
        games_without_winner=sample.games(totals.games_without_winner),
    )
