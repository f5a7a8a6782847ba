"""Cards that are thrown in, and claims to be out, when it is somebody else's turn."""

from __future__ import annotations

from vocabulary import Ask, Kind, Move, Silent

from crazy8.compiler.topics.out_of_turn.claims import (
    AfterThrowingIn,
    EffectBelowThrownIn,
    NobodyThrowsIn,
    NobodyThrowsInRounds,
    OnlyNewAsks,
    ThrowsIn,
    ThrowsInWhileOwing,
)

from . import duties, effects, finish, matching, several, turn
from .book import Heard, hears, hears_answer, holds, need
from .table import NEXT, NO_MOVE, Play, Table


@hears(NobodyThrowsIn)
def hear_nobody(heard: Heard, claim: NobodyThrowsIn) -> None:
    """jump-none: Nobody may lay a card out of turn."""
    assert heard.throws is None


@hears(ThrowsIn)
def hear_throws(heard: Heard, claim: ThrowsIn) -> None:
    """jump: If you hold {answer} (compared with the card on top), you may throw it in although it is not your turn,
    until the next player lays or draws a card; but not on the starter or on a card that you laid yourself.
    Whoever is first counts.
    """
    heard.throws = dict(claim.cards)


@hears(AfterThrowingIn)
def hear_then(heard: Heard, claim: AfterThrowingIn) -> None:
    """jump-then-after-jumper: Play then goes on after whoever threw the card in.

    jump-then-resume: Play then goes on where it was interrupted; for the card thrown in, the next player is
    whoever comes next there.
    """
    heard.throw_then = claim.then


@hears(EffectBelowThrownIn)
def hear_effect(heard: Heard, claim: EffectBelowThrownIn) -> None:
    """jump-effect-cancels: What the card below was about to do lapses, and play goes the way it went before; the new
    card does its own work. What has happened already stands.

    jump-effect-adds: What the card below was about to do is added to what the new one does.
    """
    heard.throw_effect = claim.effect


@hears(ThrowsInWhileOwing)
def hear_owing(heard: Heard, claim: ThrowsInWhileOwing) -> None:
    """jump-owing-also: This also goes for a card that makes someone draw, miss a turn or lay a card, until that is
    answered or done, but not if it was its player’s last card.

    jump-owing-not: This may not be done while someone has to draw, to miss a turn or to lay a card.
    """
    heard.throw_owing = claim.owing


@hears_answer("turn.jump-in")
def hear_no_throws(heard: Heard, claim: object) -> None:
    """answer-turn-jump-in: No. Two equal cards are two cards like any others."""
    assert heard.throws is None, "the book says yes and no"


@hears(OnlyNewAsks)
def hear_new_asks(heard: Heard, claim: OnlyNewAsks) -> None:
    """jump-new-asks: If both ask for a card, only what the new one asks for counts."""
    heard.thrown_in_asks_alone = True


@hears(NobodyThrowsInRounds)
def hear_not_in_round(heard: Heard, claim: NobodyThrowsInRounds) -> None:
    """jump-not-in-round: While a round is open, and on its last card, nobody throws one in."""
    heard.no_throws_in_round = True


def throws(table: Table, seat: int) -> Play[int | None]:
    """Until the next player acts, all but who laid the card may throw one in or be out by the sum; who then comes."""
    if not may_happen(table):
        return None
    has_turn = whose_turn(table, seat)
    for other in table.others_from(seat):
        throws_in = set(table.hands[other]) if other != has_turn else set()
        moves = {Move("throw", kind) for kind in throws_in if may_throw(table, other, kind)}
        if finish.adds_up(table, other):
            moves.add(Move("claim"))
        if not moves:
            continue
        move = yield Ask(other, frozenset(moves | {NO_MOVE}), "out of turn")
        if move.do == "claim":
            return claim_to_be_out(table, other, has_turn)
        if move.do == "throw":
            return (yield from throw(table, other, int(move.what), seat))
    return None


