"""Tell why a move is against the rules."""

from __future__ import annotations

from crazy8.arguments import seat as seat_given
from crazy8.compiler.topics.rules import Rules
from crazy8.errors import C8Error, ChoiceError
from crazy8.games.move import Move, move_numbers
from crazy8.games.moves import Moves, owed_in_words
from crazy8.games.observation import Observation
from crazy8.games.players import Player
from crazy8.games.refusal import IllegalMoveError, Refusal
from crazy8.games.refusals_in_words import refusal_in_words
from crazy8.runtime.people.observation import observe
from crazy8.runtime.people.refusals import legal_actions, reason_against, refuse
from crazy8.runtime.records.program import Program
from crazy8.runtime.records.state import State


def refusal_of(program: Program, state: State, rules: Rules, move: Move) -> Refusal | None:
    """Return why a move would be refused, or None if it is legal. Raises an error for what this table does not have."""
    if isinstance(move, Move) and move.seat is not None:
        seat_given(move.seat, rules.players)
    numbers = move_numbers(rules.deck)
    action = numbers.action(move)
    reason = reason_against(program, state, action)
    if reason is None:
        return None
    owed = owed_in_words(observe(program, state, state.mover))
    sentence = refusal_in_words(refuse(program, state, action, reason), rules, Moves(rules), owed)
    return Refusal(move, reason, sentence, tuple(map(numbers.move, legal_actions(program, state))))


def answer_of(player: Player, seen: Observation, who: str) -> Move:
    """The move that a player of one's own makes of what it sees; raises `TypeError` if it answers with none."""
    try:
        move = player(seen)
    except StopIteration as stopped:  # whoever plays many hands in a loop would take it for the end of the loop
        raise ChoiceError(f"{who} chose nothing: it raised StopIteration") from stopped
    if not isinstance(move, Move):
        raise TypeError(f"{who} has to choose a move, not {move!r}")
    return move


def action_of(rules: Rules, move: Move, who: str) -> int:
    """The action that somebody wanted; what this deck does not have is an error that names who wanted it."""
    try:
        return move_numbers(rules.deck).action(move)
    except (C8Error, TypeError, ValueError) as error:
        raise type(error)(f"{who} wanted `{move}`: {error}") from None


def illegal(program: Program, state: State, rules: Rules, move: Move, who: str) -> IllegalMoveError:
    """Return the error for somebody who wanted a move that is against the rules."""
    refusal = refusal_of(program, state, rules, move)
    assert refusal is not None, "only what is not legal is refused"
    return IllegalMoveError(f"{who} wanted `{move}`: {refusal.sentence}", refusal)
