"""The stock: drawing from it, what happens when it runs out, and hands that are blocked."""

from __future__ import annotations

from vocabulary import Kind, Silent

from crazy8.compiler.topics.stock.claims import (
    BlockedByCards,
    BlockedByPasses,
    BlockedCounts,
    DiscardsThatStay,
    EndedCountsAsBlocked,
    FirstOutHasWon,
    NoPassAfterADraw,
    NoPassToMissATurn,
    NothingToRenew,
    PassByDrawingTheLast,
    RenewalsAtMost,
    StockRenewed,
    StockUsedUp,
    TooFewToDraw,
)

from .book import Heard, hears, hears_answer, holds, need
from .most_cards import check_limit
from .table import Table


@hears(StockUsedUp)
def hear_used_up(heard: Heard, claim: StockUsedUp) -> None:
    """stock-empty-reshuffle: When the stock is used up, the top card of the discard pile stays; all the others are
    shuffled and become the new stock.

    stock-empty-turn-over: When the stock is used up, the top card of the discard pile stays; all the others are
    turned over, without shuffling, and become the new stock.

    stock-empty-pass: When the stock is used up, there is no new one. Whoever can lay a card must; everyone else
    passes.

    stock-empty-score: When the stock is used up and someone needs a card, the hand ends at once and the cards are
    counted.
    """
    heard.stock_empty = claim.then


@hears(StockRenewed)
def hear_renewed(heard: Heard, claim: StockRenewed) -> None:
    """stock-refills-when-needed: A new stock is made when someone has to draw and none is left.

    stock-refills-at-once: A new stock is made as soon as the last card is drawn; if there is nothing to make it
    of, as soon as there is.
    """
    heard.stock_renewed = claim.when


@hears(DiscardsThatStay)
def hear_kept(heard: Heard, claim: DiscardsThatStay) -> None:
    """stock-keeps-top: Only the top card of the discard pile stays when a new stock is made.

    stock-keeps-top-and-chain: While cards are still due or a card is asked for, the cards that brought this about
    stay too.
    """
    heard.stock_keeps = claim.what


@hears(RenewalsAtMost)
def hear_limit(heard: Heard, claim: RenewalsAtMost) -> None:
    """stock-limit: A new stock is made {times} times in a hand at most."""
    heard.renewals = claim.times


@hears(NothingToRenew)
def hear_exhausted(heard: Heard, claim: NothingToRenew) -> None:
    """stock-exhausted-pass: If no new stock can be made, whoever can lay a card must; everyone else passes.

    stock-exhausted-score: If no new stock can be made, the hand ends at once and the cards are counted.
    """
    heard.stock_exhausted = claim.then


@hears(TooFewToDraw)
def hear_too_few(heard: Heard, claim: TooFewToDraw) -> None:
    """stock-short-lapses: If there are too few cards to draw, you draw what there is and do not owe the rest.

    stock-short-owed: If there are too few cards to draw, you draw what there is and owe the rest until your next
    turn.

    stock-short-no-play: If there are too few cards to draw, you draw what there is and may not lay a card in that
    turn.

    stock-short-take-top: If there are too few cards to draw, you take the top card of the discard pile as well
    and do not owe the rest; whoever plays next may lay any card.
    """
    heard.shortfall = claim.then


@hears(BlockedByPasses)
def hear_blocked(heard: Heard, claim: BlockedByPasses) -> None:
    """stock-blocked: If all players pass {rounds} times in a row, the hand is blocked and ends.

    stock-blocked-passes: After {passes} passes in a row the hand is blocked and ends.

    stock-blocked-rounds-and-passes: If all players pass {rounds} times in a row and then {passes} more do, the
    hand is blocked and ends.
    """
    heard.blocked_rounds = (claim.rounds, claim.passes)


@hears(NoPassToMissATurn)
def hear_missing(heard: Heard, claim: NoPassToMissATurn) -> None:
    """stock-blocked-missed: Missing a turn is no pass."""
    # passes are counted only where somebody passes; who misses a turn stands between them


@hears(NoPassAfterADraw)
def hear_drew(heard: Heard, claim: NoPassAfterADraw) -> None:
    """stock-blocked-drew: Whoever drew in the turn has not passed."""
    heard.draw_is_no_pass = True


@hears(PassByDrawingTheLast)
def hear_drew_last(heard: Heard, claim: PassByDrawingTheLast) -> None:
    """stock-blocked-drew-last: Whoever draws all that is due for a card and misses the turn at hand has passed if
    nothing can be drawn after that.
    """
    heard.last_draw_passes = True


