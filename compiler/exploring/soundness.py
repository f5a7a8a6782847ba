"""Find a normal form that forgets nothing that matters, by trying it out on random play of the very program."""

from __future__ import annotations

from itertools import product

from crazy8.runtime.records.chance import CHOICES_OF_BOTS, below, seed_stream
from crazy8.runtime.records.codes import HAND_OVER
from crazy8.runtime.records.state import State

from .deals import dealt
from .engine_on_tape import EngineOnTape
from .normal_form import NormalForm
from .small_pack import SmallTable

LOOKED_AT = 300
"""States that are tried."""
_LONGEST = 40
"""Actions of a hand that is played."""


def sound_form(engine: EngineOnTape, table: SmallTable) -> NormalForm | None:
    """Return a form with which the same comes of states and of their forms, or nothing if there is none.

    What was forgotten in one state and is seen in the next one is kept in all states.
    """
    kept: frozenset[str] = frozenset()
    while True:
        form = NormalForm(table.program, table.renamings, kept)
        missed = fields_missed(engine, form)
        if not missed:
            return form
        if missed <= kept:
            return None
        kept |= missed


def fields_missed(engine: EngineOnTape, form: NormalForm, looked_at: int = LOOKED_AT) -> frozenset[str]:
    """Return the fields in which something else comes of some state than of its form; none if the form is sound."""
    chance = State()
    seed_stream(chance, 8, 0, CHOICES_OF_BOTS)
    deals = list(dealt(engine))
    while looked_at > 0:
        state = deals[below(chance, len(deals))].copy()
        for _ in range(_LONGEST):
            if state.phase >= HAND_OVER:
                break
            looked_at -= 1
            following = [after for action in engine.actions(state) for after in engine.after(state, action)]
            short = form.state(form.of(state.copy()))
            should, does = _forms(form, following), _forms_after(engine, form, short)
            if should != does:
                return _apart(form, should - does, does - should)
            if not following:
                break
            state = following[below(chance, len(following))]
        else:
            continue
        looked_at -= 1  # a hand that is over at once is no reason to go on for ever
    return frozenset()


def _apart(form: NormalForm, some: set[bytes | int], others: set[bytes | int]) -> frozenset[str]:
    """Return the fields in which those two forms differ that are most alike; all fields if there are no two."""
    forms = [[one for one in each if isinstance(one, bytes)] for each in (some, others)]
    return min((form.differing(*pair) for pair in product(*forms)), key=len, default=form.fields)


def _forms_after(engine: EngineOnTape, form: NormalForm, state: State) -> set[bytes | int]:
    return _forms(form, [after for action in engine.actions(state) for after in engine.after(state, action)])


def _forms(form: NormalForm, states: list[State]) -> set[bytes | int]:
    """Return the forms of states; of those in which the hand is over, how it ended."""
    return {one.result if one.phase >= HAND_OVER else form.of(one.copy()) for one in states}