def may_happen(table: Table) -> bool:
    """Whether anything can be done out of turn on the card that was just laid."""
    return (table.heard.throws is not None or table.heard.out_by_sum) and not table.laid.is_starter


def whose_turn(table: Table, seat: int) -> int:
    """Whose turn it is after a card, if nobody throws one in."""
    if table.owed is not None:
        return table.owed.who
    if seat in table.playing and table.laid.again:
        return seat
    coming, waits = turn.next_after(table, seat), list(table.waits)
    while waits[coming]:
        waits[coming] -= 1
        coming = table.after(coming)
    return coming


def claims_before_end(table: Table, seat: int) -> Play[None]:
    """Somebody may be out by the sum before whoever laid the card with which the hand would end."""
    for other in table.others_from(seat):
        if finish.adds_up(table, other):
            move = yield Ask(other, frozenset({Move("claim"), NO_MOVE}), "out of turn")
            if move.do == "claim":
                lay_hand_down(table, other)
                finish.end_if_nobody_plays_on(table)
                return


def lay_hand_down(table: Table, seat: int) -> None:
    """Somebody puts the hand under the discard pile and is out."""
    for kind in sorted(table.hands[seat]):
        table.pile.insert(0, kind)
    table.hands[seat].clear()
    finish.out(table, seat, None)


def claim_to_be_out(table: Table, seat: int, has_turn: int) -> int | None:
    """Somebody says the word, puts the hand under the discard pile and is out; who comes next, if not who would."""
    lay_hand_down(table, seat)
    finish.leave(table)
    if table.over is not None:
        return seat
    if seat == has_turn:
        if table.owed is not None and not table.heard.owed_lapses:
            raise Silent("What becomes of a debt whose debtor is out by the sum of the hand.")
        table.owed = None
        return table.after(seat)
    return None


def may_throw(table: Table, seat: int, kind: Kind) -> bool:
    """Whether a card goes with the one on top as it has to, and nothing forbids it."""
    if table.heard.throws is None or table.top is None:
        return False
    if table.laid.in_round and table.heard.no_throws_in_round:
        return False
    if table.owed is not None and (table.heard.throw_owing == "not" or table.leaving):
        return False
    if not holds(table.heard.throws.get(table.top, 0), kind) or matching.is_forbidden(table, seat, kind):
        return False
    if not duties.could_cover(table, seat, kind):
        return False
    return len(table.hands[seat]) > 1 or finish.may_go_out_on(table, seat, kind)


def throw(table: Table, seat: int, kind: Kind, interrupted: int) -> Play[int]:
    """A card is thrown in; who comes next."""
    before, below, passed = table.owed, table.laid, list(table.laid.passed_over)
    adds = need(table.heard.throw_effect, "What becomes of the work of a card on which one is thrown.") == "adds"
    resumes = need(table.heard.throw_then, "Where play goes on after a card was thrown in.") == "resume"
    if not adds:  # what is about to happen lapses, and the direction is again what it was
        table.direction = below.direction
        for other, turns in enumerate(below.missed):
            table.waits[other] -= turns
    table.laid = turn.new_laid(table, seat)
    table.laid.thrown, table.call_asked = True, False
    table.owed = before if adds else None
    if adds and resumes:
        table.laid.passed_over = passed
    elif adds:  # it falls on those who come after the new card
        turn.pass_over(table, seat, len(passed))
        if before is not None:
            before.who = NEXT if before.what == "draw" else turn.next_after(table, seat)
            before.goes_on_after, before.misses = None, False
    if resumes:
        table.laid.goes_on_after = interrupted if below.goes_on_after is None else below.goes_on_after
    table.row_open = effects.row_that_is_open(table)
    turn.put(table, seat, kind)
    several.leave_row_open(table, seat, kind)
    yield from turn.work(table, seat)
    if table.over is not None:
        return seat
    if table.owed is not None and table.owed.who == NEXT:
        table.owed.who = effects.next_of(table, seat)
    return (yield from turn.goes_on(table, seat))
