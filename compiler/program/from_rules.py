"""Rules to program: layering, options and player counts are gone, only tables and masks are left."""

from __future__ import annotations

from dataclasses import dataclass

from crazy8.compiler.program.course import fill_calls, fill_deal, fill_drawing, fill_scoring
from crazy8.compiler.program.effects import fill_effects, fill_last_cards, fill_starters
from crazy8.compiler.program.fits import fill_fits
from crazy8.compiler.rules.rules import Rules
from crazy8.runtime import codes
from crazy8.runtime.limits import MOST_CALLS, MOST_CARDS, MOST_EFFECTS, MOST_KINDS, MOST_RANKS, MOST_SEATS, MOST_SUITS
from crazy8.runtime.program import OPERATIONS, Program, fingerprint

__all__ = ["Beyond", "fingerprint", "limits", "program_from"]


@dataclass(frozen=True, slots=True)
class Beyond:
    """A number of the rules that the engine has no room for."""

    what: str
    """`kinds`, `cards`, `suits`, `ranks`, `players`, `calls`, or `effects` of one card."""
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
    fill_fits(program, rules)
    fill_drawing(program, rules)
    fill_effects(program, rules)
    fill_starters(program, rules)
    fill_calls(program, rules)
    fill_last_cards(program, rules)
    fill_scoring(program, rules)
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
        codes.HAS_MISSED_TURNS: codes.SKIP_CHOSEN in operations or any(program.call_turns),
        codes.HAS_LATE_CATCHES: late and program.catchable != 0,
        codes.HAS_OTHER_SUIT: any(program.detail[place] & codes.ANOTHER_SUIT for place in namings),
    }
    return sum(feature for feature, is_used in used.items() if is_used)
