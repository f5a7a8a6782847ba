"""List all questions, in the order in which a rulebook answers them."""

from __future__ import annotations

import copyreg

from ..questions.question import Question
from ..rules.key import Key
from .calls.questions import CALLS
from .counters.questions import COUNTERS
from .deal.questions import DEAL
from .debts.draw_card_questions import DRAW_CARDS
from .debts.questions import ANSWERS
from .deck.questions import DECK
from .drawing.questions import DRAWING
from .effects.conditions_questions import CONDITIONS
from .effects.duties_questions import DUTIES
from .effects.hands_questions import HANDS
from .effects.questions import EFFECTS
from .effects.skips_questions import SKIPS
from .finish.questions import FINISH
from .game.questions import GAME
from .manners.questions import MANNERS
from .matching.questions import MATCHING
from .out_of_turn.questions import OUT_OF_TURN
from .players.questions import PLAYERS
from .scoring.questions import SCORING
from .several.questions import SEVERAL
from .starter.questions import STARTER
from .stock.blocked_questions import BLOCKED
from .stock.questions import STOCK
from .wild.questions import WILD

TOPICS: dict[str, tuple[Question, ...]] = {
    "players": PLAYERS,
    "deck": DECK,
    "deal": DEAL,
    "counters": COUNTERS,
    "starter": STARTER,
    "matching": MATCHING,
    "wild": WILD,
    "drawing": DRAWING,
    "several": SEVERAL,
    "out_of_turn": OUT_OF_TURN,
    "stock": STOCK,
    "blocked": BLOCKED,
    "effects": EFFECTS,
    "conditions": CONDITIONS,
    "draw_cards": DRAW_CARDS,
    "skips": SKIPS,
    "duties": DUTIES,
    "hands": HANDS,
    "answers": ANSWERS,
    "calls": CALLS,
    "finish": FINISH,
    "scoring": SCORING,
    "game": GAME,
    "manners": MANNERS,
}
"""The questions by topic: the name of the file that holds them, which says in its first line what the topic is."""

QUESTIONS: tuple[Question, ...] = tuple(question for questions in TOPICS.values() for question in questions)

_BY_KEY: dict[str, Question] = {question.key: question for question in QUESTIONS}


def by_key(key: str) -> Question | None:
    """Return the question with this name."""
    return _BY_KEY.get(key)


def _kept(question: Question) -> tuple[object, ...]:
    """Return how a question is pickled: by its name, for it holds functions, and every program has the same ones."""
    registered = _BY_KEY.get(question.key) is question
    return (by_key, (str(question.key),)) if registered else (Question, tuple(question))


copyreg.pickle(Question, _kept)  # type: ignore[arg-type]  # its stub wants a plain tuple of one form


def settled_with(key: Key) -> tuple[Question, ...]:
    """Return the questions that the statement for this one answers too, in reading order."""
    return tuple(question for question in QUESTIONS if key in settling(question) and key != question.key)


def settling(question: Question) -> tuple[Key, ...]:
    """Return the questions whose statements answer this one."""
    if question.settled_by is None:
        return (question.key,)
    return (question.settled_by, *_STATED_LIKE.get(question.settled_by, ()))


_STATED_LIKE: dict[Key, tuple[Key, ...]] = {
    like: tuple(question.key for question in QUESTIONS if question.stated_like == like)
    for like in {question.stated_like for question in QUESTIONS}
    if like is not None
}
