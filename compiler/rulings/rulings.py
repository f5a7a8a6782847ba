"""Compare what an example says is right with the engine. Each function returns what is so instead, if anything."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from crazy8.runtime.people.actions import ActionKind, kind_of
from crazy8.runtime.records import codes
from crazy8.runtime.records.actions import CALL, CHALLENGE, CLAIM, DEAL, DRAW, END, JUMP, KNOCK, PASS, PLAY, SEAT, TAKE
from crazy8.runtime.records.limits import MOST_COLUMNS
from crazy8.runtime.records.record import Row

from ..cards.cards import card_set, kinds_in
from ..examples.read import Step
from .table import ExampleTable

Ruling = Callable[[ExampleTable, Step], str | None]

_MOVES: Mapping[str, Callable[[int], bool]] = {
    "draw": lambda action: action == DRAW,
    "pass": lambda action: action == PASS,
    "stop": lambda action: action == PASS,
    "close": lambda action: action == END,
    "call": lambda action: action == CALL,
    "name": lambda action: kind_of(action) in (ActionKind.NAME_SUIT, ActionKind.NAME_RANK),
    "challenge": lambda action: action == CHALLENGE,
    "claim": lambda action: action in (CLAIM, END),
    "knock": lambda action: action == KNOCK,
    "take": lambda action: action == TAKE,
    "take top": lambda action: action == TAKE,
}

_PLAIN = {
    "draw": DRAW,
    "pass": PASS,
    "stop": PASS,
    "challenge": CHALLENGE,
    "take": TAKE,
    "take top": TAKE,
    "knock": KNOCK,
}
"""The moves of which nothing more need be known to ask why they are refused."""

_OUT_OF_TURN: Mapping[str, int] = {"claim": CLAIM, "call": CALL}
"""What may be done between two turns, with the action."""
_BETWEEN_TURNS = ("may_catch", "may_not_catch", "may_jump_in", "may_not_jump_in")


def looks_between_turns(step: Step) -> bool:
    """Return whether a ruling is about what may be done between turns: it is looked at before that is let pass."""
    return step.kind in _BETWEEN_TURNS or (step.kind in ("may", "may_not") and step.word in _OUT_OF_TURN)


def _decides(table: ExampleTable, player: int) -> str | None:
    """Return why a player has nothing to decide."""
    if table.over:
        return "the hand is over"
    if table.mover != player:
        return f"it is not the turn of {table.name(player)}, but of {table.name(table.mover)}"
    return None


def fits(table: ExampleTable, step: Step) -> str | None:
    """Check that exactly these cards of the hand can be laid."""
    legal = table.plays()
    if legal == card_set(step.cards):
        return None
    return f"what fits is {table.cards(legal)}"


def may_play(table: ExampleTable, step: Step) -> str | None:
    """Return each of these cards can be laid, or all of them together."""
    reason = _decides(table, step.seats[0])
    if reason is None and step.together:
        together = table.can_lay_together(step.seats[0], step.cards)
        return None if together else f"{table.name(step.seats[0])} may not lay them together"
    missing = card_set(step.cards) & ~table.plays() if reason is None else 0
    if missing:
        table.refused = PLAY + next(kinds_in(missing))
    return f"{table.name(step.seats[0])} may not lay {table.cards(missing)}" if missing else reason


def may_not_play(table: ExampleTable, step: Step) -> str | None:
    """Check that none of these cards can be laid, or not all of them together."""
    reason = _decides(table, step.seats[0])
    if reason is None and step.together:
        together = table.can_lay_together(step.seats[0], step.cards)
        return f"{table.name(step.seats[0])} may lay them together" if together else None
    possible = card_set(step.cards) & table.plays() if reason is None else 0
    return f"{table.name(step.seats[0])} may lay {table.cards(possible)}" if possible else reason


def _can(table: ExampleTable, word: str) -> bool:
    """Return whether a move is among what can be done; in a turn the card on top is taken, else what is owed."""
    if word in ("take", "take top") and (word == "take top") != (table.state.phase == codes.TURN):
        return False
    return any(map(_MOVES[word], table.actions()))


def moves_now(table: ExampleTable) -> tuple[str, ...]:
    """Return the words of a ruling for the moves of whoever decides, besides laying a card and what anybody may say."""
    by_phase = {"stop": table.state.phase == codes.MORE, "pass": table.state.phase != codes.MORE}
    words = (word for word in _MOVES if word not in _OUT_OF_TURN and by_phase.get(word, True))
    return tuple(word for word in words if _can(table, word))


def may(table: ExampleTable, step: Step) -> str | None:
    """Return something is among what can be done."""
    if step.word in _OUT_OF_TURN and table.could_reach(step.seats[0], _OUT_OF_TURN[step.word]):
        return None
    table.let_questions_pass()
    reason = _decides(table, step.seats[0])
    if reason is None and not _can(table, step.word):
        table.refused = _PLAIN.get(step.word)
        return f"{table.name(step.seats[0])} may not {step.word}"
    return reason


def may_not(table: ExampleTable, step: Step) -> str | None:
    """Return something is not among what can be done."""
    if step.word in _OUT_OF_TURN and table.could_reach(step.seats[0], _OUT_OF_TURN[step.word]):
        return f"{table.name(step.seats[0])} may {step.word}"
    if step.word == "claim":
        return None
    table.let_questions_pass()
    reason = _decides(table, step.seats[0])
    if reason is None and _can(table, step.word):
        return f"{table.name(step.seats[0])} may {step.word}"
    return reason


def must(table: ExampleTable, step: Step) -> str | None:
    """Check that nothing else can be done; a call is not counted, for it does not end the turn."""
    reason = may(table, step)
    others = (
        [action for action in table.actions() if action != CALL and not _MOVES[step.word](action)]
        if reason is None
        else []
    )
    return f"{table.name(step.seats[0])} may also {_in_words(table, min(others))}" if others else reason


def must_take(table: ExampleTable, step: Step) -> str | None:
    """Check that so many cards are owed, and that there is no answer to it."""
    name = table.name(step.seats[0])
    reason = _decides(table, step.seats[0])
    if reason is not None:
        return reason
    owed = table.state.owed_amount if table.state.owed_kind == codes.CARDS else 0
    if owed != step.numbers[0]:
        return f"{name} owes {owed} cards"
    answers = table.plays()
    if answers:
        return f"{name} may also answer with {table.cards(answers)}"
    return None if TAKE in table.actions() else f"{name} does not have to take anything"


def has_cards(table: ExampleTable, step: Step) -> str | None:
    """Check that the hand holds so many cards."""
    held = table.state.size[table.seat(step.seats[0])]
    return None if held == step.numbers[0] else f"{table.name(step.seats[0])} has {held}"


def seat_wins(table: ExampleTable, step: Step) -> str | None:
    """Return the winner of the game if it is over, else of the hand."""
    state = table.state
    if not table.over:
        return "the hand is not over"
    winners = state.game_winners if state.phase == codes.GAME_OVER else state.hand_winners
    if winners >> table.seat(step.seats[0]) & 1:
        return None
    return f"the winner is {' and '.join(table.names_of(winners)) or 'nobody'}"


def turn(table: ExampleTable, step: Step) -> str | None:
    """Return whose turn it is."""
    return _decides(table, step.seats[0])


def may_catch(table: ExampleTable, step: Step) -> str | None:
    """Check that a player may point out now that another one forgot to call."""
    catcher, caught = step.seats
    if table.could_reach(catcher, SEAT + table.seat(caught)):
        return None
    return f"{table.name(catcher)} may not catch {table.name(caught)}"


def may_not_catch(table: ExampleTable, step: Step) -> str | None:
    """Check that a player may not do so, or not any more."""
    catcher, caught = map(table.name, step.seats)
    return None if may_catch(table, step) else f"{catcher} may catch {caught}"


def may_jump_in(table: ExampleTable, step: Step) -> str | None:
    """Check that each of these cards can be thrown in out of turn."""
    missing = [kind for kind in step.cards if not table.could_reach(step.seats[0], JUMP + kind)]
    return f"{table.name(step.seats[0])} may not throw in {table.cards(card_set(missing))}" if missing else None


def may_not_jump_in(table: ExampleTable, step: Step) -> str | None:
    """Check that none of these cards can be thrown in out of turn."""
    possible = [kind for kind in step.cards if table.could_reach(step.seats[0], JUMP + kind)]
    return f"{table.name(step.seats[0])} may throw in {table.cards(card_set(possible))}" if possible else None


def on_top(table: ExampleTable, step: Step) -> str | None:
    """Check which card lies on top of the discards."""
    if not table.state.discard_size:
        return "nothing lies on top"
    return None if (table.state.top,) == step.cards else f"{table.card(table.state.top)} lies on top"


def deals_next(table: ExampleTable, step: Step) -> str | None:
    """Check who deals the next hand."""
    return _in_next_hand(table, step, "deals", lambda dealt: dealt.state.dealer)


def begins_next(table: ExampleTable, step: Step) -> str | None:
    """Check who has the first turn of the next hand, before its starter does anything."""
    return _in_next_hand(table, step, "begins", lambda dealt: dealt.state.first)


def _in_next_hand(table: ExampleTable, step: Step, does: str, seat: Callable[[ExampleTable], int]) -> str | None:
    """Deal the next hand, and return who does something in it if it is another player."""
    if table.state.phase != codes.HAND_OVER:
        return "the game is over" if table.over else "the hand is not over"
    dealt = table.copy()
    dealt.do(DEAL)
    player = table.player(seat(dealt))
    return None if player == step.seats[0] else f"{table.name(player)} {does} next"


def scores(table: ExampleTable, step: Step) -> str | None:
    """Check the points of the hand."""
    return _each(table, step, "points", table.state.points) if table.over else "the hand is not over"


def totals(table: ExampleTable, step: Step) -> str | None:
    """Check the points of the game so far."""
    return _each(table, step, "totals", table.state.total)


def counters(table: ExampleTable, step: Step) -> str | None:
    """Check where the counters stand."""
    return _each(table, step, "counters", table.state.counter)


def columns(table: ExampleTable, step: Step) -> str | None:
    """Check the points of a player in each column."""
    begin = MOST_COLUMNS * table.seat(step.seats[0])
    points = [table.state.columns[begin + column] for column in range(len(step.numbers))]
    return None if tuple(points) == step.numbers else f"the columns are {' '.join(map(str, points))}"


def _each(table: ExampleTable, step: Step, what: str, numbers: Row) -> str | None:
    """Compare a number for each of some players."""
    found = [numbers[table.seat(player)] for player in step.seats]
    if tuple(found) == step.numbers:
        return None
    told = [f"{table.name(player)} {count}" for player, count in zip(step.seats, found, strict=True)]
    return f"the {what} are {', '.join(told)}"


def stock_holds(table: ExampleTable, step: Step) -> str | None:
    """Check that the stock holds so many cards."""
    held = table.state.stock_size
    return None if held == step.numbers[0] else f"the stock holds {held}"


def hand_ends(table: ExampleTable, step: Step) -> str | None:
    """Check how the hand ended: blocked and scored, or void."""
    if not table.over:
        return "the hand is not over"
    blocked = table.state.result == codes.BLOCKED
    void = blocked and table.rules.stock.blocked is None
    is_so = void if step.word == "void" else blocked and not void
    return None if is_so else f"it ends {'void' if void else 'blocked' if blocked else 'with a winner'}"


def game_over(table: ExampleTable, _step: Step) -> str | None:
    """Return the game has ended."""
    return None if table.state.phase == codes.GAME_OVER else "the game goes on"


def fits_nothing(table: ExampleTable, _step: Step) -> str | None:
    """Check that no card of the hand can be laid."""
    legal = table.plays()
    return f"{table.cards(legal)} fits" if legal else None


def _in_words(table: ExampleTable, action: int) -> str:
    """Tell what else could be done."""
    plays = table.plays()
    if plays:
        return f"lay {table.card(next(kinds_in(plays)))}"
    return next(word for word in _MOVES if _MOVES[word](action) and _can(table, word))


RULINGS: Mapping[str, Ruling] = {
    "fits": fits,
    "fits_nothing": fits_nothing,
    "may_play": may_play,
    "may_not_play": may_not_play,
    "may": may,
    "may_not": may_not,
    "must": must,
    "may_catch": may_catch,
    "may_not_catch": may_not_catch,
    "may_jump_in": may_jump_in,
    "may_not_jump_in": may_not_jump_in,
    "must_take": must_take,
    "has_cards": has_cards,
    "seat_wins": seat_wins,
    "turn": turn,
    "on_top": on_top,
    "deals_next": deals_next,
    "begins_next": begins_next,
    "scores": scores,
    "totals": totals,
    "counters": counters,
    "columns": columns,
    "stock_holds": stock_holds,
    "hand_ends": hand_ends,
    "game_over": game_over,
}
