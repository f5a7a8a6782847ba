"""Read statements on the last-card calls, and make the model of the answers that hold."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...cards.cards import CardSet
from ...cards.saying import AHEAD, EVERY_NUMBER, Saying, ToldInstead, number, phrase, quoted, turns, word
from ...language.nodes import Part, PhraseNode, Statement
from ...questions.last_words import LastWords
from ..manners.model import ToldPart
from ..manners.statements import PARTS, told_part
from .model import (
    CALL_CATCHER,
    CALL_FALSE,
    CALL_FALSE_ACCUSATION,
    CALL_PENALTY,
    CALL_REQUIRED,
    CALL_WINDOW,
    Call,
    Calls,
    Penalty,
)

DEFAULT_PENALTY = 2
"""Cards for a forgotten call, if the rulebook does not say: the default of `call.penalty`, as a test holds."""


def _penalty(part: Part) -> Penalty:
    said = phrase(part)
    match said.kind:
        case "draw_penalty":
            cards, missed = said.parts
            return Penalty.said(cards=number(cards), turns=turns(missed) if missed else 0)
        case "no_finish_penalty":
            return Penalty.said(no_finish=True)
        case _:
            return Penalty.said()


def _call(statement: Statement) -> Saying:
    text, at, *penalty = statement.parts
    call = Call.said(word=quoted(text), at=number(at), penalty=_costs(penalty), told=_told(penalty))
    return _required(call, statement, penalty, numbers=1 << call.at)


def _call_ahead(statement: Statement) -> Saying:
    text, *penalty = statement.parts
    call = Call.said(word=quoted(text), at=0, ahead=True, penalty=_costs(penalty), told=_told(penalty))
    return _required(call, statement, penalty, numbers=AHEAD)


def _costs(penalty: Sequence[Part]) -> Penalty:
    """Return what a forgotten call costs; what is assumed if that part of the statement is missing."""
    return _penalty(penalty[0]) if penalty else Penalty.said(cards=DEFAULT_PENALTY)


def _told(penalty: Sequence[Part]) -> ToldPart | None:
    """Return what a forgotten call costs, if that is told and not played."""
    return told_part(penalty[0]) if penalty else None


def _told_instead(call: Call) -> ToldInstead | None:
    """Return what is told where a penalty could be played."""
    told = call.told

    def loses(earlier: Statement) -> bool:
        costs = earlier.parts[-1]
        return not isinstance(costs, PhraseNode) or costs.kind not in (*PARTS, "no_penalty")

    return None if told is None else ToldInstead(loses, lambda _earlier: f'call forgotten: "{told.text or "…"}"')


def _required(call: Call, statement: Statement, penalty: Sequence[Part], *, numbers: CardSet) -> Saying:
    return Saying(
        CALL_REQUIRED,
        call,
        numbers=numbers,
        left_out=() if penalty else (CALL_PENALTY,),
        last_part=CALL_PENALTY if statement.of_last_part else None,
        told=_told_instead(call),
    )


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
