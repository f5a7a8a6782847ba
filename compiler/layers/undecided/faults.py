"""Find the faults of statements while it is open which options are chosen.

A fault is that of one statement, or of two. So each statement is looked at for itself, and each one below it; what all
the others do is only that they may have taken something from the one below.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Protocol

from ...diagnostics.diagnostic import Diagnostic
from ...questions.placed import Elements, Placed
from ...rules.key import ByNumber, Key
from ...topics.placing import EFFECTS
from ..by_question import LayerShare
from ..last_word import is_stated, losses, told_instead, vain_takings
from ..memory import CannotBeSolvedError
from ..one_layer import OneLayer, said_and_taken_away
from ..shared import SharedWork
from ..with_deck import ReadWithDeck
from .diagrams import ALWAYS, Diagram
from .paths import Paths
from .possible import Possible


class UndecidedStatements(Protocol):
    """What is asked of the table on whose statements the faults are."""

    shared: SharedWork
    possible: Possible
    paths: Paths

    def laid(self, question: Key) -> Sequence[Placed]:
        """Return what may be placed on a question, as it was stated."""

    def in_layer(self, question: Key, share: LayerShare) -> list[Placed]:
        """Return the statements of a layer, each with the elements it has there."""

    def laid_below(self, question: Key, share: LayerShare) -> Sequence[Placed]:
        """Return what may be placed on a question below a layer."""

    def read(self, share: LayerShare) -> list[ReadWithDeck]:
        """Return the statements of a layer."""

    def faults_of_effects(self, placed: Placed) -> tuple[Diagnostic, ...]:
        """Return what is wrong with what a card does."""

    def describe(self, question: Key, elements: Elements) -> str:
        """Put elements of a question into words."""


def faults_of_one(table: UndecidedStatements, question: Key) -> Iterator[Diagnostic]:
    """Yield the faults of one statement on a question, on each way another one."""
    shares = [(share, table.possible.condition(share.option)) for share in table.shared.stated.to(question)]
    for share in table.paths.one_alone(shares):
        if share.lifting or any(one.said.lifts for one in share.stated):
            raise CannotBeSolvedError
        if share.stated:
            yield from _faults_of_layer(table, question, share)
        return
    if question == EFFECTS:
        effects = [(one, ALWAYS) for one in table.laid(question)]
        for one in table.paths.one_alone(effects):
            if one.elements:
                yield from table.faults_of_effects(one)


def _faults_of_layer(table: UndecidedStatements, question: Key, share: LayerShare) -> Iterator[Diagnostic]:
    read = table.read(share)
    yield from (fault for one in read for fault in one.diagnostics)
    entries = [one.value for one in read if one.value is not None]
    if any(type(one.elements) is not int for one in entries):
        raise CannotBeSolvedError
    yield from OneLayer(entries, table.describe).diagnostics
    shares = table.shared.stated.to(question)
    before = shares[: shares.index(share)]
    if isinstance(question, ByNumber) and not (share.above and _is_any_stated(table, question, share)):
        yield from said_and_taken_away(entries)
    if share.above and any(one.takes_away for one in entries):
        yield from vain_takings(entries, table.laid_below(question, share))
    if any(one.told is not None for one in entries):
        yield from told_instead(entries, [one for one in table.laid_below(question, share) if one.elements])
    lost: list[tuple[Diagnostic, Diagram]] = []
    for number, earlier in enumerate(before):
        for old in table.in_layer(question, earlier):
            reports = losses(entries, [old], table.describe) if type(old.elements) is int else ()
            lost.extend(
                (report, _stays_whole(table, question, old, earlier, before[number + 1 :])) for report in reports
            )
    yield from table.paths.one_alone(lost)


def _is_any_stated(table: UndecidedStatements, question: Key, share: LayerShare) -> bool:
    return any(one.elements for one in filter(is_stated, table.laid_below(question, share)))


def _stays_whole(
    table: UndecidedStatements, question: Key, old: Placed, layer: LayerShare, above: Sequence[LayerShare]
) -> Diagram:
    """Return where a statement counts, and no layer above it takes anything from it."""
    takes = [one for one in above if any(old.elements & other.elements for other in table.in_layer(question, one))]
    taken = map(table.paths.diagrams.without, (table.possible.condition(one.option) for one in takes))
    return table.paths.diagrams.all_of((table.possible.condition(layer.option), *taken))
