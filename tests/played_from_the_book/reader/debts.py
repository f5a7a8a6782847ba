"""What is owed, how it is answered and challenged."""

from __future__ import annotations

from typing import Any

from vocabulary import Kind, Move, Silent, Unread

from crazy8.compiler.topics.debts.claims import (
    AnsweredAgain,
    AnsweringCard,
    Answers,
    DrawnCardAnswers,
    MayBeChallenged,
    MostDue,
    SeveralChallenged,
)

from . import calls, duties, effects, finish, matching, several, stock, turn, wild
from .book import AnswerTold, Heard, hears, hears_answer, holds, kinds_in
from .table import Owed, Play, Table

TAKE, DOUBT = Move("take"), Move("doubt")


@hears(Answers)
def hear_answers(heard: Heard, claim: Answers) -> None:
    """reply-draw-adds: Whoever is to draw may lay {answer} instead; the numbers add up, and the draw passes to the
    next player.

    reply-draw-doubles: Whoever is to draw may lay {answer} instead; the number doubles, and the draw passes to
    the next player.

    reply-draw-replaces: Whoever is to draw may lay {answer} instead; only what that card asks for then falls on
    the next player.

    reply-draw-passes-on: Whoever is to draw may lay {answer} instead; the draw passes unchanged to the next
    player.

    reply-draw-sends-back: Whoever is to draw may lay {answer} instead; the draw goes back to whoever caused it.

    reply-draw-cancels: Whoever is to draw may lay {answer} instead; nobody draws.

    reply-draw-cancels-last: Whoever is to draw may lay {answer} instead; the cards of the last card lapse, and
    the next player draws those that are left.

    reply-skip-adds: Whoever is to be skipped may lay {answer} instead; the skips add up and fall on the next
    players.

    reply-skip-doubles: Whoever is to be skipped may lay {answer} instead; twice as many players are then skipped.

    reply-skip-replaces: Whoever is to be skipped may lay {answer} instead; only that card’s skip then falls on
    the next player.

    reply-skip-passes-on: Whoever is to be skipped may lay {answer} instead; the skip passes to the next player.

    reply-skip-sends-back: Whoever is to be skipped may lay {answer} instead; the skip goes back to whoever caused
    it.

    reply-skip-cancels: Whoever is to be skipped may lay {answer} instead; nobody is skipped.

    reply-turn-adds: Whoever is to miss turns may lay {answer} instead; the turns add up and fall on the next
    player.

    reply-turn-doubles: Whoever is to miss turns may lay {answer} instead; twice as many then fall on the next
    player.

    reply-turn-replaces: Whoever is to miss turns may lay {answer} instead; only what that card asks for then
    falls on the next player.

    reply-turn-passes-on: Whoever is to miss turns may lay {answer} instead; the next player misses them.

    reply-turn-sends-back: Whoever is to miss turns may lay {answer} instead; whoever caused it misses them.

    reply-turn-cancels: Whoever is to miss turns may lay {answer} instead; nobody misses a turn.

    reply-play-adds: Whoever has to lay such a card may lay {answer} instead; the next player must then do both.

    reply-play-doubles: Whoever has to lay such a card may lay {answer} instead; the next player must then do it
    twice.

    reply-play-replaces: Whoever has to lay such a card may lay {answer} instead; only what that card asks for
    then falls on the next player.

    reply-play-passes-on: Whoever has to lay such a card may lay {answer} instead; the next player must then do
    it.

    reply-play-sends-back: Whoever has to lay such a card may lay {answer} instead; whoever caused it must then do
    it.

    reply-play-cancels: Whoever has to lay such a card may lay {answer} instead; nobody has to any more.

    reply-play-cancels-last: Whoever has to lay such a card may lay {answer} instead; what the last card asked for
    lapses.

    reply-skip-cancels-last: Whoever is to be skipped may lay {answer} instead; the skip of the last card lapses,
    and those that are left fall on the next players.

    reply-turn-cancels-last: Whoever is to miss turns may lay {answer} instead; the turns of the last card lapse,
    and the next player misses those that are left.

    reply-to-some: Against {owing}: {reply}
    """
    for kind, cards in claim.answer:
        if holds(claim.owing, kind):
            heard.answers.setdefault(kind, []).append(AnswerTold(claim.unit, claim.mode, cards))


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


