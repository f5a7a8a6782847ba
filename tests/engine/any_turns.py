"""Statements made up at random about what happens in a turn and out of turn."""

from __future__ import annotations

import random
from collections.abc import Iterator

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
FALLBACKS = ("draw 1", "draw 2", "draw up to 2", "draw until playable", "draw face", "wait")
LASTING = ("", " for a round", " until failed")
SELECTORS = ("same suit", "same rank", "same suit or same rank", "next-up", "neighbour", "same colour 5 to 9")
DEBTS = ("previous draws 2", "chosen draws 2", "next waits 1", "previous waits 2", "chosen waits 1")
HANDS = (
    *("swap hands with chosen", "swap hands with next", "rotate hands", "rotate hands left"),
    *("give 1 card to next", "give 2 cards to chosen", "show hand to next", "show hand to others"),
    *("show hand to chosen", "end hand", "end hand at most 20 points"),
)
NAMINGS = ("names rank", "names suit and rank", "names another rank", "names suit of same colour", "may name rank")
MODES = ("adds", "doubles", "replaces", "passes on", "sends back", "cancels")
TURNS = (
    *("after 5: 6 to 10", "after Q: as below", "after 2 served: any", "forbid K while holding same suit"),
    *(
        "forbid 9 in first turn",
        "forbid 9, same rank in first turn",
        "several same rank",
        "several same rank or same suit neighbour up to 3",
    ),
    *("several same rank of 3 4 7 9\nseveral effects: last", "several same rank\nseveral top: chosen"),
    *("several same rank\nseveral last: forbidden", "several same suit up to 2"),
    *("jump with same card", "jump with same rank\njump then resume", "jump with same rank\njump effect: adds"),
    *('claim "dobon" when hand equals top', "answer drawn: allowed", "add open: stays"),
    *('call "soon" a turn ahead, else draw 2', 'call "soon" a turn ahead, else no finish'),
    *("call false: draw 2", "call doubt: draw 1 and wait 1"),
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
            f"next must play {pick(SELECTORS)} else {pick(FALLBACKS)}{pick(LASTING)}",
            f"previous must play {pick(SELECTORS)} else {pick(FALLBACKS)}",
            f"cover with {pick(SELECTORS)} else {pick((*FALLBACKS, 'not allowed'))}",
            f"demand 5 to 10{pick(('', f' else {pick(FALLBACKS)}'))}{pick(LASTING)}",
            f"may open round of same rank else {pick(FALLBACKS)}",
            f"add {pick(SELECTORS)}",
            "copy below",
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
        yield f"wild {pick(RANKS)} {pick(NAMINGS[:3])}"
    if chance.random() < 0.3:
        rank = pick(RANKS)
        yield f"play {rank}: next draws 2"
        yield f"forbid {rank} while holding same suit"
        yield f"challenge {rank}: guilty draws {pick(('4', 'debt', 'debt plus 2'))}, else challenger draws debt plus 1"
