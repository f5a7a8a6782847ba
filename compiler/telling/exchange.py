"""Write a question that players ask, with its answer, as messages."""

from __future__ import annotations

from collections.abc import Callable

from ..rules.key import Key
from .phrase import CardsName, Phrase, phrase
from .teller import Teller

Words = tuple[Phrase, Phrase]
"""A question and its answer."""
Maker = Callable[[Teller], Words | None]
"""A function that asks and answers a question, or says that the sections of the book tell enough."""


def exchange(key: Key, answer: str = "", cards: CardsName | None = None) -> Words:
    """Return the messages for a question; both may name the cards it is about."""
    identifier = key.replace(".", "-")
    values = {} if cards is None else {"cards": cards}
    reply = f"answer-{identifier}-{answer}" if answer else f"answer-{identifier}"
    return phrase(f"ask-{identifier}", **values), phrase(reply, **values)
