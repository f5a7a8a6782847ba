"""Games: dealing, legal moves, moving, and what the bots would do."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from crazy8.compiler.program.from_rules import limits, program_from
from crazy8.compiler.topics.rules import Rules
from crazy8.errors import RulebookError
from crazy8.games.moves import Moves
from crazy8.runtime.bots.policies import POLICIES, choose_action
from crazy8.runtime.people import table
from crazy8.runtime.people.events import Event
from crazy8.runtime.people.refusals import Refusal
from crazy8.runtime.records.chance import CHOICES_OF_BOTS, seed_stream
from crazy8.runtime.records.program import Program
from crazy8.runtime.simulation.tally import Bots
from crazy8.variant import Variant, variant_from


class Move(NamedTuple):
    """Something that can be done."""

    action: int
    """The number of the action, the same in every variant."""
    words: str
    """As a player would say it: `8♥`, `hearts`, `draw`."""

    def __str__(self) -> str:
        """The words."""
        return self.words


class Game:
    """A game in progress.

    `table` is the game of the runtime, with `observe(seat)` for what a seat sees and `log` for what happened.
    """

    def __init__(self, rules: Rules, table: table.Game) -> None:
        """Put rules and table together."""
        self.rules = rules
        self.table = table

    @property
    def over(self) -> bool:
        """Whether the whole game is over."""
        return self.table.over

    @property
    def mover(self) -> int:
        """The seat that has to decide; seats are numbered clockwise from 0."""
        return self.table.mover

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of every seat up to now."""
        return self.table.observe(None).totals

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won the game, once it is over."""
        return self.table.observe(None).game_winners


def game(
    variant: Variant | str | Path, *, players: int | None = None, options: Iterable[str] = (), seed: int = 0
) -> Game:
    """A game with its first hand dealt; the same seed deals the same cards everywhere."""
    rules = variant_from(variant).rules(players, options)
    return Game(rules, table.Game.begin(program_of(rules), seed))


def legal(game: Game) -> tuple[Move, ...]:
    """What can be done now, by the seat `game.mover`; once a hand is over only the next deal, at the end nothing."""
    moves = Moves(game.rules)
    return tuple(Move(action, moves.move(action)) for action in game.table.actions())


def play(game: Game, move: Move | int) -> tuple[Event, ...] | Refusal:
    """Do a move and learn what happened, or why it is refused; a refused move changes nothing."""
    return game.table.do(move.action if isinstance(move, Move) else move)


def advice(game: Game, *, policy: str = "sensible", seed: int = 0) -> Move:
    """What a bot (`sensible` or `random`) would do now; raises `ValueError` if the game is over."""
    if game.over:
        raise ValueError("the game is over")
    action = bot_action(game.table, policy, seed)
    return Move(action, Moves(game.rules).move(action))


def bot_action(game: table.Game, policy: str, seed: int) -> int:
    """What a bot does; the same seed always gives the same choice in the same place of a game."""
    if policy not in POLICIES:
        raise RulebookError(f"no bot is called `{policy}`", f"there are {', '.join(POLICIES)}")
    bots = Bots()
    seed_stream(bots, seed, len(game.done), CHOICES_OF_BOTS)
    found = [0] * len(bots.actions)
    for action in game.actions():
        found[action // 64] |= 1 << action % 64
    return choose_action(POLICIES[policy], game.program, game.state, found, bots)


def program_of(rules: Rules) -> Program:
    """The program of rules; raises `RulebookError` if they are too large for the engine."""
    beyond = limits(rules)
    if beyond:
        words = ", ".join(f"{one.number} {one.what} (at most {one.most})" for one in beyond)
        raise RulebookError(f"`{rules.identity.name}` is too large to be played: {words}")
    return program_from(rules)
