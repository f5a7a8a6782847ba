"""Puts into the program how several cards are laid in one turn, and what may be done out of turn."""

from __future__ import annotations

from crazy8.runtime.records.features import features_in
from crazy8.runtime.records.out_of_turn import HAS_OUT_OF_TURN
from crazy8.runtime.records.program import Program
from crazy8.runtime.records.several import HAS_FURTHER_CARDS, HAS_OPEN_ROWS

from ..relation_pool import RelationPool
from ..rules import Rules


def fill_extra(program: Program, rules: Rules, pool: RelationPool) -> None:
    """Write what may be laid besides one card a turn, and out of turn."""
    extra = rules.extra
    if extra.several is not None:
        program.several_relation = pool.number(extra.several.cards)
        program.several_of = rules.deck.every_card if extra.several.of is None else extra.several.of
        program.several_most = rules.deck.size if extra.several.most is None else extra.several.most
    program.several_last_acts = extra.several_effects == "last"
    program.several_top_chosen = extra.several_top == "chosen"
    program.several_not_last = not extra.several_may_be_last
    program.adding_stays = extra.add_stays_open
    if extra.jump is not None:
        program.jump_relation = pool.number(extra.jump.cards)
        program.jump_resumes = extra.jump.then == "resume"
        program.jump_cancels = extra.jump.effect == "cancels"
    program.claims = extra.claim is not None


def features_of_several(program: Program, rules: Rules) -> int:
    """What several cards in a turn, and cards out of turn, use."""
    adds = any(program.adding)
    return features_in(
        {
            HAS_FURTHER_CARDS: rules.extra.several is not None or adds,
            HAS_OPEN_ROWS: adds and rules.extra.add_stays_open,
            HAS_OUT_OF_TURN: program.claims != 0 or program.jump_relation > 0,
        }
    )
