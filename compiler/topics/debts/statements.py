"""Reads statements on debts, their answers and challenges, and makes the model of the answers that hold."""

from __future__ import annotations

from collections.abc import Callable

from ...cards.cards import MOST_KINDS_SHIFT
from ...cards.said import Said, number, phrase, selector, word
from ...language.nodes import Part, Statement
from ...questions.last_words import LastWords
from .model import Challenge, Fine, Obligations, Reply


def _fine(part: Part) -> Fine:
    said = phrase(part)
    if said.kind == "fine":
        return Fine.said(cards=number(said.parts[0]))
    return Fine.said(cards=number(said.parts[0]) if said.parts[0] else 0, debt=True)


def _challenge(statement: Statement) -> Said:
    cards, guilty, challenger = statement.parts
    return Said("wild.challenge", Challenge.said(guilty=_fine(guilty), challenger=_fine(challenger)), selector(cards))


def _reply(statement: Statement) -> Said:
    owed, answering, how = statement.parts
    return Said("debt.answer", word(how) if how else "adds", selector(owed), selector(answering))


def _no_answer(statement: Statement) -> Said:
    owed, answering = statement.parts
    return Said("debt.answer", None, selector(owed), selector(answering) if answering else None)


READERS: dict[str, Callable[[Statement], Said]] = {
    "answer_drawn": lambda said: Said("draw-n.play-while-drawing", word(said.parts[0]) == "allowed"),
    "challenge": _challenge,
    "no_challenge": lambda said: Said("wild.challenge", None, selector(said.parts[0])),
    "reply": _reply,
    "no_answer": _no_answer,
}


def obligations_from(words: LastWords) -> Obligations:
    """The replies to every card that makes something owed."""
    return Obligations.model_construct(
        replies=_replies(words),
        drawn_may_answer=words.maybe("draw-n.play-while-drawing", False),
        challenges=words.by_card("wild.challenge", None),
    )


def _replies(words: LastWords) -> tuple[tuple[Reply, ...], ...]:
    said = [one for one in words.placed("debt.answer") if one.entry.value is not None]
    if not said:
        return ((),) * words.deck().kind_count
    result = []
    for owed in range(words.deck().kind_count):
        replies: dict[str, int] = {}
        for one in said:
            cards = one.elements >> (owed << MOST_KINDS_SHIFT) & ((1 << (1 << MOST_KINDS_SHIFT)) - 1)
            if cards:
                replies[str(one.entry.value)] = replies.get(str(one.entry.value), 0) | cards
        result.append(tuple(Reply.model_construct(cards=cards, mode=mode) for mode, cards in replies.items()))
    return tuple(result)
