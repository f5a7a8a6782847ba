"""Rounds: everybody in turn lays a card of those that are asked for, until whoever opened the round ends it."""

from __future__ import annotations

from typing import Any

from vocabulary import Ask, Kind, Move

from . import calls, debts, effects_named, finish, turn
from .acts import acts
from .book import holds
from .duties import TAKE, instead, may_do_otherwise, or_else_they
from .table import NO_MOVE, Owed, Play, Table


@acts("may open round")
def may_open_round(table: Table, seat: int, kind: Kind, effect: Any) -> Play[None]:
    """opens-round: if you hold {cards}, you may open a round: everybody in turn lays one, or else {otherwise}; when
    it is back at you, you lay another or end the round, and play goes on after you
    """
    cards = effects_named.asked_by(table, effect.cards, effect, kind)
    if not any(holds(cards, one) for one in table.hands[seat]):
        return
    move = yield Ask(seat, frozenset({Move("end"), Move("pass")}), "round")
    if move.do == "pass":
        return
    table.answering = 1
    table.laid.in_round, table.laid.goes_on_after = True, None  # "play goes on after you"
    yield from a_round(table, seat, kind, effect, cards)
    table.answering = 0


def a_round(table: Table, seat: int, kind: Kind, effect: Any, cards: int) -> Play[None]:
    """Everybody in turn lays a card, until whoever opened the round ends it."""
    while table.over is None:
        for other in table.others_from(seat):
            table.owed = Owed("play", instead(effect), other, seat, kind, duty=effect, cards=cards)
            yield from lays_in_round(table, other, table.owed)
            table.owed = None
            if table.over is not None:
                return
        if seat not in table.playing:  # whoever opened the round laid the last card in it: there is nobody to go on
            return
        table.lays_owing = False  # who may end the round owes no card
        yield from calls_begin(table, seat)
        if table.over is not None:
            return
        move = yield from calls.decide(table, seat, lambda: laid_in_round(table, seat, cards) | {NO_MOVE}, "round")
        if move.do == "pass":
            return
        yield from lays_one(table, seat, int(move.what))


def lays_in_round(table: Table, seat: int, owed: Owed) -> Play[None]:
    """Somebody lays a card in a round, or else."""
    table.turn, table.lays_owing = seat, True
    duty: Any = owed.duty
    yield from calls_begin(table, seat)
    if table.over is not None:
        return

    def moves() -> set[Move]:
        lays = laid_in_round(table, seat, owed.cards)
        return lays if lays and not may_do_otherwise(table, duty.otherwise) else lays | {TAKE}

    move = yield from calls.decide(table, seat, moves, "owed")
    kind = (yield from or_else_they(table, seat, owed)) if move == TAKE else int(move.what)
    if kind is not None:
        table.owed = None
        yield from lays_one(table, seat, kind)


def calls_begin(table: Table, seat: int) -> Play[None]:
    """A turn to lay in a round counts as one for calls that are made a turn ahead, where the book says so."""
    if table.heard.round_is_turn:
        calls.turn_begins(table, seat)
    if table.over is None:
        yield from calls.late_questions(table)


def laid_in_round(table: Table, seat: int, cards: int) -> set[Move]:
    """The cards of a round that a player may lay; what is forbidden elsewhere is forbidden here."""
    held = {one for one in table.hands[seat] if holds(cards, one)}
    return {Move("lay", one) for one in held if debts.may_answer(table, seat, one)}


def lays_one(table: Table, seat: int, kind: Kind) -> Play[None]:
    """Lay a card in a round, which does nothing more."""
    table.laid.owing = table.lays_owing
    turn.put(table, seat, kind)
    table.answering += 1
    if table.over is None:
        yield from calls.after_laying(table, seat)
    if not table.hands[seat] and table.over is None:
        finish.last_card_laid(table, seat, kind)
