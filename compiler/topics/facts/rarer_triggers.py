"""When questions arise on the rarer rules: counters, partners, several cards in a turn, cards out of turn."""

from __future__ import annotations

from ..rules import Rules
from . import card_sets, effect_cards
from .triggers import Trigger, all_of, any_of, plays_on, several_hands, some


def stated(question: str) -> Trigger:
    """The trigger that holds if the author said anything to a question, even "none"."""

    def trigger(rules: Rules) -> bool:
        """Some statement is about it."""
        return any(not answer.is_default for answer in rules.answers_to(question))

    return trigger


# ---- seats, deal


def sides_are_possible(rules: Rules) -> bool:
    """The players could be partners: an even number of them, from four up."""
    return rules.players >= 4 and rules.players % 2 == 0


def partners_play(rules: Rules) -> bool:
    """Players who sit opposite each other play together."""
    return rules.table.partners and sides_are_possible(rules)


def hands_differ_in_size(rules: Rules) -> bool:
    """Not every hand of the game, or not every player, gets as many cards."""
    return rules.deal.size.kind != "always"


def counts_down(rules: Rules) -> bool:
    """Every player has a counter."""
    return rules.deal.counter is not None


def speaks_of_counters(rules: Rules) -> bool:
    """There is a counter, or something that is done with one."""
    return (
        counts_down(rules)
        or rules.deal.size.kind == "counter"
        or rules.fits.counter_wild is not None
        or rules.game.ending.kind == "counter"
        or rules.finish.then == "next counter"
    )


def speaks_of_a_cutter(rules: Rules) -> bool:
    """A card is shown under the stock, or something is done with its suit."""
    return rules.deal.cutter is not None or effect_cards.cutter_cards(rules) != 0


def dealer_gives_starter(rules: Rules) -> bool:
    """The starter comes from the dealer's hand."""
    return rules.starter.comes_from == "dealer"


# ---- several cards in a turn


def several_may_be_laid(rules: Rules) -> bool:
    """More than one card may be laid in a turn, one on the other."""
    return rules.extra.several is not None


def several_with_effects(rules: Rules) -> bool:
    """Some card that may be laid with others does something."""
    return effect_cards.cards_added_to_others(rules) & card_sets.cards_with_effects(rules) != 0


def several_wild(rules: Rules) -> bool:
    """Some card that may be laid with others names a suit."""
    return effect_cards.cards_added_to_others(rules) & card_sets.naming_cards(rules) != 0


def several_skips(rules: Rules) -> bool:
    """Some card that may be laid with others costs somebody a turn."""
    return effect_cards.cards_added_to_others(rules) & card_sets.skip_cards(rules) != 0


def several_reverses(rules: Rules) -> bool:
    """Some card that may be laid with others turns the order of play round."""
    return effect_cards.cards_added_to_others(rules) & card_sets.reverse_cards(rules) != 0


def top_could_be_chosen(rules: Rules) -> bool:
    """Cards may be laid together that differ in more than their copy."""
    several = rules.extra.several
    return several is not None and any(on & ~(1 << kind) for kind, on in enumerate(several.cards.on))


def several_laid_somehow(rules: Rules) -> bool:
    """More than one card can leave a hand in one turn."""
    return several_may_be_laid(rules) or some(effect_cards.adding_cards)(rules)


# ---- out of turn


def cards_come_out_of_turn(rules: Rules) -> bool:
    """A card may be thrown in out of turn."""
    return rules.extra.jump is not None


def jumps_with_effects(rules: Rules) -> bool:
    """A card that may be thrown in does something."""
    jump = rules.extra.jump
    return jump is not None and jump.cards.ever & card_sets.cards_with_effects(rules) != 0


def hands_are_claimed(rules: Rules) -> bool:
    """A player may end the hand with a claim."""
    return rules.extra.claim is not None


two_can_be_out_at_once = any_of(cards_come_out_of_turn, hands_are_claimed, some(effect_cards.hand_moving_cards))
"""Two players can be without cards at the same moment."""


# ---- debts and demands


def a_chain_can_run(rules: Rules) -> bool:
    """A refill may come while a debt is still owed."""
    return card_sets.answered_draw_cards(rules) != 0


def debts_last(rules: Rules) -> bool:
    """What a draw card made owed is served, and play goes on upon it."""
    return card_sets.draw_debt_cards(rules) != 0


def hand_can_be_empty_without_winning(rules: Rules) -> bool:
    """Some last card leaves its player in the hand without a card."""
    return any(last.kind == "stays in" for last in rules.finish.last_card)


def limit_puts_out(rules: Rules) -> bool:
    """Who holds too many cards is out of the hand."""
    return rules.finish.limit is not None and rules.finish.limit.result == "out"


def covers_meet_bans(rules: Rules) -> bool:
    """A card that must be covered meets last cards that do not simply win."""
    return effect_cards.covering_cards(rules) != 0 and (
        card_sets.banned_last_cards(rules) != 0 or any(one is not None for one in rules.finish.after)
    )


# ---- scores


def columns_are_kept(rules: Rules) -> bool:
    """The score is kept in columns."""
    return rules.game.ending.kind == "columns"


bonus_while_others_play_on = all_of(some(effect_cards.bonus_cards), plays_on)
a_counter_in_a_game = all_of(counts_down, several_hands)
