"""Cards that have to be laid: covers, cards that are asked for, ranks that are demanded, rounds that are opened."""

from __future__ import annotations

from collections import Counter
from functools import partial
from types import SimpleNamespace
from typing import Any

from vocabulary import Ask, Kind, Move, Silent

from crazy8.compiler.telling.exchange import Answered

from . import calls, debts, effects, effects_named, finish, matching, several, stock, turn
from .acts import acts
from .book import Heard, hears_answer, holds, need
from .table import Owed, Play, Table

TAKE = Move("take")


@hears_answer("wild.demand-impossible")
def hear_demand_impossible(heard: object, claim: object) -> None:
    """answer-wild-demand-impossible: Whoever cannot does what was said; then it is over."""
    # what was demanded is over once somebody cannot do it


@hears_answer("turn.question-by-choice", "yes", "no")
def hear_by_choice(heard: Heard, claim: Answered) -> None:
    """answer-turn-question-by-choice-yes: Yes, then you do the other thing.

    answer-turn-question-by-choice-no: No. Whoever can lay it must.
    """
    heard.by_choice = claim.answer == "yes"


@hears_answer("turn.question-drawn", "yes", "must", "no")
def hear_drawn_instead(heard: Heard, claim: Answered) -> None:
    """answer-turn-question-drawn-yes: Yes, at once, or you keep it.

    answer-turn-question-drawn-must: Yes, it must be laid at once.

    answer-turn-question-drawn-no: No. It waits for a later turn.
    """
    heard.drawn_instead = claim.answer


@hears_answer("turn.question-void")
def hear_void(heard: Heard, claim: Answered) -> None:
    """answer-turn-question-void: Then nothing is asked."""
    heard.void_is_not_asked = True


def asks_for_nothing(table: Table, cards: int) -> bool:
    """Whether all cards that would be asked for lie in the discards already."""
    lying = Counter(table.pile)
    out = all(lying[kind] >= face.copies for kind, face in enumerate(table.faces) if holds(cards, kind))
    if out and not table.heard.void_is_not_asked:
        raise Silent("What if all cards that are asked for lie in the discards already.")
    return out


def may_do_otherwise(table: Table, otherwise: Any) -> bool:
    """Whether a player who could lay the card that is asked for may do the other thing instead."""
    if otherwise is not None and otherwise.kind == "not allowed":
        return False
    return need(table.heard.by_choice, "Whether a card that is asked for may be kept by a player who could lay it.")


# ---- covers


def could_cover(table: Table, seat: int, kind: Kind, held: list[Kind] | None = None) -> bool:
    """Whether a card that may be laid only if it can be covered at once can be, by one that may be laid then itself."""
    for effect in effects.of_card(table, kind):
        if effect.kind == "owes cover" and effect.otherwise.kind == "not allowed":
            rest = list(table.hands[seat] if held is None else held)
            if kind in rest:
                rest.remove(kind)
            cards = dict(effect.cards).get(kind, 0)
            if len(rest) == 1 and not finish.may_go_out_on(table, seat, rest[0], kind):
                return False
            covers = {other for other in rest if holds(cards, other) and not matching.is_never_on(table, other, kind)}
            if not any(could_cover(table, seat, other, rest) for other in covers):
                return False
    return True


@acts("owes cover")
def owes_cover(table: Table, seat: int, kind: Kind, effect: Any) -> Play[None]:
    """covers: you must at once lay {cards} on it, or else {otherwise}

    covers-or-not: you must at once lay {cards} on it, and may lay it only if you can
    """
    if not table.laid.on_top:
        return  # nothing can be laid on a card that another one lies on
    yield from calls.late_questions(table)
    if table.over is not None:
        return
    cards = effects_named.asked_by(table, effect.cards, effect, kind)
    table.lays_owing = True

    def options() -> set[Move]:
        held = set(table.hands[seat])
        moves = {Move("lay", one) for one in held if holds(cards, one) and _may_cover(table, seat, one)}
        return moves if moves and not may_do_otherwise(table, effect.otherwise) else moves | {TAKE}

    move = yield from calls.decide(table, seat, options, "cover")
    if move == TAKE:
        covering = yield from _or_else_you(table, seat, kind, effect.otherwise, cards)
        if covering is None:
            table.lays_owing = False
            return
    else:
        covering = int(move.what)
    laid = table.laid
    laid.covered, laid.owing = len(laid.cards), True
    laid.followed_suit, laid.followed_rank = table.suit_to_follow(), table.rank_to_follow()
    turn.put(table, seat, covering)
    assert laid is table.laid
    if not laid.thrown:  # "in one turn": not where a card was thrown in
        yield from several.further(table, seat)
    yield from turn.work(table, seat, covered=kind)


