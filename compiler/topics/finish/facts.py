"""Work out what questions, checks and sentences ask about going out."""

from __future__ import annotations

from collections.abc import Callable

from ...cards.cards import CardSet, card_set, kinds_in
from ...questions.fact import fact
from ...questions.facts_on_cards import cards_named, remembered, with_value
from ...questions.triggers import some
from ..debts.facts import (
    answered_draw_cards,
    answers_leaving_owed,
    draw_debt_cards,
    replies_ever,
    several_draw_cards,
)
from ..debts.model import DebtAnswer
from ..effects.facts import (
    cards_with_effects,
    covering_cards,
    enlarges_hands,
    has_skips,
    naming_cards,
    reverse_cards,
    skip_cards,
    special_cards,
    strict_covers,
    with_effect,
)
from ..effects.model import Covers, Demands, MustPlay, NamesForThis, ShowsHand
from ..rules import Rules
from ..wild.facts import naming_counter_wilds, wild_cards
from .model import OUT_LAST_CARD, LastCard

_ACTS_AS_LAST = ("acts", "acts and may come back")


LATE = "out at next turn"
_ENDS_THE_HAND = ("wins", LATE, *_ACTS_AS_LAST)
_LEAVES_IN_WITHOUT_CARDS = ("stays in", LATE)


@fact("Cards about which a rule of going out has to say something: those with a role, and those a statement names.")
@remembered
def special_last_cards(rules: Rules) -> CardSet:
    return (special_cards(rules) & ~strict_covers(rules)) | cards_named(rules, OUT_LAST_CARD)


@fact("Cards that can never be the last one: they have to be covered at once, and nothing else forbids them.")
@remembered
def never_last_cards(rules: Rules) -> CardSet:
    return strict_covers(rules) & with_value(rules, rules.finish.last_card, lambda last: last.kind != "forbidden")


@fact("Cards that can never be the one with which a player goes out.")
@remembered
def no_last_cards(rules: Rules) -> CardSet:
    if with_value(rules, rules.finish.after, lambda after: after is not None):
        return 0  # as a cover each of them may be the last one
    banned = with_value(rules, rules.finish.last_card, lambda last: last.kind not in (*_ENDS_THE_HAND, "if it fits"))
    others = 0 if rules.finish.only_on is None else rules.deck.every_card & ~rules.finish.only_on
    return (banned | others | never_last_cards(rules)) & ~winning_at_times(rules)


@fact("Cards that do something else as the last one under some condition.")
@remembered
def last_at_times(rules: Rules) -> CardSet:
    return with_value(rules, rules.finish.last_while, bool)


@fact("Cards that end the hand in the ordinary way under some condition.")
@remembered
def winning_at_times(rules: Rules) -> CardSet:
    return _at_times(rules, lambda last: last.kind == "wins")


def _at_times(rules: Rules, test: Callable[[LastCard], bool]) -> CardSet:
    """Return the cards that pass a test as the last one under some condition."""
    return with_value(rules, rules.finish.last_while, lambda some: any(test(one.last) for one in some))


@fact("Wild cards, but for those that may be laid only if they can be covered at once.")
@remembered
def wild_last_cards(rules: Rules) -> CardSet:
    return wild_cards(rules) & ~strict_covers(rules)


@fact("Cards whose effect would still change something if they were the last card of a hand.")
@remembered
def action_cards_that_matter_last(rules: Rules) -> CardSet:
    drawing = draw_debt_cards(rules) | several_draw_cards(rules)
    covering = with_effect(rules, lambda effect: isinstance(effect, Covers))
    if others_play_on(rules):
        asking = with_effect(rules, lambda effect: isinstance(effect, MustPlay | Demands))
        covering |= asking | skip_cards(rules) | reverse_cards(rules)
    return (drawing | covering) & ~strict_covers(rules)


@fact("Cards with which something is named, be it only by a player whose counter stands at their number.")
def naming_last_cards(rules: Rules) -> CardSet:
    return naming_cards(rules) | naming_counter_wilds(rules)


@fact("Cards that do nothing but move or show cards of hands, and name which; so nothing as the last card.")
@remembered
def hands_only_cards(rules: Rules) -> CardSet:
    return cards_with_effects(rules) & ~with_effect(
        rules, lambda effect: not (effect.moves_cards or isinstance(effect, ShowsHand | NamesForThis))
    )


@fact("Cards that may be doubted.")
@remembered
def doubtful_cards(rules: Rules) -> CardSet:
    return with_value(rules, rules.debts.challenges, lambda challenge: challenge is not None)


