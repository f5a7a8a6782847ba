"""Work out what questions, checks and sentences ask about debts."""

from __future__ import annotations

from functools import reduce
from operator import or_

from ...cards.cards import CardSet, kinds_in
from ...questions.fact import fact
from ...questions.facts_on_cards import cards_named, remembered, with_value
from ...questions.triggers import some
from ..effects.facts import draws_at_once, naming_cards, with_effect
from ..effects.model import DEBTORS, Demands, Draws, DrawsUntil, MustPlay, Names, Skips, Waits
from ..rules import Rules
from ..wild.facts import wild_cards
from ..wild.model import WILD_CHALLENGE
from .model import DebtAnswer
from .replies import is_ever_answered as is_ever_answered
from .replies import replies_ever as replies_ever
from .replies import replies_to

RAISING = ("adds", "replaces")
"""The replies of cards that make something owed themselves."""
MAKING_OWED = (Draws, DrawsUntil, Waits, Skips, MustPlay, Demands, Names)
"""What an answering card never does beside answering, unless it raises the debt; and naming, which it always does."""


@fact("Wild cards that also make the next player draw.")
@remembered
def wild_draw_cards(rules: Rules) -> CardSet:
    return wild_cards(rules) & draw_debt_cards(rules)


@fact("Cards that make somebody owe draws.")
@remembered
def draw_debt_cards(rules: Rules) -> CardSet:
    return with_effect(rules, lambda effect: isinstance(effect, Draws) and effect.target in DEBTORS)


def cards_owed(rules: Rules) -> tuple[int, ...]:
    """Return for each card how many cards it makes somebody owe."""
    deck = rules.deck
    amounts = []
    for kind, effects in enumerate(rules.effects.of_card):
        draws = [one for one in effects if isinstance(one, Draws) and one.target in DEBTORS]
        face = deck.ranks[deck.rank_of(kind)].face or 0
        amounts.append(sum(face if one.cards is None else one.cards for one in draws))
    return tuple(amounts)


@fact("Cards that make somebody draw at once, without a debt.")
@remembered
def several_draw_cards(rules: Rules) -> CardSet:
    return with_effect(rules, draws_at_once)


@fact("Cards that skip the next seats or make somebody owe turns: the skips that could be answered.")
@remembered
def skip_debt_cards(rules: Rules) -> CardSet:
    return with_effect(
        rules, lambda effect: isinstance(effect, Waits) or (isinstance(effect, Skips) and effect.target == "next")
    )


@fact("Cards that make something owed: draws or a skip.")
@remembered
def owing_cards(rules: Rules) -> CardSet:
    return draw_debt_cards(rules) | skip_debt_cards(rules)


@remembered
def debt_cards(rules: Rules) -> CardSet:
    """Return the cards that leave something owed when the next player comes: draws, answered skips, a card to lay."""
    asking = with_effect(rules, lambda effect: isinstance(effect, MustPlay | Demands))
    return draw_debt_cards(rules) | answered_skip_cards(rules) | asking


@fact("Draw cards that some card answers.")
@remembered
def answered_draw_cards(rules: Rules) -> CardSet:
    return draw_debt_cards(rules) & with_value(rules, replies_ever(rules), bool)


@fact("Skips that some card answers.")
@remembered
def answered_skip_cards(rules: Rules) -> CardSet:
    return skip_debt_cards(rules) & with_value(rules, replies_ever(rules), bool)


@fact("Draw cards and skips that some card answers.")
@remembered
def answered_cards(rules: Rules) -> CardSet:
    return answered_draw_cards(rules) | answered_skip_cards(rules)


def cards_answered(rules: Rules, *modes: str) -> CardSet:
    """Return the cards to which there is a reply of one of the given modes."""
    return with_value(rules, replies_ever(rules), lambda replies: any(reply.mode in modes for reply in replies))


@fact("Draw cards whose debt some card cancels.")
@remembered
def cancelled_draw_cards(rules: Rules) -> CardSet:
    return draw_debt_cards(rules) & cards_answered(rules, "cancels", "cancels last")


@fact("Draw cards whose debt some card passes on unchanged or sends back.")
@remembered
def redirected_draw_cards(rules: Rules) -> CardSet:
    return draw_debt_cards(rules) & cards_answered(rules, "passes on", "sends back")


@fact("Cards that may be laid only if the rest of the hand allows it.")
@remembered
def restricted_cards(rules: Rules) -> CardSet:
    return with_value(rules, rules.matching.forbidden_holding, lambda held: held is not None)


@fact("Cards that are restricted, or so strong that some rulebooks restrict them.")
@remembered
def cards_that_could_be_restricted(rules: Rules) -> CardSet:
    return wild_draw_cards(rules) | restricted_cards(rules)


@fact("Cards that may be doubted.")
@remembered
def challenged_cards(rules: Rules) -> CardSet:
    return with_value(rules, rules.debts.challenges, lambda challenge: challenge is not None)


@fact("Cards that are restricted, or of which a challenge was said.")
@remembered
def cards_that_could_be_challenged(rules: Rules) -> CardSet:
    return restricted_cards(rules) | cards_named(rules, WILD_CHALLENGE)


has_wild_draws = some(wild_draw_cards)


has_draw_debts = some(draw_debt_cards)


@fact("Cards that make somebody owe draws, be it only in the suit of the cutter.")
@remembered
def ever_draw_debt_cards(rules: Rules) -> CardSet:
    in_suit = (
        1 << kind
        for kind, effects in enumerate(rules.effects.of_cutter_suit)
        if any(isinstance(effect, Draws) and effect.target in DEBTORS for effect in effects or ())
    )
    return draw_debt_cards(rules) | sum(in_suit)


