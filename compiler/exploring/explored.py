"""Explore the tables of a variant, and report what goes wrong there at the line that brings it about."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from crazy8.runtime.records.program import Program
from crazy8.runtime.records.sides import people_at

from ..check.of_bases import statements_of
from ..check.table import TableChoice
from ..diagnostics.diagnostic import Diagnostic
from ..layers.exchange import exchanged
from ..layers.resolver import Resolver
from ..program.from_rules import fingerprint, limits, program_from
from ..source import Span
from ..topics.rules import Rules
from .findings import Explored, Finding, explore_program, findings, holds_with_more_cards
from .paths import played
from .witness import Writer, comes_true

STEPS = 80_000
"""Steps of the engine for each table: some six seconds in plain Python."""
TRIED_WITHOUT = 3
"""How many explorations it may take to find the line that brings something about."""
_POINTS = ("points", "bonus_points", "bonus_times", "target", "score_points", "place_points", "score_mode")


class Covered(NamedTuple):
    """How much of one small table was looked at."""

    players: int
    cards: int
    hand: int
    states: int
    whole: bool
    every_class: bool
    """Whether the pack holds a card of every kind that the rules tell apart."""

    def __str__(self) -> str:
        """Return it in words."""
        what = f"all {self.states:,}" if self.whole else f"the first {self.states:,}"
        return f"{what} states of a game with {self.cards} cards and {self.players} players, {self.hand} dealt to each"


class DeepVerdict(NamedTuple):
    """What was found, and how much was looked at."""

    reports: tuple[Diagnostic, ...]
    covered: tuple[Covered, ...]
    left_out: tuple[int, ...]
    """The numbers of players whose tables cannot be explored."""


def explored(
    resolver: Resolver,
    options: tuple[str, ...] = (),
    players: int | None = None,
    steps: int = STEPS,
    progress: Callable[[int, int], object] = lambda done, of: None,
) -> DeepVerdict:
    """Explore the rules with some options; they must be sound.

    Unless a number of players is given, they are explored with two and with three, or with as few as may play.
    `progress` is told how many of how many numbers of players are done.
    """
    seats = resolver.player_range(options)
    usual = [count for count in (2, 3) if seats.fewest <= count <= seats.most] or [seats.fewest]
    counts = usual if players is None else [players]
    exploring = _Exploring(resolver, options, steps)
    reports: list[Diagnostic] = []
    for done, players in enumerate(counts):
        progress(done, len(counts))
        reports += exploring.reports(players)
    first = {type(report): report for report in reversed(reports)}
    return DeepVerdict(
        tuple(first[kind] for kind in dict.fromkeys(map(type, reports))),
        tuple(exploring.covered),
        tuple(exploring.left_out),
    )


class _Exploring:
    """Explores tables of one variant, and remembers which programs it has seen."""

    def __init__(self, resolver: Resolver, options: tuple[str, ...], steps: int) -> None:
        self.resolver = resolver
        self.covered: list[Covered] = []
        self.left_out: list[int] = []
        self._options = options
        self._steps = steps
        self._left = TRIED_WITHOUT
        self._known: dict[str, tuple[Finding, ...]] = {}

    def reports(self, players: int) -> Iterator[Diagnostic]:
        """Yield what goes wrong with a number of players."""
        table = TableChoice(players, self._options)
        program = _program(self.resolver, table)
        if program is None:
            self.left_out.append(players)
            return
        places = len(self.covered)
        found = self._findings(program, note=True)
        seen = self.covered[places:]
        if not seen:
            self.left_out.append(players)
        for one in found:
            shown = _shown(self.resolver, table, one)
            if shown is None:
                continue
            at = next(cover for cover in seen if cover == _covered(one.explored))
            notes = (f"proved on {at}: {_cards(self.resolver, table, one)}", f"a play that shows it:\n{shown}")
            yield one.kind(
                span=self._place(one, table, fingerprint_of(program)),
                players=players,
                deals=one.deals,
                possible=one.possible,
                notes=notes,
            )

    def _findings(self, program: Program, *, note: bool = False) -> tuple[Finding, ...]:
        """Return what is found with a program; the first of each kind."""
        name = fingerprint_of(program)
        if name not in self._known:
            found: dict[object, Finding] = {}
            for one in explore_program(program, self._steps):
                if note:
                    self.covered.append(_covered(one))
                for each in findings(one):
                    if each.kind not in found and holds_with_more_cards(each, program, self._steps // 2):
                        found[each.kind] = each
            self._known[name] = tuple(found.values())
        return self._known[name]

    def _place(self, found: Finding, table: TableChoice, name: str) -> Span:
        """Return the line of the file without which it is not found, or else the one that names the variant."""
        for statement in statements_of(self.resolver):
            program = _program(exchanged(self.resolver, statement, None), table)
            if program is None or fingerprint_of(program) == name:
                continue
            if fingerprint_of(program) not in self._known:
                if not self._left:
                    break
                self._left -= 1
            if all(one.kind is not found.kind for one in self._findings(program)):
                return statement.span.first_line
        return self.resolver.readings.identity.span


def fingerprint_of(program: Program) -> str:
    """Return a name of a program that is the same for all that differ in points alone."""
    blank = program.copy()
    nothing = type(program)()
    for name in _POINTS:
        value = getattr(nothing, name)
        if isinstance(value, int):
            setattr(blank, name, value)
        else:
            getattr(blank, name)[:] = value[:]
    return fingerprint(blank)


def _rules(resolver: Resolver, table: TableChoice) -> Rules | None:
    seats = resolver.player_range(table.options)
    return resolver.resolve(*table).rules if seats.fewest <= table.players <= seats.most else None


def _program(resolver: Resolver, table: TableChoice) -> Program | None:
    """Return the program of a table, if there is one."""
    rules = _rules(resolver, table)
    return None if rules is None or limits(rules) else program_from(rules)


def _covered(one: Explored) -> Covered:
    program = one.table.program
    return Covered(
        players=people_at(program),
        cards=len(one.table.cards),
        hand=program.hand_size,
        states=len(one.states.nodes),
        whole=one.states.whole,
        every_class=one.table.every_class,
    )


def _cards(resolver: Resolver, table: TableChoice, found: Finding) -> str:
    rules = _rules(resolver, table)
    assert rules is not None
    return " ".join(rules.deck.name_of(kind) for kind in found.explored.table.cards)


def _shown(resolver: Resolver, table: TableChoice, found: Finding) -> str | None:
    """Return a play that shows what was found, as a worked example that comes true with the whole rules."""
    rules = _rules(resolver, table)
    assert rules is not None
    states, small = found.explored.states, found.explored.table
    direction = -1 if rules.seating.direction == "anticlockwise" else 1
    writer = Writer(small, states.engine, rules.deck, table.options, direction)
    for way in found.ways:
        play = played(states, way)
        if play is not None and comes_true(text := writer.example(play, found.kind.title), resolver):
            return text
    return None
