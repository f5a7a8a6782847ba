"""What is owed, how it is served and doubted."""

from __future__ import annotations

from typing import Any

from vocabulary import Kind, Move, Silent

from crazy8.compiler.topics.debts.claims import (
    DrawnCardAnswers,
    MayBeChallenged,
    MostDue,
    OneOutIsNotDoubted,
    SeveralChallenged,
)

from . import answers, calls, duties, effects, finish, matching, stock, turn
from .book import Heard, hears, hears_answer, holds, kinds_in
from .most_cards import check_limit
from .table import NEXT, Owed, Play, Table

TAKE, DOUBT = Move("take"), Move("doubt")


@hears(MayBeChallenged)
def hear_challenge(heard: Heard, claim: MayBeChallenged) -> None:
    """challenge: whoever has to draw for it may doubt that it was laid rightly and looks at the hand of the player
    who laid it. If it was not, that player draws {guilty}, nothing else is due, and the doubter has an ordinary
    turn; if it was, the doubter draws {challenger} in all.

    fine-debt: the cards that are due

    fine-debt-plus: the cards that are due and {cards} more

    amount-cards: {cards} cards
    """
    for kind in kinds_in(claim.cards):
        heard.challenges[kind] = claim.challenge


@hears_answer("wild.challenge-then")
def hear_doubter_plays(heard: Heard, claim: object) -> None:
    """answer-wild-challenge-then: You have an ordinary turn. What was named for the card still holds."""
    heard.doubter_plays = True


@hears(DrawnCardAnswers)
def hear_drawn_answers(heard: Heard, claim: DrawnCardAnswers) -> None:
    """drawn-may-answer: The cards that are due are drawn one by one. As soon as one of those drawn can answer, it
    may be laid; only what is not drawn yet is then still due.

    drawn-may-not-answer: A card drawn at that moment may not answer.
    """
    heard.drawn_may_answer = claim.may


@hears(MostDue)
def hear_most_due(heard: Heard, claim: MostDue) -> None:
    """debt-most: Never more than {cards} cards become due.

    amount-cards: {cards} cards
    """
    heard.most_due = claim.cards


@hears(SeveralChallenged)
def hear_several_challenged(heard: Heard, claim: SeveralChallenged) -> None:
    """challenge-several: If several such cards are laid together, it is enough that one of them was not laid
    rightly.
    """
    # `put` remembers whether any of the cards laid together was not laid rightly


@hears(OneOutIsNotDoubted)
def hear_one_out_not_doubted(heard: Heard, claim: OneOutIsNotDoubted) -> None:
    """challenge-not-one-out: A card whose player is out cannot be doubted."""
    heard.one_out_not_doubted = True


@hears_answer("match.wild-during-penalty")
@hears_answer("draw-n.stack")
@hears_answer("draw-n.try-one-first")
@hears_answer("draw-n.play-while-drawing")
@hears_answer("draw-n.cap")
@hears_answer("draw-n.cancel-scope")
@hears_answer("draw-n.target-out")
def hear_debt_answers(heard: Heard, claim: object) -> None:
    """answer-match-wild-during-penalty: No, only a card that answers the draw.

    answer-draw-n-stack: No, you must draw.

    answer-draw-n-try-one-first: No. Either you answer or you draw them all.

    answer-draw-n-play-while-drawing: No. Once you have begun, you draw them all.

    answer-draw-n-cap: Only the number of such cards in the pack.

    answer-draw-n-cancel-scope: Yes, all of it.

    answer-draw-n-target-out: No. It falls on the next player still in.
    """
    # only cards that answer are laid, else all that is due is drawn at once; those who are out owe nothing


def is_answered(table: Table, kind: Kind, unit: str) -> bool:
    """Whether the book tells of cards that answer what a card makes owed."""
    return any(answer.unit == unit and answer.cards for answer in answers.told(table, kind, table.named_suit))