def _may_cover(table: Table, seat: int, kind: Kind) -> bool:
    if matching.is_forbidden(table, seat, kind) or not could_cover(table, seat, kind):
        return False
    return len(table.hands[seat]) > 1 or finish.may_go_out_on(table, seat, kind, table.pile[-1])


def _or_else_you(table: Table, seat: int, kind: Kind, otherwise: Any, cards: int) -> Play[Kind | None]:
    """else-who: draws

    else-draw-exactly: draws {cards} cards

    else-draw-up-to: draws until one comes that was asked for, {cards} at most

    else-draw-until-playable: draws until one comes that was asked for

    else-draw-nothing: passes

    else-draw-face: draws as many cards as the number printed on the card on top

    else-wait: misses a turn

    else-not-allowed: may not lay anything
    """
    if otherwise.kind == "wait":
        table.waits[seat] += 1
    elif otherwise.kind == "draw":
        return (yield from draw_instead(table, seat, kind, otherwise.amount, cards))
    return None


def draw_instead(table: Table, seat: int, kind: Kind, number: Any, cards: int) -> Play[Kind | None]:
    """Draw a number of cards, as many as the card says, or until one comes that was asked for; say which is laid."""
    drawn: list[Kind] = []
    while True:
        if number is None:
            drawn += stock.draws(table, seat, table.number(kind if table.top is None else table.top))
        elif number.mode == "nothing":
            return None
        else:
            drawn += stock.draws(table, seat, number.cards) if number.mode == "exactly" else stock.draws_on(table, seat)
        if table.no_play:  # "may not lay a card in that turn"
            table.no_play = False
            return None
        if _laid_after_drawing(table, seat, drawn, cards):
            options = partial(_laid_after_drawing, table, seat, drawn, cards)
            move = yield from calls.decide(table, seat, options, "drawn instead")
            return int(move.what) if move.do == "lay" else None
        if number is None or number.mode == "exactly" or not stock.can_draw(table):
            return None
        if number.mode == "up to" and len(drawn) >= number.cards:
            return None
        yield from calls.decide(table, seat, lambda: {TAKE}, "drawn instead")


def _laid_after_drawing(table: Table, seat: int, drawn: list[Kind], cards: int) -> set[Move]:
    """What may be done with a card that was drawn instead and is one of those asked for."""
    told = table.heard.drawn_instead
    if told is None:  # who draws as usual does with the drawn card what is usual
        usual = need(table.heard.drawn_card, "Whether a drawn card that fits may be laid at once.")
        told = "no" if usual == "waits" else "must" if usual.startswith("must") else "yes"
    if told == "no":
        return set()
    any_card = (table.heard.drawn_card or "").endswith("or any other")
    held = set(table.hands[seat]) & (set(table.hands[seat]) if any_card else set(drawn))
    moves = {Move("lay", one) for one in held if holds(cards, one) and _may_cover(table, seat, one)}
    return moves | {Move("pass")} if moves and told == "yes" else moves


# ---- a card that is asked for


@acts("owes card")
def owes_card(table: Table, seat: int, kind: Kind, effect: Any) -> Play[None]:
    """must-play-next: the next player must lay {cards}, or else {otherwise}

    must-play-previous: the player before you must lay {cards}, or else {otherwise}; play then goes on where it
    was interrupted

    must-play-chosen: you choose a player, who must lay {cards}, or else {otherwise}; play then goes on where it
    was interrupted

    lasting-for-a-round: {duty}; so it goes for everyone for a whole round

    lasting-until-somebody-fails: {duty}; so it goes round the table until someone cannot do it
    """
    who = yield from effects.whom(table, seat, effect.target)
    cards = effects_named.asked_by(table, effect.cards, effect, kind)
    table.round_left = len(table.playing)
    if not asks_for_nothing(table, cards):
        interrupted = seat if table.laid.goes_on_after is None else table.laid.goes_on_after
        after = None if effect.target == "next" else interrupted
        debts.owe(table, Owed("play", instead(effect), who, seat, kind, goes_on_after=after, duty=effect, cards=cards))


def instead(effect: Any) -> int:
    """How many cards are drawn by whoever does not lay one, if it is a number."""
    number = effect.otherwise.amount if effect.otherwise.kind == "draw" else None
    return 0 if number is None else number.cards or 0


def serve(table: Table, debtor: int, owed: Owed) -> Play[int]:
    """Whoever has to lay a card does not: or else."""
    duty: Any = owed.duty
    table.owed, table.served = None, True
    usual = duty.otherwise is None
    kind = yield from (draw_as_usual if usual else or_else_they)(table, debtor, owed)
    if kind is not None:
        return (yield from lay_asked(table, debtor, kind, owed))
    finish.leave(table)
    coming = table.after(debtor if owed.goes_on_after is None else owed.goes_on_after)
    if table.over is None and table.owed is None and duty.lasting in ("for a round", "until laid"):
        again = yield from goes_round(table, coming, owed)
        return coming if again is None else again
    return coming


