"""The calls: when they are made, who may catch a player who forgot one, and what that costs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from vocabulary import Ask, Move, Silent

from .book import CallTold
from .calls_heard import costs
from .stock import draws
from .table import NO_MOVE, Play, Table

CALL = Move("call")


# ---- calling in one's own turn


def decide(table: Table, seat: int, options: Callable[[], set[Move]], why: str) -> Play[Move]:
    """A decision in one's own turn, before which a call may be made."""
    while True:
        moves = options()
        may_call = calls_now(table, seat, moves, laying=why in ("more", "add"))
        needless = costs(table.heard.needless_call) and why in ("turn", "drew")
        if may_call or needless:
            moves = moves | {CALL}
        move = yield Ask(seat, frozenset(moves), why)
        if move != CALL:
            return move
        if may_call:
            table.calls_made[seat] |= may_call
            table.calls_forgotten[seat] -= may_call
        else:
            pay(table, seat, table.heard.needless_call)
            if table.over is not None or seat not in table.playing:  # out, with too many cards
                return NO_MOVE


def calls_now(table: Table, seat: int, moves: set[Move], *, laying: bool) -> set[int]:
    """The calls that are due now: a forgotten one, the one of the card that is about to be laid, or was just laid."""
    if table.calls_forgotten[seat]:
        return set(table.calls_forgotten[seat])
    can_lay = any(move.do == "lay" for move in moves)
    held, made = len(table.hands[seat]), table.calls_made[seat]
    now = ({held - 1} if can_lay else set()) | ({held} if laying else set())
    due = {number for number, call in enumerate(table.heard.calls) if call.at in now}
    return (due | _ahead(table)) - made


def _ahead(table: Table) -> set[int]:
    """The calls that are made in the turn before the last one; whoever means to end in the next turn knows that."""
    return {number for number, call in enumerate(table.heard.calls) if call.at is None}


def turn_begins(table: Table, seat: int) -> None:
    """A call made a turn ahead counts for this turn alone, and may be made anew for the next one."""
    turn_ends(table)
    table.calls_count_for, ahead = seat, _ahead(table)
    if ahead & table.calls_made[seat]:
        table.called_ahead.add(seat)
    else:
        table.called_ahead.discard(seat)
    table.calls_made[seat] -= ahead


def turn_ends(table: Table) -> None:
    """A turn is over for which a call was made a turn ahead: if no last card followed, it was needless."""
    before = table.calls_count_for
    if before in table.called_ahead and table.hands[before]:
        table.called_ahead.discard(before)
        if table.heard.needless_ahead:
            pay(table, before, table.heard.needless_call)


def pay(table: Table, seat: int, penalty: Any) -> None:
    """Draw the cards and miss the turns of a penalty, which is neither a turn nor a pass."""
    table.waits[seat] += penalty.turns
    passes, no_play = list(table.passes), table.no_play
    draws(table, seat, penalty.cards or 0)
    table.passes, table.no_play = passes, no_play


# ---- forgotten calls


def is_missed(call: CallTold) -> bool:
    """Whether it matters that a call was forgotten: one that costs nothing is no decision any more."""
    return call.cost is not None and (costs(call.cost) or call.cost.no_finish)


def count_calls(table: Table, seat: int) -> None:
    """Note which calls were due with the cards that are left, and were not made."""
    left = len(table.hands[seat])
    forgotten = table.calls_forgotten[seat]
    forgotten |= {
        number
        for number, call in enumerate(table.heard.calls)
        if is_missed(call)
        and (
            (call.at == left and number not in table.calls_made[seat])
            or (call.at is None and left == 0 and seat not in table.called_ahead)
        )
    }
    if left == 0:  # what was due before could be caught until the last card was laid
        forgotten &= {number for number, call in enumerate(table.heard.calls) if call.at in (0, None)}


def hand_changed(table: Table, seat: int) -> None:
    """A hand came down or changed its owner otherwise than by laying a card: calls are due for it anew."""
    left = len(table.hands[seat])
    table.calls_made[seat].clear()
    calls = enumerate(table.heard.calls)
    table.calls_forgotten[seat] = {number for number, call in calls if call.at == left > 0 and is_missed(call)}
    if table.calls_forgotten[seat]:
        table.recount, table.call_asked = True, False


