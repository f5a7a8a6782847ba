"""Work out what questions, checks and sentences ask about drawing, and whether anything brings cards into hands."""

from __future__ import annotations

from collections.abc import Iterable

from ...questions.fact import fact
from ...questions.triggers import any_of
from ..calls.model import Penalty
from ..debts.facts import challenged_cards
from ..effects.facts import effects_ever
from ..effects.model import Covers, Demands, Draws, DrawsUntil, Effect, Fallback, MustPlay, OpensRound
from ..finish.model import LastCard
from ..rules import Rules


def passes_otherwise(rules: Rules) -> bool:
    """Return whether a turn can be passed otherwise than after drawing in vain."""
    drawing = rules.drawing
    return drawing.pass_at_will or drawing.pass_when_dry or drawing.amount.mode == "nothing"


@fact("A player who cannot or will not play draws.")
def draws_in_turn(rules: Rules) -> bool:
    return rules.drawing.amount.mode != "nothing"


@fact("A drawn card may be played in the same turn.")
def drawn_card_is_playable(rules: Rules) -> bool:
    return draws_in_turn(rules) and rules.drawing.drawn_card != "waits"


@fact("A turn may draw several cards, one after the other.")
def draws_step_by_step(rules: Rules) -> bool:
    return rules.drawing.amount.mode in ("up to", "until playable")


@fact("A turn draws until a card fits.")
def draws_until_playable(rules: Rules) -> bool:
    return rules.drawing.amount.mode == "until playable"


# Where it is not sure whether something brings cards into a hand, it does.


def most_dealt(rules: Rules) -> int:
    """Return the cards of the largest hand that may be dealt."""
    return rules.deal.cards_each + sum(one.cards for one in rules.deal.handicaps if not one.fewer)


@fact("Something may bring cards into a hand after the deal.")
def hands_may_grow(rules: Rules) -> bool:
    return rules.once(hands_may_grow, _may_grow)


@fact("A starter that does not count is followed by another one from the stock.")
def starters_use_up_the_stock(rules: Rules) -> bool:
    return any(treatment.kind == "redraw" for treatment in rules.starter.of_card)


stock_is_used = any_of(hands_may_grow, starters_use_up_the_stock)


def _may_grow(rules: Rules) -> bool:
    drawing = rules.drawing
    return (
        draws_in_turn(rules)
        or drawing.or_discards
        or rules.finish.then == "next counter"
        or _words_may(rules)
        or any(map(_brings_cards, _every_effect(rules)))
        or challenged_cards(rules) != 0
        or any(map(_draws_as_last, _every_last(rules)))
        or any(map(_costs_cards, _penalties(rules)))
    )


def _words_may(rules: Rules) -> bool:
    """Return whether something is told in words, of which nobody knows what it does to hands."""
    effects = rules.effects
    under = (one for some in effects.under_conditions for one in some)
    return (
        bool(rules.told or rules.notes)
        or any(effects.told)
        or any(effects.told_of_cutter_suit)
        or any(one.told for one in under)
        or any(call.told is not None for call in rules.calls.calls)
    )


def _every_effect(rules: Rules) -> Iterable[Effect]:
    """Yield whatever cards do: always, under conditions, in the suit of the cutter, and as starters."""
    for kind in range(rules.deck.kind_count):
        yield from effects_ever(rules, kind)
    for effects in rules.effects.of_cutter_suit:
        yield from effects or ()
    for treatment in rules.starter.of_card:
        yield from treatment.effects


def _brings_cards(effect: Effect) -> bool:
    """Return whether somebody holds more cards for it; a hand that is swapped counts, as its new holder had another."""
    asks = effect.otherwise if isinstance(effect, Covers | MustPlay | Demands | OpensRound) else None
    draws = isinstance(asks, Fallback) and asks.kind == "draw"
    return draws or effect.moves_cards or isinstance(effect, Draws | DrawsUntil)


def _every_last(rules: Rules) -> Iterable[LastCard]:
    """Yield whatever the last card of a hand does: always, as a cover, and under conditions."""
    finish = rules.finish
    yield from finish.last_card
    yield from (last for last in finish.after if last is not None)
    yield from (one.last for some in finish.last_while for one in some)


def _draws_as_last(last: LastCard) -> bool:
    return last.kind in ("draws", "acts and may come back") or last.cards is not None


def _penalties(rules: Rules) -> Iterable[Penalty]:
    """Yield what calls cost that can be due, and those that were not; a hand falls to fewer cards than were dealt."""
    calls = rules.calls
    yield from (call.penalty for call in calls.calls if call.ahead or call.at < most_dealt(rules))
    yield from (calls.false, calls.doubt)


def _costs_cards(penalty: Penalty) -> bool:
    return penalty.cards is not None
