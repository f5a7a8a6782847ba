"""Find which answers of a rulebook its examples exercise: one is ruled otherwise once an answer is another."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from crazy8.runtime.records.program import Program

from ..cards.saying import Saying
from ..check import holes
from ..diagnostics.diagnostic import Severity
from ..examples.read import Situation, read_example
from ..language.nodes import Example, Option, Statement, When
from ..layers.exchange import exchanged
from ..layers.layers import layers_for
from ..layers.resolver import Resolver
from ..program.from_rules import limits, program_from
from ..rules.key import Key
from ..source import Span
from ..topics.counters import checks as counters
from ..topics.deal import checks as deal_fits
from ..topics.players.model import PLAYERS_RANGE
from ..topics.registry import by_key
from ..topics.statements import IN_WORDS, question_in_words
from .from_examples import failure_of
from .other_answers import other_answers

FILLINGS = 2
"""The times an example is played with another answer: its rulings seldom depend on cards it does not name."""
_WHO_SITS = PLAYERS_RANGE
_MUST_HOLD = (*deal_fits.CHECKS, counters.check, holes.check)
"""Without these there is nothing to play; other contradictions can be played, and an example may show them."""


class Exercise(NamedTuple):
    """An answer that a file states, and the example that shows it."""

    question: Key
    statement: Statement
    option: str | None
    """The option in which it stands."""
    example: Example | None
    """The first example that would be ruled otherwise if the answer were another."""
    matters: bool
    """Whether any other answer changes the game; if not, no example at these tables could show this one."""

    @property
    def beyond_examples(self) -> str | None:
        """Why no example of any rulebook could show it."""
        return _beyond_examples(self.question)


class StatementOfFile(NamedTuple):
    """An answer that a file states."""

    question: Key
    statement: Statement
    option: str | None


class _Played(NamedTuple):
    """An example together with the outcome under the rulebook itself."""

    example: Example
    situation: Situation
    failures: tuple[object, ...]


class _Table(NamedTuple):
    """The examples at one table: a number of players and a choice of options."""

    players: int
    options: tuple[str, ...]
    statements: frozenset[int]
    """The statements that count there."""
    program: bytes
    played: list[_Played]


def stated_answers(resolver: Resolver) -> tuple[StatementOfFile, ...]:
    """Return the answers in the file itself, in its order, and not those of a base."""
    return tuple(_stated(resolver))


def exercises(resolver: Resolver, on_progress: Callable[[int, int], None] | None = None) -> Iterator[Exercise]:
    """Try out each answer that a sound file states: without it, and with every other answer that the registry knows."""
    stated = stated_answers(resolver)
    tables = _as_it_is(resolver) if any(not _beyond_examples(one.question) for one in stated) else []
    for number, one in enumerate(stated, 1):
        yield _exercise(resolver, one, [table for table in tables if id(one.statement) in table.statements])
        if on_progress is not None:
            on_progress(number, len(stated))


def _stated(resolver: Resolver) -> Iterator[StatementOfFile]:
    for node in resolver.variant.own.document.body:
        option = node.name.text if isinstance(node, Option) else None
        for statement in _statements_in(node):
            question = _question(resolver, statement)
            if question is not None and by_key(question) is not None:
                yield StatementOfFile(question, statement, option)


def _question(resolver: Resolver, statement: Statement) -> Key | None:
    """Return the question that a statement answers, if it is one."""
    if statement.kind == "group":
        return None
    if statement.kind in IN_WORDS:
        return question_in_words(statement)
    said = resolver.readings.said(statement)
    return said.question if isinstance(said, Saying) else None


def _beyond_examples(question: Key) -> str | None:
    record = by_key(question)
    return None if record is None else record.beyond_examples


def _statements_in(node: object) -> Iterator[Statement]:
    if isinstance(node, Statement):
        yield node
    elif isinstance(node, Option | When):
        for inner in node.statements:
            yield from _statements_in(inner)


def _as_it_is(resolver: Resolver) -> list[_Table]:
    """Return the examples that can be played, by table."""
    tables: dict[tuple[int, tuple[str, ...]], _Table] = {}
    for example in resolver.variant.examples():
        situation, _ = read_example(example, resolver)
        if situation is None:
            continue
        players, options = situation.rules.people, situation.options
        program = program_from(situation.rules)
        if (players, options) not in tables:
            layers = layers_for(resolver.variant, players, options)
            counting = frozenset(id(statement) for layer in layers for statement in layer.statements)
            tables[players, options] = _Table(players, options, counting, bytes(program), [])
        tables[players, options].played.append(_Played(example, situation, _failures(situation, program)))
    return list(tables.values())


def _exercise(resolver: Resolver, stated: StatementOfFile, tables: list[_Table]) -> Exercise:
    if _beyond_examples(stated.question):
        return Exercise(*stated, None, matters=False)
    matters = not tables
    for other in other_answers(stated.question, stated.statement) if tables else ():
        changed = exchanged(resolver, stated.statement, other)
        for table in tables:
            if stated.question == _WHO_SITS and not _can_sit(table, changed):
                return Exercise(*stated, table.played[0].example, matters=True)
            program = _other_program(table, changed)
            if program is not None:
                matters = True
                example = _ruled_otherwise(table, changed, program)
                if example is not None:
                    return Exercise(*stated, example, matters=True)
    return Exercise(*stated, None, matters)


def _can_sit(table: _Table, changed: Resolver) -> bool:
    seats = changed.player_range(table.options)
    return seats.fewest <= table.players <= seats.most


def _other_program(table: _Table, changed: Resolver) -> Program | None:
    """Return the program of changed rules at a table, if it is another one and can be played."""
    rules = changed.resolve(table.players, table.options).rules
    if rules is None or limits(rules):
        return None
    program = program_from(rules)
    if bytes(program) == table.program:
        return None
    errors = (one for check in _MUST_HOLD for one in check(rules) if one.severity is Severity.ERROR)
    return program if next(errors, None) is None else None


def _ruled_otherwise(table: _Table, changed: Resolver, program: Program) -> Example | None:
    """Return the first example at a table that is ruled otherwise by a changed program."""
    for one in table.played:
        situation, _ = read_example(one.example, changed)
        # An example that cannot be told any more, as with a card that the pack lacks now, shows the answer too.
        if situation is None or _failures(situation, program) != one.failures:
            return one.example
    return None


def _failures(situation: Situation, program: Program) -> tuple[tuple[Span, str] | None, ...]:
    """Return for each filling of an example the line that fails and what is so instead, or nothing."""
    met = (failure_of(situation, program, seed) for seed in range(FILLINGS))
    return tuple(None if one is None else (one.step.span, one.says) for one in met)