@hears(BlockedByCards)
def hear_blocked_by_cards(heard: Heard, claim: BlockedByCards) -> None:
    """stock-blocked-cards: When {cards} cards have been laid, the hand is blocked too."""
    heard.blocked_cards = claim.cards


@hears(BlockedCounts)
def hear_blocked_counts(heard: Heard, claim: BlockedCounts) -> None:
    """blocked-void: It is void: nobody scores.

    blocked-each-pays-own-hand: Everyone counts the cards in their own hand; nobody has won it.

    blocked-winner-collects: The player with the lowest hand wins it and scores the points of all the other hands.

    blocked-winner-collects-average: The player with the lowest hand wins it and scores the average of the other
    hands.

    blocked-lowest-collects-differences: The player with the lowest hand wins it and scores, from each of the
    others, the difference between the two hands.

    blocked-lowest-wins: The player with the lowest hand wins it.

    blocked-each-collects-differences: The player with the lowest hand wins it, and everyone scores the difference
    between the largest hand and their own.

    blocked-winner-takes: The player with the lowest hand wins it and scores {points} points.

    blocked-places: All who still hold cards share the next place.

    blocked-none: No points are counted.
    """
    heard.blocked_counts, heard.blocked_told = claim, True


@hears(EndedCountsAsBlocked)
def hear_ended(heard: Heard, claim: EndedCountsAsBlocked) -> None:
    """ended-counts-as-blocked: A hand that a player has ended counts in the same way."""
    heard.ended_as_blocked = True


@hears(FirstOutHasWon)
def hear_first_out_has_won(heard: Heard, claim: FirstOutHasWon) -> None:
    """blocked-won-by-first-out: If somebody is out by then, the hand counts as won by whoever was out first."""
    heard.first_out_has_won = True


@hears_answer("stock.until-empty")
def hear_until_empty(heard: Heard, claim: object) -> None:
    """answer-stock-until-empty: If it cannot be renewed, you pass."""
    heard.until_dry_passes = True


@hears_answer("stock.limit")
def hear_no_limit(heard: Heard, claim: object) -> None:
    """answer-stock-limit: As often as needed, whenever someone has to draw and no card is there."""
    heard.stock_renewed = heard.stock_renewed or "when needed"


@hears_answer("stock.mid-draw")
def hear_mid_draw(heard: Heard, claim: object) -> None:
    """answer-stock-mid-draw: You draw what there is, from a renewed stock too. You do not owe the rest."""
    heard.shortfall = heard.shortfall or "lapses"


@hears_answer("stock.draw-laid-on-empty")
def hear_dry_draw(heard: Heard, claim: object) -> None:
    """answer-stock-draw-laid-on-empty: No. The next player has an ordinary turn."""
    heard.dry_draw_lapses = True


# ---- drawing


def can_draw(table: Table) -> bool:
    """Whether there is a card to draw, now or after a renewal."""
    return bool(table.stock) or can_renew(table)


def can_renew(table: Table) -> bool:
    """Whether a new stock can be made of the discards."""
    empty = need(table.heard.stock_empty, "What happens when the stock is used up.")
    limit = table.heard.renewals
    if empty not in ("reshuffle", "turn over") or (limit is not None and table.renewals >= limit):
        return False
    return len(table.pile) > stays(table)


def stays(table: Table) -> int:
    """How many cards of the pile stay where they are."""
    if table.heard.stock_keeps == "top and chain" and (table.answering or table.owed is not None):
        return max(1, table.answering or table.chain)
    if table.laid.busy and (table.heard.row_stays if table.laid.row else table.heard.all_stay):
        return max(1, len(table.laid.cards) - table.laid.covered)
    return 1


def ends_when_dry(table: Table) -> bool:
    """Whether the hand ends when someone needs a card and there is none."""
    if table.heard.stock_empty == "score":
        return True
    return table.heard.stock_empty in ("reshuffle", "turn over") and table.heard.stock_exhausted == "score"


def renew(table: Table, seat: int) -> None:
    """The discards become the stock."""
    keep = stays(table)
    if table.heard.counts_as_below:
        table.counted_as = table.top
    under, table.pile = table.pile[:-keep], table.pile[-keep:]
    table.renewals += 1
    table.renewals_by[seat] += 1
    # turned over, the card that was laid first comes to be drawn first
    table.stock = list(reversed(under)) if table.heard.stock_empty == "turn over" else [None] * len(under)


