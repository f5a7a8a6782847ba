"""Report what a run of bulk play found: plain values, their uncertainty, and what is needed to repeat it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..records.codes import BLOCKED, ENDED, LIMITED, RUNNING, SCORED, WON
from ..records.program import Program, fingerprint
from .intervals import Average, Lengths, Proportion, average_of, lengths_of, share_of
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
    """The ways in which hands ended; the six make up all hands."""

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
    """Stopped at the limit of actions: no result of the rules."""


@dataclass(frozen=True, slots=True, repr=False)
class Report:
    """A run of bulk play."""

    fingerprint: str
    seed: int
    policies: tuple[str, ...]
    """By player."""
    players: int
    hands: int
    games: int
    """Whole games; 0 if only single hands were played."""
    positions: tuple[SeatStanding, ...]
    """By position: 0 is the first player of the hand (of the first hand, for games), 1 the one after him in the
    direction of play, and so on; where the direction is chosen, clockwise."""
    by_player: tuple[SeatStanding, ...]
    """By player. Players move one seat on from game to game, so that all play at every seat equally often."""
    endings: Endings
    turns: Lengths
    """Of a hand: how often somebody came to decide; an extra turn and serving a debt count as turns."""
    actions: float
    """Actions of a hand on average: plays, draws, passes, namings, calls …"""
    choices: Proportion
    """Actions for which there was more than one possibility."""
    reshuffles: float
    """Times on average that the discards became the stock in a hand."""
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
        return "\n".join([*lines, f"  turns of a hand: {self.turns}", f"  ends with a winner: {self.endings.won}"])

    def _played(self) -> str:
        count = f"{self.games:,} games" if self.games else f"{self.hands:,} hands"
        return f"{count} of {self.players} players".replace(",", " ")


def report_of(program: Program, totals: Totals, seed: int, policies: Sequence[str]) -> Report:
    """Put the counted numbers into words of statistics."""
    players = range(program.players)
    hands, games = totals.hands, totals.games

    def standing(
        wins: list[int], points: list[int], squares: list[int], game_wins: list[int], index: int
    ) -> SeatStanding:
        return SeatStanding(
            share_of(wins[index], hands),
            average_of(points[index], squares[index], hands),
            share_of(game_wins[index], games) if games else None,
        )

    def ended(result: int) -> Proportion:
        return share_of(totals.results[result], hands)

    positions = (totals.wins, totals.points, totals.squares, totals.game_wins)
    by_player = (totals.player_wins, totals.player_points, totals.player_squares, totals.player_game_wins)
    return Report(
        fingerprint=fingerprint(program),
        seed=seed,
        policies=tuple(policies),
        players=program.players,
        hands=hands,
        games=games,
        positions=tuple(standing(*positions, index) for index in players),
        by_player=tuple(standing(*by_player, index) for index in players),
        endings=Endings(ended(WON), ended(BLOCKED), ended(RUNNING), ended(SCORED), ended(ENDED), ended(LIMITED)),
        turns=lengths_of(totals.turns),
        actions=totals.actions / hands if hands else 0.0,
        choices=share_of(totals.choices, totals.actions),
        reshuffles=totals.refills / hands if hands else 0.0,
        reshuffled=share_of(totals.refilled_hands, hands),
        hands_of_game=lengths_of(totals.game_hands) if games else None,
        games_without_winner=share_of(totals.games_without_winner, games) if games else None,
    )
