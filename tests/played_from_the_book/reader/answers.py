"""Cards laid against what is owed, and what then becomes of it."""

from __future__ import annotations

from vocabulary import Kind, Silent

from crazy8.compiler.telling.claim import below_in
from crazy8.compiler.topics.debts.claims import (
    AnsweredAgain,
    AnsweringCard,
    Answers,
    AnswersAddUp,
    ComparedAsNamed,
    ComparedAsPrinted,
    LeftIsOneCards,
    SentBackToOneOut,
)

from . import debts, effects, several, turn, wild
from .book import AnswerTold, Heard, hears, hears_answer, holds
from .table import NEXT, AnswerLaid, Owed, Play, Table


@hears(Answers)
def hear_answers(heard: Heard, claim: Answers) -> None:
    """reply-draw-adds: Whoever is to draw may lay {answer} instead; the numbers add up, and the draw passes to the
    next player.

    reply-draw-told-apart: Whoever is to draw may lay {answer} instead.

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

    reply-skip-told-apart: Whoever is to be skipped may lay {answer} instead.

    reply-skip-doubles: Whoever is to be skipped may lay {answer} instead; twice as many players are then skipped.

    reply-skip-replaces: Whoever is to be skipped may lay {answer} instead; only that card’s skip then falls on
    the next player.

    reply-skip-passes-on: Whoever is to be skipped may lay {answer} instead; the skip passes to the next player.

    reply-skip-sends-back: Whoever is to be skipped may lay {answer} instead; the skip goes back to whoever caused
    it.

    reply-skip-cancels: Whoever is to be skipped may lay {answer} instead; nobody is skipped.

    reply-turn-adds: Whoever is to miss turns may lay {answer} instead; the turns add up and fall on the next
    player.

    reply-turn-told-apart: Whoever is to miss turns may lay {answer} instead.

    reply-turn-doubles: Whoever is to miss turns may lay {answer} instead; twice as many then fall on the next
    player.

    reply-turn-replaces: Whoever is to miss turns may lay {answer} instead; only what that card asks for then
    falls on the next player.

    reply-turn-passes-on: Whoever is to miss turns may lay {answer} instead; the next player misses them.

    reply-turn-sends-back: Whoever is to miss turns may lay {answer} instead; whoever caused it misses them.

    reply-turn-cancels: Whoever is to miss turns may lay {answer} instead; nobody misses a turn.

    reply-play-replaces: Whoever has to lay such a card may lay {answer} instead; only what that card asks for
    then falls on the next player.

    reply-play-passes-on: Whoever has to lay such a card may lay {answer} instead; the next player must then do
    it.

    reply-play-sends-back: Whoever has to lay such a card may lay {answer} instead; whoever caused it must then do
    it.

    reply-play-cancels: Whoever has to lay such a card may lay {answer} instead; nobody has to any more.

    reply-skip-cancels-last: Whoever is to be skipped may lay {answer} instead; the skip of the last card lapses,
    and those that are left fall on the next players.

    reply-turn-cancels-last: Whoever is to miss turns may lay {answer} instead; the turns of the last card lapse,
    and the next player misses those that are left.

    reply-to-some: Against {owing}: {reply}
    """
    for card, cards in claim.answer:
        kind, suit = below_in(card)
        if holds(claim.owing, kind):
            heard.answers.setdefault((kind, suit), []).append(AnswerTold(claim.unit, claim.mode, cards))


@hears(AnswersAddUp)
def hear_answers_add_up(heard: Heard, claim: AnswersAddUp) -> None:
    """reply-draw-unsaid-adds: Unless something else is said of an answer, the numbers add up, and the draw passes to
    the next player.

    reply-skip-unsaid-adds: Unless something else is said of an answer, the skips add up and fall on the next
    players.

    reply-turn-unsaid-adds: Unless something else is said of an answer, the turns add up and fall on the next
    player.
    """
    for (kind, _), answers in heard.answers.items():
        for one in answers if holds(claim.owing, kind) else ():
            if one.mode == "told apart":
                one.mode = "adds"


@hears(AnsweredAgain)
def hear_answered_again(heard: Heard, claim: AnsweredAgain) -> None:
    """answered-by-what-made-it: What was passed on or sent back can be answered again, with the same cards as
    before: what counts is the card that made it, not the one on top.

    answered-by-card-on-top: What was passed on or sent back can be answered again only with what answers the card
    on top.
    """
    heard.answered_again_by = claim.by


@hears(ComparedAsPrinted)
def hear_compared_as_printed(heard: Heard, claim: ComparedAsPrinted) -> None:
    """answering-compared-as-printed: What answers is compared with the card as it is printed, whatever was named for
    it.
    """
    # each claim on answers goes by the card that made something owed, as it is printed


@hears(ComparedAsNamed)
def hear_compared_as_named(heard: Heard, claim: ComparedAsNamed) -> None:
    """answering-compared-as-named: What answers is compared with the card as it is printed; but a suit that was
    named for it counts instead of its own.
    """
    heard.answers_as_named = True


@hears(SentBackToOneOut)
def hear_sent_back_to_one_out(heard: Heard, claim: SentBackToOneOut) -> None:
    """sent-back-to-one-out: What would go back to a player who is out falls on the next player still in, but never
    on whoever sent it back.
    """
    heard.sent_back_to_one_out = True


@hears(LeftIsOneCards)
def hear_left_is_one(heard: Heard, claim: LeftIsOneCards) -> None:
    """left-is-one-cards: Where the part of the last card lapses, what is left counts as the part of one card."""
    # `becomes` makes one part of what is left


