"""A turn: laying cards, what they do, and who comes next."""

from __future__ import annotations

from vocabulary import Ask, Kind, Move

from . import (
    answers,
    calls,
    debts,
    drawing,
    effects,
    effects_conditions,
    finish,
    knocking,
    matching,
    most_cards,
    out_of_turn,
    several,
    stock,
)
from .table import NEXT, NO_MOVE, Laid, Play, Table


def one_turn(table: Table, seat: int) -> Play[int]:
    """A player has the turn, or misses it; who comes next."""
    table.turn, table.lays_owing = seat, False
    table.laid.busy = table.no_play = False
    extra, table.extra_turn = table.extra_turn, None
    if table.waits[seat] and extra != seat:  # "You still have that turn and miss the one after it."
        table.waits[seat] -= 1
        stock.misses_turn(table)
        return table.after(seat)
    if table.served_before != seat:  # who served a debt and then plays has had no other turn
        table.no_play = False
        calls.turn_begins(table, seat)
    table.served_before = None
    if table.over is None:
        yield from calls.late_questions(table)
    if table.over is not None:
        return seat
    if table.draws_short[seat] and stock.can_draw(table):
        short, table.draws_short[seat] = table.draws_short[seat], 0
        yield Ask(seat, frozenset({Move("take")}), "owed from before")
        stock.draws(table, seat, short)
    if finish.turn_comes(table, seat):
        return table.after(seat)
    coming = yield from turn(table, seat)
    table.had_turn.add(seat)
    return coming


def turn(table: Table, seat: int) -> Play[int]:
    """An ordinary turn: lay a card, draw, or pass."""
    move = yield from calls.decide(table, seat, lambda: drawing.turn_moves(table, seat), "turn")
    if move.do != "lay" and table.heard.row != "until closed":
        table.row_open = 0
    if table.over is not None:
        return seat
    if seat not in table.playing:  # out, with too many cards, for a needless call
        return table.after(seat)
    if move.do == "lay":
        return (yield from lay(table, seat, int(move.what)))
    if move.do == "knock":
        return knocking.knock(table, seat)
    if move.do == "take":
        return drawing.takes_top(table, seat)
    if move.do == "draw":
        return (yield from drawing.drawing(table, seat))
    return stock.passes(table, seat)


def lay(table: Table, seat: int, kind: Kind) -> Play[int]:
    """Lay a card, and what may be laid with it; who comes next."""
    table.laid, table.row_open = new_laid(table, seat), effects.row_that_is_open(table)
    put(table, seat, kind)
    yield from several.further(table, seat)
    yield from work(table, seat)
    return (yield from goes_on(table, seat))


def new_laid(table: Table, seat: int) -> Laid:
    """Remember what was to be followed before a player lays cards."""
    counter = table.counters[seat] if table.counters else None
    return Laid(
        seat,
        on=table.top,
        followed_suit=table.suit_to_follow(),
        followed_rank=table.rank_to_follow(),
        counter=counter,
        direction=table.direction,
        owing=table.lays_owing,
    )


def put(table: Table, seat: int, kind: Kind) -> None:
    """Put a card of a hand on the pile."""
    doubtful = kind in table.heard.challenges and matching.holds_against(table, seat, kind)
    table.laid.guilty = table.laid.guilty or doubtful
    table.hands[seat].remove(kind)
    table.pile.append(kind)
    table.last_laid_by = seat
    table.laid.cards.append(kind)
    if not table.heard.counts_as_below >> kind & 1:
        table.named_suit = table.named_rank = None
    table.any_fits = table.served = False
    table.demand = None
    table.call_asked = False
    stock.card_was_laid(table)
    if stock.too_many_laid(table) and table.hands[seat]:
        table.over = table.over or "blocked"