def draw_one(table: Table, seat: int) -> Kind | None:
    """Draw a card, if there is one."""
    if not table.stock:
        if not can_renew(table):
            return None
        renew(table, seat)
    kind = table.chance.drawn(table.stock.pop())
    table.hands[seat].append(kind)
    table.drawn_by[seat] += 1
    calls_lapse(table, seat)
    renew_at_once(table, seat)
    return kind


def calls_lapse(table: Table, seat: int) -> None:
    """What was called counts no more."""  # "Must you call again after … coming down again? Yes."
    table.calls_made[seat].clear()
    table.calls_forgotten[seat].clear()


def renew_at_once(table: Table, seat: int) -> None:
    """A new stock is made as soon as the last card is drawn, or as soon as there is something to make it of."""
    if not table.stock and table.heard.stock_renewed == "at once" and can_renew(table):
        renew(table, seat)


def draws(table: Table, seat: int, number: int) -> list[Kind]:
    """Draw a number of cards, or what there is of them."""
    drawn: list[Kind] = []
    while len(drawn) < number:
        kind = draw_one(table, seat)
        if kind is None:
            _too_few(table, seat, drawn, number - len(drawn))
            break
        drawn.append(kind)
    if drawn:
        table.passes.clear()
    check_limit(table, table.turn)
    return drawn


def draws_on(table: Table, seat: int) -> list[Kind]:
    """Draw one more of as many cards as it takes; nobody can say that it is too few that there are."""
    return draws(table, seat, 1) if can_draw(table) or ends_when_dry(table) else []


def draws_until(table: Table, seat: int, which: int, most: int | None) -> None:
    """Draw until one of some cards has come; where none comes, "all there are" are as many as are to be drawn."""
    drawn: list[Kind] = []
    while (most is None or len(drawn) < most) and not (drawn and holds(which, drawn[-1])):
        kind = draw_one(table, seat)
        if kind is None:
            if ends_when_dry(table) and not drawn:
                table.over = table.over or "counted"
            break
        drawn.append(kind)
    if drawn:
        table.passes.clear()
    check_limit(table, table.turn)


def _too_few(table: Table, seat: int, drawn: list[Kind], missing: int) -> None:
    """What becomes of a draw for which there are too few cards."""
    how = table.heard.shortfall
    if ends_when_dry(table) and not (drawn and how):
        table.over = table.over or "counted"
    elif how == "owed":
        table.draws_short[seat] += missing
    elif how == "no play":
        table.no_play = seat == table.turn  # "may not lay a card in that turn"
    elif how == "take top":
        take_top(table, seat, drawn)
    elif how is None and (drawn or missing > 1):  # of a single card that is not there the other sentences say enough
        raise Silent("What if there are fewer cards than you have to draw.")


def take_top(table: Table, seat: int, drawn: list[Kind]) -> None:
    """Take the top card of the discard pile as well."""
    if not table.pile:
        return
    kind = table.pile.pop()
    table.named_suit = table.named_rank = None
    table.any_fits = True  # "whoever plays next may lay any card"
    table.hands[seat].append(kind)
    drawn.append(kind)


# ---- passing, and blocked hands


def passes(table: Table, seat: int) -> int:
    """A player passes; who is next. The hand is blocked if all have passed one after another."""
    table.passes.append(seat)
    rounds = table.heard.blocked_rounds
    players = len(table.playing)
    if rounds is None:
        if len(table.passes) > 20 * players:
            raise Silent("What happens if all players pass one after another.")
    elif _all_passed(table, rounds[0], rounds[1]):
        table.over = table.over or "blocked"
    return table.after(seat)


def _all_passed(table: Table, rounds: int, more: int) -> bool:
    """Whether all have passed so often in a row, and then so many more."""
    number = rounds * len(table.playing) + more
    last = table.passes[-number:]
    return len(last) == number and all(last[: number - more].count(seat) >= rounds for seat in table.playing)


def misses_turn(table: Table) -> None:
    """Missing a turn is no pass: those before and after it are not one after another."""
    table.passes.clear()


def card_was_laid(table: Table) -> None:
    """Count a card, which ends a row of passes."""
    table.passes.clear()
    table.cards_laid += 1
    renew_at_once(table, table.laid.by)


def too_many_laid(table: Table) -> bool:
    """Whether so many cards have been laid that the hand is blocked."""
    return table.heard.blocked_cards is not None and table.cards_laid >= table.heard.blocked_cards
