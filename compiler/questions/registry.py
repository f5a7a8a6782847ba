"""All questions, in the order in which a rulebook answers them."""

from __future__ import annotations

from .answers import ANSWERS
from .blocked import BLOCKED
from .calls import CALLS
from .counters import COUNTERS
from .deal import DEAL
from .deck import DECK
from .draw_cards import DRAW_CARDS
from .drawing import DRAWING
from .duties import DUTIES
from .effects import EFFECTS
from .finish import FINISH
from .game import GAME
from .hands import HANDS
from .manners import MANNERS
from .matching import MATCHING
from .out_of_turn import OUT_OF_TURN
from .players import PLAYERS
from .question import Question
from .scoring import SCORING
from .several import SEVERAL
from .skips import SKIPS
from .starter import STARTER
from .stock import STOCK
from .wild import WILD

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
