"""Sort the statements of a variant by the question they answer, layer by layer, each with its conditions."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence, Set
from typing import NamedTuple

from ..cards.saying import Saying, quoted, word
from ..diagnostics.diagnostic import Diagnostic
from ..language.nodes import Option, Statement, When
from ..questions.answer import Origin, words_of
from ..questions.placed import Elements
from ..rules.key import Key
from ..topics.registry import by_key
from ..topics.statements import TOLD, told_text
from .circumstances import Bits, Circumstances
from .defaults import assumed_statements
from .layers import Layer
from .link import LinkedVariant, Member

GROUPS = Key("group")
"""Stands for a question where the statements that name groups of cards are asked for; no question is called so."""


class StatedAnswer(NamedTuple):
    """A statement together with its `when` block, its reading and its origin."""

    block: Bits
    statement: Statement
    said: Saying
    origin: Origin


class LayerShare(NamedTuple):
    """The statements of one layer that answer one question."""

    option: Bits
    """The option in which it stands."""
    stated: tuple[StatedAnswer, ...]
    above: bool
    """Whether there is a rulebook below from which something could be taken."""
    lifting: tuple[StatedAnswer, ...] = ()
    """Statements on another question that take the answers to this one away and leave none."""


class Unread(NamedTuple):
    """A statement that cannot be taken at its word, with the report that says why."""

    option: Bits
    block: Bits
    fault: Diagnostic


class AllStated:
    """All statements in the files of a variant, sorted by question, the lowest layer first."""

    def __init__(
        self, variant: LinkedVariant, said: Callable[[Statement], Saying | Diagnostic], circumstances: Circumstances
    ) -> None:
        """Sort the statements by their questions."""
        self.unread: list[Unread] = []
        self._said = said
        self._shares: dict[Key, list[LayerShare]] = {}
        self._questions_by_word: dict[str, dict[Key, None]] = {}
        self._by_option: dict[str, dict[Key, None]] = {}
        self._languages = _languages_of_rules(variant)
        for member, option, nodes in _parts(variant):
            above = option is not None or member is not variant.line[0]
            of_option = circumstances.of_option(option)
            for standing in _in_layers(nodes):
                layer = Layer(member, option, tuple(statement for _, statement in standing))
                by_question: dict[Key, list[StatedAnswer]] = {}
                lifted: dict[Key, list[StatedAnswer]] = {}
                for block, statement in standing:
                    found = self._said_by(statement)
                    of_block = circumstances.of_block(block)
                    if isinstance(found, Saying):
                        one = StatedAnswer(of_block, statement, found, layer.origin_of(statement))
                        by_question.setdefault(found.question, []).append(one)
                        for key in found.lifts:
                            lifting = one._replace(said=found._replace(question=key, lifts=()))
                            lifted.setdefault(key, []).append(lifting)
                    elif found is not None:
                        self.unread.append(Unread(of_option, of_block, found))
                if option is not None:
                    self._by_option.setdefault(option.name.text, {}).update(dict.fromkeys(by_question))
                for question in dict.fromkeys((*by_question, *lifted)):
                    share = LayerShare(
                        of_option, tuple(by_question.get(question, ())), above, tuple(lifted.get(question, ()))
                    )
                    self._shares.setdefault(question, []).append(share)

    def to(self, question: Key) -> Sequence[LayerShare]:
        """Return the statements on a question, one share for each layer that has any."""
        return self._shares.get(question, ())

    @property
    def questions(self) -> Iterator[Key]:
        """The questions that some statement answers, those of the groups of cards aside."""
        return (question for question in self._shares if question != GROUPS)

    @property
    def told_rules(self) -> Iterator[Key]:
        """What stands for a question, for each rule that is told."""
        return (question for question in self._shares if question in self._languages)

    def languages_in(self, rule: Key, elements: Elements) -> str:
        """Return the languages that are elements of a rule that is told, as words; nothing for any other question."""
        return ", ".join(tag for tag, bit in self._languages.get(rule, {}).items() if tag and bit & elements)

    def questions_of(self, option: str) -> Sequence[Key]:
        """Return the questions that an option answers, in the order of its statements."""
        return tuple(self._by_option.get(option, ()))

    def with_groups(self, words: Set[str]) -> Set[str]:
        """Return these words with the names of all groups of cards that are said with one of them."""
        found, before = set(words), 0
        while len(found) > before:
            before = len(found)
            named = (one.statement for share in self.to(GROUPS) for one in share.stated)
            found |= {word(one.parts[0]) for one in named if not found.isdisjoint(words_of(one.span.text)[2:])}
        return found

    def questions_with(self, words: Set[str]) -> tuple[Key, ...]:
        """Return the questions to which some statement, or what is assumed, has one of these words."""
        if not self._questions_by_word:
            for question, statement in self._statements():
                for text in words_of(statement.span.text):
                    self._questions_by_word.setdefault(text, {})[question] = None
        return tuple({question: None for one in sorted(words) for question in self._questions_by_word.get(one, ())})

    def _statements(self) -> Iterator[tuple[Key, Statement]]:
        for question in self.questions:
            yield from ((question, one.statement) for share in self.to(question) for one in share.stated)
        for key, assumed in assumed_statements().items():
            yield from ((key, one.statement) for one in assumed)

    def _said_by(self, statement: Statement) -> Saying | Diagnostic | None:
        """Return what a statement says, or why it cannot be read; a note on an unknown question yields None."""
        if statement.kind == "group":
            return Saying(GROUPS, None)
        if statement.kind in TOLD:
            return self._told(statement)
        if statement.kind != "note":
            return self._said(statement)
        question = by_key(word(statement.parts[0]))
        if question is None or question.form != "words":
            return None
        return Saying(question.key, quoted(statement.parts[1]))

    def _told(self, statement: Statement) -> Saying:
        """Return what a statement says of a rule that is told; its elements are the languages.

        The rule itself stands for all of them: where a later file writes it anew, its old translations are gone.
        """
        told = told_text(statement)
        languages = self._languages[told.rule]
        every = (1 << len(languages)) - 1
        return Saying(told.rule, told.text, numbers=every if told.language is None else languages[told.language])


def _languages_of_rules(variant: LinkedVariant) -> dict[Key, dict[str, Bits]]:
    """Return one bit for each language in which each rule is told; the first stands for the author's own words."""
    found: dict[Key, dict[str, Bits]] = {}
    for _, _, nodes in _parts(variant):
        for _, statement in (one for standing in _in_layers(nodes) for one in standing):
            if statement.kind in TOLD:
                told = told_text(statement)
                languages = found.setdefault(told.rule, {"": 1})
                languages.setdefault(told.language or "", 1 << len(languages))
    return found


def _parts(variant: LinkedVariant) -> Iterator[tuple[Member, Option | None, Sequence[object]]]:
    """Yield the bodies of the files, base before variant, then the options in the order of the files."""
    for member in variant.line:
        yield member, None, member.document.body
    for member, option in variant.options():
        yield member, option, option.statements


def _in_layers(nodes: Sequence[object]) -> Iterator[list[tuple[When | None, Statement]]]:
    """Yield the plain statements, then those of `when` blocks, each with its block."""
    yield [(None, node) for node in nodes if isinstance(node, Statement)]
    yield [(node, statement) for node in nodes if isinstance(node, When) for statement in node.statements]
