"""Work out what questions, checks and sentences ask about the deal."""

from __future__ import annotations

from ...questions.fact import fact
from ..game.facts import several_hands
from ..players.facts import holder_begins
from ..rules import Rules
from ..starter.facts import dealer_names_starter

CARDS_A_PLAYER_IN_A_THIN_STOCK = 4
"""A stock of fewer cards a player is thin. Rulebooks add a second pack at six players with five cards each, where one
pack leaves three and a half (OpenSpiel, Cats at Cards); with five players and five cards it leaves more than five."""


@fact("One pack would leave only a thin stock after the deal.")
def one_pack_is_thin(rules: Rules) -> bool:
    one_pack = rules.deck.size // rules.deck.packs
    starter = rules.starter_from == "stock"
    left = one_pack - rules.players * rules.deal.cards_each - starter
    return left < CARDS_A_PLAYER_IN_A_THIN_STOCK * rules.players


@fact("It makes a difference who deals the first hand.")
def dealer_matters(rules: Rules) -> bool:
    by_seat = rules.seating.first_player in ("left of dealer", "right of dealer", "dealer", "winner else dealer")
    gives_starter = rules.starter_from == "dealer"
    by_seat = by_seat or holder_begins(rules)  # of several, or if there is none
    return by_seat or gives_starter or several_hands(rules) or dealer_names_starter(rules)


@fact("The loser of the hand before is dealt more cards than the others, or fewer.")
def losers_have_handicaps(rules: Rules) -> bool:
    return any(one.who == "loser" for one in rules.deal.handicaps)


@fact("Not every hand of the game, or not every player, gets as many cards.")
def hands_differ_in_size(rules: Rules) -> bool:
    return rules.deal.size.kind != "always"
