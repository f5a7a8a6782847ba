"""OpenSpiel's Crazy Eights beside our engine: its games are played again here, with its deals and its shuffles.

A game is first played to its end there, at random. Our engine then deals the same cards and does the same actions, and
has to offer the same choice each time. Whenever it shuffles, the cards come to lie as OpenSpiel drew them.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple

import pytest

from crazy8.compiler.cards.cards import Deck
from crazy8.runtime.engine.step import step
from crazy8.runtime.people.refusals import legal_actions
from crazy8.runtime.records.actions import DEAL, DRAW, NAME_SUIT, PASS, TAKE
from crazy8.runtime.records.codes import HAND_OVER, OWED
from crazy8.runtime.records.program import Program
from crazy8.runtime.records.state import State
from crazy8.runtime.topics import deal, starter, stock
from crazy8.runtime.topics.deal import prepare_game

CARDS = 52
DRAWS, PASSES, NAMES = 52, 53, 54
"""OpenSpiel's numbers of actions after those of the cards; where chance decides, the dealers stand there."""
SUITS = "CDHS"
RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")


class Choice(NamedTuple):
    """A moment of a game in which somebody had to decide."""

    player: int
    legal: tuple[int, ...]
    done: int


class Recorded(NamedTuple):
    """A game of OpenSpiel: everything that was left to chance, and everything that was decided."""

    dealer: int
    dealt: tuple[int, ...]
    turned: tuple[int, ...]
    """The cards turned up after the deal; all but the last were put back."""
    drawn: tuple[int, ...]
    choices: tuple[Choice, ...]
    returns: tuple[float, ...]


def record(game: Any, chance: random.Random) -> Recorded:
    """Play a game of OpenSpiel at random."""
    state = game.new_initial_state()
    revealed: list[int] = []
    choices: list[Choice] = []
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            action = chance.choices(outcomes, weights)[0]
            revealed.append(action)
        else:
            legal = tuple(state.legal_actions())
            action = chance.choice(legal)
            choices.append(Choice(state.current_player(), legal, action))
        state.apply_action(action)
    players = game.num_players()
    end = 1 + players * (7 if players == 2 else 5)
    first = next(place for place in range(end, len(revealed)) if RANKS[revealed[place] // 4] != "8")
    cards = tuple(revealed)
    return Recorded(
        cards[0] - CARDS,
        cards[1:end],
        cards[end : first + 1],
        cards[first + 1 :],
        tuple(choices),
        tuple(state.returns()),
    )


class Replay:
    """A recorded game, played by our engine; raises `AssertionError` where it would go another way."""

    def __init__(self, program: Program, deck: Deck, recorded: Recorded) -> None:
        """Deal the cards of the recorded game."""
        self.program = program
        self.recorded = recorded
        names = {deck.name_of(kind, ascii_suits=True): kind for kind in range(deck.kind_count)}
        self.kinds = [names[RANKS[card // 4] + SUITS[card % 4]] for card in range(CARDS)]
        self.suits = [[suit.letter for suit in deck.suits].index(letter) for letter in SUITS]
        self.drawn_before = 0
        self.refused = 0
        self.state = State()
        prepare_game(program, self.state, 0, 0)
        with self.shuffling():
            step(program, self.state, DEAL)
        self.lay_in_order(self.state, recorded.drawn)

    def seat(self, player: int) -> int:
        """Where a player sits: OpenSpiel counts its players in the order of play, we count seats clockwise."""
        return -player % self.program.players

    # ---- chance

    @contextmanager
    def shuffling(self) -> Iterator[None]:
        """Whatever is left to chance comes out as it was recorded."""
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(deal, "first_dealer", lambda _program, _state: self.seat(self.recorded.dealer))
            patch.setattr(deal, "shuffle_stock", self.shuffle_for_deal)
            patch.setattr(starter, "shuffle_stock", self.shuffle_for_starter)
            patch.setattr(stock, "shuffle_stock", self.shuffle_refill)
            yield

    def shuffle_for_deal(self, state: State) -> None:
        """Our deal goes clockwise from the dealer, so the recorded one is sorted for it."""
        players, dealt = self.program.players, self.recorded.dealt
        rounds = [dealt[place : place + players] for place in range(0, len(dealt), players)]
        # In each round OpenSpiel gives the first card to the player after the dealer and the last one to the dealer.
        in_order = [card for one in rounds for card in (*one[-2::-1], one[-1])]
        self.lay_in_order(state, (*in_order, *self.recorded.turned[:1]))

    def shuffle_for_starter(self, state: State) -> None:
        """A starter was put back: the next one comes."""
        self.refused += 1
        self.lay_in_order(state, self.recorded.turned[self.refused :][:1])

    def shuffle_refill(self, state: State) -> None:
        """The discards became the stock."""
        self.lay_in_order(state, self.recorded.drawn[self.drawn_before :])

    def lay_in_order(self, state: State, cards: Sequence[int]) -> None:
        """Let these cards be drawn first, as far as they are in the stock; the others follow in any order."""
        left = Counter(state.stock[: state.stock_size])
        first: list[int] = []
        for card in cards[: state.stock_size]:
            kind = self.kinds[card]
            if left[kind] == 0:
                break
            left[kind] -= 1
            first.append(kind)
        for place, kind in enumerate([*left.elements(), *reversed(first)]):
            state.stock[place] = kind

    # ---- play

    def play(self) -> None:
        """Do everything that was done, and compare."""
        state = self.state
        with self.shuffling():
            for choice in self.recorded.choices:
                assert state.phase < HAND_OVER
                assert state.mover == self.seat(choice.player)
                expected = {self.action(number) for number in choice.legal}
                assert set(legal_actions(self.program, state)) == expected
                self.do(self.action(choice.done))
        assert state.phase >= HAND_OVER
        points = [state.points[self.seat(player)] for player in range(self.program.players)]
        assert [-one for one in points] == list(self.recorded.returns)

    def action(self, number: int) -> int:
        """An action of OpenSpiel as ours."""
        if number < DRAWS:
            return self.kinds[number]
        if number == DRAWS:
            return TAKE if self.state.phase == OWED else DRAW
        return PASS if number == PASSES else NAME_SUIT + self.suits[number - NAMES]

    def do(self, action: int) -> None:
        """Do an action, and count what is drawn up to each refill that it may cause."""
        held = sum(self.state.size)
        counted = self.drawn_before

        def shuffle(state: State) -> None:
            self.drawn_before = counted + sum(state.size) - held + (1 if action < DRAWS else 0)
            self.shuffle_refill(state)

        stock.shuffle_stock = shuffle
        step(self.program, self.state, action)
        self.drawn_before = counted + sum(self.state.size) - held + (1 if action < DRAWS else 0)
