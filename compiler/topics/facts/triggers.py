"""When questions arise: small tests on the rules, in the words of card players."""

from __future__ import annotations

from typing import TypeAlias

from ...cards.cards import CardSet
from ...questions.fact import Fact, Value, fact
from ...rules.key import Key
from ..effects.model import DEBTORS, Draws, EndsHand
from ..rules import Rules
from ..scoring.model import MODES_WITH_VALUES
from . import card_sets

Trigger: TypeAlias = Fact[bool]

CARDS_A_PLAYER_IN_A_THIN_STOCK = 4
"""A stock of fewer cards a player is thin. Rulebooks add a second pack at six players with five cards each, where one
pack leaves three and a half (OpenSpiel, Cats at Cards); with five players and five cards it leaves more than five."""


def some(cards: Fact[CardSet]) -> Trigger:
    """The trigger that holds if there are such cards."""
    return Fact(f"There are {_clause(cards)}.", lambda rules: cards(rules) != 0)


def all_of(*triggers: Trigger) -> Trigger:
    """The trigger that holds if every one of the given triggers does."""
    return Fact(_joined(triggers, "and"), lambda rules: all(trigger(rules) for trigger in triggers))


def any_of(*triggers: Trigger) -> Trigger:
    """The trigger that holds if at least one of the given triggers does."""
    return Fact(_joined(triggers, "or"), lambda rules: any(trigger(rules) for trigger in triggers))


def has_note(key: Key) -> Trigger:
    """The trigger that holds if the author wrote a note on a question."""
    return Fact("A note says something about it.", lambda rules: any(noted == key for noted, _ in rules.notes))


def _joined(triggers: tuple[Trigger, ...], conjunction: str) -> str:
    first, *others = map(_clause, triggers)
    return f"{first[0].upper()}{first[1:]}, {conjunction} {f', {conjunction} '.join(others)}."


def _clause(known: Fact[Value]) -> str:
    """The sentence of a fact as a part of another one."""
    words = known.words.removesuffix(".")
    return words[:1].lower() + words[1:]


# ---- players, pack, deal


@fact("Two players sit down, or play goes on until two are left.")
def two_may_play(rules: Rules) -> bool:
    return rules.players == 2 or plays_on(rules)


@fact("At least three players sit down.")
def three_or_more_play(rules: Rules) -> bool:
    return rules.players > 2


@fact("One pack would leave only a thin stock after the deal.")
def one_pack_is_thin(rules: Rules) -> bool:
    one_pack = rules.deck.size // rules.deck.packs
    starter = rules.starter.comes_from == "stock"
    left = one_pack - rules.players * rules.deal.cards_each - starter
    return left < CARDS_A_PLAYER_IN_A_THIN_STOCK * rules.players


@fact("Every card is there more than once.")
def several_packs(rules: Rules) -> bool:
    return rules.deck.has_copies


@fact("Some statement speaks of red, black or colours.")
def uses_colours(rules: Rules) -> bool:
    names = {suit.name for suit in rules.deck.suits}
    words = {"colour", *(suit.colour for suit in rules.deck.suits)} - {rules.deck.suit_word} - names
    return rules.speak_of(words)


@fact("Cards match by rank in a deck whose suits are called otherwise, and some rank of a suit shows no number.")
def has_symbols(rules: Rules) -> bool:
    deck = rules.deck
    if deck.suit_word == "suit":
        return False
    symbols = {number for number, rank in enumerate(deck.ranks) if rank.face is None}
    suited = any(card.suit is not None and card.rank in symbols for card in deck.cards)
    return "rank" in rules.fits.attributes and suited


@fact("It makes a difference who deals the first hand.")
def dealer_matters(rules: Rules) -> bool:
    by_seat = rules.table.first_player in ("left of dealer", "right of dealer", "dealer")
    gives_starter = rules.starter.comes_from == "dealer"
    return by_seat or gives_starter or several_hands(rules) or dealer_names_starter(rules)


@fact("A game can have more than one hand.")
def several_hands(rules: Rules) -> bool:
    return rules.game.ending.kind != "single hand"


# ---- cards with a role

has_wild_cards = some(card_sets.wild_cards)
has_naming_wilds = some(card_sets.naming_wilds)
has_naming_cards = some(card_sets.naming_cards)
has_wild_draws = some(card_sets.wild_draw_cards)
has_draw_debts = some(card_sets.draw_debt_cards)
has_all_draws = some(card_sets.all_draw_cards)
has_skips = some(card_sets.skip_cards)
has_reverses = some(card_sets.reverse_cards)
has_again_cards = some(card_sets.again_cards)
has_special_cards = some(card_sets.special_cards)


@fact("Some card is wild and does something besides.")
def has_wilds_with_effects(rules: Rules) -> bool:
    return card_sets.wild_cards(rules) & card_sets.cards_with_effects(rules) != 0


@fact("Cards of more than one rank make the next player owe draws.")
def several_draw_ranks(rules: Rules) -> bool:
    cards = card_sets.draw_debt_cards(rules)
    ranks = {rules.deck.rank_of(kind) for kind in range(rules.deck.kind_count) if cards >> kind & 1}
    return len(ranks) > 1


@fact("After drawing what was owed, some debtor may still do something in that turn.")
def some_debtor_plays(rules: Rules) -> bool:
    return any(
        isinstance(effect, Draws) and effect.target in DEBTORS and effect.then != "waits"
        for effects in rules.effects.of_card
        for effect in effects
    )


# ---- debts and answers

has_draw_replies = some(card_sets.answered_draw_cards)
has_skip_replies = some(card_sets.answered_skip_cards)
has_draw_cancels = some(card_sets.cancelled_draw_cards)
has_draw_redirects = some(card_sets.redirected_draw_cards)


