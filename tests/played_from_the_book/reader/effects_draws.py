"""Cards for which somebody draws, at once or as a debt that may be answered."""

from __future__ import annotations

from typing import Any

from vocabulary import Kind, Silent

from . import debts, effects_named, stock, turn
from .acts import acts
from .effects import falls_on_next, next_of, whom
from .table import NEXT, Owed, Play, Table


def amount(table: Table, kind: Kind, cards: int | None) -> int:
    """A number of cards, or as many as the number printed on the card."""
    return table.number(kind) if cards is None else cards


@acts("draws")
def draws(table: Table, seat: int, kind: Kind, effect: Any) -> Play[None]:
    """draws-next-waits: the next player draws {amount} and misses the turn

    draws-next-plays: the next player draws {amount} and then has an ordinary turn

    draws-next-may-play: the next player draws {amount} and may then still lay one card

    draws-previous-waits: the player before you draws {amount}, and play goes on with the player after you

    draws-previous-plays: the player before you draws {amount} and then has an ordinary turn, after which play
    goes on from there

    draws-previous-may-play: the player before you draws {amount} and may then still lay one card; play goes on
    from there

    draws-chosen-waits: you choose a player, who draws {amount} and misses the next turn

    draws-chosen-plays: you choose a player, who draws {amount} and then has an ordinary turn, after which play
    goes on from there

    draws-chosen-may-play: you choose a player, who draws {amount} and may then still lay one card; play goes on
    from there
    """
    yield from make_debt(table, seat, kind, effect, effect.then)


@acts("makes debt")
def makes_debt(table: Table, seat: int, kind: Kind, effect: Any) -> Play[None]:
    """draws-next: the next player draws {amount}

    draws-previous: the player before you draws {amount}

    draws-chosen: you choose a player, who draws {amount}
    """
    if kind not in table.heard.debtor_does_no_more:
        raise Silent("What whoever has drawn may still do in that turn.")
    yield from make_debt(table, seat, kind, effect, "waits")


def make_debt(table: Table, seat: int, kind: Kind, effect: Any, then: str) -> Play[None]:
    """Somebody has to draw for a card."""
    number = amount(table, kind, effect.cards)
    target = "next" if falls_on_next(table) else effect.target
    if table.heard.dry_draw_lapses and not stock.can_draw(table):
        if target == "chosen":
            yield from whom(table, seat, target)  # "you choose a player" comes before anything is drawn
        return  # "Does a draw card work when no card is left to draw? No."
    before, table.owed = table.owed, None
    if before is not None and before.what == "turn" and "turns" in table.heard.only_draw_answered:
        table.waits[next_of(table, seat) if before.who == NEXT else before.who] += before.amount
        before = None
    if before is not None and before.what == "skip" and "skips" in table.heard.only_draw_answered:
        if before.goes_on_after is None:
            turn.pass_over(table, seat, before.amount)
        else:  # it went back: whoever caused it is skipped
            table.waits[before.who] += before.amount
        before = None
    who = yield from whom(table, seat, target)
    owed = Owed("draw", number, who, seat, kind, then)
    if before is not None and before.what == "draw":
        if before.who not in (NEXT, who) and not table.heard.draws_fall_on_last:
            raise Silent("Who draws if several cards make different players draw.")
        owed.made = [*before.made, number]
        owed.amount += before.amount
        before = None
    if target == "previous" and then == "waits":
        owed.goes_on_after = seat
    if target == "chosen" and then == "waits":
        owed.goes_on_after, owed.misses = seat, True
    table.owed = before
    debts.owe(table, owed)


@acts("draws at once")
def draws_at_once(table: Table, seat: int, kind: Kind, effect: Any) -> Play[None]:
    """draws-others: all the others draw {amount}

    draws-everyone: all players, whoever laid it included, draw {amount}

    draws-you: you draw {amount} yourself
    """
    seats = [] if effect.target == "you" else table.others_from(seat, 1)
    if effect.target != "others":
        seats.append(seat)
    for other in seats:
        stock.draws(table, other, amount(table, kind, effect.cards))
    return
    yield


@acts("draws cards until")
def draws_cards_until(table: Table, seat: int, kind: Kind, effect: Any) -> Play[None]:
    """amount-until: at once as many cards as it takes to get {which}, but at most {most} (all there are if none
    comes)

    amount-each-until: at once as many cards each as it takes to get {which}, but at most {most} (all there are if
    none comes)
    """
    which = effects_named.meant(table, dict(effect.cards), getattr(effect, "by", kind))
    if effect.target in ("next", "previous", "chosen"):
        seats = [(yield from whom(table, seat, effect.target))]
    else:
        seats = [] if effect.target == "you" else table.others_from(seat, 1)
        seats += [] if effect.target == "others" else [seat]
    for other in seats:
        stock.draws_until(table, other, which, effect.most)