@fact("Draw cards whose debt is still served if they are the last card of a hand.")
@remembered
def draw_cards_that_act_last(rules: Rules) -> CardSet:
    acting = with_value(rules, rules.finish.last_card, lambda last: last.kind in _ACTS_AS_LAST)
    return draw_debt_cards(rules) & acting & ~strict_covers(rules)


@fact("Draw cards whose debt is served after the last card, and which some card answers.")
@remembered
def answered_draw_cards_that_act_last(rules: Rules) -> CardSet:
    return answered_draw_cards(rules) & draw_cards_that_act_last(rules)


@remembered
def answered_last_cards(rules: Rules) -> CardSet:
    """Return the cards that can be answered if they still act as the last one: themselves, or what they pass on."""
    return with_value(rules, replies_ever(rules), bool) | answers_leaving_owed(rules, rules.deck.every_card)


@fact("Draw cards whose debt an answer can bring back to the player who made it.")
@remembered
def returning_cards(rules: Rules) -> CardSet:
    moved = (kind for kind, replies in enumerate(replies_ever(rules)) if any(map(_moves, replies)))
    return draw_debt_cards(rules) & card_set(moved)


def _moves(reply: DebtAnswer) -> bool:
    return reply.mode not in ("cancels", "cancels last")


@fact("Cards that do not end the hand in the ordinary way if they are the last one.")
@remembered
def banned_last_cards(rules: Rules) -> CardSet:
    always = with_value(rules, rules.finish.last_card, lambda last: last.kind not in _ENDS_THE_HAND)
    return always | _at_times(rules, lambda last: last.kind not in _ENDS_THE_HAND)


@fact("Play goes on after somebody is out.")
def plays_on(rules: Rules) -> bool:
    limit = rules.finish.limit
    thrown_out = limit is not None and limit.result == "out"
    return (thrown_out or _whoever_is_left_plays(rules)) and rules.players > 2


@fact("The others play on after somebody has laid the last card.")
def others_play_on(rules: Rules) -> bool:
    return _whoever_is_left_plays(rules) and rules.players > 2


def _whoever_is_left_plays(rules: Rules) -> bool:
    """Return whether it goes on if enough are left; asked first, for most games are then alike at every number."""
    return rules.finish.then in ("play on", "both partners")


@fact("A skip could fall on a seat that is out.")
def skipped_seat_may_be_out(rules: Rules) -> bool:
    return has_skips(rules) and plays_on(rules)


has_banned_last_cards = some(banned_last_cards)


draw_debt_outlives_hand = some(draw_cards_that_act_last)


@remembered
def late_last_cards(rules: Rules) -> CardSet:
    """Return the cards that as the last one put their player out only when the turn comes there again."""
    return with_value(rules, rules.finish.last_card, lambda last: last.kind == LATE)


def has_late_outs(rules: Rules) -> bool:
    """Return whether some last card can put its player out only when the turn comes there again."""
    covers = with_value(rules, rules.finish.after, lambda last: last is not None and last.kind == LATE) != 0
    return covers or (late_last_cards(rules) | _at_times(rules, lambda last: last.kind == LATE)) != 0


@fact("Some last card leaves its player in the hand without a card.")
def hand_can_be_empty_without_winning(rules: Rules) -> bool:
    always = with_value(rules, rules.finish.last_card, lambda last: last.kind in _LEAVES_IN_WITHOUT_CARDS) != 0
    return always or _at_times(rules, lambda last: last.kind in _LEAVES_IN_WITHOUT_CARDS) != 0


@fact("Who holds too many cards is out of the hand.")
def limit_puts_out(rules: Rules) -> bool:
    return rules.finish.limit is not None and rules.finish.limit.result == "out"


@fact("There is a limit to the number of cards in a hand, and some card makes hands larger as soon as it acts.")
def limit_waits_for_cards(rules: Rules) -> bool:
    return rules.finish.limit is not None and enlarges_hands(rules)


@fact("A card that must be covered meets last cards that do not simply win.")
def covers_meet_bans(rules: Rules) -> bool:
    return covering_cards(rules) != 0 and (
        banned_last_cards(rules) != 0 or with_value(rules, rules.finish.after, lambda one: one is not None) != 0
    )


@fact("Play goes on when somebody is out, be it on a card that answers a debt and wins.")
def answers_can_be_last(rules: Rules) -> bool:
    if not plays_on(rules):
        return False
    last = rules.finish.last_card
    answering = {kind for replies in replies_ever(rules) for reply in replies for kind in kinds_in(reply.cards)}
    return any(last[kind].kind == "wins" for kind in answering)