@hears(AnsweredAgain)
def hear_answered_again(heard: Heard, claim: AnsweredAgain) -> None:
    """answered-by-what-made-it: What was passed on or sent back can be answered again, with the same cards as
    before: what counts is the card that made it, not the one on top.

    answered-by-card-on-top: What was passed on or sent back can be answered again only with what answers the card
    on top.
    """
    heard.answered_again_by = claim.by


@hears(AnsweringCard)
def hear_answering(heard: Heard, claim: AnsweringCard) -> None:
    """answering-acts: When {cards} answers, it also does its other work, but nobody has to draw, is skipped or has
    to lay a card for it.

    answering-names: When {cards} answers, you name something as always, but it does nothing else.

    answering-only: When {cards} answers, it does nothing else.

    reply-to-some: Against {owing}: {reply}
    """
    heard.answering.append((claim.cards, claim.does, claim.owing))


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


@hears_answer("debt.answer-last")
def hear_answer_as_last(heard: Heard, claim: object) -> None:
    """answer-debt-answer-last: It answers as ever, but adds nothing of its own."""
    heard.answers_as_last = True


@hears_answer("draw-n.redirect-after-defence")
def hear_after_sending_back(heard: Heard, claim: object) -> None:
    """answer-draw-n-redirect-after-defence: The player after whoever sent it back, in the direction that then holds.
    Whoever misses the turn for the draw misses the next one that would be theirs.
    """
    heard.after_sending_back = True


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
    return any(answer.unit == unit for answer in table.heard.answers.get(kind, ()))


def owe(table: Table, owed: Owed) -> None:
    """Somebody owes something from now on."""
    if table.owed is not None:
        raise Silent(f"What somebody does who owes two things at once, a {table.owed.what} and a {owed.what}.")
    table.owed = owed
    owed.guilty, owed.layer = table.laid.guilty, table.laid.by
    table.chain = 1 if table.laid.row else len(table.laid.cards)


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
    if ends and owed.what != "draw":  # nobody has anything more to play for
        table.owed = None
        finish.leave(table)
        return owed.who
    debtor = table.turn = owed.who
    table.laid.busy = False
    yield from calls.late_questions(table)
    if table.over is not None:
        return debtor
    calls.turn_begins(table, debtor)
    table.served_before = debtor
    move = yield from calls.decide(table, debtor, lambda: owed_moves(table, debtor, owed), "owed")
    table.had_turn.add(debtor)
    if move == DOUBT:
        return (yield from doubted(table, debtor, owed))
    if move == TAKE or table.over is not None:
        return (yield from serve(table, debtor, owed))
    kind = int(move.what)
    modes = answers(table, debtor, owed)
    if kind in modes:
        return (yield from answer(table, debtor, kind, modes[kind], owed))
    return (yield from duties.lay_asked(table, debtor, kind, owed))


def owed_moves(table: Table, debtor: int, owed: Owed) -> set[Move]:
    """What somebody may do who owes."""
    moves: set[Move] = set()
    if owed.what == "play":
        moves = {Move("lay", kind) for kind in set(table.hands[debtor]) if _may_serve(table, debtor, kind, owed)}
    can_serve = bool(moves)
    moves |= {Move("lay", kind) for kind in answers(table, debtor, owed)}
    duty: Any = owed.duty
    if not can_serve or duty is None or duties.may_do_otherwise(table, duty.otherwise):
        moves.add(TAKE)
    if owed.what == "draw" and owed.source in table.heard.challenges:
        moves.add(DOUBT)
    return moves


def _may_serve(table: Table, debtor: int, kind: Kind, owed: Owed) -> bool:
    return holds(owed.cards, kind) and may_answer(table, debtor, kind)


