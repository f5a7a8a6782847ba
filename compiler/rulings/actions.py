"""Do on the engine what players do in an example. Each function returns why it cannot be done, if so."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from crazy8.runtime.people.actions import ROWS, TABLE, ActionKind
from crazy8.runtime.people.position import declare_out
from crazy8.runtime.records import codes
from crazy8.runtime.records.actions import (
    CALL,
    CLAIM,
    DEAL,
    DRAW,
    END,
    JUMP,
    NAME_RANK,
    NAME_SUIT,
    PLAY,
    SEAT,
    TAKE,
)

from ..cards.cards import card_set
from ..examples.read import Step
from .rulings import deals_next as who_deals_next
from .table import ExampleTable

DEEDS = {word: row for row in TABLE for word in row.in_examples}
"""The rows of actions by the words that lines, or deeds, of an example have for them."""
_UNDONE = {"passes": "pass", "stops": "stop", "knocks": "end the hand"}
"""What cannot be done if such a deed is refused."""
Doing = Callable[[ExampleTable, Step], str | None]


def _at_turn(table: ExampleTable, step: Step) -> str | None:
    """Return why somebody is not the one to decide."""
    player = step.seats[0]
    table.let_questions_pass()
    if table.over:
        return f"{table.name(player)} cannot do anything: the hand is over"
    if table.mover != player:
        return f"it is not the turn of {table.name(player)}, but of {table.name(table.mover)}"
    return None


def _do(table: ExampleTable, step: Step, action: int, what: str) -> str | None:
    """Do an action at one's turn, if it is legal."""
    reason = _at_turn(table, step)
    if reason is None and action not in table.actions():
        table.refused = action
        reason = f"{table.name(step.seats[0])} cannot {what}"
    if reason is None:
        table.do(action)
    return reason


def _out_of_turn(table: ExampleTable, step: Step, action: int, what: str) -> str | None:
    """Do what may be done between two turns, if it is legal."""
    player = step.seats[0]
    if not table.reach(player, action) and (table.over or table.mover != player or action not in table.actions()):
        return f"{table.name(player)} cannot {what}"
    table.do(action)
    return None


def plays(table: ExampleTable, step: Step) -> str | None:
    """Lay cards one after the other, and name a suit or a rank if the line does."""
    for kind in step.cards:
        held = table.state.hand[table.seat(step.seats[0])] >> kind & 1
        card = table.card(kind)
        what = f"lay {card}" if held else f"lay {card}: it is not in the hand"
        table.let_questions_pass()
        table.take_up_offer(step.seats[0], PLAY + kind)
        reason = _do(table, step, PLAY + kind, what)
        if reason is not None:
            return reason
    return names(table, step)


def draws(table: ExampleTable, step: Step) -> str | None:
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


def takes(table: ExampleTable, step: Step) -> str | None:
    """Serve what is owed."""
    if table.state.phase == codes.TURN:
        return f"{table.name(step.seats[0])} cannot take anything: nothing is owed"
    seat = table.seat(step.seats[0])
    before = table.state.hand[seat]
    reason = _do(table, step, TAKE, "take anything: nothing is owed")
    taken = table.state.hand[seat] & ~before
    if reason is None and step.cards and taken != card_set(step.cards):
        return f"{table.name(step.seats[0])} takes {table.cards(taken)}, not {table.cards(card_set(step.cards))}"
    return reason


def names(table: ExampleTable, step: Step) -> str | None:
    """Name a suit, a rank, or a suit and then a rank."""
    deck = table.rules.deck
    reason = None
    if step.suit is not None:
        reason = _do(table, step, NAME_SUIT + step.suit, f"name {deck.suits[step.suit].name}")
    if step.rank is not None and reason is None:
        reason = _do(table, step, NAME_RANK + step.rank, f"name {deck.ranks[step.rank].name}")
    return reason


def chooses_cards(table: ExampleTable, step: Step) -> str | None:
    """Choose cards of the own hand for what a card does, as the line says."""
    row = DEEDS[step.kind]
    for kind in step.cards:
        reason = _do(table, step, row.first + kind, f"{row.typed[0]} {table.card(kind)} away")
        if reason is not None:
            return reason
    return None


def jumps_in(table: ExampleTable, step: Step) -> str | None:
    """Throw a card in."""
    kind = step.cards[0]
    return _out_of_turn(table, step, JUMP + kind, f"throw in {table.card(kind)}")


def picks(table: ExampleTable, step: Step) -> str | None:
    """Choose another player."""
    chosen = step.seats[1]
    return _do(table, step, SEAT + table.seat(chosen), f"choose {table.name(chosen)}")


def catches(table: ExampleTable, step: Step) -> str | None:
    """Point out that somebody forgot to call."""
    caught = step.seats[1]
    return _out_of_turn(table, step, SEAT + table.seat(caught), f"catch {table.name(caught)}")


def does(table: ExampleTable, step: Step) -> str | None:
    """Do what has a word of its own; a claim may also end the hand, or open a round, as a card allows."""
    match step.word:
        case "calls":
            player = step.seats[0]
            if table.state.phase == codes.INTERRUPT and table.mover == player and CALL in table.actions():
                table.do(CALL)
                return None
            return _do(table, step, CALL, "call now")
        case "challenges":
            return _do(table, step, DEEDS[step.word].first, "challenge anything")
        case "claims":
            offered = table.mover == step.seats[0] and END in table.actions()
            return _do(table, step, END, "claim") if offered else _out_of_turn(table, step, CLAIM, "claim")
        case "deals":
            return _deals(table, step)
        case "closes":
            return _do(table, step, END, "close anything")
        case "takes top":
            what = "take the card on top"
            if table.state.phase == codes.OWED:
                return f"{table.name(step.seats[0])} cannot {what}: something is owed"
            return _do(table, step, TAKE, what)
        case "passes" if table.state.phase == codes.OWED and table.state.owed_amount == 0:
            return _do(table, step, TAKE, "pass")
        case word:
            return _do(table, step, DEEDS[word].first, _UNDONE[word])


def _deals(table: ExampleTable, step: Step) -> str | None:
    """Deal the next hand, if it is for this player to do so."""
    says = who_deals_next(table, step)
    if says is None:
        table.do(DEAL)
    return says


def is_out(table: ExampleTable, step: Step) -> str | None:
    """Declare a player out who has no cards left; the hand is counted, or goes on with the others."""
    table.let_questions_pass()
    if table.over:
        return "the hand is over"
    declare_out(table.program, table.state, table.seat(step.seats[0]))
    return None


ACTIONS: Mapping[str, Doing] = {
    "plays": plays,
    "draws_cards": draws,
    "takes": takes,
    "names": names,
    **dict.fromkeys(ROWS[ActionKind.CHOOSE_CARD].in_examples, chooses_cards),
    "jumps_in": jumps_in,
    "picks": picks,
    "catches": catches,
    "does": does,
    "is_out": is_out,
}
