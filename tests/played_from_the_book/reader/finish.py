"""Going out: the last card, and what then becomes of the hand."""

from __future__ import annotations

from vocabulary import Kind, Silent

from crazy8.compiler.topics.finish.claims import (
    LastCardActsAmongOthers,
    LastCardDoes,
    LastCardIsAnswered,
    LastCardIsCovered,
    LastCardMayBeDoubted,
    LastCardNamesNothing,
    LastCoverDoes,
    NobodyWinsWhileAnotherIsEmpty,
    NothingToDrawForLastCard,
    OutBySum,
    OutOnlyOn,
    OwedLapses,
    WhenOut,
)

from . import calls, conditions, counters, matching, scoring, stock
from .book import Heard, LastTold, hears, hears_answer, holds, kinds_in, need
from .table import Table

BOTH = ("both partners", "both hands")
COUNTS_AS_ANY = LastTold("wins")


@hears(WhenOut)
def hear_out(heard: Heard, claim: WhenOut) -> None:
    """finish-hand-ends: The hand ends as soon as someone has laid their last card.

    finish-hand-ends-partners: The hand ends as soon as someone has laid their last card; that player’s side has
    won it.

    finish-hand-ends-dummies: The hand ends as soon as someone has laid the last card of either of their two
    hands; that player has won it.

    finish-play-on: Whoever has laid their last card is out; the others play on for the places until only one
    still holds cards.

    finish-next-counter: Whoever has laid their last card draws a new hand from the stock, as large as their
    counter then says, and plays on.

    finish-both-partners: Whoever has laid their last card is out; the hand ends as soon as both partners of a
    side are out.

    finish-both-hands: Whoever has laid the last card of one of their two hands is out with it; the hand ends as
    soon as a player is out with both.

    finish-hand-ends-once-out: The hand ends as soon as someone is out.

    finish-hand-ends-partners-once-out: The hand ends as soon as someone is out; that player’s side has won it.

    finish-hand-ends-dummies-once-out: The hand ends as soon as someone is out with either of their two hands;
    that player has won it.

    finish-play-on-once-out: When someone is out, the others play on for the places until only one is still in.

    finish-both-partners-once-out: The hand ends as soon as both partners of a side are out.

    finish-both-hands-once-out: The hand ends as soon as a player is out with both hands.
    """
    heard.out_then = claim.then  # when somebody is out is told of the last cards


@hears(OutOnlyOn)
def hear_only_on(heard: Heard, claim: OutOnlyOn) -> None:
    """finish-only-on: You may go out only on {cards}."""
    heard.out_only_on = claim.cards


@hears(LastCardDoes)
def hear_last_card(heard: Heard, claim: LastCardDoes) -> None:
    """last-card-wins: You may go out on {cards} as on any other card.

    last-card-wins-on-any: You may go out on any card; the last card has no effect.

    last-card-acts: If your last card is {cards}, it still does its work before the hand ends; it cannot be
    answered.

    last-card-acts-and-may-come-back: If your last card is {cards}, it still does its work and can be answered; if
    it comes back to you, you draw and are in again.

    last-card-forbidden: You may not go out on {cards}.

    last-card-if-it-fits: You may go out on {cards} only if it goes with the card on top like an ordinary card.

    last-card-draws: If you lay {cards} as your last card, you are not out: draw {number} cards and play on.

    last-card-stays-in: If you lay {cards} as your last card, you are not out: you stay in without cards.

    last-card-out-at-next-turn: If you lay {cards} as your last card, you are not out yet: it does its work like
    any other card, and you are out only when your turn comes and you owe nothing. If you have drawn cards by
    then, you play on.

    last-card-out-at-next-turn-on-any: With your last card you are not out yet: it does its work like any other
    card, and you are out only when your turn comes and you owe nothing. If you have drawn cards by then, you play
    on.
    """
    for kind in kinds_in(claim.cards):
        heard.last[kind] = LastTold(claim.last.kind, claim.last.cards)


@hears(LastCardActsAmongOthers)
def hear_acts_among_others(heard: Heard, claim: LastCardActsAmongOthers) -> None:
    """last-card-acts-among-the-others: If your last card is {cards}, you are out, and it still does its work among
    the others; if the hand ends with it, it cannot be answered.
    """
    for kind in kinds_in(claim.cards):
        heard.last[kind] = LastTold("acts among others")


@hears(LastCardIsCovered)
def hear_is_covered(heard: Heard, claim: LastCardIsCovered) -> None:
    """last-card-has-to-be-covered: If your last card is {cards}, you are not out yet: it still asks for a further
    card.
    """
    for kind in kinds_in(claim.cards):
        heard.last[kind] = LastTold("is covered")


@hears(LastCardIsAnswered)
def hear_is_answered(heard: Heard, claim: LastCardIsAnswered) -> None:
    """last-card-is-answered: If your last card is {cards}, it still does its work and can be answered; even if it
    comes back to you, you are out.
    """
    for kind in kinds_in(claim.cards):
        heard.last[kind] = LastTold("is answered")


