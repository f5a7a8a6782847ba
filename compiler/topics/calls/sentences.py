"""Tell the rules on the last-card call."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from ...rules.key import Key
from ...telling.claim import Claim
from ...telling.exchange import Answered, Maker
from ...telling.facts import Told
from ...telling.origins import apart_from, marks_of
from ...telling.teller import Teller
from ..effects.facts import round_cards
from ..manners.claims import ToldOfForgottenCall
from ..manners.sentences import tell_of_forgotten_calls, texts_of
from .claims import (
    CallAhead,
    CallAheadInRound,
    CallAheadInVain,
    CallAt,
    CallMadeGoodUntil,
    CaughtBy,
    ForgottenCallCosts,
    ForgottenWordCosts,
    MadeGoodInOwnTurn,
    NeedlessCallCosts,
    NoCall,
    NotOutAfterDrawing,
    WrongAccusationCosts,
    costs_something,
)
from .facts import forgotten_calls_cost, players_catch
from .model import (
    CALL_CATCHER,
    CALL_FALSE,
    CALL_FALSE_ACCUSATION,
    CALL_MOMENT,
    CALL_MULTI_FINISH,
    CALL_PENALTY,
    CALL_REQUIRED,
    CALL_WINDOW,
    Call,
)


def tell_calls(teller: Teller) -> Iterator[Told]:
    """Tell what must be said, when, and what forgetting it costs."""
    calls = teller.rules.calls
    if not calls.calls:
        yield teller.told("calls", NoCall(), by=(CALL_REQUIRED,), quiet=True)
    for call in calls.calls:
        due = CallAhead(call.word) if call.ahead else CallAt(call.word, call.at)
        slot = "calls.ahead" if call.ahead else f"calls.at {call.at}"
        asked = [answer for answer in teller.rules.answers_to(CALL_REQUIRED) if answer.value == call]
        apart = apart_from(asked, CALL_PENALTY)
        costs = () if apart else tuple(_costs(teller, call))
        rounds = (CallAheadInRound(),) if call.ahead and round_cards(teller.rules) else ()
        yield replace(teller.told(slot, due, *costs, *rounds), marks=marks_of(asked), says=teller.says(asked))
        if apart:
            costs_apart = teller.told(f"{slot} forgotten", *_costs(teller, call, call.word))
            yield replace(costs_apart, marks=apart)
    yield from tell_of_forgotten_calls(teller)
    if forgotten_calls_cost(teller.rules):
        yield teller.told("calls.catcher", CaughtBy(calls.catcher), by=(CALL_CATCHER,))
        window = CallMadeGoodUntil(calls.window, can_be_caught=calls.catcher != "table")
        yield teller.told("calls.window", window, by=(CALL_WINDOW,))
    if calls.calls:
        free = not costs_something(calls.false)
        in_vain = (CallAheadInVain(),) if not free and any(call.ahead for call in calls.calls) else ()
        yield teller.told("calls.false", NeedlessCallCosts(calls.false), *in_vain, by=(CALL_FALSE,), quiet=free)
        free = not costs_something(calls.doubt)
        yield teller.told("calls.doubt", WrongAccusationCosts(calls.doubt), by=(CALL_FALSE_ACCUSATION,), quiet=free)


def _costs(teller: Teller, call: Call, word: str | None = None) -> Iterator[Claim]:
    """Tell what it costs to forget a call: the one that was told just before, or one that is named."""
    if call.told is not None:
        yield ToldOfForgottenCall(texts_of(teller.rules, call.told))
    else:
        yield ForgottenCallCosts(call.penalty) if word is None else ForgottenWordCosts(word, call.penalty)
        yield from _then(call)


def _then(call: Call) -> Iterator[Claim]:
    """Tell what else follows if this call was forgotten."""
    if call.penalty.no_finish:
        yield MadeGoodInOwnTurn(call.ahead)
    if call.at == 0 and call.penalty.cards is not None:
        yield NotOutAfterDrawing()


def _before_the_card(teller: Teller) -> Answered | None:
    calls = teller.rules.calls
    if all(call.ahead for call in calls.calls):
        return None
    return Answered(CALL_MOMENT, "fined" if costs_something(calls.false) else "")


def _needless(teller: Teller) -> Answered | None:
    calls = teller.rules.calls
    if costs_something(calls.false) or costs_something(calls.doubt):
        return None
    return Answered(CALL_FALSE, asked_so="" if players_catch(teller.rules) else "alone")


def _with_several(teller: Teller) -> Answered:
    ahead = [call.ahead for call in teller.rules.calls.calls]
    return Answered(CALL_MULTI_FINISH, "ahead" if all(ahead) else "mixed" if any(ahead) else "")


EXCHANGES: dict[Key, Maker] = {
    CALL_MOMENT: _before_the_card,
    CALL_FALSE: _needless,
    CALL_MULTI_FINISH: _with_several,
}
"""The questions about calls that are answered in more than one way."""
