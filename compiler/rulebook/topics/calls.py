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
        words = phrase("call-at", word=call.word, cards=call.at), forgotten
        yield teller.told(f"calls.at {call.at}", *words, by=("call.required",))
    if any(_costs(call.penalty).items for call in calls.calls):
        yield teller.told("calls.catcher", phrase(f"catcher-{calls.catcher}"), by=("call.catcher",))
        until = "made-good" if calls.catcher == "table" else "caught"
        yield teller.told("calls.window", phrase(f"call-{until}-{slug(calls.window)}"), by=("call.window",))


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
