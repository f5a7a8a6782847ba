"""What players do in an example, done on the engine. Each function gives the reason why it cannot be done, if any."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from crazy8.compiler.resolve.examples import Step
from crazy8.compiler.rules.cards import card_set
from crazy8.compiler.rulings.table import Table, named
from crazy8.runtime import codes
from crazy8.runtime.actions import CALL, DRAW, PASS, PLAY, SEAT, TAKE
from crazy8.runtime.position import declare_out

Doing = Callable[[Table, Step], str | None]


def _at_turn(table: Table, step: Step) -> str | None:
    """Why somebody is not the one to decide."""
    player = step.seats[0]
    table.let_questions_pass()
    if table.over:
        return f"{table.name(player)} cannot do anything: the hand is over"
    if table.mover != player:
        return f"it is not the turn of {table.name(player)}, but of {table.name(table.mover)}"
    return None


def _do(table: Table, step: Step, action: int, what: str) -> str | None:
    """Do an action at one's turn, if it is legal."""
    reason = _at_turn(table, step)
    if reason is None and action not in table.actions():
        reason = f"{table.name(step.seats[0])} cannot {what}"
    if reason is None:
        table.do(action)
    return reason


def plays(table: Table, step: Step) -> str | None:
    """Lay cards one after the other, and name a suit if the line does."""
    for kind in step.cards:
        held = table.state.hand[table.seat(step.seats[0])] >> kind & 1
        card = table.card(kind)
        what = f"lay {card}" if held else f"lay {card}: it is not in the hand"
        reason = _do(table, step, PLAY + kind, what)
        if reason is not None:
            return reason
    if step.suit is None:
        return None
    return _do(table, step, named(step.suit), f"name {table.rules.deck.suits[step.suit].name}")


def draws(table: Table, step: Step) -> str | None:
    """Draw once, or as often as it takes to draw the cards of the line."""
    seat = table.seat(step.seats[0])
    before = table.state.hand[seat]
    wanted = card_set(step.cards)
    drawn = 0
    while True:
        reason = _do(table, step, DRAW, "draw")
        if reason is not None:
            return reason if not drawn else f"{table.name(step.seats[0])} draws only {table.cards(drawn)}"
        drawn = table.state.hand[seat] & ~before
        if not wanted or drawn & ~wanted or drawn == wanted:
            break
    if wanted and drawn != wanted:
        return f"{table.name(step.seats[0])} draws {table.cards(drawn)}, not {table.cards(wanted)}"
    return None


def takes(table: Table, step: Step) -> str | None:
    """Serve what is owed."""
    seat = table.seat(step.seats[0])
    before = table.state.hand[seat]
    reason = _do(table, step, TAKE, "take anything: nothing is owed")
    taken = table.state.hand[seat] & ~before
    if reason is None and step.cards and taken != card_set(step.cards):
        return f"{table.name(step.seats[0])} takes {table.cards(taken)}, not {table.cards(card_set(step.cards))}"
    return reason


def names(table: Table, step: Step) -> str | None:
    """Name a suit."""
    assert step.suit is not None
    return _do(table, step, named(step.suit), f"name {table.rules.deck.suits[step.suit].name}")


def picks(table: Table, step: Step) -> str | None:
    """Choose another player."""
    chosen = step.seats[1]
    return _do(table, step, SEAT + table.seat(chosen), f"choose {table.name(chosen)}")


def catches(table: Table, step: Step) -> str | None:
    """Point out that somebody forgot to call."""
    catcher, caught = step.seats
    action = SEAT + table.seat(caught)
    if not table.reach_question_of(catcher) and (table.over or table.mover != catcher):
        return f"{table.name(catcher)} cannot catch anybody now"
    if action not in table.actions():
        return f"{table.name(catcher)} cannot catch {table.name(caught)}"
    table.do(action)
    return None


def does(table: Table, step: Step) -> str | None:
    """Pass, stop or call."""
    player = step.seats[0]
    if step.word == "calls":
        if table.state.phase == codes.INTERRUPT and table.mover == player and CALL in table.actions():
            table.do(CALL)
            return None
        return _do(table, step, CALL, "call now")
    return _do(table, step, PASS, "pass" if step.word == "passes" else "stop")


def is_out(table: Table, step: Step) -> str | None:
    """Somebody has no cards left: the hand is counted."""
    declare_out(table.program, table.state, table.seat(step.seats[0]))
    return None


ACTIONS: Mapping[str, Doing] = {
    "plays": plays,
    "draws_cards": draws,
    "takes": takes,
    "names": names,
    "picks": picks,
    "catches": catches,
    "does": does,
    "is_out": is_out,
}
