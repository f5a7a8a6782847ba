"""Read the lowest layer from the question registry: what is assumed where a rulebook is silent."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import NamedTuple

from ..cards.saying import Saying
from ..language.from_text import parse
from ..language.nodes import Statement, When
from ..questions.answer import Origin
from ..questions.question import Default, Question, always
from ..rules.key import Key
from ..source import Source
from ..topics.placing import STARTERS
from ..topics.registry import QUESTIONS
from ..topics.rules import Rules
from ..topics.statements import read

_HEAD = 'c8 2\nvariant default "What is assumed"\n'
DEFAULT = "default"


class AssumedStatement(NamedTuple):
    """A statement that a default consists of, with the conditions under which it is assumed."""

    question: Key
    statement: Statement
    when: When | None
    origin: Origin
    where: Callable[[Rules], bool]
    said: Saying
    whole: bool
    """Whether it is assumed only where nothing at all is said on its question."""

    @property
    def conditional(self) -> bool:
        """Return whether the rules must be known before the default can be laid under them."""
        return self.where is not always


@lru_cache(maxsize=1)
def assumed_statements() -> Mapping[Key, tuple[AssumedStatement, ...]]:
    """Return the defaults of every question that a statement answers, in the order of the registry."""
    found: dict[Key, tuple[AssumedStatement, ...]] = {}
    asked = [
        (one, choice) for one in QUESTIONS if one.form == "stated" and one.default for choice in one.default.choices
    ]
    parsed = parse(Source("default", _HEAD + "\n".join(choice.statement for _, choice in asked) + "\n"))
    assert not parsed.diagnostics, f"a default of a question is no statement: {parsed.diagnostics[0].message}"
    nodes = iter(parsed.document.body[2:])
    for question, choice in asked:
        origin = Origin(kind="default", names=(choice.source,), layer=DEFAULT)
        where = _where(question, choice)
        for _ in choice.statement.splitlines():
            node = next(nodes)
            block = node if isinstance(node, When) else None
            statements = block.statements if block else (node,)
            for statement in statements:
                assert isinstance(statement, Statement)
                one = AssumedStatement(question.key, statement, block, origin, where, _said(statement), choice.whole)
                found[question.key] = (*found.get(question.key, ()), one)
    return found


def _said(statement: Statement) -> Saying:
    said = read(statement)
    assert isinstance(said, Saying), f"a default of a question cannot be read: {said.message}"
    return said


def _where(question: Question, choice: Default) -> Callable[[Rules], bool]:
    """Return the test that tells for which rules one of the defaults of a question is assumed."""
    first = question.default
    return choice.where if first is None or first is choice else lambda rules: first.under(rules) is choice


@lru_cache(maxsize=1)
def starter_defaults() -> tuple[tuple[Callable[[Rules], int], AssumedStatement], ...]:
    """Return how each role of a card is treated as starter: the cards it covers, and the statement."""
    asked = [one for one in QUESTIONS if one.settled_by == STARTERS and one.default and one.cards]
    lines = [one.default.statement for one in asked if one.default]
    parsed = parse(Source("default", _HEAD + "\n".join(lines) + "\n"))
    found = []
    for question, node in zip(asked, parsed.document.body[2:], strict=True):
        assert isinstance(node, Statement)
        assert question.default is not None
        assert question.cards is not None
        origin = Origin(kind="default", names=(question.default.source,), layer=DEFAULT)
        assumed = AssumedStatement(STARTERS, node, None, origin, question.default.where, _said(node), False)
        found.append((question.cards, assumed))
    return tuple(found)