def answers(table: Table, debtor: int, owed: Owed) -> dict[Kind, str]:
    """The cards of a hand that answer what is owed, and what then becomes of it."""
    if any(how == "acts" for _, how in table.leaving) or len(table.playing) == 1 or finish.a_side_is_out(table):
        return {}  # a last card that still does its work cannot be answered, nor one with which the hand ends
    found: dict[Kind, str] = {}
    for told in table.heard.answers.get(owed.source, ()):
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
    """Miss turns, of which the first is the one at hand, if it is."""
    if owed.goes_on_after is None:
        table.waits[debtor] += owed.amount - 1
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
    if table.heard.drawn_may_answer and is_answered(table, owed.source, "draw"):
        answered = yield from draw_and_answer(table, debtor, owed)
        if answered is not None:
            return answered
    else:
        stock.draws(table, debtor, owed.amount)
    table.owed = None
    if owed.misses:
        table.waits[debtor] += 1
    if table.over is not None:
        return debtor
    finish.leave(table)
    if table.over is not None:
        return debtor
    if table.laid.again == "turn" and owed.by in table.playing and owed.then == "waits":
        table.extra_turn = owed.by
        return owed.by
    if owed.then == "plays" and debtor in table.playing:
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
        table.owed = owed if owed.amount else None
        drawn.append(kind)
        modes = answers(table, debtor, owed)
        moves = {Move("lay", one) for one in drawn if one in modes}
        if moves and owed.amount:
            move = yield from calls.decide(table, debtor, lambda given=moves: given | {TAKE}, "owed")
            if move != TAKE:
                kind = int(move.what)
                return (yield from answer(table, debtor, kind, modes[kind], owed))
    table.passes.clear()
    table.owed = None
    return None


# ---- answers


def answer(table: Table, seat: int, kind: Kind, mode: str, owed: Owed) -> Play[int]:
    """Lay a card that answers, and what then becomes of what is owed."""
    chain = table.chain
    table.owed = None
    table.laid = turn.new_laid(table, seat)
    if mode == "cancels":  # "Play then goes on with the player after you", whether somebody draws or not
        table.laid.goes_on_after = owed.goes_on_after
    turn.put(table, seat, kind)
    yield from several.further(table, seat)
    if mode not in ("cancels", "replaces"):
        table.answering = chain + len(table.laid.cards)
    if mode in ("adds", "replaces"):
        still_in = yield from turn.work(table, seat)
    else:
        still_in = yield from rest_of_work(table, seat, kind, owed.source)
    table.answering = 0
    if table.over is not None:
        return seat
    if not still_in and table.laid.acted == 0 and mode != "cancels" and not table.heard.answers_as_last:
        raise Silent("What becomes of a debt that was answered with a last card, if the hand goes on.")
    becomes(table, seat, mode, owed)
    if table.heard.answered_again_by == "card on top" and table.owed is not None:
        table.owed.source = kind
    table.chain = chain + len(table.laid.cards)
    return (yield from turn.goes_on(table, seat))


MAKING_OWED = ("makes debt", "draws", "waits", "skips", "owes card", "owes named rank")
"""What an answering card does not do: nobody draws, is skipped or has to lay a card for it."""


def rest_of_work(table: Table, seat: int, kind: Kind, source: Kind) -> Play[bool]:
    """A card that passes on, sends back, doubles or cancels, and its other work if that is told."""
    other = tuple(one for one in effects.of_card(table, kind) if one.kind not in MAKING_OWED)
    does = "other work"
    if any(one.kind != "names" for one in other):
        told = [how for cards, how, owing in table.heard.answering if holds(cards, kind) and against(owing, source)]
        if not told:
            raise Silent("Whether a card that answers does its own work too.")
        does = told[0]
    if does != "other work":
        other = tuple(one for one in other if one.kind == "names" and does == "naming")
    yield from calls.after_laying(table, seat)
    if table.over is not None:
        return False
    if not table.hands[seat] and finish.last_card_laid(table, seat, table.pile[-1]):
        return False
    acting, alone = several.acting(table), len(table.laid.cards) == 1
    table.laid.on_top = alone
    if kind in acting[:1] or alone:
        naming = wild.wild_naming(table, seat, kind)
        if naming is not None and alone and does != "nothing":
            yield from wild.names(table, seat, kind, naming)
        yield from effects.do_all(table, seat, kind, other)
        acting = acting[1:]
    for number, further in enumerate(acting, start=1):  # what was laid with it does its own work
        yield from effects.act(table, seat, further, on_top=number == len(acting))
    return table.over is None and seat in table.playing


