"""Put into the program how the starter is treated."""

from __future__ import annotations

from crazy8.runtime.records import codes
from crazy8.runtime.records.limits import STARTER_LISTS
from crazy8.runtime.records.program import Program

from ..effects.operations import EffectWriter, naming_detail
from ..effects.program import write_list
from ..relation_pool import RelationPool
from ..rules import Rules
from .model import REFUSALS

STARTER = {
    "plain": codes.STARTER_PLAIN,
    "acts": codes.STARTER_ACTS,
    "dealer names": codes.STARTER_DEALER_NAMES,
    "first names": codes.STARTER_FIRST_NAMES,
    "any fits": codes.STARTER_ANY_FITS,
    "bury": codes.STARTER_BURY,
    "under": codes.STARTER_UNDER,
    "redraw": codes.STARTER_REDRAW,
    "reshuffle": codes.STARTER_RESHUFFLE,
    "effects": codes.STARTER_EFFECTS,
}


def fill_starters(program: Program, rules: Rules, pool: RelationPool) -> None:
    """Write the treatment of every card as starter."""
    writer = EffectWriter(rules, pool)
    for kind, treatment in enumerate(rules.starter.of_card):
        program.starter[kind] = STARTER[treatment.kind]
        if treatment.kind in REFUSALS:
            program.refused |= 1 << kind
        program.starter_detail[kind] = naming_detail(treatment.naming)
        program.starter_leads[kind] = treatment.dealer_starts
        face = rules.deck.ranks[rules.deck.rank_of(kind)].face
        own = (writer.operation_of(effect, face) for effect in treatment.effects)
        write_list(program, STARTER_LISTS + kind, own)
