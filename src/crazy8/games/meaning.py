"""Find the action that a player means by what is typed at a table."""

from __future__ import annotations

from crazy8.games.moves import Moves
from crazy8.games.typed_moves import Listener, Wish
from crazy8.runtime.people.actions import ROWS, About, ActionKind, of_kind
from crazy8.runtime.people.decisions import decision_in
from crazy8.runtime.people.observation import Observation
from crazy8.runtime.records.actions import TAKE
from crazy8.runtime.records.codes import DIRECTION, NAME, TARGET


def heard(line: str, seen: Observation, moves: Moves, advice: str = "") -> Wish:
    """Return what a line asks for, as far as its words tell; `advice` is for a line that means nothing."""
    rules, phase = moves.rules, seen.phase
    calls = [call.word for call in rules.calls.calls]
    knock = rules.finish.knock.word if rules.finish.knock else ""
    listener = Listener(rules.deck, moves.names, calls, rules.out_of_turn.claim or "", knock, advice)
    return listener.wish(line, names_suit=phase == NAME, points=phase in (TARGET, DIRECTION), owes=TAKE in seen.actions)


def action_meant(wish: Wish, seen: Observation, moves: Moves) -> int | str:
    """Return the action that is meant, or what to say if that is not clear."""
    if wish.kind is ActionKind.CHOOSE_SEAT:
        return _seat(wish, seen, moves)
    if wish.kind is ActionKind.NAME_SUIT and wish.suit is not None:
        return ROWS[wish.kind].first + wish.suit
    if seen.phase == NAME and (wish.kind == "rank" or wish.card is not None):
        rank = wish.rank if wish.card is None else moves.rules.deck.rank_of(wish.card)
        return ROWS[ActionKind.NAME_RANK].first + (rank or 0)
    if wish.kind == "rank":
        return _card_of_rank(wish, seen, moves)
    if not isinstance(wish.kind, ActionKind):
        return wish.text or "that is no move"
    row = ROWS[_meant(seen) if wish.kind is ActionKind.PLAY else wish.kind]
    return row.first + (wish.card or 0)


def named_with_card(wish: Wish) -> tuple[int, ...]:
    """Return the actions by which a suit and a rank are named that were said together with a card."""
    if wish.card is None:
        return ()
    named = ((ActionKind.NAME_SUIT, wish.suit), (ActionKind.NAME_RANK, wish.named_rank))
    return tuple(ROWS[kind].first + number for kind, number in named if number is not None)


def _meant(seen: Observation) -> ActionKind:
    """Return the meaning of a card that is only mentioned."""
    decision = decision_in(seen.phase)
    of_card = decision is not None and ROWS[decision.chooses].about is About.CARD
    return decision.chooses if decision is not None and of_card else ActionKind.PLAY


def _seat(wish: Wish, seen: Observation, moves: Moves) -> int | str:
    seats = of_kind(ActionKind.CHOOSE_SEAT, seen.actions)
    if wish.seat is not None:
        return ROWS[ActionKind.CHOOSE_SEAT].first + wish.seat
    if len(seats) == 1:
        return seats[0]
    return f"whom, {moves.moves(seats)}?" if seats else "no player is to be chosen now"


def _card_of_rank(wish: Wish, seen: Observation, moves: Moves) -> int | str:
    """Return the one card of a rank that can be laid, or the one that is held."""
    deck = moves.rules.deck
    held = [kind for kind in dict.fromkeys(seen.hand) if deck.rank_of(kind) == wish.rank]
    means = ROWS[_meant(seen)].first
    fitting = [kind for kind in held if means + kind in seen.actions]
    for kinds in (fitting, held):
        if len(kinds) == 1:
            return means + kinds[0]
    return f"which one, {moves.moves(fitting or held)}?" if held else f"you hold no {deck.ranks[wish.rank or 0].name}"
