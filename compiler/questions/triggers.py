"""Combine facts into triggers, which say whether a question arises."""

from __future__ import annotations

from typing import TypeAlias

from ..cards.cards import CardSet
from ..rules.key import Key
from .fact import Fact, Value

Trigger: TypeAlias = Fact[bool]


def some(cards: Fact[CardSet]) -> Trigger:
    """Return the trigger that holds if there are such cards."""
    return Fact(f"There are {_clause(cards)}.", lambda rules: cards(rules) != 0)


def all_of(*triggers: Trigger) -> Trigger:
    """Return the trigger that holds if every one of the given triggers does."""
    return Fact(_joined(triggers, "and"), lambda rules: all(trigger(rules) for trigger in triggers))


def any_of(*triggers: Trigger) -> Trigger:
    """Return the trigger that holds if at least one of the given triggers does."""
    return Fact(_joined(triggers, "or"), lambda rules: any(trigger(rules) for trigger in triggers))


def has_note(key: Key) -> Trigger:
    """Return the trigger that holds if the author wrote a note on a question."""
    return Fact("A note says something about it.", lambda rules: any(noted == key for noted, _ in rules.notes))


def _joined(triggers: tuple[Trigger, ...], conjunction: str) -> str:
    first, *others = map(_clause, triggers)
    return f"{first[0].upper()}{first[1:]}, {conjunction} {f', {conjunction} '.join(others)}."


def _clause(known: Fact[Value]) -> str:
    """Return the sentence of a fact as part of another sentence."""
    words = known.words.removesuffix(".")
    return words[:1].lower() + words[1:]


def stated(question: Key) -> Trigger:
    """Return the trigger that holds if the author said anything to a question, even "none"."""
    return Fact(
        "Some statement is about it.",
        lambda rules: any(not answer.is_default for answer in rules.answers_to(question)),
    )
