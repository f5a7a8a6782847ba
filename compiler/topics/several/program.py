"""Put into the program how several cards are laid in one turn."""

from __future__ import annotations

from crazy8.runtime.records import codes
from crazy8.runtime.records.features import features_in
from crazy8.runtime.records.program import Program
from crazy8.runtime.records.several import HAS_FURTHER_CARDS, HAS_LEAST_TOGETHER, HAS_OPEN_ROWS

from ..relation_pool import RelationPool
from ..rules import Rules

_ROWS = {"closes": codes.ROW_CLOSES, "stays": codes.ROW_STAYS, "until closed": codes.ROW_UNTIL_CLOSED}


def fill_several(program: Program, rules: Rules, pool: RelationPool) -> None:
    """Write what may be laid besides one card a turn."""
    several = rules.several
    if several.together is not None:
        program.several_relation = pool.number(several.together.cards)
        program.several_of = rules.deck.every_card if several.together.of is None else several.together.of
        program.several_most = rules.deck.size if several.together.most is None else several.together.most
        program.several_least = several.together.least or 1
    program.several_last_acts = several.effects == "last"
    program.several_top_chosen = several.top == "chosen"
    program.several_not_last = not several.may_be_last
    program.adding_stays = _ROWS[several.added_row]


def features_of_several(program: Program, rules: Rules) -> int:
    """Return the features that several cards in a turn use."""
    adds = any(program.adding)
    together = rules.several.together
    return features_in(
        {
            HAS_FURTHER_CARDS: together is not None or adds,
            HAS_OPEN_ROWS: adds and rules.several.added_row != "closes",
            HAS_LEAST_TOGETHER: together is not None and together.least is not None,
        }
    )