def or_else_they(table: Table, debtor: int, owed: Owed) -> Play[Kind | None]:
    """else-who: draws

    else-draw-exactly: draws {cards} cards

    else-draw-up-to: draws until one comes that was asked for, {cards} at most

    else-draw-until-playable: draws until one comes that was asked for

    else-draw-nothing: passes

    else-draw-face: draws as many cards as the number printed on the card on top

    else-wait: misses a turn

    else-not-allowed: may not lay anything
    """
    duty: Any = owed.duty
    if duty.otherwise.kind == "draw":
        number = duty.otherwise.amount
        held = len(table.hands[debtor])
        kind = yield from draw_instead(table, debtor, owed.source, number, owed.cards)
        if kind is None and len(table.hands[debtor]) == held and table.over is None:
            stock.passes(table, debtor)  # with nothing to draw, "whoever can lay a card must; everyone else passes"
        return kind
    return None


def draw_as_usual(table: Table, debtor: int, owed: Owed) -> Play[Kind | None]:
    """Whoever cannot lay the rank draws as in any turn, in which nothing else fits."""
    if table.heard.draw_mode == "nothing" or not stock.can_draw(table):
        stock.passes(table, debtor)
        return None
    number = SimpleNamespace(mode=table.heard.draw_mode, cards=table.heard.draw_cards)
    return (yield from draw_instead(table, debtor, owed.source, number, owed.cards))


def lay_asked(table: Table, debtor: int, kind: Kind, owed: Owed) -> Play[int]:
    """Lay a card that was asked for; perhaps so on round the table."""
    duty: Any = owed.duty
    table.owed = None
    table.laid = turn.new_laid(table, debtor)
    table.laid.goes_on_after = owed.goes_on_after
    turn.put(table, debtor, kind)
    yield from several.further(table, debtor)
    still_in = yield from turn.work(table, debtor)
    if table.over is not None:
        return debtor
    if duty.lasting not in ("once", "until laid") and table.owed is None:
        finish.leave(table)
        if table.over is not None:
            return debtor
        skipped = set(table.playing) - {debtor} if table.laid.skips_others else set(table.laid.passed_over)
        table.round_left -= len(skipped)  # they are not asked
        has_another = table.laid.again == "turn" and debtor in table.playing
        again = yield from goes_round(table, debtor if has_another else turn.next_after(table, debtor), owed)
        if again is not None:
            return again
    if not still_in and debtor not in table.playing and table.owed is None:
        return table.after(debtor)
    return (yield from turn.goes_on(table, debtor))


def goes_round(table: Table, coming: int, owed: Owed) -> Play[int | None]:
    """So it goes for everyone: the next player has to do the same."""
    duty: Any = owed.duty
    table.round_left -= 1
    others_alone = 1 if duty.lasting == "until laid" else 0
    if duty.lasting in ("for a round", "until laid") and table.round_left <= others_alone:
        return None
    if table.waits[coming]:  # whoever misses the turn is not asked
        table.waits[coming] -= 1
        stock.misses_turn(table)
        again = yield from goes_round(table, table.after(coming), owed)
        return table.after(coming) if again is None else again
    then = table.heard.asked_next.get(owed.source)
    cards = owed.cards if then is None or table.top is None else effects_named.asked_by(table, then, None, table.top)
    debts.owe(table, Owed("play", owed.amount, coming, owed.by, owed.source, duty=duty, cards=cards))
    table.owed.named = owed.named
    return (yield from debts.owing(table))


@acts("owes named rank")
def owes_named_rank(table: Table, seat: int, kind: Kind, effect: Any) -> Play[None]:
    """demands: you name a rank ({cards}), and the next player must lay a card of it; whoever cannot draws as usual

    demands-or-else: you name a rank ({cards}), and the next player must lay a card of it, or else {otherwise}

    lasting-until-laid: {duty}; if none is laid, the next one is asked, until someone lays one or all the others
    have been asked

    lasting-for-a-round: {duty}; so it goes for everyone for a whole round

    lasting-until-somebody-fails: {duty}; so it goes round the table until someone cannot do it
    """
    ranks = {table.rank(one) for one in range(len(table.faces)) if holds(effect.ranks, one)}
    move = yield Ask(seat, frozenset(Move("rank", rank) for rank in ranks), "name")
    cards = sum(1 << one for one, face in enumerate(table.faces) if face.rank == move.what)
    table.round_left = len(table.playing)
    number = table.heard.draw_cards if effect.otherwise is None else instead(effect)
    who = effects.next_of(table, seat)
    if not asks_for_nothing(table, cards):
        lasting = "until laid" if effect.lasting == "once" else effect.lasting
        duty = SimpleNamespace(otherwise=effect.otherwise, lasting=lasting)
        debts.owe(table, Owed("play", number, who, seat, kind, duty=duty, cards=cards))
