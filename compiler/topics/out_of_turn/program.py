"""Put into the program what players may do when it is not their turn."""

from __future__ import annotations

from crazy8.runtime.records.features import features_in
from crazy8.runtime.records.out_of_turn import HAS_OUT_OF_TURN
from crazy8.runtime.records.program import Program

from ..relation_pool import RelationPool
from ..rules import Rules


def fill_out_of_turn(program: Program, rules: Rules, pool: RelationPool) -> None:
    """Write what may be thrown in or claimed."""
    jump = rules.out_of_turn.jump
    if jump is not None:
        program.jump_relation = pool.number(jump.cards)
        program.jump_resumes = jump.then == "resume"
        program.jump_cancels = jump.effect == "cancels"
        program.jump_not_owing = jump.owing == "not"
    program.claims = rules.out_of_turn.claim is not None


def features_of_out_of_turn(program: Program, rules: Rules) -> int:
    """Return the features that cards and claims out of turn use."""
    return features_in({HAS_OUT_OF_TURN: rules.out_of_turn.claim is not None or program.jump_relation > 0})
