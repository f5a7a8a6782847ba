"""Ask a player what to do, and tell what can be done."""

from __future__ import annotations

from crazy8.cli.play.view import TableView, in_order
from crazy8.games.moves import Moves, asks_for_card, asks_whom, listed, owed_in_words
from crazy8.runtime.people.actions import ActionKind, named_by, of_kind, row_of
from crazy8.runtime.people.decisions import Decision, decision_in
from crazy8.runtime.people.observation import Observation
from crazy8.runtime.records.actions import CALL, CHALLENGE, CLAIM, DRAW, KNOCK, PASS, TAKE
from crazy8.runtime.records.codes import COVERED, INTERRUPT, LAY, OWED, ROUND

HELP = """You may type
  8h, 8♥, eight of hearts      play a card; a rank alone is enough if only one fits
  red 5, wild                  the same with a deck whose cards are written so
  8h spades, wild red          play it and name spades, or red
  hearts, h                    name a suit when you are asked to; also a rank
  draw, pass, take, call       or d, p, t; also challenge, claim, knock
  catch ana                    point out that Ana forgot to call; also skip ana
  give 3c, throw 7h            give a card away, throw one in out of turn
  (nothing)                    do the only thing there is to do, or look at the table again
  table, scores, rules         look at the table, the points, the rules
  hint                         what a sensible player would do
  why 5h, why pass             the sentence of the rulebook that forbids it; why alone: what you tried last
  undo                         go back to your last decision
  save FILE, quit              keep the game, leave it
"""


def question(seen: Observation, table: TableView, moves: Moves) -> str:
    """Ask what is to be decided now, with all that is possible."""
    ranks = bool(of_kind(ActionKind.NAME_RANK, seen.actions))
    decision = decision_in(seen.phase, asks_for_rank=ranks)
    if decision is not None:
        return _forgotten_call(seen, table, moves) if seen.phase == INTERRUPT else _asked(decision, seen, table, moves)
    if seen.phase == OWED:
        return _owed(seen, table, moves)
    play = _play(seen, table, moves)
    others = [moves.move(action) for action in (DRAW, PASS, CLAIM) if action in seen.actions]
    if TAKE in seen.actions and seen.top is not None:
        others.append(f"take {moves.card(seen.top)}")
    if KNOCK in seen.actions and table.rules.finish.knock is not None:
        others.append(f"say “{table.rules.finish.knock.word}” and end the hand")
    comma = ", or " if len(_cards(seen, table)) > 1 else " or "
    return f"You may {comma.join([*play, *others])}{_call(seen, table)}"


def _cards(seen: Observation, table: TableView) -> list[int]:
    return in_order(of_kind(ActionKind.PLAY, seen.actions), table.deck)


def _play(seen: Observation, table: TableView, moves: Moves) -> list[str]:
    cards = _cards(seen, table)
    return [f"play {moves.moves(cards)}"] if cards else []


def _asked(decision: Decision, seen: Observation, table: TableView, moves: Moves) -> str:
    """Name what is to be decided, with what may be chosen."""
    choices = _choices(seen, table, decision.chooses)
    others = [action for action in (CLAIM, PASS) if action in seen.actions]
    return decision.asks.format(
        choices=moves.moves(choices),
        actions=moves.moves([*choices, *others]),
        suit=table.deck.suit_word,
        or_none=", or pass to name none" if PASS in seen.actions else "",
        asked=(asks_for_card if decision.chooses is ActionKind.CHOOSE_CARD else asks_whom)(table.rules, seen.top),
    )


def _choices(seen: Observation, table: TableView, kind: ActionKind) -> list[int]:
    """Return the actions of a kind; cards that are given away or put on top in the order in which they are held."""
    found = of_kind(kind, seen.actions)
    if kind is not ActionKind.CHOOSE_CARD:
        return list(found)
    first = row_of(found[0]).first
    return [first + card for card in in_order([named_by(action) for action in found], table.deck)]


def _owed(seen: Observation, table: TableView, moves: Moves) -> str:
    cards = _cards(seen, table)
    challenge = ["challenge"] if CHALLENGE in seen.actions else []
    if seen.owed is not None and seen.owed.what in WAYS_TO_LAY:
        asked = listed([*([f"{WAYS_TO_LAY[seen.owed.what]} {moves.moves(cards)}"] if cards else []), "take"], "or")
        return f"{asked[:1].upper()}{asked[1:]}{_call(seen, table)}"
    answers = [f"answer with {moves.moves(cards)}"] if cards else []
    ways = ", or ".join([*answers, *challenge, "take"]) if answers or challenge else "you cannot answer: take"
    return f"You owe {owed_in_words(seen)}; {ways}{_call(seen, table)}"


def _call(seen: Observation, table: TableView) -> str:
    return f"; you may call “{_word(table)}”" if CALL in seen.actions else ""


def _forgotten_call(seen: Observation, table: TableView, moves: Moves) -> str:
    own = f"You forgot “{_word(table)}”: call now" if CALL in seen.actions else ""
    seats = of_kind(ActionKind.CHOOSE_SEAT, seen.actions)
    caught = listed([f"catch {moves.move(action)}" for action in seats], "or")
    if own:
        return f"{own}{f', {caught}' if caught else ''}, or pass"
    return f"Somebody forgot “{_word(table)}”: {caught}, or pass"


def _word(table: TableView) -> str:
    return "” or “".join(call.word for call in table.rules.calls.calls)


WAYS_TO_LAY = {LAY: "lay", COVERED: "cover it with", ROUND: "lay"}
"""The ways in which a card is laid that was asked for."""
