"""Try out whether the normal form forgets anything that matters, on states of random play of the very program."""

from __future__ import annotations

from crazy8.runtime.records.chance import CHOICES_OF_BOTS, below, seed_stream
from crazy8.runtime.records.codes import HAND_OVER
from crazy8.runtime.records.state import State

from .deals import dealt
from .engine_on_tape import EngineOnTape
from .normal_form import NormalForm

LOOKED_AT = 300
"""States that are tried."""
_LONGEST = 40
"""Actions of a hand that is played."""


def form_is_sound(engine: EngineOnTape, form: NormalForm, looked_at: int = LOOKED_AT) -> bool:
    """Return whether the same comes of states and of their normal forms."""
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
            if _forms(form, following) != _forms_after(engine, form, short):
                return False
            if not following:
                break
            state = following[below(chance, len(following))]
        else:
            continue
        looked_at -= 1  # a hand that is over at once is no reason to go on for ever
    return True


def _forms_after(engine: EngineOnTape, form: NormalForm, state: State) -> set[object]:
    return _forms(form, [after for action in engine.actions(state) for after in engine.after(state, action)])


def _forms(form: NormalForm, states: list[State]) -> set[object]:
    """Return the forms of states; of those in which the hand is over, how it ended."""
    return {one.result if one.phase >= HAND_OVER else form.of(one.copy()) for one in states}
