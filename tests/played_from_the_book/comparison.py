"""Play the same game by the engine and by the reader, and compare them at every decision."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random

from books import claims_of, faces_of
from from_engine import EngineGame, OutOfStep
from reader.reader import Reader
from vocabulary import Ask, Kind, Move, Silent, Unread

import crazy8
from crazy8.compiler.telling.claim import Claim

sys.setrecursionlimit(10_000)  # where everybody answers, each answer is played within the one before it
MOST_DECISIONS = 4_000
"""Of one game, unless less is asked for: some variants have hands that need not end."""


@dataclass
class Parting:
    """Where the two part: what is different, and what was played before."""

    kind: str
    """`differs`, `silent`, `unread` or `out of step`."""
    differences: list[str]
    why: str
    played: list[str]
    seed: int = 0

    def __str__(self) -> str:
        return "\n    ".join([f"{self.kind} (seed {self.seed}, {self.why})", *self.differences, *self.played[-12:]])


@dataclass
class Compared:
    """How much was compared, and where the two parted."""

    games: int = 0
    hands: int = 0
    decisions: int = 0
    stopped: int = 0
    laid: list[list[Kind]] = field(default_factory=list)
    """For each game the cards that were laid, in their order."""
    partings: list[Parting] = field(default_factory=list)

    def __add__(self, other: Compared) -> Compared:
        return Compared(
            self.games + other.games,
            self.hands + other.hands,
            self.decisions + other.decisions,
            self.stopped + other.stopped,
            [*self.laid, *other.laid],
            [*self.partings, *other.partings],
        )


Choose = Callable[["Match"], Move]


class Match:
    """One game of both."""

    def __init__(
        self,
        variant: crazy8.Variant,
        players: int,
        options: tuple[str, ...],
        seed: int,
        claims: Sequence[tuple[str, Claim]],
    ) -> None:
        rules = variant.rules(players=players, options=options)
        self.engine = EngineGame(rules, seed)
        self.faces = faces_of(rules.deck)
        self.seats, self.seed = rules.players, seed
        self.random = Random(seed * 7919 + players)
        self.reader = Reader(claims, self.faces, players, self.engine.chance)
        self.played: list[str] = []
        self.compared = Compared(games=1, laid=[[]])

    def play(self, hands: int, choose: Choose, decisions: int) -> Compared:
        """Play some hands, or so many decisions, or to the first difference."""
        run = self.reader.game()
        try:
            ask = next(run)
            while not self._ends(ask, hands, decisions):
                move = Move("deal") if self.engine.hand_over else choose(self)
                self.played.append(f"{self.engine.state.mover}: {self.words(move)}")
                if move.do in ("lay", "throw"):
                    self.compared.laid[0].append(int(move.what))
                self.engine.do(self.engine.moves()[move])
                ask = run.send(move)
        except Silent as silence:
            self._part("silent", [str(silence)], "")
        except Unread as unread:
            self._part("unread", [str(unread)], "")
        except OutOfStep as error:
            self._part("out of step", [str(error)], "")
        except StopIteration:
            if not self.engine.game_over:
                self._part("differs", ["the game is over by the book, not for the engine"], "")
        return self.compared

    def _ends(self, ask: Ask, hands: int, decisions: int) -> bool:
        if self.engine.stopped:
            self.compared.stopped += 1
            return True
        self.compared.decisions += 1
        found = self.differences(ask)
        if found:
            self._part("differs", found, ask.why)
            return True
        if self.engine.hand_over:
            self.compared.hands += 1
        over = self.engine.game_over or self.compared.hands >= hands
        return over or self.compared.decisions >= decisions

    def _part(self, kind: str, found: list[str], why: str) -> None:
        self.compared.partings.append(Parting(kind, found, why, self.played, self.seed))

    # ---- what is compared

    def differences(self, ask: Ask) -> list[str]:
        """What engine and reader see differently at a decision."""
        engine, reader, state = self.engine, self.reader, self.engine.state
        found: list[str] = []

        def same(what: str, by_engine: object, by_book: object) -> None:
            if by_engine != by_book:
                found.append(f"{what}: the engine {by_engine}, the book {by_book}")

        if engine.hand_over:
            same("end of the hand", True, reader.over is not None)
            if reader.over is None:
                return found
            same("points", engine.per_seat(state.points), list(reader.points))
            same("totals", engine.per_seat(state.total), list(reader.totals))
            same("winners of the hand", engine.seats(state.hand_winners), set(reader.hand_winners))
            same("end of the game", engine.game_over, reader.game_winners is not None)
            if engine.game_over and reader.game_winners is not None:
                same("winners of the game", engine.seats(state.game_winners), set(reader.game_winners))
        else:
            same("who decides", state.mover, ask.seat)
            same("moves", self._moves(frozenset(engine.moves())), self._moves(ask.moves))
            if len(reader.playing) > 2:  # two players cannot see which way play goes round
                same("direction", state.direction, reader.direction)
            same("suit named", engine.named_suit(), reader.named_suit)
            same("rank named", engine.named_rank(), reader.named_rank)
            if ask.why in ("turn", "drew", "owed"):  # while a card is being laid, what is owed is on its way
                same("owed", engine.owed(), None if reader.owed is None else reader.owed.amount)
            waits = engine.per_seat(state.wait)
            if ask.why == "out of turn":  # the engine has come to the next turn already, by the book nobody has yet
                waits = [one + missed for one, missed in zip(waits, engine.per_seat(state.missed), strict=True)]
            same("turns to be missed", waits, list(reader.waits))
            # whose last card still does its work, or may still be claimed, but for who has drawn since: out at once by
            # some sentences, afterwards or not yet by others
            going = {seat for seat, _ in reader.leaving} | (engine.leaving() if ask.why == "out of turn" else set())
            by_book = set(reader.playing) - {seat for seat in going if not reader.hands[seat]}
            same("players in the hand", engine.seats(state.active) - engine.leaving(), by_book)
        for seat in range(self.seats):
            same(f"hand of {seat}", self._cards(engine.hand(seat)), self._cards(Counter(reader.hands[seat])))
        same("pile", engine.pile(), list(reader.pile))
        same("cards in the stock", state.stock_size, len(reader.stock))
        if engine.chance.stock:
            found.append(f"cards that the engine drew and the book did not: {engine.chance.stock}")
        if engine.chance.from_hands:
            found.append(f"cards that the engine took from a hand and the book did not: {engine.chance.from_hands}")
        return found

    def _moves(self, moves: frozenset[Move]) -> list[str]:
        return sorted(map(self.words, moves))

    def _cards(self, cards: Counter[int]) -> list[str]:
        return sorted(self.card(kind) for kind in cards.elements())

    def card(self, kind: int) -> str:
        face = self.faces[kind]
        return f"{face.suit} {face.rank}".strip()

    def words(self, move: Move) -> str:
        card = move.do in ("lay", "give", "throw") and isinstance(move.what, int)
        return f"{move.do} {self.card(int(move.what)) if card else move.what}".strip()


def any_move(match: Match) -> Move:
    """Choose at random, cards that do something more often than others, so that rules meet."""
    moves = sorted(match.engine.moves(), key=repr)
    cards = [move for move in moves if move.do in ("lay", "throw")]
    if cards and match.random.random() < 0.75:
        return match.random.choice(cards)
    return match.random.choice(moves)


def compared(
    variant: crazy8.Variant,
    players: int,
    options: tuple[str, ...] = (),
    *,
    games: int,
    hands: int,
    choose: Choose = any_move,
    seed: int = 0,
    decisions: int = MOST_DECISIONS,
) -> Compared:
    """Compare some games of one table, each for so many decisions at most."""
    claims = claims_of(variant, players, options)
    total = Compared()
    for number in range(games):
        total += Match(variant, players, options, seed + number, claims).play(hands, choose, decisions)
    return total