def against(owing: int | None, source: Kind) -> bool:
    """Whether a sentence is about answers to a card."""
    return owing is None or holds(owing, source)


def becomes(table: Table, seat: int, mode: str, owed: Owed) -> None:
    """reply-draw-adds: Whoever is to draw may lay {answer} instead; the numbers add up, and the draw passes to the
    next player.

    reply-draw-doubles: Whoever is to draw may lay {answer} instead; the number doubles, and the draw passes to
    the next player.

    reply-draw-replaces: Whoever is to draw may lay {answer} instead; only what that card asks for then falls on
    the next player.

    reply-draw-passes-on: Whoever is to draw may lay {answer} instead; the draw passes unchanged to the next
    player.

    reply-draw-sends-back: Whoever is to draw may lay {answer} instead; the draw goes back to whoever caused it.

    reply-draw-cancels: Whoever is to draw may lay {answer} instead; nobody draws.

    reply-skip-adds: Whoever is to be skipped may lay {answer} instead; the skips add up and fall on the next
    players.

    reply-turn-adds: Whoever is to miss turns may lay {answer} instead; the turns add up and fall on the next
    player.

    reply-play-adds: Whoever has to lay such a card may lay {answer} instead; the next player must then do both.
    """
    if mode in ("cancels", "replaces"):
        return
    if mode == "sends back":
        send_back(table, seat, owed)
        return
    if owed.what == "play" and mode in ("adds", "doubles"):
        raise Unread(f"reply-play-{mode}")
    if mode == "cancels last":
        raise Unread("reply-draw-cancels-last")
    most = table.heard.most_due if owed.what == "draw" else None
    number = owed.amount * (2 if mode == "doubles" else 1)
    if most is not None:
        number = min(number, most)
    own = table.owed
    if mode == "adds" and own is not None and own.what != owed.what and table.heard.only_draw_answered:
        if owed.what == "turn":
            table.waits[own.who] += owed.amount
        else:
            table.waits[own.who] += own.amount
            table.owed = Owed(owed.what, number, own.who, seat, owed.source, owed.then)
        return
    if mode == "adds" and own is not None:
        own.amount = own.amount + number if most is None else min(own.amount + number, most)
        own.who, own.goes_on_after, own.misses = effects.next_of(table, seat), None, False
        return
    table.owed = Owed(owed.what, number, effects.next_of(table, seat), seat, owed.source, owed.then)
    same_cause(table.owed, owed)


def send_back(table: Table, seat: int, owed: Owed) -> None:
    """The draw goes back to whoever caused it, who misses the turn as the card says."""
    if owed.what == "draw" and not table.heard.after_sending_back:
        raise Silent("Who goes on after a draw was sent back.")
    if owed.by not in table.playing:
        raise Silent("Who owes what is sent back to a player who is out.")
    table.owed = Owed(owed.what, owed.amount, owed.by, seat, owed.source, owed.then, goes_on_after=seat)
    table.owed.misses = owed.what == "draw" and owed.then == "waits"
    same_cause(table.owed, owed)


def same_cause(table_owed: Owed, before: Owed) -> None:
    """What moves on is still owed for the same card."""
    table_owed.duty, table_owed.cards = before.duty, before.cards
    table_owed.guilty, table_owed.layer = before.guilty, before.layer


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
        return debtor
    owed.amount = fine(challenge.challenger, owed)
    return (yield from serve(table, debtor, owed))


def fine(told: Any, owed: Owed) -> int:
    """Some cards, or the cards that are due and some more."""
    return int(told.cards) + (owed.amount if told.debt else 0)
