"""All questions, in the order in which a rulebook answers them."""

from __future__ import annotations

from crazy8.compiler.questions.answers import ANSWERS
from crazy8.compiler.questions.blocked import BLOCKED
from crazy8.compiler.questions.calls import CALLS
from crazy8.compiler.questions.counters import COUNTERS
from crazy8.compiler.questions.deal import DEAL
from crazy8.compiler.questions.deck import DECK
from crazy8.compiler.questions.draw_cards import DRAW_CARDS
from crazy8.compiler.questions.drawing import DRAWING
from crazy8.compiler.questions.duties import DUTIES
from crazy8.compiler.questions.effects import EFFECTS
from crazy8.compiler.questions.finish import FINISH
from crazy8.compiler.questions.game import GAME
from crazy8.compiler.questions.hands import HANDS
from crazy8.compiler.questions.manners import MANNERS
from crazy8.compiler.questions.matching import MATCHING
from crazy8.compiler.questions.out_of_turn import OUT_OF_TURN
from crazy8.compiler.questions.players import PLAYERS
from crazy8.compiler.questions.question import Question
from crazy8.compiler.questions.scoring import SCORING
from crazy8.compiler.questions.several import SEVERAL
from crazy8.compiler.questions.skips import SKIPS
from crazy8.compiler.questions.starter import STARTER
from crazy8.compiler.questions.stock import STOCK
from crazy8.compiler.questions.wild import WILD

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
"""The questions by topic: the name of the file that holds them, whose docstring says what the topic is."""

QUESTIONS: tuple[Question, ...] = tuple(question for questions in TOPICS.values() for question in questions)

_BY_KEY = {question.key: question for question in QUESTIONS}


def by_key(key: str) -> Question | None:
    """The question with this name."""
    return _BY_KEY.get(key)


def settled_with(key: str) -> tuple[Question, ...]:
    """The questions that the statement for this one answers too, in reading order."""
    return tuple(question for question in QUESTIONS if question.settled_by == key)
