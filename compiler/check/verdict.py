"""Decide how every question stands under given rules: answered, assumed, open, or not asked at all."""

from __future__ import annotations

from functools import partial
from typing import Literal, NamedTuple

from ..cards.as_selectors import cards_text
from ..cards.cards import CardSet
from ..questions.answer import Answer
from ..questions.one_by_one import is_open, some_given, whoever
from ..questions.question import Question, always
from ..source import Span
from ..topics.placing import HOUSE_RULE
from ..topics.registry import QUESTIONS, by_key, settling
from ..topics.rules import Rules

Verdict = Literal["does not arise", "answered", "assumed", "open", "fixed", "computed"]


class QuestionStanding(NamedTuple):
    """The standing of one question under given rules."""

    verdict: Verdict
    answers: tuple[Answer, ...] = ()
    """What the author said about it; for `assumed` and `open`, about a part of the cards."""
    note: str | None = None
    """The author's note, for a question that is answered in words."""
    holds: str | None = None
    """For `assumed`: lines of a `.c8` file that say what holds, the part of a line that was left out, or a sentence if
    nothing has to be written. For `fixed` and `computed`: the sentence."""
    on_whose_word: tuple[str, ...] = ()
    """For `assumed`: whose rule it is; empty if silence itself is the answer."""
    unanswered: CardSet = 0
    """For an answer given card by card: the cards about which the author said nothing."""


DOES_NOT_ARISE = QuestionStanding("does not arise")


def standing(question: Question, rules: Rules) -> QuestionStanding:
    """Return the standing of a question; only what an author wrote counts as answered."""
    if not arises(question, rules):
        return DOES_NOT_ARISE
    return rules.once((standing, question.key), partial(_standing, question))


def arises(question: Question, rules: Rules) -> bool:
    """Return whether a question comes up."""
    return question.arises is always or rules.once((arises, question.key), question.arises)


def can_matter(answer: Answer, rules: Rules) -> bool:
    """Return whether an answer that somebody wrote can have anything to say; one that takes away needs no question."""
    question = by_key(answer.question)
    if question is None or question.matters_unasked or answer.value is None:
        return True
    return arises(question, rules)


def arising(rules: Rules) -> frozenset[str]:
    """Return the questions that come up."""
    return frozenset(one.key for one in QUESTIONS if arises(one, rules))


def unanswered(question: Question, rules: Rules) -> QuestionStanding | None:
    """Return the standing of a question that is not answered for all it asks, or None for any other."""
    found = standing(question, rules)
    return found if found.verdict in ("assumed", "open") else None


def _standing(question: Question, rules: Rules) -> QuestionStanding:
    """Return the standing of a question that comes up."""
    if question.form == "fixed" or question.form == "computed":
        return QuestionStanding(question.form, holds=question.says)
    if question.key == HOUSE_RULE:
        return QuestionStanding("answered", rules.answers_to(HOUSE_RULE))
    if question.form == "words":
        note = dict(rules.notes).get(question.key)
        return _unsaid(question, (), 0, rules) if note is None else QuestionStanding("answered", note=note)
    asked = None if question.cards is None else question.cards(rules)
    if asked == 0:
        return DOES_NOT_ARISE
    if asked is None and any(is_open(rules.answers_to(key)) for key in settling(question)):
        return _standing_of_open(question, rules)
    bearing = _bearing(question, asked, rules)
    said = tuple(answer for answer in bearing if not answer.is_default)
    own = tuple(answer for answer in said if not answer.leaves_out(question.key))
    unanswered = _not_covered(asked, own, rules) | _left_out(asked, said, question)
    if not unanswered and (asked is not None or (own and own == said)):
        return QuestionStanding("answered", own)
    assumed = _about(unanswered, tuple(answer for answer in bearing if answer.is_default), rules)
    if assumed and not _not_covered(unanswered, assumed, rules):
        return _assumed_from(assumed, own, unanswered, rules)
    return _unsaid(question, own, unanswered, rules)


def _standing_of_open(question: Question, rules: Rules) -> QuestionStanding:
    """Return the same for all choices of options at once, without asking for each answer whether it is given."""
    groups = [rules.answers_to(key) for key in settling(question)]
    own = any(
        some_given(one, lambda answer: not answer.is_default and not answer.leaves_out(question.key)) for one in groups
    )
    rest = any(
        some_given(one, lambda answer: not answer.is_default and answer.leaves_out(question.key)) for one in groups
    )
    if own and not rest:
        return QuestionStanding("answered")
    if any(some_given(one, lambda answer: answer.is_default) for one in groups):
        return QuestionStanding("assumed")
    return _unsaid(question, (), 0, rules)


