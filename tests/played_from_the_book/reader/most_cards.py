"""Holding too many cards."""

from __future__ import annotations

from vocabulary import Silent

from crazy8.compiler.topics.finish.claims import (
    LimitCountedAfterWork,
    MostCards,
    OneLeft,
    PutOutIsNotCompared,
    WinnerOfLostHandScores,
)

from .book import Heard, hears
from .table import Table


@hears(MostCards)
def hear_most(heard: Heard, claim: MostCards) -> None:
    """hand-limit-out: Whoever holds more than {cards} cards is out of the hand; the cards go under the discard pile.

    hand-limit-loses: Whoever holds more than {cards} cards loses the hand, which ends at once. Whoever of the
    others then has the lowest hand has won it.
    """
    heard.most_cards = (claim.cards, claim.result)


@hears(LimitCountedAfterWork)
def hear_counted_after_work(heard: Heard, claim: LimitCountedAfterWork) -> None:
    """hand-limit-when: That is counted once the card that was laid has done its work, clockwise from the left of
    whoever laid it.
    """
    heard.limit_counted_after_work = True


@hears(WinnerOfLostHandScores)
def hear_winner_scores(heard: Heard, claim: WinnerOfLostHandScores) -> None:
    """hand-limit-winner-scores: That player scores what whoever goes out scores; if several have the lowest hand,
    they share it, rounded down.

    hand-limit-winner-scores-differences: That player scores, from each of the others, the difference between the
    two hands, whichever of them is larger; if several have the lowest hand, they share it, rounded down.
    """
    heard.lost_hand_brings = "differences" if claim.differences else "as out"


@hears(PutOutIsNotCompared)
def hear_not_compared(heard: Heard, claim: PutOutIsNotCompared) -> None:
    """hand-limit-not-compared: Whoever is out like that no longer counts when hands are compared."""
    heard.put_out_not_compared = True


@hears(OneLeft)
def hear_one_left(heard: Heard, claim: OneLeft) -> None:
    """hand-limit-one-left-takes-place: If only one player is left, the hand ends, and that player takes the next
    place.

    hand-limit-one-left-wins: If only one player is left, the hand ends, and that player has won it.
    """
    heard.one_left = True


def check_limit(table: Table, laid_by: int) -> None:
    """Whoever holds too many cards is at once out of the hand, or loses it for all; of a card, once it has worked."""
    if table.heard.most_cards is None or table.over is not None:
        return
    if table.laid.busy and table.heard.limit_counted_after_work:
        return
    most, result = table.heard.most_cards
    for seat in [*table.others_from(laid_by, 1), laid_by]:
        if seat not in table.playing or len(table.hands[seat]) <= most:
            continue
        if result == "loses":
            table.loser, table.over = seat, "lost"
            return
        table.pile[:0] = sorted(table.hands[seat], reverse=True)  # in any order: that which the comparison expects
        table.hands[seat] = []
        table.playing.discard(seat)
        table.waits[seat] = 0
        table.dropped.append(seat)
        if len(table.playing) == 1:
            if not table.heard.one_left:
                raise Silent("Who has won if all others are out because they hold too many cards.")
            table.place.extend(table.playing)  # whoever has the first place has won
            table.over = "won"
            return