def after_laying(table: Table, seat: int) -> Play[None]:
    """Somebody laid cards: who forgot a call may be caught."""
    count_calls(table, seat)
    due = any(call.at == len(table.hands[seat]) for call in table.heard.calls)
    if not table.calls_forgotten[seat] and not (due and costs(table.heard.wrong_accusation)):
        return
    told = [table.heard.calls[number] for number in table.calls_forgotten[seat]]
    if not table.hands[seat] and any(costs(call.cost) and not call.not_out for call in told):
        raise Silent("Whether a hand ends with a last card that was laid without the call, which costs cards.")
    yield from questions(table, seat)
    table.call_asked = True


def late_questions(table: Table) -> Play[None]:
    """A forgotten call can still be caught, or has just come to be due."""
    if table.heard.call_until != "last card" and not table.recount:
        return
    table.recount = False
    if table.call_asked:
        table.call_asked = False
        return
    for seat in range(table.seats):
        if table.calls_forgotten[seat] and seat in table.playing:
            yield from questions(table, seat)
            return


def questions(table: Table, first: int) -> Play[None]:
    """Who forgot a call can make up for it; others may point it out, or accuse somebody wrongly."""
    catcher = table.heard.call_catcher
    if catcher is None:
        if any(costs(call.cost) for call in table.heard.calls):
            raise Silent("Who may point out a forgotten call.")
        return
    for seat in [first, *table.others_from(first)]:
        if table.over is not None:  # somebody had to draw for it and found no card
            return
        if seat != first or catchable(table, first):
            yield from _question(table, seat, catcher)
    if catcher == "table":
        for seat in table.seats_in():
            if catchable(table, seat):
                caught(table, seat)
    if table.heard.call_until != "last card":
        for seat in range(table.seats):
            table.calls_forgotten[seat] = {one for one in table.calls_forgotten[seat] if _stays(table, one)}


def _stays(table: Table, number: int) -> bool:
    """Whether a forgotten call can be made good later."""
    return table.heard.calls[number].own_turn or not _costs(table, number)


def accusable(table: Table, seat: int) -> bool:
    """Whether a player can be accused, with reason or not: of a call that is due with so many cards."""
    near = any(call.at == len(table.hands[seat]) > 0 for call in table.heard.calls)
    return catchable(table, seat) or (near and costs(table.heard.wrong_accusation))


def _question(table: Table, seat: int, catcher: str) -> Play[None]:
    """Ask one player whether to make up for the own call, or to accuse somebody."""
    moves = {NO_MOVE}
    if catchable(table, seat):
        moves.add(CALL)
    for other in table.seats_in():
        if other != seat and accusable(table, other) and _may_catch(table, seat, other, catcher):
            moves.add(Move("catch", other))
    if len(moves) == 1:
        return
    move = yield Ask(seat, frozenset(moves), "questions")
    if move == CALL:
        table.calls_made[seat] |= table.calls_forgotten[seat]
        table.calls_forgotten[seat].clear()
    elif move.do == "catch":
        other = int(move.what)
        if catchable(table, other):
            caught(table, other)
        else:
            pay(table, seat, table.heard.wrong_accusation)


def _may_catch(table: Table, seat: int, other: int, catcher: str) -> bool:
    return catcher == "anyone" or (catcher == "next" and table.after(other) == seat)


def _costs(table: Table, number: int) -> bool:
    return costs(table.heard.calls[number].cost)


def catchable(table: Table, seat: int) -> bool:
    """Whether a player forgot a call that costs something."""
    return seat in table.playing and any(_costs(table, number) for number in table.calls_forgotten[seat])


def caught(table: Table, seat: int) -> None:
    """Whoever forgot a call pays for it."""
    missed = {number for number in table.calls_forgotten[seat] if _costs(table, number)}
    table.calls_forgotten[seat] -= missed
    for number in sorted(missed):
        pay(table, seat, table.heard.calls[number].cost)


def may_still_finish(table: Table, seat: int) -> bool:
    """Whether no call is missing that had to be made in an earlier turn."""
    ahead = _ahead(table)
    if seat in table.called_ahead:
        return True
    return not any(call.cost is not None and call.cost.no_finish for call in map(table.heard.calls.__getitem__, ahead))


def may_finish(table: Table, seat: int) -> bool:
    """Whether no call is missing without which the last card may not be laid."""
    for number, call in enumerate(table.heard.calls):
        if call.cost is None or not call.cost.no_finish:
            continue
        if number in table.calls_forgotten[seat]:
            return False
        if call.at == 0 and number not in table.calls_made[seat]:
            return False
        if call.at is None and seat not in table.called_ahead:
            return False
    return True
