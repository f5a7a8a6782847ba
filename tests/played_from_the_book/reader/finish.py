"""Going out: the last card, and what then becomes of the hand."""

from __future__ import annotations

from vocabulary import Kind, Silent

from crazy8.compiler.topics.finish.claims import (
    Aim,
    LastCardActsAmongOthers,
    LastCardDoes,
    LastCardIsAnswered,
    LastCardIsCovered,
    LastCardMayBeDoubted,
    LastCardNamesNothing,
    LastCoverDoes,
    MostCards,
    NobodyWinsWhileAnotherIsEmpty,
    NothingToDrawForLastCard,
    OutBySum,
    OutOnlyOn,
    PointsAre,
    WhenOut,
)

from . import calls, matching, scoring, stock
from .book import Heard, LastTold, hears, hears_answer, holds, kinds_in, need
from .table import Table

COUNTS_AS_ANY = LastTold("wins")


@hears(WhenOut)
def hear_out(heard: Heard, claim: WhenOut) -> None:
    """message: finish-hand-ends, finish-hand-ends-partners, finish-play-on, finish-next-counter,
    finish-both-partners.
    """
    heard.out_then = claim.then


@hears(Aim)
def hear_aim(heard: Heard, claim: Aim) -> None:
    """message: aim-hand-ends, aim-hand-ends-partners, aim-play-on, aim-next-counter, aim-both-partners."""
    # an aim forbids and allows nothing


@hears(PointsAre)
def hear_points(heard: Heard, claim: PointsAre) -> None:
    """message: aim-penalties, aim-rewards."""
    # what is counted is told with the score


@hears(OutOnlyOn)
def hear_only_on(heard: Heard, claim: OutOnlyOn) -> None:
    """message: finish-only-on."""
    heard.out_only_on = claim.cards


@hears(LastCardDoes)
def hear_last_card(heard: Heard, claim: LastCardDoes) -> None:
    """message: last-card-wins, last-card-acts, last-card-acts-and-may-come-back, last-card-forbidden,
    last-card-if-it-fits, last-card-draws, last-card-stays-in.
    """
    for kind in kinds_in(claim.cards):
        heard.last[kind] = LastTold(claim.last.kind, claim.last.cards)


@hears(LastCardActsAmongOthers)
def hear_acts_among_others(heard: Heard, claim: LastCardActsAmongOthers) -> None:
    """message: last-card-acts-among-the-others."""
    for kind in kinds_in(claim.cards):
        heard.last[kind] = LastTold("acts among others")


@hears(LastCardIsCovered)
def hear_is_covered(heard: Heard, claim: LastCardIsCovered) -> None:
    """message: last-card-has-to-be-covered."""
    for kind in kinds_in(claim.cards):
        heard.last[kind] = LastTold("is covered")


@hears(LastCardIsAnswered)
def hear_is_answered(heard: Heard, claim: LastCardIsAnswered) -> None:
    """message: last-card-is-answered."""
    for kind in kinds_in(claim.cards):
        heard.last[kind] = LastTold("is answered")


@hears(LastCardMayBeDoubted)
def hear_last_doubted(heard: Heard, claim: LastCardMayBeDoubted) -> None:
    """message: last-card-may-be-doubted."""
    # a doubt is no answer, and whoever holds cards again is not out


@hears(LastCardNamesNothing)
def hear_last_names_nothing(heard: Heard, claim: LastCardNamesNothing) -> None:
    """message: last-card-names-nothing."""
    heard.last_names_nothing |= set(kinds_in(claim.cards))


@hears(NothingToDrawForLastCard)
def hear_last_dry(heard: Heard, claim: NothingToDrawForLastCard) -> None:
    """message: last-card-draws-none."""
    heard.last_stays_if_dry = True


@hears(LastCoverDoes)
def hear_last_cover(heard: Heard, claim: LastCoverDoes) -> None:
    """message: finish-after-wins, finish-after-acts, finish-after-acts-and-may-come-back, finish-after-forbidden,
    finish-after-if-it-fits, finish-after-draws, finish-after-stays-in.
    """
    for kind in kinds_in(claim.covered):
        heard.last_cover[kind] = LastTold(claim.last.kind, claim.last.cards)


@hears(NobodyWinsWhileAnotherIsEmpty)
def hear_waits(heard: Heard, claim: NobodyWinsWhileAnotherIsEmpty) -> None:
    """message: finish-waits."""
    heard.out_waits = True


@hears(OutBySum)
def hear_sum(heard: Heard, claim: OutBySum) -> None:
    """message: claim."""
    heard.out_by_sum = True


@hears(MostCards)
def hear_most(heard: Heard, claim: MostCards) -> None:
    """message: hand-limit-out, hand-limit-loses."""
    heard.most_cards = (claim.cards, claim.result)


@hears_answer("out.wild-last", "naming", "plain")
def hear_wild_last(heard: Heard, claim: object) -> None:
    """message: answer-out-wild-last-naming, answer-out-wild-last-plain."""
    # a hand that is over asks for no suit