def summary(rules: Rules) -> tuple[tuple[Question, QuestionStanding], ...]:
    """Return the standing of every question, in reading order."""
    return tuple((one, standing(one, rules)) for one in QUESTIONS)


def place(question: Question, rules: Rules, about: CardSet = 0) -> Span:
    """Return where a report on an unanswered question points: the line that raises it, else `variant`.

    If the report is `about` certain cards, a line that is about none of them does not count.
    """
    head = rules.identity.span
    if any(is_open(rules.answers_to(key)) for key in (*question.because_of, *settling(question))):
        return head  # whoever looks at all choices of options at once is told the place at one table, in the end
    if question.settled_by is not None:
        for answer in _of_statement(question, rules):
            if answer.leaves_out(question.key) and answer.span.source is head.source:
                return answer.span
    if not about and question.raised_by is not None:
        about = question.raised_by(rules)
    for key in question.because_of:
        for answer in rules.answers_to(key):
            in_file = not answer.is_default and answer.span.source is head.source
            if in_file and (not about or _subject(answer, rules) & about):
                return answer.span
    return head


def _bearing(question: Question, asked: CardSet | None, rules: Rules) -> tuple[Answer, ...]:
    if asked is not None:
        return _about(asked, tuple(one for key in settling(question) for one in whoever(rules.answers_to(key))), rules)
    answers = _of_statement(question, rules)
    if question.numbers:
        answers = tuple(
            answer
            for answer in answers
            if answer.number in question.numbers or (answer.number is None and answer.value is None)
        )
    return answers


def _of_statement(question: Question, rules: Rules) -> tuple[Answer, ...]:
    """Return the answers to a question, or those that settle it."""
    return tuple(answer for key in settling(question) for answer in rules.answers_to(key))


def _left_out(asked: CardSet | None, answers: tuple[Answer, ...], question: Question) -> CardSet:
    """Return the cards about which some statement leaves a question out, whatever others say of them."""
    left = 0
    for answer in answers:
        if answer.cards is not None and answer.leaves_out(question.key):
            left |= answer.cards if answer.owed is None else answer.owed
    return left & (asked or 0)


def _about(cards: CardSet, answers: tuple[Answer, ...], rules: Rules) -> tuple[Answer, ...]:
    # one whose cards depend on options is kept: if it is about none of these, it takes nothing from what is unanswered
    subjects = ((answer, _subject(answer, rules)) for answer in answers)
    return tuple(answer for answer, about in subjects if not cards or type(about) is not int or about & cards)


def _subject(answer: Answer, rules: Rules) -> CardSet:
    """Return the cards that an answer is about; for a reply, those that make something owed."""
    if answer.owed is not None:
        return answer.owed
    return rules.deck.every_card if answer.cards is None else answer.cards


def _not_covered(asked: CardSet | None, answers: tuple[Answer, ...], rules: Rules) -> CardSet:
    left = asked or 0
    for answer in answers:
        left &= ~_subject(answer, rules)
    return left


def _assumed_from(
    defaults: tuple[Answer, ...], own: tuple[Answer, ...], unanswered: CardSet, rules: Rules
) -> QuestionStanding:
    lines = dict.fromkeys(_line_about(unanswered, answer, rules) for answer in defaults)
    names = dict.fromkeys(name for answer in defaults for name in answer.origin.names)
    return QuestionStanding("assumed", own, holds="\n".join(lines), on_whose_word=tuple(names), unanswered=unanswered)


def _line_about(cards: CardSet, answer: Answer, rules: Rules) -> str:
    """Return an assumed line for the cards about which it is asked; the default is about many that nobody asks for."""
    if not cards or (answer.cards is None and answer.owed is None):
        return answer.text
    whole = _subject(answer, rules)
    return answer.text.replace(cards_text(whole, rules.deck), cards_text(whole & cards, rules.deck), 1)


def _unsaid(question: Question, own: tuple[Answer, ...], unanswered: CardSet, rules: Rules) -> QuestionStanding:
    """Return the standing of a question on which neither the author nor a default says enough."""
    parent = by_key(question.settled_by) if question.settled_by else None
    for record in (question, parent):
        if record is None:
            continue
        default = None if record.default is None else record.default.under(rules)
        if default is not None:
            holds = default.statement if record.aspect is None else record.assumed_part()[0]
            return QuestionStanding("assumed", own, None, holds, (default.source,), unanswered)
        if record.absent_unless_stated:
            return QuestionStanding("assumed", own, None, record.says, (), unanswered)
    return QuestionStanding("open", own, unanswered=unanswered)
