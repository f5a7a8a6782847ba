"""Rules made up at random from all constructs of the language, for what must hold whatever is written."""

from __future__ import annotations

import random

from any_turns import statements_about_turns
from tables import PLAIN

from crazy8.compiler.language.from_text import parse
from crazy8.compiler.layers.link import Library, link
from crazy8.compiler.layers.resolver import Resolver
from crazy8.compiler.program.from_rules import limits, program_from
from crazy8.compiler.source import Source
from crazy8.runtime.records.program import Program

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
NAMINGS = ("names suit", "names another suit", "may name suit")
DEBTS = ("next draws 2", "next draws 1 then plays", "next draws 3 then may play", "next draws face")
SKIPS = ("skip next", "skip 2")
EFFECTS = (
    *DEBTS,
    *SKIPS,
    *NAMINGS[:2],
    *("others draw 1", "everyone draws 2", "you draw 1", "skip others", "skip chosen"),
    *("reverse", "again", "may play again"),
)
REPLIES = ("adds", "doubles", "replaces", "passes on", "sends back", "cancels")
STARTERS = (
    *("plain", "acts", "acts, dealer starts", "dealer names suit", "first names suit", "any fits"),
    *("bury", "under", "redraw", "reshuffle", "everyone draws 1", "skip next"),
)
LAST_CARDS = ("wins", "acts", "acts and may come back", "forbidden", "if it fits", "draw 2", "stays in")
LEDGERS = (
    *("each pays own hand", "winner collects", "winner collects average", "lowest collects differences"),
    *("lowest wins", "finishers collect", "winner takes 10", "places", "none", "each collects differences"),
)
ENDS = (
    *("single hand", "3 hands", "each deals 1", "to 60, lowest wins", "to 60, highest wins", "to 60, first wins"),
    *("past 40, reachers lose", "to 50, reachers drop out", "columns 3 to 40", "to counter"),
)
PENALTIES = ("draw 2", "draw 1 and wait 1", "no finish", "nothing", "draw 3 and wait 2")
SOMETIMES = (
    *("starter none", "starter from dealer", "cutter 7, 8", "cutter any\nplay cutter 7: skip next"),
    *("draw nothing", "draw may go on", "pass after any draw", "pass at will", "pass when stock empty"),
    *("stock refills at once", "stock keeps top and chain", "stock limit 1", "stock limit 0"),
    *("stock short: owed", "stock short: no play", "stock short: take top"),
    *("blocked after 2 rounds", "blocked after 1 round and 1 pass", "blocked after 3 passes"),
    *("blocked after 1 round or 9 cards", "finish waits for empty hands", "finish only on J Q K"),
    *("limit 9 cards: out", "limit 7 cards: out", "limit 9 cards: loses", "finish after A: draw 2"),
    *("bonus J: times 2", "bonus Q: -20", "score rounds to 10 at least 10", "score rounds to 5"),
    *("score reshuffle: 5 doubling", "score reshuffle: 7", "game exactly 50: back to 0", "partners opposite"),
    "counter from 8 to 0\nwild counter names suit",
)
"""Statements that stand in some rules."""
COUNTDOWNS = (
    "",
    "deal counter\ncounter from 5 to 0",
    "deal counter\ncounter from 3 to 0\ncounter falls for everyone\nwild counter names suit",
    "counter from 4 to 1\ncounter falls for emptied\nfinish: next counter\nwild counter",
)
"""Ways in which counters matter; mostly they do not."""
ALWAYS: dict[str, tuple[str, ...]] = {
    "direction ": ("clockwise", "anticlockwise", "chosen"),
    "first ": ("left of dealer", "right of dealer", "dealer", "winner", "youngest", "random"),
    "dealer first ": ("random", "lowest card", "highest card", "youngest"),
    "dealer then ": ("left", "right", "winner", "loser", "same"),
    "match ": ("suit or rank", "suit", "rank", "colour", "suit or neighbour", "colour or rank"),
    "draw ": ("1", "2", "3", "up to 2", "up to 3", "until playable"),
    "draw": (" at will", " when unable"),
    "drawn card ": (
        "may be played",
        "may be played or any other",
        "must be played",
        "must be played or any other",
        "waits",
    ),
    "stock empty: ": ("reshuffle", "turn over", "pass", "score"),
    "stock exhausted: ": ("pass", "score"),
    "blocked: ": (*LEDGERS, "void"),
    "score: ": LEDGERS,
    "reverse with two: ": ("skips", "nothing"),
    "finish: ": ("hand ends", "play on", "both partners"),
    "game ": ENDS,
    "game tie: ": ("extra hand", "shared", "earlier lowest"),
}
"""The beginnings of statements that are always there, with their possible ends."""


def statements(chance: random.Random) -> list[str]:
    """Statements that may contradict one another."""
    pick = chance.choice
    lines = [begin + pick(ends) for begin, ends in ALWAYS.items()]
    lines += chance.sample(SOMETIMES, chance.choice((0, 1, 2, 4)))
    counting = pick(COUNTDOWNS) if chance.random() < 0.3 else ""
    if counting:
        lines = [line for line in lines if not line.startswith(("finish:", "game single"))] + [counting]
    if "deal counter" not in counting:
        lines.append(pick((f"deal {chance.randint(1, 7)}", f"deal {chance.randint(1, 7)}", "deal per hand 3 1 2")))
    lines += ["packs 2"] * (chance.random() < 0.3)
    lines.append(f"wild {pick(RANKS)} {pick(('', *NAMINGS))}")
    lines += [f"starter {pick(RANKS)}: {pick(STARTERS)}" for _ in range(chance.randint(0, 3))]
    lines += [f"forbid {pick(RANKS)} on {pick(RANKS)}" for _ in range(chance.randint(0, 2))]
    lines += [f"finish on {pick(RANKS)}: {pick(LAST_CARDS)}" for _ in range(chance.randint(0, 3))]
    for rank in chance.sample(RANKS, chance.randint(0, 6)):
        effects = chance.sample(EFFECTS, chance.randint(1, 3))
        lines.append(f"play {rank}: {', '.join(effects)}")
        if set(effects) & {*DEBTS, *SKIPS} and chance.random() < 0.7:
            lines.append(f"answer {rank} with {pick((rank, *RANKS))}: {pick(REPLIES)}")
    if chance.random() < 0.6:
        sizes = chance.sample(range(4), chance.randint(1, 2))
        lines += [f'call "{size}" at {size} cards, else {pick(PENALTIES)}' for size in sizes]
        lines.append(f"call until {pick(('next turn', 'next card', 'last card'))}")
        lines.append(f"call caught by {pick(('anyone', 'next', 'table'))}")
    if chance.random() < 0.6:
        lines += statements_about_turns(chance)
    return lines


def program_for(chance: random.Random) -> tuple[str, Program]:
    """Rules without errors, as text and as a program; what contradicts itself is thrown away."""
    while True:
        text = "\n".join(statements(chance))
        players = chance.choice((2, 2, 3, 4, 5, 7))
        parsed = parse(Source("any", f'c8 1\nvariant any "Any" extends plain [house]\n{text}'))
        assert not parsed.diagnostics, [(one.message, one.span.text) for one in parsed.diagnostics]
        variant, _ = link(parsed.document, Library(lambda _name: PLAIN))
        rules = Resolver(variant).resolve(players).rules if variant is not None else None
        if rules is not None and rules.stock_after_deal > 0 and not limits(rules):
            return f"{players} players\n{text}", program_from(rules)