@hears_answer("out.action-last-effect", "", "next-counter")
@hears_answer("out.action-last-who-pays")
@hears_answer("swap.last-card")
@hears_answer("out.reentry")
@hears_answer("out.multi-last")
@hears_answer("out.simultaneous")
def hear_last_answers(heard: Heard, claim: object) -> None:
    """message: answer-out-action-last-effect, answer-out-action-last-effect-next-counter,
    answer-out-action-last-who-pays, answer-swap-last-card,
    answer-out-reentry, answer-out-multi-last, answer-out-simultaneous.
    """
    # whoever lays the last card is out before it acts, unless the book says of that card that it still does its work;
    # a draw falls on the next player; the last card is the one on top


# ---- the last card


def told_of(table: Table, kind: Kind, covered: Kind | None) -> LastTold:
    """What the book says of a card as the last one; as a cover, what it says of the covered card."""
    if covered is not None and covered in table.heard.last_cover:
        return table.heard.last_cover[covered]
    return table.heard.last.get(kind, COUNTS_AS_ANY)


def may_go_out_on(
    table: Table, seat: int, kind: Kind, covered: Kind | None = None, *, calls_aside: bool = False
) -> bool:
    """Whether a card may be laid as the last one, perhaps but for a call that is missing."""
    told = told_of(table, kind, covered)
    if told.kind == "forbidden":
        return False
    if table.heard.out_only_on is not None and not holds(table.heard.out_only_on, kind):
        return False
    if told.kind == "if it fits" and not matching.goes_with_top(table, kind):
        return False
    return calls_aside or calls.may_finish(table, seat)


def last_card_laid(table: Table, seat: int, kind: Kind, covered: Kind | None = None) -> bool:
    """A hand is empty; whether its player is out at once, and the card does nothing more."""
    told = told_of(table, kind, covered)
    if told.kind == "draws":
        got = stock.draws(table, seat, told.cards or 0)
        if not got and table.over is None and not table.heard.last_stays_if_dry:
            raise Silent("Whether you are out if you have to draw after your last card and there is nothing to draw.")
        return table.over is not None
    if told.kind in ("stays in", "is covered"):
        return False
    if told.kind == "acts among others":
        out(table, seat, kind)
        return False
    if told.kind in ("acts", "acts and may come back", "is answered"):
        table.leaving.append((seat, told.kind))
        return False
    out(table, seat, kind)
    leave(table)
    return table.over is not None or seat not in table.playing


def leave(table: Table) -> None:
    """The work of last cards is done: those who still hold no card are out."""
    leaving, table.leaving = table.leaving, []
    for seat, how in leaving:
        if not table.hands[seat] and seat in table.playing and table.over is None:
            out(table, seat, table.pile[-1])
            if how == "gave":  # a card that was given away is none on which somebody goes out
                table.went_out_on.pop(seat, None)
    if table.over is None and _nobody_plays_on(table):
        table.over = "won"


def _nobody_plays_on(table: Table) -> bool:
    """Whether both partners of a side are out, or only one player still holds cards."""
    if table.heard.out_then == "both partners":
        return any(table.side(seat) <= set(table.place) for seat in table.place)
    if table.heard.out_then != "play on" or not table.place:
        return False
    return sum(1 for other in table.playing if table.hands[other]) <= 1


def out(table: Table, seat: int, kind: Kind | None) -> None:
    """Somebody has laid the last card."""
    then = need(table.heard.out_then, "What happens when someone has laid their last card.")
    if table.heard.out_waits and any(not table.hands[other] for other in table.playing if other != seat):
        return
    if then == "next counter":
        counter_falls(table, seat)
        return
    table.place.append(seat)
    table.playing.discard(seat)
    scoring.went_out(table, seat, table.pile[-1] if kind is None else kind)
    if then in ("hand ends", "hand ends for the side"):
        table.over = "won"


def counter_falls(table: Table, seat: int) -> None:
    """The counter of a player whose hand is empty moves on, and the player draws a new hand of that size."""
    if table.heard.counter_falls == "emptied":
        move_counter(table, seat)
        if has_reached_end(table, seat):
            table.place.append(seat)
            table.over = "won"
            return
    stock.draws(table, seat, table.counters[seat])


def move_counter(table: Table, seat: int) -> None:
    """A counter moves on by one, towards its end."""
    start, end = need(table.heard.counter, "From where to where the counters go.")
    if table.counters[seat] != end:
        table.counters[seat] += 1 if end > start else -1


def has_reached_end(table: Table, seat: int) -> bool:
    """Whether a counter has come down to its end."""
    return table.heard.counter is not None and table.counters[seat] == table.heard.counter[1]


def check_limit(table: Table) -> None:
    """Whoever holds too many cards is out of the hand, or loses it for all."""
    if table.heard.most_cards is None or table.over is not None:
        return
    most, result = table.heard.most_cards
    for seat in [table.turn, *table.others_from(table.turn)]:
        if seat not in table.playing or len(table.hands[seat]) <= most:
            continue
        if result == "loses":
            table.loser, table.over = seat, "lost"
            return
        table.pile[:0] = table.hands[seat]
        table.hands[seat] = []
        table.playing.discard(seat)
        table.dropped.append(seat)
        if len(table.playing) == 1:
            raise Silent("Who has won if all others are out because they hold too many cards.")


def adds_up(table: Table, seat: int) -> bool:
    """Whether the cards of a hand add up to the number on the top card."""
    if not table.heard.out_by_sum or table.top is None or not table.hands[seat]:
        return False
    number = table.faces[table.top].number
    numbers = [table.faces[kind].number for kind in table.hands[seat]]
    return number is not None and None not in numbers and sum(filter(None, numbers)) == number
