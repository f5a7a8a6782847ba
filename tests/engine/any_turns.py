"""Statements made up at random about what happens in a turn and out of turn."""

from __future__ import annotations

import random
from collections.abc import Iterator

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
FALLBACKS = ("draw 1", "draw 2", "draw up to 2", "draw until playable", "draw face", "misses a turn")
LASTING = ("", " for a round", " until somebody fails")
SELECTORS = ("same suit", "same rank", "same suit or same rank", "next-up", "neighbour", "same colour 5 to 9")
DEBTS = ("previous draws 2", "chosen draws 2", "next misses a turn", "previous misses 2 turns", "chosen misses a turn")
HANDS = (
    *("swap hands with chosen", "swap hands with next", "all pass hands on", "all pass hands left"),
    *("give 1 card to next", "give 2 cards to chosen", "show hand to next", "show hand to others"),
    *(
        "all pass 2 cards on",
        "all discard 1 card",
        "you discard all same suit cards",
        "others discard 2 cards",
        "chosen discards 1 same suit or same rank card",
        "swap 2 cards with chosen",
        "take 1 card from previous",
        "take 2 cards from chosen, picked by giver",
    ),
    *("show hand to chosen", "may end hand", "may end hand with at most 20 points"),
)
NAMINGS = ("names rank", "names suit and rank", "names another rank", "names suit of same colour", "may name rank")
MODES = ("adds", "doubles", "replaces", "passes on", "sends back", "cancels")
TURNS = (
    *("after 5: 6 to 10", "after Q: as card below", "after 2 served: any", "forbid K while holding same suit"),
    *(
        "forbid 9 in first turn",
        "forbid 9, same rank in first turn",
        "several same rank",
        "several same rank or same suit neighbour at most 3",
    ),
    *("several same rank among 3 4 7 9\nseveral: last acts", "several same rank\nseveral: chosen on top"),
    *("several same rank\nfinish with several: forbidden", "several same suit at most 2"),
    *(
        "jump with same card",
        "jump with same rank\njump: goes back",
        "jump with same rank\njump: card below still counts",
    ),
    *('claim "dobon" when hand equals top', "drawn card may answer", "run stays open"),
    *('call "soon" a turn ahead, else draw 2', 'call "soon" a turn ahead, else may not finish'),
    *("call false: draw 2", "call wrongly caught: draw 1 and misses a turn"),
)
"""Statements that stand in some rules."""


def effects(chance: random.Random) -> str:
    """An effect of a card."""
    pick = chance.choice
    return pick(
        (
            pick(DEBTS),
            pick(HANDS),
            pick(NAMINGS[:4]),
            f"next must play {pick(SELECTORS)}{pick(LASTING)}, else {pick(FALLBACKS)}",
            f"previous must play {pick(SELECTORS)}, else {pick(FALLBACKS)}",
            f"cover with {pick(SELECTORS)}, else {pick((*FALLBACKS, 'forbidden'))}",
            f"demand 5 to 10{pick(LASTING)}{pick(('', f', else {pick(FALLBACKS)}'))}",
            f"may open round of same rank, else {pick(FALLBACKS)}",
            f"run of {pick(SELECTORS)}",
            "acts as card below",
        )
    )


def statements_about_turns(chance: random.Random) -> Iterator[str]:
    """Statements that may contradict one another."""
    pick = chance.choice
    yield from chance.sample(TURNS, chance.choice((0, 1, 2, 4)))
    ranks = chance.sample(RANKS, chance.randint(0, 4))
    for rank in ranks:
        effect = effects(chance)
        yield f"play {rank}: {effect}"
        if effect in DEBTS and chance.random() < 0.7:
            yield f"answer {rank} with {pick((rank, 'same suit', *ranks))}: {pick(MODES)}"
    if chance.random() < 0.4:
        yield f"wild {pick(RANKS)}: {pick(NAMINGS[:3])}"
    if chance.random() < 0.3:
        rank = pick(RANKS)
        yield f"play {rank}: next draws 2"
        yield f"forbid {rank} while holding same suit"
        yield f"challenge {rank}: guilty draws {pick(('4', 'debt', 'debt plus 2'))}, else challenger draws debt plus 1"
