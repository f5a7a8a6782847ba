"""Verify that a printed rulebook tells the rules: every answer that holds, each once at its place, and nothing else.

Marks and answers are compared by their texts. The text of an answer is its whole statement in one line, with cards and
value, so a mark with the text of an answer tells that answer, and a mark with any other text tells something else.
Marks that say so (`again`) only repeat; they have to be true, and neither count as telling nor as telling twice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Literal, NamedTuple

from ..cards.cards import CardSet, kinds_in
from ..questions.answer import Answer
from ..telling.answers_told import subject
from ..topics.registry import QUESTIONS
from ..topics.rules import Rules
from .marks_in_text import AnswerMark

Wrong = Literal["not so", "missing", "twice"]


class Discrepancy(NamedTuple):
    """An answer that a text does not tell as the rules have it."""

    wrong: Wrong
    statement: str
    players: tuple[int, ...]


def discrepancies(marks: Iterable[AnswerMark], rules_by_players: Mapping[int, Rules]) -> tuple[Discrepancy, ...]:
    """Return the answers that a text tells otherwise than the rules, with the numbers of players concerned."""
    known = tuple(marks)
    found: dict[tuple[Wrong, str], list[int]] = {}
    for players, rules in sorted(rules_by_players.items()):
        here = [one for one in known if not one.players or players in one.players]
        for wrong in dict.fromkeys(_at_one_table(here, rules)):
            found.setdefault(wrong, []).append(players)
    return tuple(Discrepancy(wrong, statement, tuple(counts)) for (wrong, statement), counts in found.items())


def _at_one_table(marks: list[AnswerMark], rules: Rules) -> Iterator[tuple[Wrong, str]]:
    texts = {answer.text for answer in rules.answers}
    yield from (("not so", mark.statement) for mark in marks if mark.statement not in texts)
    told = [mark for mark in marks if not mark.again]
    for answer, about in answers_that_hold(rules):
        if not _is_covered(answer, about, [one for one in told if one.statement == answer.text], rules):
            yield "missing", answer.text
    whole = Counter(one.statement for one in told if one.cards is None)
    single = Counter((one.statement, card) for one in told for card in one.cards or ())
    for statement, times in whole.items():
        if times > 1 or any(part == statement for part, _ in single):
            yield "twice", statement
    yield from (("twice", statement) for (statement, _), times in single.items() if times > 1)


def _is_covered(answer: Answer, about: CardSet | None, told: list[AnswerMark], rules: Rules) -> bool:
    """Return whether an answer is told for all cards of which its question is asked."""
    asked = subject(answer)
    if any(one.cards is None for one in told) or asked is None:
        return bool(told)
    wanted = asked if about is None else asked & about
    names = {card for one in told for card in one.cards or ()}
    return names.issuperset(rules.deck.name_of(kind) for kind in kinds_in(wanted)) and bool(told)


def answers_that_hold(rules: Rules) -> Iterator[tuple[Answer, CardSet | None]]:
    """Yield the answers that a reader has to know, with the cards of which their question is asked, if it is of some.

    An answer to a question that does not arise is none of them, nor is "nothing".
    """
    for question in QUESTIONS:
        if question.form not in ("stated", "words") or not question.arises(rules):
            continue
        about = None if question.cards is None else question.cards(rules)
        for answer in rules.answers_to(question.key):
            if answer.value in (None, ()):
                continue
            if answer.is_default and about is not None and answer.cards is not None and not answer.cards & about:
                continue
            yield answer, about
