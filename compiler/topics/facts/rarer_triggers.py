"""When questions arise on the rarer rules: counters, partners, several cards in a turn, cards out of turn."""

from __future__ import annotations

from ...questions.fact import Fact, fact
from ...rules.key import Key
from ..rules import Rules
from . import card_sets, effect_cards
from .triggers import Trigger, all_of, any_of, plays_on, several_hands, some


def stated(question: Key) -> Trigger:
    """The trigger that holds if the author said anything to a question, even "none"."""
    return Fact(
        "Some statement is about it.",
        lambda rules: any(not answer.is_default for answer in rules.answers_to(question)),
    )


# ---- seats, deal


@fact("The players could be partners: an even number of them, from four up.")
def sides_are_possible(rules: Rules) -> bool:
    return rules.players >= 4 and rules.players % 2 == 0


@fact("Players who sit opposite each other play together.")
def partners_play(rules: Rules) -> bool:
    return rules.table.partners and sides_are_possible(rules)


@fact("Not every hand of the game, or not every player, gets as many cards.")
def hands_differ_in_size(rules: Rules) -> bool:
    return rules.deal.size.kind != "always"


@fact("Every player has a counter.")
def counts_down(rules: Rules) -> bool:
    return rules.deal.counter is not None


@fact("There is a counter, or something that is done with one.")
def speaks_of_counters(rules: Rules) -> bool:
    return (
        counts_down(rules)
        or rules.deal.size.kind == "counter"
        or rules.fits.counter_wild is not None
        or rules.game.ending.kind == "counter"
        or rules.finish.then == "next counter"
    )


@fact("A card is shown under the stock, or something is done with its suit.")
def speaks_of_a_cutter(rules: Rules) -> bool:
    return rules.deal.cutter is not None or effect_cards.cutter_cards(rules) != 0


@fact("The starter comes from the dealer's hand.")
def dealer_gives_starter(rules: Rules) -> bool:
    return rules.starter.comes_from == "dealer"


# ---- several cards in a turn


@fact("More than one card may be laid in a turn, one on the other.")
def several_may_be_laid(rules: Rules) -> bool:
    return rules.extra.several is not None


@fact("Some card that may be laid with others does something.")
def several_with_effects(rules: Rules) -> bool:
    return effect_cards.cards_added_to_others(rules) & card_sets.cards_with_effects(rules) != 0


@fact("Some card that may be laid with others names a suit.")
def several_wild(rules: Rules) -> bool:
    return effect_cards.cards_added_to_others(rules) & card_sets.naming_cards(rules) != 0


@fact("Some card that may be laid with others costs somebody a turn.")
def several_skips(rules: Rules) -> bool:
    return effect_cards.cards_added_to_others(rules) & card_sets.skip_cards(rules) != 0


@fact("Some card that may be laid with others turns the order of play round.")
def several_reverses(rules: Rules) -> bool:
    return effect_cards.cards_added_to_others(rules) & card_sets.reverse_cards(rules) != 0


@fact("Cards may be laid together that differ in more than their copy.")
def top_could_be_chosen(rules: Rules) -> bool:
    several = rules.extra.several
    return several is not None and any(on & ~(1 << kind) for kind, on in enumerate(several.cards.on))


@fact("More than one card can leave a hand in one turn.")
def several_laid_somehow(rules: Rules) -> bool:
    return several_may_be_laid(rules) or some(effect_cards.adding_cards)(rules)


# ---- out of turn


@fact("A card may be thrown in out of turn.")
def cards_come_out_of_turn(rules: Rules) -> bool:
    return rules.extra.jump is not None


@fact("A card that may be thrown in does something.")
def jumps_with_effects(rules: Rules) -> bool:
    jump = rules.extra.jump
    return jump is not None and jump.cards.ever & card_sets.cards_with_effects(rules) != 0


@fact("A player may end the hand with a claim.")
def hands_are_claimed(rules: Rules) -> bool:
    return rules.extra.claim is not None


two_can_be_out_at_once = any_of(cards_come_out_of_turn, hands_are_claimed, some(effect_cards.hand_moving_cards))
"""Two players can be without cards at the same moment."""


# ---- debts and demands


@fact("A refill may come while a debt is still owed.")
def a_chain_can_run(rules: Rules) -> bool:
    return card_sets.answered_draw_cards(rules) != 0


@fact("What a draw card made owed is served, and play goes on upon it.")
def debts_last(rules: Rules) -> bool:
    return card_sets.draw_debt_cards(rules) != 0


@fact("Some last card leaves its player in the hand without a card.")
def hand_can_be_empty_without_winning(rules: Rules) -> bool:
    return any(last.kind == "stays in" for last in rules.finish.last_card)


@fact("Who holds too many cards is out of the hand.")
def limit_puts_out(rules: Rules) -> bool:
    return rules.finish.limit is not None and rules.finish.limit.result == "out"


@fact("A card that must be covered meets last cards that do not simply win.")
def covers_meet_bans(rules: Rules) -> bool:
    return effect_cards.covering_cards(rules) != 0 and (
        card_sets.banned_last_cards(rules) != 0 or any(one is not None for one in rules.finish.after)
    )


# ---- scores


@fact("The score is kept in columns.")
def columns_are_kept(rules: Rules) -> bool:
    return rules.game.ending.kind == "columns"


bonus_while_others_play_on = all_of(some(effect_cards.bonus_cards), plays_on)
a_counter_in_a_game = all_of(counts_down, several_hands)