@hears(LastCardMayBeDoubted)
def hear_last_doubted(heard: Heard, claim: LastCardMayBeDoubted) -> None:
    """last-card-may-be-doubted: Even then {cards} may be doubted; a player who has to draw for it is in again."""
    # a doubt is no answer, and whoever holds cards again is not out


@hears(LastCardNamesNothing)
def hear_last_names_nothing(heard: Heard, claim: LastCardNamesNothing) -> None:
    """last-card-names-nothing: For {cards} as the last card, no suit is named."""
    heard.last_names_nothing |= set(kinds_in(claim.cards))


@hears(NothingToDrawForLastCard)
def hear_last_dry(heard: Heard, claim: NothingToDrawForLastCard) -> None:
    """last-card-draws-none: If there is no card to draw, you stay in without cards."""
    heard.last_stays_if_dry = True


@hears(LastCoverDoes)
def hear_last_cover(heard: Heard, claim: LastCoverDoes) -> None:
    """finish-after-wins: If your last card is laid on {cards} as a cover, you are out.

    finish-after-acts: If your last card is laid on {cards} as a cover, it still does its work before the hand
    ends; it cannot be answered.

    finish-after-acts-and-may-come-back: If your last card is laid on {cards} as a cover, it still does its work
    and can be answered; if it comes back to you, you draw and are in again.

    finish-after-forbidden: You may not go out by covering {cards}.

    finish-after-if-it-fits: You may go out by covering {cards} only with a card that goes with it like an
    ordinary card.

    finish-after-draws: If your last card is laid on {cards} as a cover, you are not out: draw {number} cards and
    play on.

    finish-after-stays-in: If your last card is laid on {cards} as a cover, you are not out: you stay in without
    cards.

    finish-after-out-at-next-turn: If your last card is laid on {cards} as a cover, you are not out yet: it does
    its work like any other card, and you are out only when your turn comes and you owe nothing. If you have drawn
    cards by then, you play on.
    """
    for kind in kinds_in(claim.covered):
        heard.last_cover[kind] = LastTold(claim.last.kind, claim.last.cards)


@hears(NobodyWinsWhileAnotherIsEmpty)
def hear_waits(heard: Heard, claim: NobodyWinsWhileAnotherIsEmpty) -> None:
    """finish-waits: Whoever lays the last card while another player holds no card either has not won, but stays in
    without cards.
    """
    heard.out_waits = True


@hears(OutBySum)
def hear_sum(heard: Heard, claim: OutBySum) -> None:
    """claim: When somebody else lays a card whose number is the sum of the cards in your hand, you may say “{word}”
    until the next player lays or draws a card; you put your hand under the discard pile and are out; no card
    counts as your last one. If the hand would end with the card that was laid, you are out before its player.
    Whoever is first counts.
    """
    heard.out_by_sum = True


@hears(OwedLapses)
def hear_owed_lapses(heard: Heard, claim: OwedLapses) -> None:
    """claim-owed-lapses: If you had to draw, to miss turns or to lay a card, that lapses."""
    heard.owed_lapses = True


@hears_answer("out.wild-last", "naming", "plain")
def hear_wild_last(heard: Heard, claim: object) -> None:
    """answer-out-wild-last-naming: Yes, as on any other card. No suit need be named.

    answer-out-wild-last-plain: Yes, as on any other card.
    """
    # a hand that is over asks for no suit


@hears_answer("out.action-last-effect", "", "next-counter")
@hears_answer("out.action-last-who-pays")
@hears_answer("out.reentry")
@hears_answer("out.multi-last")
@hears_answer("out.simultaneous")
def hear_last_answers(heard: Heard, claim: object) -> None:
    """answer-out-action-last-effect: No. Whoever lays it is out before it can.

    answer-out-action-last-effect-next-counter: Yes, for its player plays on. Only the card that ends the game
    does nothing more.

    answer-out-action-last-who-pays: The next player, as always.

    answer-out-reentry: Only where the rule for the last card says so.

    answer-out-multi-last: The one on top.

    answer-out-simultaneous: The one whose turn it is counts as out first, then the others in the order of play.
    """
    # whoever lays the last card is out before it acts, unless the book says of that card that it still does its work;
    # a draw falls on the next player; the last card is the one on top


@hears_answer("swap.last-card")
def hear_no_swap_with_last(heard: Heard, claim: object) -> None:
    """answer-swap-last-card: No. Whoever lays the last card is out before that."""
    heard.last_moves_no_hands = True


# ---- the last card


def told_of(table: Table, seat: int, kind: Kind, covered: Kind | None, *, owing: bool, below: Kind | None) -> LastTold:
    """What the book says of a card as the last one; as a cover, what it says of the covered card."""
    if covered is not None and covered in table.heard.last_cover:
        return table.heard.last_cover[covered]
    as_things_stand = conditions.last_told(table, seat, kind, owing=owing, below=below)
    return as_things_stand or table.heard.last.get(kind, COUNTS_AS_ANY)


