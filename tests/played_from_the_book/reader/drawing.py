"""Drawing and passing in one's own turn."""

from __future__ import annotations

from functools import partial

from vocabulary import Kind, Move

from crazy8.compiler.topics.drawing.claims import (
    DrawnCardMay,
    DrawsInTurn,
    DrawsOn,
    PassesAfter,
    PassesAtWill,
    PassesWhenDry,
    TakesTopInstead,
)

from . import matching, turn
from .book import Heard, hears, hears_answer, need
from .calls import decide
from .knocking import may_knock
from .most_cards import check_limit
from .stock import calls_lapse, can_draw, draws, ends_when_dry, passes
from .table import NO_MOVE, Play, Table

DRAW, TAKE_TOP, KNOCK = Move("draw"), Move("take"), Move("knock")


@hears(DrawsInTurn)
def hear_draw(heard: Heard, claim: DrawsInTurn) -> None:
    """draw-at-will-exactly: If you cannot or do not want to lay a card, draw {cards} cards from the stock instead.

    draw-at-will-up-to: If you cannot or do not want to lay a card, draw from the stock instead, one card at a
    time, until one fits: {cards} at most.

    draw-at-will-until-playable: If you cannot or do not want to lay a card, draw from the stock instead, one card
    at a time, until one fits.

    draw-when-unable-exactly: If no card in your hand fits, draw {cards} cards from the stock; if one fits, you
    must lay it.

    draw-when-unable-up-to: If no card in your hand fits, draw from the stock, one card at a time, until one fits:
    {cards} at most. If you can lay a card, you must.

    draw-when-unable-until-playable: If no card in your hand fits, draw from the stock, one card at a time, until
    one fits. If you can lay a card, you must.

    draw-at-will-nothing: If you cannot or do not want to lay a card, you pass; nobody draws.

    draw-when-unable-nothing: If no card in your hand fits, you pass; nobody draws. If one fits, you must lay it.
    """
    heard.draw_when, heard.draw_mode, heard.draw_cards = claim.when, claim.amount.mode, claim.amount.cards or 0
    heard.pass_at_will = heard.pass_at_will or (claim.amount.mode == "nothing" and claim.when == "at will")


@hears(DrawnCardMay)
def hear_drawn(heard: Heard, claim: DrawnCardMay) -> None:
    """drawn-may-be-played: If a drawn card fits, you may lay it at once; otherwise your turn is over.

    drawn-may-be-played-or-any-other: After that you may still lay a card that fits, a drawn one or any other;
    otherwise your turn is over.

    drawn-must-be-played: If a drawn card fits, you must lay it at once; otherwise your turn is over.

    drawn-must-be-played-or-any-other: After that you must lay a card that fits if you can, a drawn one or any
    other; otherwise your turn is over.

    drawn-waits: Your turn is then over, even if a drawn card fits.

    drawn-until-may-be-played: The drawn card that fits may be laid at once or kept; then your turn is over.

    drawn-until-must-be-played: The drawn card that fits must be laid at once.

    drawn-until-waits: Your turn is then over: the card that fits waits for your next turn.

    drawn-each-may-be-played: A drawn card that fits may be laid at once.

    drawn-each-may-be-played-or-any-other: After each draw you may lay a card that fits, the drawn one or any
    other; if you have laid none after the last draw, your turn is over.

    drawn-each-must-be-played-or-any-other: After each draw you may lay a card that fits, the drawn one or any
    other; after the last draw you must, if you can.
    """
    heard.drawn_card = claim.what
    heard.lays_after_each = claim.when == "after each"


@hears(DrawsOn)
def hear_draws_on(heard: Heard, claim: DrawsOn) -> None:
    """draw-may-go-on: Even when a card fits you may go on drawing."""
    heard.draws_on = True


@hears(PassesAfter)
def hear_pass_after(heard: Heard, claim: PassesAfter) -> None:
    """pass-after-last-draw: Only after the last draw may you end your turn without laying a card.

    pass-after-any-draw: After any of these draws you may end your turn.

    pass-after-any-draw-if-unable: After any of these draws you may end your turn if you can lay nothing.
    """
    heard.pass_after = claim.draw


@hears(PassesWhenDry)
def hear_pass_when_dry(heard: Heard, claim: PassesWhenDry) -> None:
    """pass-when-dry: When nothing can be drawn, everybody may pass, even with a card that fits."""
    heard.pass_when_dry = True


@hears(PassesAtWill)
def hear_pass_at_will(heard: Heard, claim: PassesAtWill) -> None:
    """pass-at-will: You may also pass without drawing."""
    heard.pass_at_will = True


@hears(TakesTopInstead)
def hear_from_discards(heard: Heard, claim: TakesTopInstead) -> None:
    """draw-from-discards: Instead of drawing, you may take the top card of the discard pile, if another lies under
    it and the last card laid was not yours; your turn is then over. The card under it does nothing again, and
    nothing that was named counts any more.
    """
    heard.takes_top = True


@hears_answer("draw.pass-without")
def hear_pass_without(heard: Heard, claim: object) -> None:
    """answer-draw-pass-without: Not while there is a card to draw."""
    assert not heard.pass_at_will, "the book says yes and no"