def work(table: Table, seat: int, covered: Kind | None = None) -> Play[bool]:
    """What the cards do that were just laid; whether their player is still in."""
    effects_conditions.look_at(table, seat, several.acts_first(table))
    if table.over is None:
        yield from calls.after_laying(table, seat)
    if table.over is not None:
        return False
    if not table.hands[seat]:
        at_once = finish.is_out_at_once(table, seat, table.pile[-1], covered)
        if at_once and not finish.waits_for_others(table, seat) and finish.would_end(table, seat):
            yield from out_of_turn.claims_before_end(table, seat)
        if table.over is not None or finish.last_card_laid(table, seat, table.pile[-1], covered):
            return False
    acting, waits = several.acting(table), list(table.waits)
    for place in acting:
        answer, on_top = table.laid.answer, place == acting[-1]
        if place != acting[0]:
            effects_conditions.look_at(table, seat, place)
        if answer is not None and len(table.laid.cards) > 1 and answer.mode != "adds":
            several.one_answers(table)
        table.laid.place = place
        table.laid.answer_acts = answer is not None and place == table.laid.answer_place
        if answer is not None and table.laid.answer_acts:
            yield from answers.act(table, seat, answer, on_top=on_top)
        else:
            yield from effects.act(table, seat, table.laid.cards[place], on_top=on_top)
        if table.over is not None:
            return False
    table.laid.missed = [after - before for before, after in zip(waits, table.waits, strict=True)]
    return True


def goes_on(table: Table, seat: int) -> Play[int]:
    """All is done that the card did at once: what is owed, and who comes next."""
    table.laid.busy = table.lays_owing = False
    stock.renew_at_once(table, seat)
    most_cards.check_limit(table, seat)
    if table.over is not None:
        return seat
    debts.falls_on_who_is_in(table, seat)
    if table.owed is None and table.leaving:
        if finish.would_end(table, seat):
            yield from out_of_turn.claims_before_end(table, seat)
        finish.leave(table)
        if table.over is not None:
            return seat
    late = table.heard.call_until == "last card" and out_of_turn.may_happen(table)
    if table.recount or late:  # a call that is due is asked for before anything is thrown in, as after laying
        yield from calls.late_questions(table)
        if table.over is not None:
            return seat
        table.call_asked = True
    if table.laid.again != "card" or table.owed is not None:  # else the turn goes on
        if not table.laid.thrown and not table.laid.is_starter:  # neither is laid in a turn
            table.had_turn.add(seat)
        calls.turn_ends(table)
        if table.over is not None:
            return seat
    thrown = yield from out_of_turn.throws(table, seat)
    if thrown is not None:
        return thrown
    if table.owed is not None:
        debts.in_order_or_not(table, seat)
        return (yield from debts.owing(table))
    finish.leave(table)
    if table.over is not None:
        return seat
    if seat in table.playing and table.laid.again == "turn":
        table.extra_turn = seat
        return seat
    if seat in table.playing and table.laid.again == "card":
        return (yield from one_more(table, seat))
    return next_after(table, seat)


def one_more(table: Table, seat: int) -> Play[int]:
    """A player may lay one more card, or none."""
    table.lays_owing = False
    yield from calls.late_questions(table)
    if table.over is not None or seat not in table.playing:
        return next_after(table, seat)
    move = yield from calls.decide(table, seat, lambda: matching.layable(table, seat) | {NO_MOVE}, "again")
    if move.do == "lay":
        return (yield from lay(table, seat, int(move.what)))
    return next_after(table, seat)


def next_after(table: Table, seat: int) -> int:
    """The next player who is not passed over."""
    passed = list(table.laid.passed_over)
    coming = table.after(seat if table.laid.goes_on_after is None else table.laid.goes_on_after)
    while coming in passed:
        passed.remove(coming)
        coming = table.after(coming)
    return coming


def pass_over(table: Table, seat: int, seats: int) -> None:
    """The next players are passed over, but nobody by himself."""
    passed, owed = table.laid.passed_over, table.owed
    if owed is not None and owed.what == "draw" and owed.goes_on_after is None and owed.who != NEXT:
        miss_turn_after(table, seat, owed.who, seats)
        return
    after = seat if table.laid.goes_on_after is None else table.laid.goes_on_after
    other = passed[-1] if passed else after
    for _ in range(seats):
        other = table.after(other)
        if other == seat:
            other = table.after(other)
        passed.append(other)


def miss_turn_after(table: Table, seat: int, debtor: int, seats: int) -> None:
    """Whoever comes after the one who has to draw is skipped when the turn comes there; nobody by himself."""
    other = debtor
    for _ in range(seats):
        other = table.after(other)
        if other == seat:
            return
        table.waits[other] += 1