def owe(table: Table, owed: Owed) -> None:
    """Somebody owes something from now on."""
    if table.owed is not None and table.laid.thrown and table.heard.thrown_in_asks_alone:
        table.owed = None if table.owed.what == owed.what == "play" else table.owed
    if table.owed is not None:
        raise Silent(f"What somebody does who owes two things at once, a {table.owed.what} and a {owed.what}.")
    table.owed = limited(table, owed)
    owed.guilty, owed.layer = table.laid.guilty, table.laid.by
    owed.named = table.named_suit
    if len(owed.made) == 1:  # else the first card stays that made some of it, with what lies on it
        table.chain = max(1, len(table.laid.cards) - table.laid.place)


def falls_on_who_is_in(table: Table, seat: int) -> None:
    """answer-draw-n-target-out: No. It falls on the next player still in."""
    owed = table.owed
    if owed is None or owed.who in (NEXT, *table.playing):
        return
    following = table.after(owed.who)
    owed.who = table.after(following) if following == seat else following


def in_order_or_not(table: Table, seat: int) -> None:
    """Whoever has to draw may be somebody else than the next player by now: then play goes on after the cards."""
    owed = table.owed
    if owed is None or owed.what != "draw" or owed.then != "waits":
        return
    comes_next = owed.goes_on_after == seat and owed.who == effects.next_of(table, seat)
    comes_next = comes_next and owed.who not in table.laid.passed_over  # that turn is missed for the skip
    if owed.misses and comes_next and not table.laid.again:
        owed.goes_on_after, owed.misses = None, False  # it came back to the next player, whose turn it is anyway
        return
    if owed.goes_on_after is not None:
        return
    if owed.who != effects.next_of(table, seat):
        owed.goes_on_after = seat


def owe_moved(table: Table, owed: Owed, before: Owed) -> None:
    """What was owed before moves on, and is still owed for the same card."""
    owed.duty, owed.cards = before.duty, before.cards
    owed.guilty, owed.layer = before.guilty, before.layer
    table.owed = limited(table, owed)


def limited(table: Table, owed: Owed) -> Owed:
    """debt-most: Never more than {cards} cards become due.

    amount-cards: {cards} cards
    """
    most = table.heard.most_due
    if owed.what == "draw" and most is not None and owed.amount > most:
        owed.made[-1] -= owed.amount - most
        owed.amount = most
    return owed


# ---- somebody owes


def owing(table: Table) -> Play[int]:
    """Somebody owes: they answer, doubt, or do it. Who comes next."""
    owed = table.owed
    assert owed is not None
    if (owed.who, "is answered") in table.leaving:  # "even if it comes back to you, you are out"
        table.owed = None
        finish.leave(table)
        return turn.next_after(table, owed.by)
    ends = len(table.playing) == 1 or finish.a_side_is_out(table)
    if ends and owed.what not in ("draw", "play"):  # nobody has a turn left that could be missed
        table.owed = None
        finish.leave(table)
        return owed.who
    debtor = table.turn = owed.who
    table.laid.busy = False
    interrupted = table.laid.goes_on_after
    if interrupted is not None and owed.goes_on_after is None:
        if turn.next_after(table, interrupted) == debtor:  # so play has gone on where it was interrupted
            table.laid.goes_on_after = None
        else:
            owed.goes_on_after = interrupted
    calls.turn_begins(table, debtor)
    if table.over is None:
        yield from calls.late_questions(table)
    if table.over is not None:
        return debtor
    table.lays_owing = True
    move = yield from calls.decide(table, debtor, lambda: owed_moves(table, debtor, owed), "owed")
    if move in (TAKE, DOUBT) or table.over is not None:
        coming = yield from (doubted if move == DOUBT else serve)(table, debtor, owed)
        if table.extra_turn != debtor:  # who "then has an ordinary turn" has that one turn
            table.had_turn.add(debtor)
        return coming
    kind = int(move.what)
    if owed.what == "play" and holds(owed.cards, kind):  # what is asked for is not laid "instead"
        return (yield from duties.lay_asked(table, debtor, kind, owed))
    return (yield from answers.answer(table, debtor, kind, can_answer(table, debtor, owed)[kind], owed))


