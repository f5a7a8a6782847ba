"""Tell the rules on the last-card call."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from ...rules.key import Key
from ...telling.answers_told import ToldAnswer
from ...telling.facts import Told
from ...telling.phrase import Listed, phrase, slug
from ...telling.teller import Teller
from ..rules import Rules
from .model import CALL_CATCHER, CALL_FALSE, CALL_FALSE_ACCUSATION, CALL_REQUIRED, CALL_WINDOW, Call, Penalty


def tell_calls(teller: Teller) -> Iterator[Told]:
    """Tell what must be said, when, and what forgetting it costs."""
    calls = teller.rules.calls
    if not calls.calls:
        yield teller.told("calls", phrase("call-none"), by=(CALL_REQUIRED,), quiet=True)
    for call in calls.calls:
        costs = _costs(call.penalty)
        forgotten = phrase("call-forgotten", penalty=costs) if costs.items else phrase("call-forgotten-nothing")
        due = phrase("call-ahead", word=call.word) if call.ahead else phrase("call-at", word=call.word, cards=call.at)
        slot = "calls.ahead" if call.ahead else f"calls.at {call.at}"
        told = teller.told(slot, due, forgotten, by=(CALL_REQUIRED,))
        yield replace(told, says=_says(teller, call))
    if _matters_to_others(teller.rules):
        yield teller.told("calls.catcher", phrase(f"catcher-{calls.catcher}"), by=(CALL_CATCHER,))
        until = "made-good" if calls.catcher == "table" else "caught"
        yield teller.told("calls.window", phrase(f"call-{until}-{slug(calls.window)}"), by=(CALL_WINDOW,))
    if calls.calls:
        yield _wrong(teller, "false", calls.false, CALL_FALSE)
        yield _wrong(teller, "doubt", calls.doubt, CALL_FALSE_ACCUSATION)


def _says(teller: Teller, call: Call) -> tuple[ToldAnswer, ...]:
    """Return the answer that asks for a call; with a last one that costs nothing, that nobody has to watch it."""
    asked = [answer for answer in teller.rules.answers_to(CALL_REQUIRED) if answer.value == call]
    if not _matters_to_others(teller.rules) and call == teller.rules.calls.calls[-1]:
        asked += [answer for key in (CALL_CATCHER, CALL_WINDOW) for answer in teller.rules.answers_to(key)]
    return teller.says(asked)


def _matters_to_others(rules: Rules) -> bool:
    """Return whether a forgotten call costs something."""
    return any(_costs(call.penalty).items for call in rules.calls.calls)


def _wrong(teller: Teller, key: str, penalty: Penalty, question: Key) -> Told:
    """Tell what a call costs that was not due, or an accusation."""
    costs = _costs(penalty)
    words = phrase(f"call-{key}", penalty=costs) if costs.items else phrase(f"call-{key}-nothing")
    return teller.told(f"calls.{key}", words, by=(question,), quiet=not costs.items)


def _costs(penalty: Penalty) -> Listed:
    """Tell all that a forgotten call costs."""
    costs = []
    if penalty.cards is not None:
        costs.append(phrase("penalty-cards", cards=penalty.cards))
    if penalty.turns:
        costs.append(phrase("penalty-turns", turns=penalty.turns))
    if penalty.no_finish:
        costs.append(phrase("penalty-no-finish"))
    return Listed(tuple(costs), join="and")
