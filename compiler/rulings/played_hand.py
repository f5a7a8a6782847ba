"""Play an example hand for a rulebook: by bots under the rules themselves, short, with much to see."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from crazy8.runtime.bots.sensible_bot import choose_sensibly
from crazy8.runtime.engine.legal import legal
from crazy8.runtime.engine.step import new_game, step
from crazy8.runtime.people.telling import step_and_tell
from crazy8.runtime.records import codes
from crazy8.runtime.records.actions import DRAW, TAKE, no_actions
from crazy8.runtime.records.holding import cards_held
from crazy8.runtime.records.limits import LIST_LENGTH
from crazy8.runtime.records.program import Program
from crazy8.runtime.records.state import State

from ..examples.played_hand import Deed, PlayedHand
from ..program.from_rules import limits, program_from
from ..topics.rules import Rules
from .hand_events import Untold, deeds_of

SEATS = 3
"""The table of the example, if so many may play: enough for a skip to be seen, and few enough to be followed."""
MOST_SEATS_TOLD = 4
"""The languages have names for so many players, and a hand of more is nothing to follow on paper."""
SEEDS = 24
"""Hands that are tried out."""
MOST_ACTIONS = 40
"""Longer hands are given up: nobody reads them to the end."""
WORTH = 3
"""The number of further turns that one further thing to see is worth."""
FEWEST_TURNS = 6
"""Shorter ones show too little."""


class _Tried(NamedTuple):
    """A hand that came to its end, and what there was to see."""

    seed: int
    sights: int
    """The number of different things that happened."""
    turns: int


def played_hand(rules_by_players: Mapping[int, Rules]) -> PlayedHand | None:
    """Return a hand that shows much in few turns, or None if none is short enough, or at no table so few sit.

    The same rules always give the same hand.
    """
    players = min(rules_by_players, key=lambda count: (abs(count - SEATS), count))
    rules = rules_by_players[players]
    if rules.players > MOST_SEATS_TOLD or limits(rules):
        return None
    program = program_from(rules)
    tried = [one for one in (_try(program, rules, seed) for seed in range(SEEDS)) if one is not None]
    for one in sorted(tried, key=lambda one: one.turns - WORTH * one.sights):
        try:
            return _told(program, rules, one.seed)
        except Untold:
            continue
    return None


def _try(program: Program, rules: Rules, seed: int) -> _Tried | None:
    """Play a hand; nothing if it begins with an effect of the starter, grows too long, or nobody goes out."""
    state = new_game(program, seed)
    if state.phase != codes.TURN or state.mover != state.first or state.named_suit >= 0 or state.owed_amount:
        return None
    if len({state.size[seat] for seat in range(program.players)}) > 1 and rules.starter.comes_from != "dealer":
        return None
    sights: set[object] = set()
    turns, mover = 1, state.mover
    for _ in range(MOST_ACTIONS):
        action = _choice(program, state)
        sights.add(_sight(program, state, action))
        step(program, state, action)
        if state.phase >= codes.HAND_OVER:
            won = state.result == codes.WON and turns >= FEWEST_TURNS
            return _Tried(seed, len(sights), turns) if won else None
        if state.mover != mover and state.phase not in (codes.INTERRUPT, codes.OUT_OF_TURN):
            turns, mover = turns + 1, state.mover
    return None


def _sight(program: Program, state: State, action: int) -> object:
    """Return what there is to see in an action: the kind of what is done, and of a card laid what it does."""
    if action in (DRAW, TAKE):
        return action
    if state.phase in (codes.TURN, codes.OWED) and action < DRAW:
        is_wild = program.wild >> action & 1
        effects = tuple(program.operation[LIST_LENGTH * action + place] for place in range(LIST_LENGTH))
        return ("card", is_wild, effects)
    return ("phase", state.phase)


def _choice(program: Program, state: State) -> int:
    found = no_actions()
    legal(program, state, found)
    return choose_sensibly(program, state, found)


def _told(program: Program, rules: Rules, seed: int) -> PlayedHand:
    """Return the hand of a seed with everything that happened; raises `Untold` if some of it cannot be told."""
    state = new_game(program, seed)
    first, way, players = state.first, state.direction, program.players

    def player(seat: int) -> int:
        return way * (seat - first) % players

    seats = sorted(range(players), key=player)
    hands = tuple(cards_held(program, state, seat) for seat in seats)
    top = state.top if state.discard_size else None
    turns: list[tuple[int, list[Deed]]] = []
    while state.phase < codes.HAND_OVER:
        seat = state.turn
        asked = state.phase in (codes.INTERRUPT, codes.OUT_OF_TURN)
        action = _choice(program, state)
        deeds = list(deeds_of(step_and_tell(program, state, action), player))
        if asked:
            deeds = [deed for deed in deeds if deed.word != "passes"]
        if not turns or (turns[-1][0] != seat and deeds):
            turns.append((seat, []))
        turns[-1][1].extend(deeds)
    points = tuple(state.points[seat] for seat in seats[: rules.people])
    winner = next(player(seat) for seat in range(players) if state.hand_winners >> seat & 1) % rules.people
    return PlayedHand(rules.deck, hands, top, tuple(tuple(_joined(deeds)) for _, deeds in turns), winner, points)


def _joined(deeds: list[Deed]) -> Iterator[Deed]:
    """Yield the deeds, with a card and what was named with it as one, and single draws in a row as one."""
    waiting: Deed | None = None
    for deed in deeds:
        if waiting is not None and waiting.kind == "plays" and deed.kind == "names" and deed.player == waiting.player:
            suit = waiting.suit if deed.suit is None else deed.suit
            waiting = waiting._replace(suit=suit, rank=waiting.rank if deed.rank is None else deed.rank)
        elif waiting is not None and waiting.kind == deed.kind == "draws_cards" and deed.player == waiting.player:
            waiting = waiting._replace(cards=(*waiting.cards, *deed.cards))
        else:
            if waiting is not None:
                yield waiting
            waiting = deed
    if waiting is not None:
        yield waiting
