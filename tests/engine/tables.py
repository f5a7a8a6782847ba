"""Tables that are set up by hand, and played in the words of card players, so that a test reads like the case it holds.

Seats are numbered clockwise from 0; seat 0 is to act and the last seat deals unless a test says otherwise. Cards are
written as in a file (`8H`, `10D`), piles from left to right: the discards from the bottom up, the stock from the next
card on.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from crazy8.compiler.cards.cards import Deck
from crazy8.compiler.language.from_text import parse
from crazy8.compiler.layers.link import Library, link
from crazy8.compiler.layers.resolver import Resolver
from crazy8.compiler.program.from_rules import program_from
from crazy8.compiler.source import Source
from crazy8.compiler.topics.rules import Rules
from crazy8.runtime.people.actions import ROWS, TABLE, About, ActionKind, named_by, row_of
from crazy8.runtime.people.events import Event
from crazy8.runtime.people.position import Position, state_at
from crazy8.runtime.people.refusals import Refusal
from crazy8.runtime.people.table import RunningGame
from crazy8.runtime.records.codes import INTERRUPT, OUT_OF_TURN
from crazy8.runtime.records.holding import cards_held
from crazy8.runtime.records.program import Program

PLAIN = Source(
    "plain",
    """c8 2
variant plain "A plain game: whoever can play must, and a drawn card ends the turn" [house]
players 2 to 12
deal 5
first player left of dealer
direction clockwise
starter any: nothing
wild 8: names suit
draw 1
draw when unable
drawn card is kept
stock empty: reshuffle
stock exhausted: pass
blocked: each pays own hand
no call
score: winner collects
game single hand
""",
)
"""What holds where a test says nothing else."""

WORDS = {row.kind.value: row.first for row in TABLE if row.about is About.NOTHING}
VERBS = {row.typed[0]: row.first for row in TABLE if row.about is About.CARD}
"""Words for what is done with a card, and the first of their actions."""


@cache
def rules_of(text: str, players: int) -> Rules:
    """The rules of the plain game with some statements on top."""
    parsed = parse(Source("test", f'c8 2\nvariant test "Test" extends plain [house]\n{text}'))
    variant, found = link(parsed.document, Library(lambda _name: PLAIN))
    assert variant is not None, found
    assert not parsed.diagnostics, [(one.message, one.span.text) for one in parsed.diagnostics]
    resolution = Resolver(variant).resolve(players)
    assert resolution.rules is not None, [(one.message, one.span.text) for one in resolution.diagnostics]
    return resolution.rules


@cache
def program_of(text: str, players: int) -> Program:
    """The program of the plain game with some statements on top."""
    return program_from(rules_of(text, players))


class Table:
    """A game whose cards and actions are words."""

    def __init__(self, deck: Deck, game: RunningGame) -> None:
        """Look at a game with the words of a deck."""
        self.deck = deck
        self.game = game
        self.pack = self.all_cards()

    # ---- doing

    def do(self, seat: int, *words: str) -> tuple[Event, ...]:
        """A seat does one thing after another, all of it legal; what the last of it did."""
        events: tuple[Event, ...] = ()
        for word in words:
            done = self.game.do(self.action(word), by=seat)
            assert not isinstance(done, Refusal), f"{word}: {done.reason}, legal is {self.legal}"
            events = done
            if word == "deal":
                self.pack = self.all_cards()
            assert self.all_cards() == self.pack, f"cards came or went with {word}"
        return events

    def refused(self, seat: int, word: str) -> Refusal:
        """A seat tries something that is refused and leaves no trace."""
        before = self.game.state.content()
        done = self.game.do(self.action(word), by=seat)
        assert isinstance(done, Refusal), f"{word} was done"
        assert self.game.state.content() == before
        return done

    def nobody_throws_in(self) -> None:
        """Whoever is asked about cards thrown in lets it pass."""
        while self.game.state.phase == OUT_OF_TURN:
            self.do(self.game.mover, "pass")

    def nobody_minds(self, until: int | None = None) -> None:
        """Whoever is asked about a forgotten call lets it pass; up to a seat that is asked, if one is given."""
        while self.game.state.phase == INTERRUPT and self.game.mover != until:
            self.do(self.game.mover, "pass")

    # ---- looking

    @property
    def legal(self) -> set[str]:
        """What whoever has to decide may do."""
        return {self.word(action) for action in self.game.actions()}

    @property
    def turn(self) -> int | None:
        """Who has to decide; nobody once the hand is over."""
        return None if self.game.hand_over else self.game.mover

    @property
    def owed(self) -> int:
        """How many cards or turns are owed."""
        return self.game.state.owed_amount

    @property
    def named(self) -> str | None:
        """The named suit."""
        suit = self.game.observe(None).named_suit
        return None if suit is None else self.deck.suits[suit].name

    @property
    def top(self) -> str:
        """The card on top."""
        return self.card(self.game.state.top)

    @property
    def stock(self) -> list[str]:
        """The stock, the next card first."""
        state = self.game.state
        return [self.card(state.stock[place]) for place in reversed(range(state.stock_size))]

    @property
    def discards(self) -> list[str]:
        """The discards, the top card last."""
        state = self.game.state
        return [self.card(state.discards[place]) for place in range(state.discard_size)]

    @property
    def points(self) -> list[int]:
        """The points of the hand by seat."""
        return list(self.game.observe(None).points)

    @property
    def winners(self) -> list[int]:
        """Who won the hand."""
        return list(self.game.observe(None).hand_winners)

    def hand(self, seat: int) -> set[str]:
        """The cards of a seat; for packs with copies see `count`."""
        return set(self.cards(cards_held(self.game.program, self.game.state, seat)))

    def count(self, seat: int, card: str) -> int:
        """How many copies of a card a seat holds."""
        return self.cards(cards_held(self.game.program, self.game.state, seat)).count(card)

    def size(self, seat: int) -> int:
        """How many cards a seat holds."""
        return self.game.state.size[seat]

    def all_cards(self) -> list[str]:
        """Every card of the game wherever it is, sorted."""
        state = self.game.state
        hands = (cards_held(self.game.program, state, seat) for seat in self.game.seats)
        aside = (state.aside[place] for place in range(sum(state.aside_count)))
        held = (name for hand in hands for name in self.cards(hand))
        return sorted([*self.stock, *self.discards, *held, *self.cards(aside)])

    # ---- words

    def card(self, kind: int) -> str:
        """A card as it is written."""
        return self.deck.name_of(kind, ascii_suits=True)

    def cards(self, kinds: Iterable[int]) -> list[str]:
        """Cards as they are written."""
        return [self.card(kind) for kind in kinds]

    def action(self, word: str) -> int:
        """The number of an action."""
        if word in WORDS:
            return WORDS[word]
        verb, what = word.split()
        if verb in VERBS:
            return VERBS[verb] + kind_of(self.deck, what)
        if verb == "rank":
            return ROWS[ActionKind.NAME_RANK].first + [rank.name for rank in self.deck.ranks].index(what)
        if verb == "name":
            return ROWS[ActionKind.NAME_SUIT].first + [suit.name for suit in self.deck.suits].index(what)
        assert verb in ("catch", "choose"), word
        return ROWS[ActionKind.CHOOSE_SEAT].first + int(what)

    def word(self, action: int) -> str:
        """An action in words."""
        row, number = row_of(action), named_by(action)
        match row.about:
            case About.NOTHING:
                return row.kind.value
            case About.CARD:
                return f"{row.typed[0]} {self.card(number)}"
            case About.SUIT:
                return f"name {self.deck.suits[number].name}"
            case About.RANK:
                return f"rank {self.deck.ranks[number].name}"
            case About.SEAT:
                return f"catch {number}"


def table(
    text: str,
    *hands: str,
    top: str,
    below: str = "",
    stock: str = "",
    named: str | None = None,
    turn: int = 0,
    dealer: int | None = None,
    totals: dict[int, int] | None = None,
    counters: dict[int, int] | None = None,
    cutter: str | None = None,
    seed: int = 0,
    players: int | None = None,
) -> Table:
    """The plain game with some statements on top, at a table where only the given cards exist."""
    rules = rules_of(text, players or len(hands))
    deck = rules.deck
    position = Position(
        turn=turn,
        dealer=len(hands) - 1 if dealer is None else dealer,
        hands={seat: kinds_of(deck, hand) for seat, hand in enumerate(hands)},
        top=kind_of(deck, top),
        below=kinds_of(deck, below),
        named_suit=None if named is None else [suit.name for suit in deck.suits].index(named),
        stock=kinds_of(deck, stock),
        nothing_else=True,
        totals=totals or {},
        counters=counters or {},
        cutter=None if cutter is None else kind_of(deck, cutter),
    )
    program = program_of(text, players or len(hands))
    return Table(deck, RunningGame(program, state_at(program, position, seed)))


def dealt(text: str, players: int, starter: str, *, dealer: int | None = None) -> Table:
    """The plain game with some statements on top, just dealt, with the first seed that turns up a certain starter."""
    rules, program = rules_of(text, players), program_of(text, players)
    kind = kind_of(rules.deck, starter)
    for seed in range(100_000):
        game = RunningGame.begin(program, seed)
        if game.state.top == kind and dealer in (None, game.state.dealer):
            return Table(rules.deck, game)
    raise AssertionError(f"no seed turns up {starter}")


def kind_of(deck: Deck, name: str) -> int:
    """The kind of a card that is written as in a file."""
    names = [deck.name_of(kind, ascii_suits=True) for kind in range(deck.kind_count)]
    return names.index(name)


def kinds_of(deck: Deck, names: str) -> tuple[int, ...]:
    """The kinds of cards that are written as in a file."""
    return tuple(kind_of(deck, name) for name in names.split())