def owed_moves(table: Table, debtor: int, owed: Owed) -> set[Move]:
    """What somebody may do who owes."""
    moves: set[Move] = set()
    if owed.what == "play":
        moves = {Move("lay", kind) for kind in set(table.hands[debtor]) if _may_serve(table, debtor, kind, owed)}
    can_serve = bool(moves)
    moves |= {Move("lay", kind) for kind in can_answer(table, debtor, owed)}
    duty: Any = owed.duty
    if not can_serve or duty is None or duties.may_do_otherwise(table, duty.otherwise):
        moves.add(TAKE)
    if owed.what == "draw" and owed.source in table.heard.challenges and owed.layer != debtor:  # nobody doubts himself
        if owed.layer in table.playing:
            moves.add(DOUBT)
        elif not table.heard.one_out_not_doubted:
            raise Silent("Whether a card may be doubted whose player is out.")
    return moves


def _may_serve(table: Table, debtor: int, kind: Kind, owed: Owed) -> bool:
    return holds(owed.cards, kind) and may_answer(table, debtor, kind)


def can_answer(table: Table, debtor: int, owed: Owed) -> dict[Kind, str]:
    """The cards of a hand that answer what is owed, and what then becomes of it."""
    if any(how == "acts" for _, how in table.leaving) or len(table.playing) == 1 or finish.a_side_is_out(table):
        return {}  # a last card that still does its work cannot be answered, nor one with which the hand ends
    found: dict[Kind, str] = {}
    for told in answers.told(table, owed.source, owed.named):
        if told.unit == owed.what:
            for kind in set(table.hands[debtor]):
                if holds(told.cards, kind) and may_answer(table, debtor, kind):
                    found[kind] = told.mode
    return found


def may_answer(table: Table, seat: int, kind: Kind) -> bool:
    """Whether no sentence forbids to lay a card that answers."""
    if matching.is_forbidden(table, seat, kind) or not duties.could_cover(table, seat, kind):
        return False
    return len(table.hands[seat]) > 1 or finish.may_go_out_on(table, seat, kind)


def serve(table: Table, debtor: int, owed: Owed) -> Play[int]:
    """Whoever owes does it; who comes next."""
    if owed.what == "play":
        return (yield from duties.serve(table, debtor, owed))
    table.served = True
    if owed.what == "draw":
        return (yield from serve_draw(table, debtor, owed))
    table.owed = None
    coming = miss_turns(table, debtor, owed) if owed.what == "turn" else skip(table, debtor, owed)
    finish.leave(table)
    return coming


def miss_turns(table: Table, debtor: int, owed: Owed) -> int:
    """Miss turns, of which the first is the one at hand, if it is, and is not skipped besides: "skips add up"."""
    if owed.goes_on_after is None:
        table.waits[debtor] += owed.amount - (debtor not in table.laid.passed_over)
        return turn.next_after(table, debtor)
    table.waits[debtor] += owed.amount
    return turn.next_after(table, owed.goes_on_after)


def skip(table: Table, debtor: int, owed: Owed) -> int:
    """The debtor and the players after him are skipped; a skip that went back is missed by whoever caused it."""
    if owed.goes_on_after is not None:
        table.waits[debtor] += owed.amount
        return turn.next_after(table, owed.goes_on_after)
    coming = debtor
    for _ in range(owed.amount):
        if coming == owed.by:  # "the next players" are the others: once all are skipped, it is that player's turn
            break
        coming = table.after(coming)
    return coming


