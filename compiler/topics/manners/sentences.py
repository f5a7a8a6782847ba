"""Tell the rules that are told and not played, in the author's own words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from ...cards.cards import CardSet
from ...questions.answer import Answer
from ...telling.facts import Told
from ...telling.origins import marks_of, together
from ...telling.phrase import OwnText, Phrase, phrase
from ...telling.teller import Teller
from ..rules import Rules
from .claims import ToldOfCards, ToldOfForgottenCall
from .model import HOUSE_RULE, ToldPart
from .told import ToldRule
from .told_parts import parts_of_cards


def tell_house_rules(teller: Teller) -> Iterator[Told]:
    """Tell each of them, but for those that a card or the call brings with it. They are no claims."""
    elsewhere = _named_by_cards(teller.rules)
    for rule, texts in _with_answers(teller.rules):
        if rule.name not in elsewhere and not rule.of_forgotten_call:
            slot = f"{HOUSE_RULE} {texts[0].text}"
            yield Told(slot, (_words(rule),), marks_of(texts), says=teller.says(texts))


def told_of_cards(teller: Teller, cards: CardSet, parts: Sequence[ToldPart]) -> Iterator[ToldOfCards]:
    """Yield what the statement on some cards tells in words."""
    for part in parts:
        yield ToldOfCards(cards, texts_of(teller.rules, part), part.otherwise)


def with_named(teller: Teller, told: Told, parts: Sequence[ToldPart]) -> Told:
    """Return something told with the marks of the rules that parts of it name: it tells these as well."""
    answers = [answer for part in parts for answer in _answers_named(teller.rules, part.rule)]
    marks, says = together(told.marks, marks_of(answers)), (*told.says, *teller.says(answers))
    return replace(told, marks=marks, says=says) if answers else told


def tell_of_forgotten_calls(teller: Teller) -> Iterator[Told]:
    """Tell what becomes of whoever forgets a call, if that is told and not played."""
    for rule, answers in _with_answers(teller.rules):
        if rule.of_forgotten_call:
            claim = ToldOfForgottenCall(rule.texts)
            words = (claim.words(teller.rules.deck),)
            yield Told("calls.forgotten", words, marks_of(answers), says=teller.says(answers), claims=(claim,))


def texts_of(rules: Rules, part: ToldPart) -> tuple[tuple[str, str], ...]:
    """Return what a part tells, in the languages in which the author says it."""
    if part.text is not None:
        return (("", part.text),)
    named = next((rule for rule in rules.told if rule.name == part.rule), None)
    return (("", part.rule or ""),) if named is None else named.texts


def _with_answers(rules: Rules) -> Iterator[tuple[ToldRule, list[Answer]]]:
    """Yield each rule with the answers that hold its texts."""
    answers = iter(rules.answers_to(HOUSE_RULE))
    for rule in rules.told:
        yield rule, [next(answers) for _ in rule.texts]


def _answers_named(rules: Rules, name: str | None) -> list[Answer]:
    """Return the answers that hold the texts of the rule of a name."""
    return [] if name is None else next((texts for rule, texts in _with_answers(rules) if rule.name == name), [])


def _named_by_cards(rules: Rules) -> set[str]:
    """Return the names of the rules that stand with a card."""
    return {part.rule for parts in parts_of_cards(rules) for part in parts if part.rule is not None}


def gone_from(before: Sequence[ToldRule], after: Sequence[ToldRule]) -> list[ToldRule]:
    """Return the rules that are not told any more, or told in other words."""
    kept = {(rule.title, rule.text) for rule in after}
    return [rule for rule in before if (rule.title, rule.text) not in kept]


def tell_no_longer(rule: ToldRule) -> Told:
    """Tell that one of them falls."""
    return Told("gone.told", (phrase("told-gone", rule=_words(rule)),))


def _words(rule: ToldRule) -> Phrase:
    text = OwnText(rule.texts)
    return phrase("told", text=text) if rule.title is None else phrase("told-titled", title=rule.title, text=text)