@hears(AnsweringCard)
def hear_answering(heard: Heard, claim: AnsweringCard) -> None:
    """answering-acts: When {cards} answers, it also does its other work, but nobody has to draw, is skipped or has
    to lay a card for it.

    answering-names: When {cards} answers, you name something as always, but it does nothing else.

    answering-only: When {cards} answers, it does nothing else.

    reply-to-some: Against {owing}: {reply}
    """
    heard.answering.append((claim.cards, claim.does, claim.owing))


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


# ---- answering


def told(table: Table, kind: Kind, named: str | None) -> list[AnswerTold]:
    """What is told of the answers to a card, for which a suit was named or not."""
    if named is not None and table.heard.answers_as_named:
        suit = next(face.number_of_suit for face in table.faces if face.suit == named)
        if (kind, suit) in table.heard.answers:
            return table.heard.answers[kind, suit]
    return table.heard.answers.get((kind, None), [])


def answer(table: Table, seat: int, kind: Kind, mode: str, owed: Owed) -> Play[int]:
    """Lay a card that answers, and perhaps others with it, and what then becomes of what is owed."""
    chain = table.chain
    if mode == "cancels last" and len(owed.made) == 1:
        mode = "cancels"  # nothing is left
    table.owed = None
    table.laid = turn.new_laid(table, seat)
    table.laid.answer = AnswerLaid(kind, mode, owed.source)
    if mode == "cancels":  # "Play then goes on with the player after you", whether somebody draws or not
        table.laid.goes_on_after = owed.goes_on_after
    turn.put(table, seat, kind)
    yield from several.further(table, seat)
    if mode not in ("cancels", "replaces"):
        table.answering = chain + len(table.laid.cards)
    becomes(table, seat, mode, owed)
    still_in = yield from turn.work(table, seat)
    table.answering = 0
    if table.over is not None:
        return seat
    if not still_in and table.laid.acted == 0 and mode != "cancels" and not table.heard.answers_as_last:
        raise Silent("What becomes of a debt that was answered with a last card, if the hand goes on.")
    if table.owed is not None:
        if table.owed.who == NEXT:
            table.owed.who = effects.next_of(table, seat)
        table.owed.who = on_whom(table, table.owed.who, seat)  # whoever sent it back to himself may be out by now
        if table.heard.answered_again_by == "card on top" and mode not in ("adds", "replaces", "cancels"):
            table.owed.source, table.owed.named = table.pile[-1], table.named_suit
    table.chain = chain + len(table.laid.cards)
    return (yield from turn.goes_on(table, seat))


def act(table: Table, seat: int, laid: AnswerLaid, *, on_top: bool) -> Play[None]:
    """A card that answers: one that adds, or takes the place of what was owed, does all its work, for the next player.

    Another one does its other work, if that is told.
    """
    if laid.mode in ("adds", "replaces"):
        yield from effects.act(table, seat, laid.kind, on_top=on_top)
        return
    works_as = effects.acts_as(table, laid.kind)
    work = effects.of_card(table, works_as)
    other = tuple(one for one in work if not effects.hits_somebody(one))
    does = "other work"
    if any(one.kind != "names" for one in work):
        told = [
            how
            for cards, how, owing in table.heard.answering
            if holds(cards, laid.kind) and (owing is None or holds(owing, laid.source))
        ]
        if not told:
            raise Silent("Whether a card that answers does its own work too.")
        does = told[0]
    if does != "other work":
        other = tuple(one for one in other if one.kind == "names" and does == "naming")
    table.laid.on_top = on_top
    naming = wild.wild_naming(table, seat, laid.kind)
    names = does != "nothing" and on_top and not effects.names_nothing(table, seat, laid.kind)
    if naming is not None and names:
        yield from wild.names(table, seat, laid.kind, naming)
    yield from effects.do_all(table, seat, laid.kind, other)


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
    """
    if mode in ("cancels", "replaces"):
        return
    if mode == "sends back":
        send_back(table, seat, owed)
        return
    made, caused = list(owed.made), seat
    if mode == "cancels last":
        made = [sum(made[:-1])]  # what is left counts as one card's
    elif mode == "doubles":
        made.append(owed.amount)
    if mode in ("passes on", "cancels last"):  # who caused it is still the one before
        caused = owed.caused
    moved = Owed(owed.what, sum(made), NEXT, seat, owed.source, owed.then, named=owed.named, made=made, caused=caused)
    debts.owe_moved(table, moved, owed)


def send_back(table: Table, seat: int, owed: Owed) -> None:
    """The draw goes back to whoever caused it, who misses the turn as the card says."""
    if owed.what == "draw" and not table.heard.after_sending_back:
        raise Silent("Who goes on after a draw was sent back.")
    hit = on_whom(table, owed.caused, seat)
    moved = Owed(owed.what, owed.amount, hit, seat, owed.source, owed.then, goes_on_after=seat, made=owed.made)
    moved.named = owed.named
    moved.misses = owed.what == "draw" and owed.then == "waits"
    debts.owe_moved(table, moved, owed)


def on_whom(table: Table, seat: int, by: int) -> int:
    """Whom a draw hits that somebody sent back, if the player whom it would hit is out."""
    if seat in table.playing:
        return seat
    if not table.heard.sent_back_to_one_out:
        raise Silent("Who owes what is sent back to a player who is out.")
    hit = table.after(seat)
    return table.after(by) if hit == by else hit
