"""Read statements on the last-card calls, and make the model of the answers that hold."""

from __future__ import annotations

from collections.abc import Callable

from ...cards.saying import AHEAD, EVERY_NUMBER, Saying, number, phrase, quoted, word
from ...language.nodes import Part, Statement
from ...questions.last_words import LastWords
from .model import CALL_CATCHER, CALL_FALSE, CALL_FALSE_ACCUSATION, CALL_REQUIRED, CALL_WINDOW, Call, Calls, Penalty

DEFAULT_PENALTY = 2
"""Cards for a forgotten call, if the rulebook does not say; Pagat's rule."""


def _penalty(part: Part) -> Penalty:
    if part is None:
        return Penalty.said(cards=DEFAULT_PENALTY)
    said = phrase(part)
    match said.kind:
        case "draw_penalty":
            cards, turns = said.parts
            return Penalty.said(cards=number(cards), turns=number(turns) if turns else 0)
        case "no_finish_penalty":
            return Penalty.said(no_finish=True)
        case _:
            return Penalty.said()


def _call(statement: Statement) -> Saying:
    text, at, penalty = statement.parts
    call = Call.said(word=quoted(text), at=number(at), penalty=_penalty(penalty))
    return Saying(CALL_REQUIRED, call, numbers=1 << call.at)


def _call_ahead(statement: Statement) -> Saying:
    text, penalty = statement.parts
    call = Call.said(word=quoted(text), at=0, ahead=True, penalty=_penalty(penalty))
    return Saying(CALL_REQUIRED, call, numbers=AHEAD)


READERS: dict[str, Callable[[Statement], Saying]] = {
    "call": _call,
    "call_ahead": _call_ahead,
    "call_false": lambda said: Saying(CALL_FALSE, _penalty(said.parts[0])),
    "call_doubt": lambda said: Saying(CALL_FALSE_ACCUSATION, _penalty(said.parts[0])),
    "no_call": lambda _said: Saying(CALL_REQUIRED, None, numbers=EVERY_NUMBER),
    "call_until": lambda said: Saying(CALL_WINDOW, word(said.parts[0])),
    "call_caught": lambda said: Saying(CALL_CATCHER, word(said.parts[0])),
}


NO_PENALTY = Penalty()


def calls_from(words: LastWords) -> Calls:
    """Make the model of all calls, and of what becomes of those that are forgotten."""
    return Calls(
        calls=_calls(words),
        window=words.one(CALL_WINDOW),
        catcher=words.one(CALL_CATCHER),
        false=words.maybe(CALL_FALSE, NO_PENALTY),
        doubt=words.maybe(CALL_FALSE_ACCUSATION, NO_PENALTY),
    )


def _calls(words: LastWords) -> tuple[Call, ...]:
    return tuple(sorted((call for _, call in words.all_of(CALL_REQUIRED)), key=lambda call: -call.at))
