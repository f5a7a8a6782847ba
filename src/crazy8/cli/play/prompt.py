"""What a player is asked, and what can be done."""

from __future__ import annotations

from collections.abc import Callable

from crazy8.cli.play.view import Table, in_order
from crazy8.games.moves import Moves, listed, owed_in_words
from crazy8.runtime.people.observation import Observation
from crazy8.runtime.records.actions import (
    CALL,
    CHALLENGE,
    CLAIM,
    DRAW,
    END,
    GIVE_CARD,
    PASS,
    is_gift,
    is_jump,
    is_play,
    is_rank,
    is_seat,
    is_suit,
)
from crazy8.runtime.records.codes import (
    CHOOSE_TOP,
    COVERED,
    DIRECTION,
    GIVE,
    INTERRUPT,
    LAY,
    NAME,
    OFFER,
    OUT_OF_TURN,
    OWED,
    ROUND,
    TARGET,
)

HELP = """You may type
  8h, 8♥, eight of hearts      play a card; a rank alone is enough if only one fits
  red 5, wild                  the same with a deck whose cards are written so
  8h spades, wild red          play it and name spades, or red
  hearts, h                    name a suit when you are asked to; also a rank
  draw, pass, take, call       or d, p, t; also challenge, claim
  catch ana                    point out that Ana forgot to call; also skip ana
  give 3c, throw 7h            give a card away, throw one in out of turn
  (nothing)                    do the only thing there is to do, or look at the table again
  table, scores, rules         look at the table, the points, the rules
  hint                         what a sensible player would do
  undo                         go back to your last decision
  save FILE, quit              keep the game, leave it
"""


def question(seen: Observation, table: Table, moves: Moves) -> str:
    """What is to be decided now, with all that is possible."""
    asks = QUESTIONS.get(seen.phase)
    if asks is not None:
        return asks(seen, table, moves)
    play = _play(seen, table, moves)
    others = [moves.move(action) for action in (DRAW, PASS, CLAIM) if action in seen.actions]
    comma = ", or " if len(_cards(seen, table)) > 1 else " or "
    return f"You may {comma.join([*play, *others])}{_call(seen, table)}"


def _cards(seen: Observation, table: Table) -> list[int]:
    return in_order([action for action in seen.actions if is_play(action)], table.deck)


def _play(seen: Observation, table: Table, moves: Moves) -> list[str]:
    cards = _cards(seen, table)
    return [f"play {moves.moves(cards)}"] if cards else []


def _name(seen: Observation, table: Table, moves: Moves) -> str:
    nothing = ", or pass to name none" if PASS in seen.actions else ""
    if any(map(is_rank, seen.actions)):
        return f"Name a rank: {moves.moves(filter(is_rank, seen.actions))}{nothing}"
    return f"Name a {table.deck.suit_word}: {moves.moves(filter(is_suit, seen.actions))}{nothing}"


def _target(seen: Observation, table: Table, moves: Moves) -> str:
    effects = () if seen.top is None else table.rules.effects.of_card[seen.top]
    asked = [TARGETS[one.kind] for one in effects if getattr(one, "target", "") == "chosen" and one.kind in TARGETS]
    return f"{asked[0] if asked else 'Whom do you choose?'} {moves.moves(filter(is_seat, seen.actions))}"


def _direction(seen: Observation, _table: Table, moves: Moves) -> str:
    return f"Who comes after you? {moves.moves(filter(is_seat, seen.actions))}"


def _owed(seen: Observation, table: Table, moves: Moves) -> str:
    cards = _cards(seen, table)
    challenge = ["challenge"] if CHALLENGE in seen.actions else []
    if seen.owed is not None and seen.owed.what in WAYS_TO_LAY:
        asked = listed([*([f"{WAYS_TO_LAY[seen.owed.what]} {moves.moves(cards)}"] if cards else []), "take"], "or")
        return f"{asked[:1].upper()}{asked[1:]}{_call(seen, table)}"
    answers = [f"answer with {moves.moves(cards)}"] if cards else []
    ways = ", or ".join([*answers, *challenge, "take"]) if answers or challenge else "you cannot answer: take"
    return f"You owe {owed_in_words(seen)}; {ways}{_call(seen, table)}"


def _give(seen: Observation, table: Table, moves: Moves) -> str:
    return f"Give a card away: {moves.moves(_gifts(seen, table))}"


def _choose_top(seen: Observation, table: Table, moves: Moves) -> str:
    return f"Which card lies on top? {moves.moves(_gifts(seen, table))}"


def _gifts(seen: Observation, table: Table) -> list[int]:
    kinds = in_order([action - GIVE_CARD for action in seen.actions if is_gift(action)], table.deck)
    return [GIVE_CARD + kind for kind in kinds]


def _out_of_turn(seen: Observation, _table: Table, moves: Moves) -> str:
    ways = [*filter(is_jump, seen.actions), *(action for action in (CLAIM, PASS) if action in seen.actions)]
    return f"Out of turn you may {moves.moves(ways)}"


def _offer(seen: Observation, _table: Table, moves: Moves) -> str:
    return f"You may {moves.moves(action for action in (END, PASS) if action in seen.actions)}"


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


TARGETS = {
    "skips": "Who is to be skipped?",
    "waits": "Who is to miss a turn?",
    "draws": "Who is to draw?",
    "must play": "Who is to lay a card?",
    "swaps hands": "With whom do you swap hands?",
    "gives": "Who gets the card?",
    "shows hand": "Who sees your hand?",
}
"""What is asked where a player is to be chosen for an effect, by its kind."""
WAYS_TO_LAY = {LAY: "lay", COVERED: "cover it with", ROUND: "lay"}
"""How a card is laid that was asked for."""
QUESTIONS: dict[int, Callable[[Observation, Table, Moves], str]] = {
    NAME: _name,
    TARGET: _target,
    DIRECTION: _direction,
    INTERRUPT: _forgotten_call,
    OWED: _owed,
    GIVE: _give,
    CHOOSE_TOP: _choose_top,
    OUT_OF_TURN: _out_of_turn,
    OFFER: _offer,
}
"""What is asked in each phase that is not a turn."""