@fact("Answering a draw card makes the debt larger.")
def debts_grow(rules: Rules) -> bool:
    return card_sets.draw_debt_cards(rules) & card_sets.cards_answered(rules, "adds", "doubles") != 0


@fact("Some card sends a draw debt back to where it came from.")
def debts_are_sent_back(rules: Rules) -> bool:
    return card_sets.draw_debt_cards(rules) & card_sets.cards_answered(rules, "sends back") != 0


# ---- starter

has_refused_starters = some(card_sets.refused_starters)


@fact("For some starter the dealer names the suit.")
def dealer_names_starter(rules: Rules) -> bool:
    return rules.starter.comes_from != "nowhere" and any(
        treatment.kind == "dealer names" for treatment in rules.starter.of_card
    )


@fact("A draw card turned up as starter hits the first player, and draw debts can be answered.")
def draw_starter_can_be_answered(rules: Rules) -> bool:
    return card_sets.acting_draw_starters(rules) & card_sets.answered_draw_cards(rules) != 0


# ---- drawing, stock, blocked hand


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


@fact("The discards become the new stock.")
def stock_refills(rules: Rules) -> bool:
    return rules.stock.empty in ("reshuffle", "turn over")


@fact("Some rule makes a player draw a number of cards that the stock may not hold.")
def several_cards_drawn_at_once(rules: Rules) -> bool:
    turn_draws = rules.drawing.amount.mode == "exactly" and (rules.drawing.amount.cards or 0) > 1
    calls = rules.calls
    penalties = (*(call.penalty for call in calls.calls), calls.false, calls.doubt)
    return (
        turn_draws
        or any((penalty.cards or 0) > 1 for penalty in penalties)
        or any((last.cards or 0) > 1 for last in rules.finish.last_card)
        or has_draw_debts(rules)
        or card_sets.several_draw_cards(rules) != 0
        or card_sets.cards_with_drawn_fallback(rules) != 0
    )


@fact("Whoever can neither play nor draw passes; so all may be stuck.")
def stuck_players_pass(rules: Rules) -> bool:
    dry = rules.stock.empty == "pass" or (stock_refills(rules) and rules.stock.exhausted == "pass")
    return dry or not draws_in_turn(rules)


@fact("In a blocked hand something goes to the player with the lowest hand.")
def blocked_hand_has_lowest(rules: Rules) -> bool:
    blocked = rules.stock.blocked
    return stuck_players_pass(rules) and blocked is not None and blocked.kind.startswith("lowest")


# ---- calls, going out


@fact("Some call is due.")
def calls_exist(rules: Rules) -> bool:
    return bool(rules.calls.calls)


@fact("A forgotten call can be caught until the next turn begins.")
def window_is_next_turn(rules: Rules) -> bool:
    return calls_exist(rules) and rules.calls.window == "next turn"


@fact("It is up to a player to notice a forgotten call.")
def players_catch(rules: Rules) -> bool:
    return calls_exist(rules) and rules.calls.catcher != "table"


@fact("Who forgets a call draws cards.")
def call_penalty_draws(rules: Rules) -> bool:
    return any(call.penalty.cards is not None for call in rules.calls.calls)


@fact("Play goes on after somebody is out.")
def plays_on(rules: Rules) -> bool:
    limit = rules.finish.limit
    thrown_out = limit is not None and limit.result == "out"
    return rules.players > 2 and (rules.finish.then in ("play on", "both partners") or thrown_out)


@fact("A skip could fall on a seat that is out.")
def skipped_seat_may_be_out(rules: Rules) -> bool:
    return has_skips(rules) and plays_on(rules)


has_banned_last_cards = some(card_sets.banned_last_cards)
draw_debt_outlives_hand = some(card_sets.draw_cards_that_act_last)


# ---- scores, game


@fact("The cards left in the hands are worth points.")
def cards_count_points(rules: Rules) -> bool:
    if rules.scoring.mode.kind in MODES_WITH_VALUES:
        return True
    blocked = rules.stock.blocked
    by_block = stuck_players_pass(rules) and blocked is not None and blocked.kind in MODES_WITH_VALUES
    return by_block or any(
        isinstance(effect, EndsHand) and effect.at_most is not None
        for effects in (*rules.effects.of_card, *rules.effects.of_cutter_suit)
        for effect in effects or ()
    )


@fact("Each player is charged with the cards of their own hand.")
def losers_pay(rules: Rules) -> bool:
    return rules.scoring.mode.kind == "each pays own hand"


@fact("What the hands of the others are worth goes to somebody.")
def hands_are_collected(rules: Rules) -> bool:
    return rules.scoring.mode.kind in MODES_WITH_VALUES and not losers_pay(rules) and not lowest_hand_wins(rules)


@fact("Whoever holds the lowest hand wins, without points.")
def lowest_hand_wins(rules: Rules) -> bool:
    return rules.scoring.mode.kind == "lowest wins"


@fact("The winner gets the average of the other hands.")
def averages(rules: Rules) -> bool:
    blocked = rules.stock.blocked
    kinds = {rules.scoring.mode.kind, "" if blocked is None else blocked.kind}
    return "winner collects average" in kinds


@fact("The game goes to a number of points.")
def plays_to_target(rules: Rules) -> bool:
    return rules.game.ending.kind == "target"


@fact("Whoever reaches the target leaves the game, and the others go on.")
def reachers_drop_out(rules: Rules) -> bool:
    return rules.game.ending.outcome == "reachers drop out"


@fact("The game has a number of hands that was agreed beforehand.")
def number_of_hands_is_fixed(rules: Rules) -> bool:
    return rules.game.ending.kind in ("hands", "each deals")
