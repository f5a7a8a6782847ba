"""Hold what was answered so far, and find out what may be answered next by checking what it would make."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import NamedTuple

from crazy8.cli.new.asked import FirstQuestion
from crazy8.compiler.check.reports.holes import OpenQuestion
from crazy8.compiler.diagnostics.diagnostic import Diagnostic
from crazy8.compiler.language.from_text import parse
from crazy8.compiler.language.nodes import Statement, When
from crazy8.compiler.questions.question import Question
from crazy8.compiler.source import Source
from crazy8.questions import QUESTIONS
from crazy8.variant import Variant, load, load_text

USUAL = "pagat"
"""The rulebook whose answer is the usual one where the language assumes nothing."""

_HEAD = 'c8 2\nvariant draft "Draft" [house]\n'
_CARDS = re.compile(r"^(\w+) [^:]+:")


class Offered(NamedTuple):
    """The answers that go with what was said before."""

    lines: tuple[str, ...]
    """Each is one or more lines of a `.c8` file."""
    usual: str | None
    """One of them."""


class Draft(NamedTuple):
    """The lines of a rulebook in the making."""

    lines: tuple[str, ...] = ()
    later: frozenset[str] = frozenset()
    """The questions that are asked later, so that they may be open now."""

    def faults(self, line: str) -> tuple[Diagnostic, ...]:
        """Return what would be wrong with the rulebook if it had a further line."""
        findings = _findings((*self.lines, line))
        return tuple(one for one in findings if not (isinstance(one, OpenQuestion) and one.question in self.later))

    def is_open(self, key: str) -> bool:
        """Return whether a question has no answer yet that could be assumed."""
        return any(isinstance(one, OpenQuestion) and one.question == key for one in self.faults(""))

    def offered(self, asked: FirstQuestion) -> Offered:
        """Return the answers to a question that can be given now."""
        question = QUESTIONS[asked.key]
        first = _usual(question, asked)
        found = dict.fromkeys((*first, *_known(question, asked)))
        lines = tuple(line for line in found if not self.faults(line))
        return Offered(lines, next((line for line in first if line in lines), next(iter(lines), None)))

    def own(self, typed: str, asked: FirstQuestion) -> tuple[str | None, tuple[Diagnostic, ...]]:
        """Return the answer that somebody typed, with the words that were left out, or what is wrong with it."""
        faults: tuple[Diagnostic, ...] = ()
        question = QUESTIONS[asked.key]
        completed = (known for known in _known(question, asked) if known.startswith(f"{typed}\n"))
        for line in (*completed, *_readings(typed, question, asked)):
            found = self.faults(line)
            if not found:
                return line, ()
            faults = faults or found
        return None, faults


@cache
def _findings(lines: tuple[str, ...]) -> tuple[Diagnostic, ...]:
    """Return what is wrong with some lines; whoever goes back, or types a line that was offered, asks again."""
    return load_text(_HEAD + "".join(f"{one}\n" for one in lines)).check().findings


def _known(question: Question, asked: FirstQuestion) -> Iterator[str]:
    """Yield the answers of the registry, about the cards that are asked about, and with what they need beside them."""
    for line in question.write:
        yield _CARDS.sub(rf"\1 {asked.about}:", line) if asked.about else line
    if question.answered_in is not None:
        yield question.answered_in
        for line in question.write:
            yield f"{question.answered_in}\n{line}"


def _usual(question: Question, asked: FirstQuestion) -> tuple[str, ...]:
    """Return the answers that are usual, the most usual one first."""
    if question.default is not None:
        return tuple(choice.statement for choice in question.default.choices)
    answers = () if asked.about else load(USUAL).rules().answers_to(question.key)
    if answers:
        return tuple(answer.text for answer in answers)
    return tuple(line for line in _known(question, asked) if says_nothing(line))


def says_nothing(line: str) -> bool:
    """Return whether a statement only says that something is not so."""
    return "\n" not in line and (line.startswith("no ") or line.endswith(" nothing"))


def _readings(typed: str, question: Question, asked: FirstQuestion) -> Iterator[str]:
    """Yield what may have been meant and answers this question: the line itself, or what differs from a known one."""
    model = next(_known(question, asked))
    topic = model.split()[0]
    readings = [typed, f"{topic} {asked.about}: {typed}" if asked.about else f"{topic} {typed}"]
    if not asked.about and _CARDS.match(model):
        readings.append(_CARDS.sub(lambda found: f"{found[1]} {typed}:", model))
    kinds = _kinds(_known(question, asked))
    yield from (line for line in readings if _kinds([line]) and _kinds([line]) <= kinds)


def _kinds(texts: Iterable[str]) -> set[str]:
    """Return the kinds of statements in some texts; nothing if one holds anything else."""
    found: set[str] = set()
    for text in texts:
        parsed = parse(Source("draft", f"{_HEAD}{text}\n"))
        body = parsed.document.body[2:]
        statements = [one for node in body for one in (node.statements if isinstance(node, When) else (node,))]
        if parsed.diagnostics or not all(isinstance(one, Statement) for one in statements):
            return set()
        found |= {one.kind for one in statements if isinstance(one, Statement)}
    return found


def finished(name: str, title: str, body: str) -> Variant:
    """Return a rulebook in canonical form."""
    return load_text(f'c8 2\nvariant {name} "{title}" [house]\n\n{body}', f"{name}.c8").formatted()
