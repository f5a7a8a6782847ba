"""Rules to program: layering, options and player counts are gone, only tables and masks are left."""

from __future__ import annotations

from dataclasses import dataclass

from crazy8.runtime.records import codes
from crazy8.runtime.records.limits import (
    MOST_CALLS,
    MOST_CARDS,
    MOST_EFFECTS,
    MOST_KINDS,
    MOST_RANKS,
    MOST_RELATIONS,
    MOST_SEATS,
    MOST_SUITS,
    OPERATIONS,
)
from crazy8.runtime.records.program import Program, fingerprint

from ..topics.calls.program import fill_calls
from ..topics.deal.program import fill_deal
from ..topics.debts.program import fill_challenges
from ..topics.drawing.program import fill_drawing
from ..topics.effects.operations import DUTIES, MOVING_HANDS
from ..topics.effects.program import fill_effects
from ..topics.finish.program import fill_finish, fill_last_cards
from ..topics.game.program import fill_game
from ..topics.matching.program import fill_fits
from ..topics.relation_pool import RelationPool, count_relations
from ..topics.rules import Rules
from ..topics.scoring.program import fill_scoring
from ..topics.several.program import fill_extra
from ..topics.starter.program import fill_starters
from ..topics.stock.program import fill_stock

__all__ = ["Beyond", "fingerprint", "limits", "program_from"]


@dataclass(frozen=True, slots=True)
class Beyond:
    """A number of the rules that the engine has no room for."""

    what: str
    """`kinds`, `cards`, `suits`, `ranks`, `players`, `calls`, `relations`, or `effects` of one card."""
    number: int
    most: int


def limits(rules: Rules) -> list[Beyond]:
    """Everything in the rules that is too large; a program exists only if there is nothing."""
    deck = rules.deck
    sizes = (
        ("kinds", deck.kind_count, MOST_KINDS),
        ("cards", deck.size, MOST_CARDS),
        ("suits", len(deck.suits), MOST_SUITS),
        ("ranks", len(deck.ranks), MOST_RANKS),
        ("players", rules.players, MOST_SEATS),
        ("calls", len(rules.calls.calls), MOST_CALLS),
        ("relations", count_relations(rules), MOST_RELATIONS),
        ("effects", max(map(len, rules.effects.of_card), default=0), MOST_EFFECTS),
    )
    return [Beyond(what, number, most) for what, number, most in sizes if number > most]


def program_from(rules: Rules) -> Program:
    """The program of rules within the limits; raises `ValueError` beyond them."""
    beyond = limits(rules)
    if beyond:
        raise ValueError(f"beyond the limits of the engine: {beyond}")
    program = Program()
    fill_deal(program, rules)
    pool = RelationPool(rules.deck)
    fill_fits(program, rules, pool)
    fill_drawing(program, rules)
    fill_stock(program, rules)
    fill_effects(program, rules, pool)
    fill_starters(program, rules, pool)
    fill_challenges(program, rules)
    fill_extra(program, rules, pool)
    fill_calls(program, rules)
    fill_last_cards(program, rules)
    fill_finish(program, rules)
    fill_scoring(program, rules)
    fill_game(program, rules)
    pool.write(program)
    program.features = features_of(program, rules)
    return program


def features_of(program: Program, rules: Rules) -> int:
    """What the program uses; the engine steps over all else."""
    operations = set(program.operation)
    namings = [place for place in range(OPERATIONS) if program.operation[place] == codes.NAMES_SUIT]
    late = program.call_window == codes.UNTIL_LAST_CARD and program.call_catcher != codes.CAUGHT_BY_TABLE
    used = {
        codes.HAS_COPIES: rules.deck.has_copies,
        codes.HAS_CALLS: program.calls > 0,
        codes.HAS_LAST_BANS: bool(program.not_last | program.natural_last),
        codes.HAS_MISSED_TURNS: misses_turns(program, operations),
        codes.HAS_LATE_CATCHES: late and program.catchable != 0,
        codes.HAS_OTHER_SUIT: any(program.detail[place] & codes.ANOTHER_SUIT for place in namings),
        **course_of(program, rules),
        **turns_of(program, rules, operations),
    }
    return sum(feature for feature, is_used in used.items() if is_used)


