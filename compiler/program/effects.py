"""The effects of cards as lists of operations, the replies to them, and what a card does as starter or as last card."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from crazy8.compiler.rules.effects import Draws, Effect, Names, Naming, PlaysAgain, Reverses, Skips
from crazy8.compiler.rules.rules import Rules
from crazy8.compiler.rules.starter import REFUSALS
from crazy8.runtime import codes
from crazy8.runtime.limits import MOST_KINDS
from crazy8.runtime.program import LIST_LENGTH, Program

Operation: TypeAlias = tuple[int, int, int]
"""Operation, amount, detail."""

THEN = {"waits": codes.WAITS, "plays": codes.PLAYS, "may play": codes.MAY_PLAY}
DRAWING = {"others": codes.OTHERS_DRAW, "everyone": codes.EVERYONE_DRAWS, "you": codes.YOU_DRAW}
REPLY = {
    "adds": codes.ADDS,
    "doubles": codes.DOUBLES,
    "replaces": codes.REPLACES,
    "passes on": codes.PASSES_ON,
    "sends back": codes.SENDS_BACK,
    "cancels": codes.CANCELS,
}
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
LAST = {
    "wins": codes.LAST_WINS,
    "acts": codes.LAST_ACTS,
    "acts and may come back": codes.LAST_MAY_COME_BACK,
    "forbidden": codes.LAST_FORBIDDEN,
    "if it fits": codes.LAST_IF_IT_FITS,
    "draws": codes.LAST_DRAWS,
    "stays in": codes.LAST_STAYS_IN,
}


def naming_detail(naming: Naming | None) -> int:
    """How a suit is named, as bits."""
    if naming is None:
        return 0
    return (codes.ANOTHER_SUIT if naming.another else 0) | (codes.OPTIONAL if naming.optional else 0)


def operation_of(effect: Effect, face: int | None) -> Operation:
    """The operation of one effect; `face` is the number on the card."""
    match effect:
        case Draws():
            amount = effect.cards if effect.cards is not None else face or 0
            if effect.target == "next":
                return codes.NEXT_OWES, amount, THEN[effect.then]
            return DRAWING[effect.target], amount, 0
        case Skips():
            if effect.target == "next":
                return codes.SKIP_NEXT, effect.seats, 0
            return (codes.SKIP_OTHERS if effect.target == "others" else codes.SKIP_CHOSEN), 0, 0
        case Reverses():
            return codes.REVERSE, 0, 0
        case PlaysAgain():
            return (codes.AGAIN_OPTIONAL if effect.optional else codes.AGAIN_WHOLE), 0, 0
        case Names():
            return codes.NAMES_SUIT, 0, naming_detail(effect.naming)
    raise NotImplementedError(effect)


def operations_of_card(rules: Rules, kind: int) -> list[Operation]:
    """All operations of a card, the naming of a wild one first."""
    face = rules.deck.ranks[rules.deck.rank_of(kind)].face
    operations = [operation_of(effect, face) for effect in rules.effects.of_card[kind]]
    wild = rules.fits.wild[kind]
    if wild is not None and wild.naming is not None:
        operations.insert(0, (codes.NAMES_SUIT, 0, naming_detail(wild.naming)))
    return operations


def write_list(program: Program, effect_list: int, operations: Iterable[Operation]) -> None:
    """Write an effect list into the program."""
    for position, (operation, amount, detail) in enumerate(operations):
        place = LIST_LENGTH * effect_list + position
        program.operation[place] = operation
        program.amount[place] = amount
        program.detail[place] = detail


def fill_effects(program: Program, rules: Rules) -> None:
    """Write effects and replies."""
    program.reverse_skips = rules.effects.reverse_with_two == "skips"
    for kind in range(rules.deck.kind_count):
        operations = operations_of_card(rules, kind)
        write_list(program, kind, operations)
        happens = {operation for operation, _, _ in operations}
        if codes.NAMES_SUIT in happens:
            program.names |= 1 << kind
        replies = rules.obligations.replies[kind]
        if replies and codes.SKIP_NEXT in happens and codes.NEXT_OWES not in happens:
            program.skip_waits |= 1 << kind
        for reply in replies:
            program.answers[kind] |= reply.cards
            for answer in range(rules.deck.kind_count):
                if reply.cards >> answer & 1:
                    program.reply[MOST_KINDS * kind + answer] = REPLY[reply.mode]


def fill_starters(program: Program, rules: Rules) -> None:
    """Write the treatment of every card as starter."""
    for kind, treatment in enumerate(rules.starter.of_card):
        program.starter[kind] = STARTER[treatment.kind]
        if treatment.kind in REFUSALS:
            program.refused |= 1 << kind
        if treatment.kind in ("dealer names", "first names"):
            program.starter_detail[kind] = naming_detail(treatment.naming)
        elif treatment.dealer_starts:
            program.starter_detail[kind] = 1
        face = rules.deck.ranks[rules.deck.rank_of(kind)].face
        write_list(program, MOST_KINDS + kind, (operation_of(effect, face) for effect in treatment.effects))


def fill_last_cards(program: Program, rules: Rules) -> None:
    """Write what every card does as the last one."""
    for kind, last in enumerate(rules.finish.last_card):
        program.last_rule[kind] = LAST[last.kind]
        program.last_amount[kind] = last.cards or 0
        if last.kind == "forbidden":
            program.not_last |= 1 << kind
        if last.kind == "if it fits":
            program.natural_last |= 1 << kind
    program.play_on = rules.finish.then == "play on"
