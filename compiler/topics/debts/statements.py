"""Read statements on debts, their answers and challenges, and make the model of the answers that hold."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ...cards.cards import MOST_KINDS_SHIFT, PAIRS, CardSet
from ...cards.named import CardAsNamed, as_named
from ...cards.saying import Saying, number, phrase, selector, word
from ...language.nodes import Part, Statement
from ...questions.last_words import LastWords
from ...questions.placed import Elements
from ..wild.model import WILD_CHALLENGE, WILD_RESTRICTED_USE
from .model import (
    DEBT_ANSWER,
    DEBT_ANSWER_ACTS,
    DEBT_ANSWERED_BY,
    DRAW_N_ARITH,
    DRAW_N_CAP,
    DRAW_N_PLAY_WHILE_DRAWING,
    Challenge,
    DebtAnswer,
    Debts,
    Fine,
    Replies,
    Reply,
    ReplyMode,
    acts_when,
    mode_of,
)


def _fine(part: Part) -> Fine:
    said = phrase(part)
    if said.kind == "fine":
        return Fine.said(cards=number(said.parts[0]))
    return Fine.said(cards=number(said.parts[0]) if said.parts[0] else 0, debt=True)


def _challenge(statement: Statement) -> Saying:
    cards, guilty, challenger = statement.parts
    return Saying(WILD_CHALLENGE, Challenge.said(guilty=_fine(guilty), challenger=_fine(challenger)), selector(cards))


def _reply(statement: Statement) -> Saying:
    owed, answering, *how = statement.parts
    reply = ", ".join(word(part) for part in how if part)
    left_out = () if reply else (DRAW_N_ARITH,)
    return Saying(DEBT_ANSWER, reply or "adds", selector(owed), selector(answering), left_out=left_out)


def _no_answer(statement: Statement) -> Saying:
    owed, *answering = statement.parts
    return Saying(DEBT_ANSWER, None, selector(owed), selector(answering[0]) if answering else None)


READERS: dict[str, Callable[[Statement], Saying]] = {
    "answering_card": lambda said: Saying(DEBT_ANSWER_ACTS, word(said.parts[0])),
    "debt_by": lambda said: Saying(DEBT_ANSWERED_BY, word(said.parts[0])),
    "debt_limit": lambda said: Saying(DRAW_N_CAP, number(said.parts[0])),
    "no_debt_limit": lambda _said: Saying(DRAW_N_CAP, None),
    "answer_drawn": lambda said: Saying(DRAW_N_PLAY_WHILE_DRAWING, word(said.parts[0]) == "may answer"),
    "challenge": _challenge,
    "no_challenge": lambda said: Saying(WILD_CHALLENGE, None, selector(said.parts[0])),
    "reply": _reply,
    "no_answer": _no_answer,
    "no_answers": _no_answer,
}


def debts_from(words: LastWords) -> Debts:
    """Return the replies to every card that makes something owed."""
    replies = _replies(words)
    return Debts(
        replies=replies,
        replies_named=_replies_named(words, replies),
        answered_by=words.maybe(DEBT_ANSWERED_BY, "what made it"),
        most=words.maybe(DRAW_N_CAP, None),
        drawn_may_answer=words.maybe(DRAW_N_PLAY_WHILE_DRAWING, False),
        challenges=_challenges(words),
    )


def _challenges(words: LastWords) -> tuple[Challenge | None, ...]:
    """Return how each card may be doubted; not at all if it may be laid whatever else is held."""
    said, restricted = words.by_card(WILD_CHALLENGE, None), words.by_card(WILD_RESTRICTED_USE, None)
    return tuple(one if ban is not None else None for one, ban in zip(said, restricted, strict=True))


def _replies(words: LastWords) -> Replies:
    said = words.all_of(DEBT_ANSWER)
    if not said:
        return ((),) * words.deck().kind_count
    return tuple(_replies_to(words, said, kind) for kind in range(words.deck().kind_count))


def _replies_named(words: LastWords, printed: Replies) -> tuple[Replies, ...] | None:
    """Return the replies once a suit was named, by its number, or `None` if that makes no difference to any card."""
    said = words.all_of(DEBT_ANSWER)
    if not any(pairs >> PAIRS for pairs, _ in said):
        return None
    kinds, suits = range(words.deck().kind_count), range(len(words.deck().suits))
    found = [[_replies_to(words, said, as_named(kind, suit)) for kind in kinds] for suit in suits]
    named = [any(of_suit[kind] for of_suit in found) for kind in kinds]
    named_else_printed = tuple(
        tuple(replies if named[kind] else printed[kind] for kind, replies in enumerate(of_suit)) for of_suit in found
    )
    return None if all(of_suit == printed for of_suit in named_else_printed) else named_else_printed


def _replies_to(words: LastWords, said: Iterable[tuple[Elements, Reply]], owed: CardAsNamed) -> tuple[DebtAnswer, ...]:
    acts_unless_said = words.maybe(DEBT_ANSWER_ACTS, "acts") == "acts"
    replies: dict[tuple[ReplyMode, bool], CardSet] = {}
    for pairs, reply in said:
        cards = pairs >> (owed << MOST_KINDS_SHIFT) & ((1 << (1 << MOST_KINDS_SHIFT)) - 1)
        if cards:
            key = mode_of(reply), acts_when(reply, acts_unless_said)
            replies[key] = replies.get(key, 0) | cards
    return tuple(DebtAnswer(cards=cards, mode=mode, acts=acts) for (mode, acts), cards in replies.items())
