"""Put effects into the program: lists of operations, and what the engine knows of a card before they run."""

from __future__ import annotations

from collections.abc import Iterable

from crazy8.runtime.records import codes
from crazy8.runtime.records.effects import (
    HAS_CONDITIONS,
    HAS_DUTIES,
    HAS_HAND_MOVES,
    HAS_MISSED_TURNS,
    HAS_NAMED_FOR_THIS,
    HAS_NAMED_RANKS,
    HAS_OTHER_SUIT,
    HAS_STRICT_COVERS,
)
from crazy8.runtime.records.features import features_in
from crazy8.runtime.records.limits import (
    CONDITION_LISTS,
    COUNTER_LISTS,
    CUTTER_LISTS,
    LIST_LENGTH,
    OPERATIONS,
)
from crazy8.runtime.records.program import Program

from ..conditions.model import CountsTo
from ..conditions.program import codes_of, goes_by_card_below
from ..debts.facts import is_ever_answered
from ..relation_pool import RelationPool
from ..rules import Rules
from .operations import DUTIES, MOVING_HANDS, EffectWriter, Operation


def write_list(program: Program, effect_list: int, operations: Iterable[Operation]) -> None:
    """Write an effect list into the program."""
    for position, one in enumerate(operations):
        place = LIST_LENGTH * effect_list + position
        program.operation[place] = one.operation
        program.amount[place] = one.amount
        program.detail[place] = one.detail
        program.aim[place] = one.aim
        program.relation_of[place] = one.relation
        program.otherwise[place] = one.otherwise


def fill_effects(program: Program, rules: Rules, pool: RelationPool) -> None:
    """Write the effects of all cards."""
    program.reverse_skips = rules.effects.reverse_with_two == "skips"
    writer = EffectWriter(rules, pool)
    for kind in range(rules.deck.kind_count):
        operations = writer.operations_of_card(kind)
        write_list(program, kind, operations)
        if rules.matching.counter_wild is not None:
            for_one = writer.operations_of_card(kind, wild=rules.matching.counter_wild)
            write_list(program, COUNTER_LISTS + kind, for_one)
        in_suit = rules.effects.of_cutter_suit[kind] if rules.effects.of_cutter_suit else None
        if in_suit is not None:
            program.cutter_acts |= 1 << kind
            write_list(program, CUTTER_LISTS + kind, writer.operations_of_card(kind, in_suit))
        fill_roles(program, rules, kind, operations)
    fill_conditions(program, rules, writer)


def lists_beside_the_own(rules: Rules) -> int:
    """Return how many effect lists the cards need for conditions and for the suit of the cutter."""
    in_suit = sum(effects is not None for effects in rules.effects.of_cutter_suit)
    return sum(map(len, rules.effects.under_conditions), start=in_suit)


def fill_conditions(program: Program, rules: Rules, writer: EffectWriter) -> None:
    """Write what cards do under conditions; whoever has a counter at the card's number may have a wild one then."""
    counter_wild = rules.matching.counter_wild
    for kind, conditions in enumerate(rules.effects.under_conditions):
        face = rules.deck.ranks[rules.deck.rank_of(kind)].face
        for one in conditions:
            while program.cutter_acts >> program.conditions & 1:
                program.condition_of[program.conditions] = -1
                program.conditions += 1
            number = program.conditions
            program.conditions += 1
            program.conditional |= 1 << kind
            program.condition_of[number] = kind
            asked = codes_of(one.condition)
            program.condition_asks[number], program.condition_amount[number], program.condition_cards[number] = asked
            for_one = counter_wild if isinstance(one.condition, CountsTo) and one.condition.number == face else None
            operations = writer.operations_of_card(kind, one.effects, wild=for_one)
            write_list(program, CONDITION_LISTS + number, operations)
            fill_names(program, kind, operations)
            if skip_waits(rules, kind, operations):
                program.condition_skip_waits |= 1 << number


def fill_names(program: Program, kind: int, operations: list[Operation]) -> None:
    """Write whether a card names something."""
    if any(operation.operation == codes.NAMES_SUIT for operation in operations):
        program.names |= 1 << kind


def skip_waits(rules: Rules, kind: int, operations: list[Operation]) -> bool:
    """Return whether the skip of a list waits for an answer."""
    happens = {operation.operation for operation in operations}
    unanswered = {codes.NEXT_OWES, codes.PREVIOUS_OWES, codes.CHOSEN_OWES}
    skips = happens & {codes.SKIP_NEXT, codes.OWES_TURNS}
    return is_ever_answered(rules, kind) and bool(skips) and not happens & unanswered


def fill_roles(program: Program, rules: Rules, kind: int, operations: list[Operation]) -> None:
    """Write what the engine has to know of a card before its effects run."""
    fill_names(program, kind, operations)
    if skip_waits(rules, kind, operations):
        program.skip_waits |= 1 << kind
    for operation in operations:
        if operation.operation == codes.COPY:
            program.copying |= 1 << kind
        if operation.operation == codes.ADD:
            program.adding[kind] = operation.relation
        if operation.operation == codes.COVER and operation.otherwise == codes.ELSE_NOT_ALLOWED:
            program.strict_covers |= 1 << kind
            program.cover_relation[kind] = operation.relation


def features_of_effects(program: Program, rules: Rules) -> int:
    """Return the features that effects and namings use."""
    operations = set(program.operation)
    namings = [program.detail[place] for place in range(OPERATIONS) if program.operation[place] == codes.NAMES_SUIT]
    ranks = [*namings, *(program.starter_detail[kind] for kind in range(program.kinds))]
    return features_in(
        {
            HAS_MISSED_TURNS: misses_turns(program, operations) or skips_beside_draws(rules, operations),
            HAS_OTHER_SUIT: any(detail & codes.ANOTHER_SUIT for detail in namings),
            HAS_NAMED_RANKS: any(detail & codes.NAMES_RANK for detail in ranks),
            HAS_NAMED_FOR_THIS: codes.NAMES_FOR_THIS in operations,
            HAS_DUTIES: bool(DUTIES & operations),
            HAS_HAND_MOVES: bool(MOVING_HANDS & operations),
            HAS_STRICT_COVERS: program.strict_covers != 0,
            HAS_CONDITIONS: program.conditions != 0 or goes_by_card_below(program),
        }
    )


def skips_beside_draws(rules: Rules, operations: set[int]) -> bool:
    """Return whether a skip can fall together with a draw, so that whoever comes after the debtor misses a turn."""
    draws = {codes.NEXT_OWES, codes.PREVIOUS_OWES, codes.CHOSEN_OWES} & operations
    return codes.SKIP_NEXT in operations and bool(draws) and rules.several.together is not None


def misses_turns(program: Program, operations: set[int]) -> bool:
    """Return whether somebody can come to miss a turn."""
    penalties = (*program.call_turns, program.false_turns, program.doubt_turns)
    out_of_order = {codes.SKIP_CHOSEN, codes.OWES_TURNS, codes.CHOSEN_OWES}
    return bool(out_of_order & operations) or any(penalties) or codes.SENDS_BACK in program.reply