def turn_moves(table: Table, seat: int) -> set[Move]:
    """What may be done at the beginning of a turn."""
    heard = table.heard
    at_will = need(heard.draw_when, "What you do if you cannot or do not want to lay a card.") == "at will"
    at_will = at_will and table.demand is None  # a card of a rank that is demanded must be laid
    lays = matching.layable(table, seat)
    if (
        not table.pile
        and seat not in table.had_turn
        and (leading := lays & {Move("lay", kind) for kind in table.leads})
    ):
        return set(leading)
    moves = set(lays)
    dry = heard.draw_mode != "nothing" and not can_draw(table)
    if at_will or not lays:
        if heard.draw_mode == "nothing":
            moves.add(NO_MOVE)
        elif not dry or (ends_when_dry(table) and not lays):
            moves.add(DRAW)
        elif not lays:
            moves.add(NO_MOVE)
        if heard.pass_at_will:
            moves.add(NO_MOVE)
        if heard.takes_top and len(table.pile) > 1 and table.last_laid_by != seat:
            moves.add(TAKE_TOP)
    if may_knock(table, seat):
        moves.add(KNOCK)
    if heard.pass_when_dry and dry:
        moves.add(NO_MOVE)
    return moves


def takes_top(table: Table, seat: int) -> int:
    """Take the top card of the pile, which is no pass; who has the next turn."""
    table.hands[seat].append(table.pile.pop())
    table.named_suit = table.named_rank = table.counted_as = None
    table.any_fits = table.served = False  # the card under it is followed as any other
    table.passes.clear()
    calls_lapse(table, seat)
    check_limit(table, seat)
    return table.after(seat)


def drawing(table: Table, seat: int) -> Play[int]:
    """Draw all cards at once, or one at a time until one fits; who has the next turn."""
    heard = table.heard
    drawn: list[Kind] = []
    while True:
        drawn += draws(table, seat, heard.draw_cards if heard.draw_mode == "exactly" else 1)
        if table.over is not None:
            return seat
        if seat not in table.playing:  # out, with too many cards
            return table.after(seat)
        if table.no_play or _waits(table, seat, drawn):
            table.no_play = False
            return table.after(seat)
        if table.demand is not None and drawn_moves(table, seat, drawn) == {NO_MOVE}:
            return _ends_turn(table, seat, drawn)
        move = yield from decide(table, seat, partial(drawn_moves, table, seat, drawn), "drew")
        if seat not in table.playing:
            return table.after(seat)
        if move.do == "lay":
            return (yield from turn.lay(table, seat, int(move.what)))
        if move == NO_MOVE:
            return _ends_turn(table, seat, drawn)


def _more(table: Table, drawn: list[Kind]) -> bool:
    """Whether the number of draws allows another one."""
    mode = table.heard.draw_mode
    return mode == "until playable" or (mode == "up to" and len(drawn) < table.heard.draw_cards)


def _can_go_on(table: Table, drawn: list[Kind]) -> bool:
    return _more(table, drawn) and (can_draw(table) or ends_when_dry(table))


def _waits(table: Table, seat: int, drawn: list[Kind]) -> bool:
    """Whether the turn is over, even if a drawn card fits."""
    if need(table.heard.drawn_card, "Whether a drawn card that fits may be laid at once.") != "waits":
        return False
    fits = matching.layable(table, seat, drawn)
    goes_on = _can_go_on(table, drawn) and (table.heard.draws_on or not fits)
    return not goes_on


def drawn_moves(table: Table, seat: int, drawn: list[Kind]) -> set[Move]:
    """What may be done after a draw."""
    heard = table.heard
    held = [kind for kind in drawn if kind in table.hands[seat]]
    fits = matching.layable(table, seat, held)
    goes_on = _can_go_on(table, drawn)
    moves: set[Move] = set()
    if heard.lays_after_each:
        moves |= _moves_after_each(table, seat, fits, goes_on and (heard.draws_on or not fits))
    elif fits or not goes_on:  # one fits, or it was the last draw
        lays = _lays_after(table, seat, fits)
        moves |= lays
        if not (lays and (heard.drawn_card or "").startswith("must be played")):
            moves.add(NO_MOVE)
        if goes_on and heard.draws_on and can_draw(table):
            moves.add(DRAW)
            if heard.pass_after == "last draw":
                moves.discard(NO_MOVE)
    else:
        moves.add(DRAW)
    lays = any(move.do == "lay" for move in moves)
    if heard.pass_after == "any draw" or (heard.pass_after == "any draw if unable" and not lays):
        moves.add(NO_MOVE)
    return moves


def _moves_after_each(table: Table, seat: int, fits: set[Move], goes_on: bool) -> set[Move]:
    """What may be done where each draw leaves the choice: lay a card, draw on, or end the turn after the last one.

    Whoever has a card to lay needs none, so with an empty stock the draw before was the last one.
    """
    lays = _lays_after(table, seat, fits)
    if goes_on and (can_draw(table) or not lays):
        return {*lays, DRAW}
    must = lays and (table.heard.drawn_card or "").startswith("must be played")
    return lays if must else {*lays, NO_MOVE}


def _lays_after(table: Table, seat: int, fits: set[Move]) -> set[Move]:
    """Which cards may be laid: the drawn ones that fit, or any that fit."""
    if table.heard.drawn_card == "waits":
        return set()
    return matching.layable(table, seat) if (table.heard.drawn_card or "").endswith("or any other") else fits


def _ends_turn(table: Table, seat: int, drawn: list[Kind]) -> int:
    """The turn is over without a card laid; who ran out of stock before a card fitted passes."""
    held = [kind for kind in drawn if kind in table.hands[seat]]
    dry = table.heard.draw_mode == "until playable" and not can_draw(table) and not matching.layable(table, seat, held)
    if table.heard.pass_when_dry and not can_draw(table):
        return passes(
            table, seat
        )  # "When nothing can be drawn, everybody may pass": no sentence says that it is no pass
    if dry and table.heard.until_dry_passes and not (drawn and table.heard.draw_is_no_pass):
        return passes(table, seat)
    return table.after(seat)
