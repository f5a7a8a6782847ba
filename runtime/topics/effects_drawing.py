"""Let seats draw at once for what a card does: so many cards, or until certain cards come."""

from __future__ import annotations

from ..records.card_sets import bit, wide
from ..records.codes import EVERYONE_DRAWS, OF_ONE, OF_OTHERS, OF_PLAYER, OTHERS_DRAW, YOU_DRAW
from ..records.program import Program
from ..records.seats import is_in, neighbour
from ..records.state import State
from ..records.stock import HAS_DRY_ENDS
from .debts import next_hit
from .effects_meaning import meant
from .stock import draw_cards, draw_one, run_dry


def all_draw(program: Program, state: State, operation: int, amount: int) -> None:
    """Let several seats draw at once, clockwise from the player's left; the player comes last, if still in."""
    if operation in (OTHERS_DRAW, EVERYONE_DRAWS):
        seat = neighbour(program, state.active, state.turn, 1)
        for _ in range(state.active_count):
            if seat != state.turn:
                draw_cards(program, state, seat, amount)
            seat = neighbour(program, state.active, seat, 1)
    if operation in (EVERYONE_DRAWS, YOU_DRAW) and is_in(state.active, state.turn):
        draw_cards(program, state, state.turn, amount)


def draw_until(program: Program, state: State, place: int, seat: int) -> None:
    """Let the seats draw that an effect means, in the same order; `seat` is the one it is aimed at, -1 the next one."""
    who = wide(program.detail[place])
    cards = meant(program, state, wide(program.relation_of[place]))
    most = wide(program.amount[place])
    if who == OF_ONE:
        draw_one_by_one(program, state, next_hit(program, state) if seat < 0 else seat, cards, most)
        return
    if who != OF_PLAYER:
        other = neighbour(program, state.active, state.turn, 1)
        for _ in range(state.active_count):
            if other != state.turn:
                draw_one_by_one(program, state, other, cards, most)
            other = neighbour(program, state.active, other, 1)
    if who != OF_OTHERS and is_in(state.active, state.turn):
        draw_one_by_one(program, state, state.turn, cards, most)


def draw_one_by_one(program: Program, state: State, seat: int, cards: int, most: int) -> None:
    """Let a seat draw until one of some kinds has come, so many cards at most (0: any number), or there is none."""
    drawn = 0
    while most == 0 or drawn < most:
        kind = draw_one(program, state, seat)
        if kind < 0:
            if program.features & HAS_DRY_ENDS and drawn == 0:
                run_dry(state)
            return
        if cards & bit(kind) != 0:
            return
        drawn += 1
