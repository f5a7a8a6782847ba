"""Put going out into the program: the last card, covers, partners, hand limits."""

from __future__ import annotations

from crazy8.runtime.records import codes
from crazy8.runtime.records.features import features_in
from crazy8.runtime.records.finish import (
    HAS_CARD_LIMIT,
    HAS_FINISH_RULES,
    HAS_KNOCKS,
    HAS_LAST_BANS,
    HAS_LATE_OUTS,
    HAS_SIDES,
)
from crazy8.runtime.records.program import Program

from ...cards.cards import CardSet
from ..conditions.program import Clause, fill_clauses, gathered
from ..effects.facts import covering_cards
from ..rules import Rules
from .facts import answered_last_cards, has_late_outs, others_play_on

LAST = {
    "wins": codes.LAST_WINS,
    "acts": codes.LAST_ACTS,
    "acts and may come back": codes.LAST_MAY_COME_BACK,
    "forbidden": codes.LAST_FORBIDDEN,
    "if it fits": codes.LAST_IF_IT_FITS,
    "draws": codes.LAST_DRAWS,
    "stays in": codes.LAST_STAYS_IN,
    "out at next turn": codes.LAST_OUT_AT_TURN,
}


def fill_last_cards(program: Program, rules: Rules) -> None:
    """Write what every card does as the last one, and as a cover on every card."""
    finish = rules.finish
    for kind, last in enumerate(finish.last_card):
        acts = last.kind == "acts and may come back" and not answered_last_cards(rules) >> kind & 1
        program.last_rule[kind] = codes.LAST_ACTS if acts else LAST[last.kind]
        program.last_amount[kind] = last.cards or 0
        if last.kind == "forbidden":
            program.not_last |= 1 << kind
        if last.kind == "if it fits":
            program.natural_last |= 1 << kind
    if finish.only_on is not None:
        program.not_last |= rules.deck.every_card & ~finish.only_on
    for kind in range(rules.deck.kind_count):
        cover = finish.after[kind] if finish.after else None
        program.cover_rule[kind] = codes.LAST_AS_USUAL if cover is None else LAST[cover.kind]
        program.cover_amount[kind] = 0 if cover is None else cover.cards or 0
    fill_clauses(program, lasts_while(rules))


def lasts_while(rules: Rules) -> dict[Clause, CardSet]:
    """Return what cards do as the last one under conditions."""
    of_card = rules.finish.last_while
    return gathered(
        tuple([(one.condition, LAST[one.last.kind], one.last.cards or 0) for one in some] for some in of_card)
    )


def fill_finish(program: Program, rules: Rules) -> None:
    """Write what happens when somebody is out, and when somebody holds too many cards."""
    finish = rules.finish
    program.holds_back = covering_cards(rules)
    program.play_on = others_play_on(rules)
    if rules.seating.sides and rules.players >= 4 and rules.players % 2 == 0:
        program.partners = codes.BOTH_OUT if finish.then == "both partners" else codes.ONE_OUT
    program.waits_for_empty = finish.waits_for_empty_hands
    if finish.knock is not None:
        program.knock_at_most = finish.knock.at_most
    if finish.limit is not None:
        program.card_limit = finish.limit.cards
        program.limit_loses = finish.limit.result == "loses"


def features_of_finish(program: Program, rules: Rules) -> int:
    """Return the features that going out uses."""
    covers = any(program.cover_rule[kind] != codes.LAST_AS_USUAL for kind in range(program.kinds))
    return features_in(
        {
            HAS_LAST_BANS: bool(program.not_last | program.natural_last) or bool(rules.finish.last_while),
            HAS_FINISH_RULES: covers or bool(program.waits_for_empty) or bool(program.next_counter),
            HAS_CARD_LIMIT: program.card_limit > 0,
            HAS_SIDES: bool(program.partners),
            HAS_LATE_OUTS: has_late_outs(rules),
            HAS_KNOCKS: rules.finish.knock is not None,
        }
    )
