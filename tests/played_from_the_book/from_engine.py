"""The engine in the words that it shares with the reader, and the chance that it hands over."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from vocabulary import Kind, Move

from crazy8.compiler.cards.cards import Deck
from crazy8.compiler.program.from_rules import program_from
from crazy8.compiler.topics.rules import Rules
from crazy8.runtime.people.deal import CutterShown, Dealt, HandBegan, StarterRefused, StarterTurned
from crazy8.runtime.people.events import Event
from crazy8.runtime.people.hands import CardTaken
from crazy8.runtime.people.table import RunningGame
from crazy8.runtime.records import actions as action_numbers
from crazy8.runtime.records.codes import COVERED, GAME_OVER, HAND_OVER, INTERRUPT, LIMITED, NO_DEBT, OUT_OF_TURN
from crazy8.runtime.records.holding import cards_held
from crazy8.runtime.records.program import Program
from crazy8.runtime.records.state import State
from crazy8.runtime.topics import stock

PLAIN = {
    action_numbers.DRAW: Move("draw"),
    action_numbers.PASS: Move("pass"),
    action_numbers.TAKE: Move("take"),
    action_numbers.CALL: Move("call"),
    action_numbers.CHALLENGE: Move("doubt"),
    action_numbers.CLAIM: Move("claim"),
    action_numbers.END: Move("end"),
    action_numbers.DEAL: Move("deal"),
    action_numbers.KNOCK: Move("knock"),
}
"""The moves that need nothing more to be said."""


class OutOfStep(Exception):
    """The reader wants a card that the engine did not draw, or the other way round."""


class EngineChance:
    """What chance brought, read from what the engine tells."""

    def __init__(self) -> None:
        self.dealt: dict[int, list[Kind]] = {}
        self.starters: list[Kind] = []
        self.stock: list[Kind] = []
        self.from_hands: list[Kind] = []
        self.shown: Kind | None = None
        self.who_deals = self.who_begins = 0

    def hear(self, events: tuple[Event, ...]) -> None:
        for event in events:
            match event:
                case HandBegan():
                    self.who_deals, self.who_begins = event.dealer, event.first
                    self.dealt, self.starters = {}, []
                case Dealt(kinds=tuple(kinds)):
                    self.dealt[event.seat] = list(kinds)
                case StarterRefused() | StarterTurned():
                    self.starters.append(event.kind)
                case CardTaken(kind=int(kind)):
                    self.from_hands.append(kind)
                case CutterShown():
                    self.shown = event.kind

    def dealer(self) -> int:
        return self.who_deals

    def first(self) -> int:
        return self.who_begins

    def hand(self, seat: int) -> list[Kind]:
        return list(self.dealt.get(seat, ()))

    def starter(self) -> Kind:
        if not self.starters:
            raise OutOfStep("the reader turns up a starter, the engine did not")
        return self.starters.pop(0)

    def starters_left(self) -> bool:
        return bool(self.starters)

    def cutter(self) -> Kind:
        assert self.shown is not None
        return self.shown

    def taken(self, hand: list[Kind]) -> Kind:
        if not self.from_hands:
            raise OutOfStep("the reader draws a card from a hand, the engine drew none")
        if self.from_hands[0] not in hand:
            raise OutOfStep(f"by the book no card {self.from_hands[0]} is in the hand from which one was drawn")
        return self.from_hands.pop(0)

    def drawn(self, known: Kind | None) -> Kind:
        if not self.stock:
            raise OutOfStep("the reader draws a card, the engine drew none")
        if known is not None and known != self.stock[0]:
            raise OutOfStep(f"by the book card {known} is the next of the stock, the engine drew {self.stock}")
        return self.stock.pop(0)


@contextmanager
def noting_draws(drawn: list[Kind]) -> Iterator[None]:
    """Note each card in the order in which it leaves the stock; events tell them in the order of the deck."""
    give, fall_short = stock.give_card, stock.fall_short

    def give_and_note(program: Program, state: State, seat: int, kind: int) -> None:
        drawn.append(kind)
        give(program, state, seat, kind)

    def take_top_unnoted(program: Program, state: State, seat: int, rest: int) -> None:
        noted = len(drawn)
        fall_short(program, state, seat, rest)
        del drawn[noted:]

    stock.give_card, stock.fall_short = give_and_note, take_top_unnoted
    try:
        yield
    finally:
        stock.give_card, stock.fall_short = give, fall_short


class EngineGame:
    """A game of the engine, seen as the reader sees one."""

    def __init__(self, rules: Rules, seed: int) -> None:
        self.deck: Deck = rules.deck
        self.program = program_from(rules)
        self.chance = EngineChance()
        with noting_draws(self.chance.stock):
            self.game = RunningGame.begin(self.program, seed)
        self.chance.hear(self.game.log)

    @property
    def state(self) -> State:
        return self.game.state

    @property
    def hand_over(self) -> bool:
        return self.state.phase >= HAND_OVER

    @property
    def game_over(self) -> bool:
        return self.state.phase == GAME_OVER

    @property
    def stopped(self) -> bool:
        """Whether nothing can be compared from here: the engine gives up."""
        return self.state.result == LIMITED

    def moves(self) -> dict[Move, int]:
        """What the mover may do, with the action of each."""
        return {self._move(action): action for action in self.game.actions()}

    def _move(self, action: int) -> Move:
        if action in PLAIN:
            return PLAIN[action]
        if action < action_numbers.DRAW:
            return Move("lay", action)
        if action < action_numbers.NAME_SUIT:
            return Move("catch" if self.state.phase == INTERRUPT else "choose", action - action_numbers.SEAT)
        if action < action_numbers.NAME_RANK:
            return Move("suit", self.deck.suits[action - action_numbers.NAME_SUIT].name)
        if action < action_numbers.CHOSEN_CARD:
            return Move("rank", self.deck.ranks[action - action_numbers.NAME_RANK].name)
        if action < action_numbers.JUMP:
            return Move("give", action - action_numbers.CHOSEN_CARD)
        return Move("throw", action - action_numbers.JUMP)

    def do(self, action: int) -> None:
        """Do an action; whoever is asked out of turn and can only pass, passes."""
        self._do(action)
        while self.state.phase == OUT_OF_TURN and self.game.actions() == (action_numbers.PASS,):
            self._do(action_numbers.PASS)

    def _do(self, action: int) -> None:
        with noting_draws(self.chance.stock):
            events = self.game.do(action)
        assert isinstance(events, tuple), events
        self.chance.hear(events)

    # ---- what both are compared in

    def hand(self, seat: int) -> Counter[Kind]:
        return Counter(cards_held(self.program, self.state, seat))

    def pile(self) -> list[Kind]:
        return [int(kind) for kind in self.state.discards[: self.state.discard_size]]

    def named_suit(self) -> str | None:
        number = self.state.named_suit
        return None if number < 0 else self.deck.suits[number].name

    def named_rank(self) -> str | None:
        number = self.state.named_rank
        return None if number < 0 else self.deck.ranks[number].name

    def owed(self) -> int | None:
        return None if self.state.owed_kind == NO_DEBT else self.state.owed_amount

    def seats(self, bits: int) -> set[int]:
        return {seat for seat in self.game.seats if bits >> seat & 1}

    def leaving(self) -> set[int]:
        """Who is out but for what the last card still does; who has to cover that one, or has drawn since, is not."""
        covers = self.state.turn if self.state.owed_kind == COVERED else None
        empty = {seat for seat in self.game.seats if self.state.leaving[seat] and not self.state.size[seat]}
        return empty - {covers}

    def per_seat(self, values: object) -> list[int]:
        return [int(values[seat]) for seat in self.game.seats]  # type: ignore[index]
