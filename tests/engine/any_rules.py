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
DEBTS = ("next draws 2", "next draws 1, then plays", "next draws 3, then may play", "next draws face")
SKIPS = ("skip next", "skip next 2")
EFFECTS = (
    *DEBTS,
    *SKIPS,
    *NAMINGS[:2],
    *("others draw 1", "everyone draws 2", "you draw 1", "skip others", "skip chosen"),
    *("reverse", "must play again", "may play again"),
)
REPLIES = ("adds", "doubles", "replaces", "passes on", "sends back", "cancels")
STARTERS = (
    *("nothing", "acts", "acts, dealer begins", "dealer names suit", "first player names suit", "any fits"),
    *("bury", "put under", "turn another", "reshuffle", "everyone draws 1", "skip next"),
)
LAST_CARDS = ("wins", "acts", "acts and may come back", "forbidden", "only if it fits", "draw 2", "not out")
LEDGERS = (
    *("each pays own hand", "winner collects", "winner collects average", "lowest collects differences"),
    *("lowest wins", "finishers collect", "winner takes 10", "places", "nothing", "each collects differences"),
)
ENDS = (
    *(
        "single hand",
        "3 hands",
        "each deals 1 time",
        "to 60, lowest wins",
        "to 60, highest wins",
        "to 60, who reaches it wins",
    ),
    *("past 40, who reaches it loses", "to 50, who reaches it leaves game", "columns 3 to 40", "to countdown"),
    *(f"until 1 remains\nafter each hand: {who} leaves game" for who in ("loser", "winner")),
)
PENALTIES = ("draw 2", "draw 1 and misses a turn", "may not finish", "nothing", "draw 3 and misses 2 turns")
SOMETIMES = (
    *("no starter", "starter from dealer", "cutter 7, 8", "cutter any\nplay cutter 7: skip next"),
    *(
        "draw nothing",
        "draw may go on",
        "pass after any draw",
        "pass without drawing at will",
        "no pass without drawing",
    ),
    *(
        "stock refills at once",
        "stock keeps top and chain",
        "stock refills at most 1 time",
        "stock refills at most 0 times",
    ),
    'may say "knock" while holding at most 5 points: hand ends',
    *("draw from stock or discards", "stock short: owed", "stock short: no play", "stock short: take top"),
    *("blocked after 2 rounds", "blocked after 1 round and 1 pass", "blocked after 3 passes"),
    *("blocked after 1 round or 9 cards", "finish not while another hand is empty", "finish only on J Q K"),
    *("at 10 cards: leaves hand", "at 8 cards: leaves hand", "at 10 cards: loses", "finish after A: draw 2"),
    *("bonus J: times 2", "bonus Q: -20", "rounding to 10, at least 10", "rounding to 5"),
    *("reshuffle: costs 5, doubling", "reshuffle: costs 7", "total 50: becomes 0", "partners opposite"),
    "when 2 players { dummy hands }",
    "countdown from 8 to 0\nwild countdown: names suit",
    *("deal winner 2 more, loser 1 fewer", "deal youngest 1 fewer, dealer 1 more"),
)
"""Statements that stand in some rules."""
COUNTDOWNS = (
    "",
    "deal countdown\ncountdown from 5 to 0",
    "deal countdown\ncountdown from 3 to 0\ncountdown falls for everyone\nwild countdown: names suit",
    "countdown from 3 to 0\ncountdown falls for loser",
    "countdown from 3 to 0\ncountdown falls for loser\ncountdown over: leaves game",
    "countdown from 2 to 0\ncountdown falls for loser\ncountdown over: loses game\ndeal countdown",
    "countdown from 2 to 0\ncountdown over: leaves game",
    "countdown from 4 to 1\ncountdown falls for emptied\nfinish: next countdown\nwild countdown: names nothing",
)
"""Ways in which counters matter; mostly they do not."""
ALWAYS: dict[str, tuple[str, ...]] = {
    "direction ": ("clockwise", "anticlockwise", "chosen"),
    "first player ": (
        *(
            "left of dealer",
            "right of dealer",
            "dealer",
            "winner",
            "winner, else dealer",
            "loser",
            "youngest",
            "oldest",
            "random",
        ),
        *("holder of 2", "holder of lowest 3, 4, 5", "holder of highest any"),
    ),
    "first dealer ": ("random", "lowest card", "highest card", "youngest", "oldest"),
    "next dealer ": ("left", "right", "winner", "loser", "same", "random"),
    "match ": ("suit or rank", "suit", "rank", "colour", "suit or neighbour", "colour or rank"),
    "draw ": ("1", "2", "3", "up to 2", "up to 3", "until playable", "until playable, at most 2"),
    "draw": (" at will", " when unable"),
    "drawn card ": (
        "may be played",
        "may be played or any other",
        "must be played",
        "must be played or any other",
        "is kept",
    ),
    "stock empty: ": ("reshuffle", "turn over", "pass", "hand ends"),
    "stock exhausted: ": ("pass", "hand ends"),
    "blocked: ": (*LEDGERS, "void"),
    "score: ": LEDGERS,
    "reverse with two: ": ("skips", "nothing"),
    "finish: ": ("hand ends", "play on", "both partners"),
    "game ": ENDS,
    "tie: ": ("extra hand", "shared", "earlier lowest"),
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
    if "deal countdown" not in counting:
        lines.append(pick((f"deal {chance.randint(1, 7)}", f"deal {chance.randint(1, 7)}", "deal per hand 3 1 2")))
    lines += ["packs 2"] * (chance.random() < 0.3)
    lines.append(f"wild {pick(RANKS)}: {pick(('names nothing', *NAMINGS))}")
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
        parsed = parse(Source("any", f'c8 2\nvariant any "Any" extends plain [house]\n{text}'))
        assert not parsed.diagnostics, [(one.message, one.span.text) for one in parsed.diagnostics]
        variant, _ = link(parsed.document, Library(lambda _name: PLAIN))
        rules = Resolver(variant).resolve(players).rules if variant is not None else None
        if rules is not None and rules.stock_after_deal > 0 and not limits(rules):
            return f"{players} players\n{text}", program_from(rules)
