"""The last-card call."""

from __future__ import annotations

from collections.abc import Iterator

from crazy8.compiler.rulebook.facts import Told
from crazy8.compiler.rulebook.phrase import Listed, phrase, slug
from crazy8.compiler.rulebook.topics.teller import Teller
from crazy8.compiler.rules.calls import Penalty


def tell_calls(teller: Teller) -> Iterator[Told]:
    """What must be said, when, and what forgetting it costs."""
    calls = teller.rules.calls
    if not calls.calls:
        yield teller.told("calls", phrase("call-none"), by=("call.required",), quiet=True)
    for call in calls.calls:
        costs = _costs(call.penalty)
        forgotten = phrase("call-forgotten", penalty=costs) if costs.items else phrase("call-forgotten-nothing")
        due = phrase("call-ahead", word=call.word) if call.ahead else phrase("call-at", word=call.word, cards=call.at)
        slot = "calls.ahead" if call.ahead else f"calls.at {call.at}"
        yield teller.told(slot, due, forgotten, by=("call.required",))
    if any(_costs(call.penalty).items for call in calls.calls):
        yield teller.told("calls.catcher", phrase(f"catcher-{calls.catcher}"), by=("call.catcher",))
        until = "made-good" if calls.catcher == "table" else "caught"
        yield teller.told("calls.window", phrase(f"call-{until}-{slug(calls.window)}"), by=("call.window",))
    if calls.calls:
        yield _wrong(teller, "false", calls.false, "call.false")
        yield _wrong(teller, "doubt", calls.doubt, "call.false-accusation")


def _wrong(teller: Teller, key: str, penalty: Penalty, question: str) -> Told:
    """What a call costs that was not due, or an accusation."""
    costs = _costs(penalty)
    words = phrase(f"call-{key}", penalty=costs) if costs.items else phrase(f"call-{key}-nothing")
    return teller.told(f"calls.{key}", words, by=(question,), quiet=not costs.items)


def _costs(penalty: Penalty) -> Listed:
    """All that a forgotten call costs."""
    costs = []
    if penalty.cards is not None:
        costs.append(phrase("penalty-cards", cards=penalty.cards))
    if penalty.turns:
        costs.append(phrase("penalty-turns", turns=penalty.turns))
    if penalty.no_finish:
        costs.append(phrase("penalty-no-finish"))
    return Listed(tuple(costs), join="and")