@fact("Cards of more than one rank make the next player owe draws.")
def several_draw_ranks(rules: Rules) -> bool:
    cards = draw_debt_cards(rules)
    return any(cards & rank and cards & ~rank for rank in rules.deck.rank_sets)


@fact("After drawing what was owed, some debtor may still do something in that turn.")
def some_debtor_plays(rules: Rules) -> bool:
    playing = with_effect(rules, lambda one: isinstance(one, Draws) and one.target in DEBTORS and one.then != "waits")
    return playing != 0


has_draw_replies = some(answered_draw_cards)


has_skip_replies = some(answered_skip_cards)


has_replies = some(answered_cards)


has_draw_cancels = some(cancelled_draw_cards)


has_draw_redirects = some(redirected_draw_cards)


@fact("Answering a draw card makes the debt larger.")
def debts_grow(rules: Rules) -> bool:
    return draw_debt_cards(rules) & cards_answered(rules, "adds", "doubles") != 0


@fact("Some card sends a draw debt back to where it came from.")
def debts_are_sent_back(rules: Rules) -> bool:
    return draw_debt_cards(rules) & cards_answered(rules, "sends back") != 0


@remembered
def cards_leaving_draws_owed(rules: Rules) -> CardSet:
    """Return the cards after which somebody has to draw: they say so, or answer so that something is left to draw."""
    return draw_debt_cards(rules) | answers_leaving_owed(rules, draw_debt_cards(rules))


@remembered
def cards_leaving_skips_owed(rules: Rules) -> CardSet:
    """Return the cards after which a skip can be answered, be it their own or one that they leave owed."""
    return answered_skip_cards(rules) | answers_leaving_owed(rules, skip_debt_cards(rules))


def answers_leaving_owed(rules: Rules, owing: CardSet) -> CardSet:
    """Return the cards that answer so that somebody else owes what some cards made owed."""
    replies = (reply for kind in kinds_in(owing) for reply in replies_ever(rules)[kind])
    return reduce(or_, (reply.cards for reply in replies if reply.mode not in ("cancels", "replaces")), 0)


@remembered
def cards_answering_alone(rules: Rules) -> CardSet:
    """Return the cards that answer otherwise than by adding: of several laid together only one of them does."""
    every = (reply for replies in replies_ever(rules) for reply in replies)
    return reduce(or_, (reply.cards for reply in every if reply.mode != "adds"), 0)


@fact("Once a suit was named for some card, other cards answer what it makes owed.")
def answers_go_by_named_suit(rules: Rules) -> bool:
    return any(len(replies_to(rules, kind)) > 1 for kind in kinds_in(debt_cards(rules) | cards_that_move_debts(rules)))


@fact("A card for which something is named is answered by the suit that is printed on it.")
def answers_go_by_printed_suit(rules: Rules) -> bool:
    deck, replies = rules.deck, rules.debts.replies
    found: dict[int, set[tuple[DebtAnswer, ...]]] = {}
    for kind in kinds_in(naming_cards(rules) & owing_cards(rules)):
        if replies[kind]:
            found.setdefault(deck.rank_of(kind), set()).add(replies[kind])
    return any(len(different) > 1 for different in found.values())


@remembered
def cards_that_move_debts(rules: Rules) -> CardSet:
    """Return the cards that pass a debt on or send it back."""
    cards = 0
    for replies in replies_ever(rules):
        for reply in replies:
            if reply.mode in ("passes on", "sends back"):
                cards |= reply.cards
    return cards


@fact("Some card passes a debt on, or sends it back.")
def debts_are_moved(rules: Rules) -> bool:
    return cards_answered(rules, "passes on", "sends back", "cancels last") != 0


@fact("Some card cancels only what the last card made owed.")
def debts_are_cancelled_in_part(rules: Rules) -> bool:
    return cards_answered(rules, "cancels last") != 0


@fact("Cards that are owed are drawn all at once.")
def debts_are_drawn_at_once(rules: Rules) -> bool:
    return not rules.debts.drawn_may_answer


@fact("Some card that answers, and raises no debt, could do something else too.")
def answers_have_other_work(rules: Rules) -> bool:
    owing = owing_cards(rules)
    kinds = range(rules.deck.kind_count) if owing else ()
    return any(answers_with_other_work(rules, kind) and owing >> kind & 1 for kind in kinds)


def answers_with_other_work(rules: Rules, owed: int) -> CardSet:
    """Return the cards that answer one debt without raising it, and could do something else beside that."""
    answering = 0
    for reply in replies_ever(rules)[owed]:
        if reply.mode not in RAISING:
            answering |= reply.cards
    return answering & cards_with_other_work(rules)


@remembered
def cards_that_only_hit(rules: Rules) -> CardSet:
    """Return the cards that make somebody owe something, and do no other work."""
    hitting = with_effect(rules, lambda effect: isinstance(effect, MAKING_OWED) and not isinstance(effect, Names))
    return hitting & ~cards_with_other_work(rules)


@remembered
def cards_with_other_work(rules: Rules) -> CardSet:
    """Return the cards that do more than make somebody owe something, or name a suit."""
    return with_effect(rules, lambda effect: not isinstance(effect, MAKING_OWED))


@fact("A refill may come while a debt is still owed.")
def a_chain_can_run(rules: Rules) -> bool:
    return answered_draw_cards(rules) != 0


@fact("What a draw card made owed is served, and play goes on upon it.")
def debts_last(rules: Rules) -> bool:
    return draw_debt_cards(rules) != 0