def serve_draw(table: Table, debtor: int, owed: Owed) -> Play[int]:
    """Draw what is due; then miss the turn, have it, or lay one card."""
    told = answers.told(table, owed.source, owed.named)
    if table.heard.drawn_may_answer and any(one.unit == "draw" for one in told):
        answered = yield from draw_and_answer(table, debtor, owed)
        if answered is not None:
            return answered
    else:
        owed.amount -= len(stock.draws(table, debtor, owed.amount))
    table.owed = None
    misses = owed.then == "waits" and owed.goes_on_after is None
    if table.heard.last_draw_passes and owed.amount == 0 and misses and not stock.can_draw(table):
        stock.passes(table, debtor)
    if owed.misses:
        table.waits[debtor] += 1
    if table.no_play:  # too few cards: "may not lay a card in that turn"
        table.no_play, owed.then = False, "waits"
    if table.over is not None:
        return debtor
    finish.leave(table)
    if table.over is not None:
        return debtor
    if table.laid.again == "turn" and owed.by in table.playing and owed.then == "waits":
        table.extra_turn = owed.by
        return owed.by
    if table.laid.again == "card" and owed.by in table.playing and owed.then == "waits":
        return (yield from turn.one_more(table, owed.by))
    if owed.then == "plays" and debtor in table.playing:
        # who "then has an ordinary turn" has it, whatever turns are still to be missed
        table.extra_turn = table.served_before = debtor
        return debtor
    if owed.then == "may play" and debtor in table.playing:
        return (yield from turn.one_more(table, debtor))
    return turn.next_after(table, debtor if owed.goes_on_after is None else owed.goes_on_after)


def draw_and_answer(table: Table, debtor: int, owed: Owed) -> Play[int | None]:
    """Draw card by card; one drawn at that moment may answer."""
    drawn: list[Kind] = []
    while owed.amount > 0:
        kind = stock.draw_one(table, debtor)
        if kind is None or table.over is not None:
            break
        owed.amount -= 1
        owed.made = drawn_from(owed.made)
        table.owed = owed if owed.amount else None
        drawn.append(kind)
        check_limit(table, debtor)
        if table.over is not None or debtor not in table.playing:
            break
        modes = can_answer(table, debtor, owed)
        moves = {Move("lay", one) for one in drawn if one in modes}
        if moves and owed.amount:
            move = yield from calls.decide(table, debtor, lambda given=moves: given | {TAKE}, "owed")
            if move != TAKE:
                kind = int(move.what)
                return (yield from answers.answer(table, debtor, kind, modes[kind], owed))
    table.passes.clear()
    table.owed = None
    return None


def drawn_from(made: list[int]) -> list[int]:
    """A card is drawn for the card that made owed what is due first."""
    first, *others = made
    return [first - 1, *others] if first > 1 or not others else others


# ---- doubts


def doubted(table: Table, debtor: int, owed: Owed) -> Play[int]:
    """challenge: whoever has to draw for it may doubt that it was laid rightly and looks at the hand of the player
    who laid it. If it was not, that player draws {guilty}, nothing else is due, and the doubter has an ordinary
    turn; if it was, the doubter draws {challenger} in all.

    fine-debt: the cards that are due

    fine-debt-plus: the cards that are due and {cards} more

    amount-cards: {cards} cards
    """
    challenge = table.heard.challenges[owed.source]
    if owed.guilty:
        table.owed = None
        stock.draws(table, owed.layer, fine(challenge.guilty, owed))
        if table.over is not None:
            return debtor
        if not table.heard.doubter_plays:
            raise Silent("What the doubter does next who doubted rightly.")
        finish.leave(table)
        table.extra_turn = table.served_before = debtor
        return debtor
    owed.amount = fine(challenge.challenger, owed)
    return (yield from serve(table, debtor, owed))


def fine(told: Any, owed: Owed) -> int:
    """Some cards, or the cards that are due and some more."""
    return int(told.cards) + (owed.amount if told.debt else 0)
