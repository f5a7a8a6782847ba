"""What a player is asked, and what can be done."""

from __future__ import annotations

from crazy8.cli.play_view import Table, in_order, owed_in_words
from crazy8.moves import Moves, listed
from crazy8.runtime.actions import CALL, DRAW, PASS, is_play, is_seat, is_suit
from crazy8.runtime.codes import DIRECTION, INTERRUPT, NAME, OWED, TARGET
from crazy8.runtime.observation import Observation

HELP = """You may type
  8h, 8♥, eight of hearts      play a card; a rank alone is enough if only one fits
  8h spades                    play it and name spades
  hearts, h                    name a suit when you are asked to
  draw, pass, take, call       or d, p, t
  catch ana                    point out that Ana forgot to call; also skip ana
  (nothing)                    do the only thing there is to do, or look at the table again
  table, scores, rules         look at the table, the points, the rules
  hint                         what a sensible player would do
  undo                         go back to your last decision
  save FILE, quit              keep the game, leave it
"""


def question(seen: Observation, table: Table, moves: Moves) -> str:
    """What is to be decided now, with all that is possible."""
    actions = seen.actions
    if seen.phase == NAME:
        nothing = ", or pass to name none" if PASS in actions else ""
        return f"Name a suit: {moves.moves(filter(is_suit, actions))}{nothing}"
    if seen.phase == TARGET:
        return f"Who is to be skipped? {moves.moves(filter(is_seat, actions))}"
    if seen.phase == DIRECTION:
        return f"Who comes after you? {moves.moves(filter(is_seat, actions))}"
    if seen.phase == INTERRUPT:
        return _forgotten_call(seen, table, moves)
    cards = in_order([action for action in actions if is_play(action)], table.deck)
    play = [f"play {moves.moves(cards)}"] if cards else []
    if seen.phase == OWED:
        answer = f"answer with {moves.moves(cards)}, or take" if cards else "you cannot answer: take"
        return f"You owe {owed_in_words(seen)}; {answer}{_call(seen, table)}"
    others = [moves.move(action) for action in (DRAW, PASS) if action in actions]
    comma = ", or " if len(cards) > 1 else " or "
    return f"You may {comma.join([*play, *others])}{_call(seen, table)}"


def _call(seen: Observation, table: Table) -> str:
    return f"; you may call “{_word(table)}”" if CALL in seen.actions else ""


def _forgotten_call(seen: Observation, table: Table, moves: Moves) -> str:
    own = f"You forgot “{_word(table)}”: call now" if CALL in seen.actions else ""
    caught = listed([f"catch {moves.move(action)}" for action in seen.actions if is_seat(action)], "or")
    if own:
        return f"{own}{f', {caught}' if caught else ''}, or pass"
    return f"Somebody forgot “{_word(table)}”: {caught}, or pass"


def _word(table: Table) -> str:
    return "” or “".join(call.word for call in table.rules.calls.calls)