def misses_turns(program: Program, operations: set[int]) -> bool:
    """Whether somebody can come to miss a turn."""
    penalties = (*program.call_turns, program.false_turns, program.doubt_turns)
    return bool({codes.SKIP_CHOSEN, codes.OWES_TURNS} & operations) or any(penalties)


def turns_of(program: Program, rules: Rules, operations: set[int]) -> dict[int, bool]:
    """What the program uses in a turn."""
    extra = rules.extra
    namings = [place for place in range(OPERATIONS) if program.operation[place] == codes.NAMES_SUIT]
    treatments = [program.starter_detail[kind] for kind in range(program.kinds)]
    ranks = [*(program.detail[place] for place in namings), *treatments]
    adds = any(program.adding)
    claims_or_jumps = program.claims != 0 or program.jump_relation > 0
    calls = rules.calls
    return {
        codes.HAS_AS_BELOW: program.as_below != 0,
        codes.HAS_NAMED_RANKS: any(detail & codes.NAMES_RANK for detail in ranks),
        codes.HAS_SERVED_FITS: any(one is not None for one in rules.fits.after_served),
        codes.HAS_HOLD_BANS: program.held_bans & ~program.challengeable != 0,
        codes.HAS_FIRST_BANS: program.first_bans != 0 or program.first_ban != 0,
        codes.HAS_DUTIES: bool(DUTIES & operations),
        codes.HAS_FURTHER_CARDS: extra.several is not None or adds,
        codes.HAS_OUT_OF_TURN: claims_or_jumps,
        codes.HAS_CHALLENGES: program.challengeable != 0,
        codes.HAS_DRAWN_ANSWERS: program.drawn_answers != 0,
        codes.HAS_CALLS_AHEAD: program.ahead != 0,
        codes.HAS_FALSE_CALLS: program.calls > 0 and bool(calls.false.cards or calls.false.turns),
        codes.HAS_DOUBTS: program.calls > 0 and bool(calls.doubt.cards or calls.doubt.turns),
        codes.HAS_HAND_MOVES: bool(MOVING_HANDS & operations),
        codes.HAS_STRICT_COVERS: program.strict_covers != 0,
        codes.HAS_OPEN_ROWS: adds and extra.add_stays_open,
    }


def course_of(program: Program, rules: Rules) -> dict[int, bool]:
    """What the program uses from the deal to the scores."""
    drawing, blocked = rules.drawing, rules.stock.blocked_after
    counts = rules.deal.counter is not None
    covers = any(program.cover_rule[kind] != codes.LAST_AS_USUAL for kind in range(program.kinds))
    refills = rules.stock.limit is not None or bool(program.refills_at_once) or rules.stock.keeps != "top"
    adjusts = any(program.bonus_points) or any(times > 1 for times in program.bonus_times)
    return {
        codes.HAS_COUNTERS: counts,
        codes.HAS_SIDES: bool(program.partners),
        codes.HAS_CUTTER: rules.deal.cutter is not None,
        codes.HAS_DRAW_CHOICES: (
            drawing.goes_on
            or drawing.pass_after == "any draw"
            or drawing.pass_at_will
            or drawing.pass_when_dry
            or drawing.amount.mode == "nothing"
        ),
        codes.HAS_STOCK_RULES: refills,
        codes.HAS_SHORTFALLS: rules.stock.short != "lapses",
        codes.HAS_FINISH_RULES: covers or bool(program.waits_for_empty) or bool(program.next_counter),
        codes.HAS_CARD_LIMIT: program.card_limit > 0,
        codes.HAS_SCORE_RULES: (
            adjusts
            or rules.scoring.rounding is not None
            or rules.scoring.reshuffle_fine is not None
            or rules.game.exact is not None
        ),
        codes.HAS_BLOCK_RULES: drawing.pass_when_dry or (blocked.rounds, blocked.passes, blocked.cards) != (1, 0, None),
        codes.HAS_CHAIN_KEPT: rules.stock.keeps == "top and chain",
    }
