"""Decide behind which statement of a file a new line goes."""

from __future__ import annotations

from collections.abc import Iterable

from ..language.nodes import (
    BodyNode,
    NoOption,
    PlayedIn,
    SourceDeclaration,
    Statement,
    Title,
    VariantHead,
    Version,
    When,
)
from ..layers.resolver import Resolver
from ..rules.key import Key
from ..topics.registry import QUESTIONS
from ..topics.rules import Rules

_ORDER = {question.key: number for number, question in enumerate(QUESTIONS)}


class Places:
    """The places of a file's statements, by the questions that they answer."""

    def __init__(self, resolver: Resolver, tables: Iterable[Rules]) -> None:
        """Look at the rules of all tables: an answer of the file is one of its statements."""
        body = resolver.variant.own.document.body
        self._head = [one for one in body if isinstance(one, Version | VariantHead | Title | PlayedIn | NoOption)]
        self._sources = [one for one in body if isinstance(one, SourceDeclaration)]
        self._nodes: dict[Key, BodyNode] = {}
        rules_of_file = [one for one in body if isinstance(one, Statement | When)]
        own = resolver.variant.own.document.source
        answered = {
            (answer.span.start, answer.question)
            for rules in tables
            for answer in rules.answers
            if answer.span.source is own
        }
        for start, question in sorted(answered):
            for node in rules_of_file:
                if node.span.start <= start < node.span.end:
                    self._nodes[question] = node

    def behind(self, question: Key) -> int:
        """Return the end of the last statement on the topic, else on the nearest one before, else of the head."""
        topic = question.partition(".")[0]
        same = [node for key, node in self._nodes.items() if key.partition(".")[0] == topic]
        if not same:
            before = [key for key in self._nodes if _ORDER[key] < _ORDER[question]]
            same = [self._nodes[max(before, key=_ORDER.__getitem__)]] if before else []
        return max((node.span.end for node in same), default=self.behind_the_head)

    @property
    def behind_the_head(self) -> int:
        """The end of the last line that says what the file is."""
        return max(node.span.end for node in (*self._head, *self._sources))

    @property
    def behind_the_sources(self) -> int:
        """The end of the last declaration of a source, else of the title lines."""
        titles = [one for one in self._head if not isinstance(one, PlayedIn | NoOption)]
        return max(node.span.end for node in self._sources or titles)