def lies_on(table: Table) -> Kind | None:
    """On which card the last card lies, as that one counts."""
    return table.counting(table.laid.cards[:-1], table.laid.on)


def may_go_out_on(
    table: Table, seat: int, kind: Kind, covered: Kind | None = None, *, calls_aside: bool = False
) -> bool:
    """Whether a card may be laid as the last one, perhaps but for a call that is missing."""
    told = told_of(table, seat, kind, covered, owing=table.lays_owing or covered is not None, below=table.top)
    if told.kind == "forbidden":
        return False
    if table.heard.out_only_on is not None and not holds(table.heard.out_only_on, kind):
        return False
    if told.kind == "if it fits" and not matching.goes_with_top(table, kind):
        return False
    return calls_aside or calls.may_finish(table, seat)


def is_out_at_once(table: Table, seat: int, kind: Kind, covered: Kind | None) -> bool:
    """Whether whoever laid a last card is out before it does any work, and it does none."""
    works = ("draws", "stays in", "is covered", "acts among others", "acts", "acts and may come back", "is answered")
    works += ("out at next turn",)
    return told_of(table, seat, kind, covered, owing=table.laid.owing, below=lies_on(table)).kind not in works


def would_end(table: Table, seat: int) -> bool:
    """Whether the hand ends as soon as a player is out."""
    if table.heard.out_then in BOTH:
        return table.side(seat) - {seat} <= set(table.place)
    if table.heard.out_then == "play on":
        return len(table.playing) == 2
    return table.heard.out_then != "next counter"


def waits_for_others(table: Table, seat: int) -> bool:
    """Whether whoever lays the last card has not won, for another player holds no card either."""
    return table.heard.out_waits and any(not table.hands[other] for other in table.playing if other != seat)


def last_card_laid(table: Table, seat: int, kind: Kind, covered: Kind | None = None) -> bool:
    """A hand is empty; whether its player is out at once, and the card does nothing more."""
    told = told_of(table, seat, kind, covered, owing=table.laid.owing, below=lies_on(table))
    if told.kind == "draws":
        got = stock.draws(table, seat, told.cards or 0)
        if not got and table.over is None and not table.heard.last_stays_if_dry:
            raise Silent("Whether you are out if you have to draw after your last card and there is nothing to draw.")
        return table.over is not None
    if told.kind in ("stays in", "is covered") or waits_for_others(table, seat):
        return False
    if told.kind == "out at next turn":
        table.out_when_turn_comes[seat] = kind
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


def turn_comes(table: Table, seat: int) -> bool:
    """Somebody is to have a turn and owes nothing; whether that player is out with it."""
    for other in [other for other in table.out_when_turn_comes if table.hands[other]]:
        del table.out_when_turn_comes[other]
    if seat not in table.out_when_turn_comes:
        return False
    out(table, seat, table.out_when_turn_comes.pop(seat))
    end_if_nobody_plays_on(table)
    return True


def leave(table: Table) -> None:
    """The work of last cards is done: those who still hold no card are out."""
    leaving, table.leaving = table.leaving, []
    for seat, how in leaving:
        if not table.hands[seat] and seat in table.playing and table.over is None:
            out(table, seat, table.pile[-1])
            if how == "gave":  # a card that was given away is none on which somebody goes out
                table.went_out_on.pop(seat, None)
    end_if_nobody_plays_on(table)


def end_if_nobody_plays_on(table: Table) -> None:
    """The hand ends where those who are out leave nobody to play on."""
    if table.over is None and _nobody_plays_on(table):
        table.over = "won"


def a_side_is_out(table: Table) -> bool:
    """Whether the hand ends because both partners of a side are out."""
    if table.heard.out_then not in BOTH:
        return False
    return any(table.side(seat) <= set(table.place) for seat in table.place)


def _nobody_plays_on(table: Table) -> bool:
    """Whether both partners of a side are out, or only one player is still in; whoever stays in without cards is."""
    if a_side_is_out(table):
        return True
    if table.heard.out_then != "play on" or not table.place:
        return False
    return len(table.playing) <= 1


def out(table: Table, seat: int, kind: Kind | None) -> None:
    """Somebody has laid the last card."""
    then = need(table.heard.out_then, "What happens when someone has laid their last card.")
    if then == "next counter":
        counters.falls(table, seat)
        return
    table.place.append(seat)
    table.playing.discard(seat)
    if table.heard.counter_falls == "emptied":
        counters.move(table, seat)
    scoring.went_out(table, seat, kind)
    if then in ("hand ends", "hand ends for the side", "hand ends for the player"):
        table.over = "won"


def adds_up(table: Table, seat: int) -> bool:
    """Whether the cards of a hand add up to the number on the top card."""
    if not table.heard.out_by_sum or table.top is None or not table.hands[seat]:
        return False
    number = table.number_or_none(table.top)
    numbers = [table.number_or_none(kind) for kind in table.hands[seat]]
    return number is not None and None not in numbers and sum(filter(None, numbers)) == number
