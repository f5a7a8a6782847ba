"""Put deck, seats, deal and counters into the program."""

from __future__ import annotations

from crazy8.runtime.records import codes
from crazy8.runtime.records.counters import HAS_COUNTERS
from crazy8.runtime.records.deal import HAS_COPIES, HAS_CUTTER, HAS_HANDICAPS, HAS_LEADS, HAS_MANY_KINDS
from crazy8.runtime.records.features import features_in
from crazy8.runtime.records.limits import KINDS_OF_A_WORD, MOST_COUNT
from crazy8.runtime.records.program import Program

from ...cards.cards import card_set
from ..players.facts import holder_leads
from ..players.model import Holder
from ..rules import Rules

FIRST_PLAYER = {
    "left of dealer": codes.FIRST_LEFT,
    "right of dealer": codes.FIRST_RIGHT,
    "dealer": codes.FIRST_DEALER,
    "winner": codes.FIRST_WINNER,
    "winner else dealer": codes.FIRST_WINNER_ELSE_DEALER,
    "loser": codes.FIRST_LOSER,
    "youngest": codes.FIRST_YOUNGEST,
    "oldest": codes.FIRST_OLDEST,
    "random": codes.FIRST_RANDOM,
}
FIRST_HOLDER = {
    "any": codes.FIRST_HOLDER,
    "lowest": codes.FIRST_HOLDER_LOWEST,
    "highest": codes.FIRST_HOLDER_HIGHEST,
}
FIRST_DEALER = {
    "random": codes.DEALER_RANDOM,
    "lowest card": codes.DEALER_LOWEST,
    "highest card": codes.DEALER_HIGHEST,
    "youngest": codes.DEALER_YOUNGEST,
    "oldest": codes.DEALER_OLDEST,
}
NEXT_DEALER = {
    "left": codes.NEXT_LEFT,
    "right": codes.NEXT_RIGHT,
    "winner": codes.NEXT_WINNER,
    "loser": codes.NEXT_LOSER,
    "same": codes.NEXT_SAME,
    "random": codes.NEXT_RANDOM,
}
DIRECTION = {"clockwise": codes.CLOCKWISE, "anticlockwise": codes.ANTICLOCKWISE, "chosen": codes.CHOSEN}
STARTER_FROM = {"stock": codes.FROM_STOCK, "dealer": codes.FROM_DEALER, "nowhere": codes.FROM_NOWHERE}
COUNTER_FALLS = {
    "winner": codes.FALLS_FOR_WINNER,
    "loser": codes.FALLS_FOR_LOSER,
    "everyone": codes.FALLS_FOR_EVERYONE,
    "emptied": codes.FALLS_FOR_EMPTIED,
}
HANDICAPPED = {
    "winner": codes.WINNER_BEFORE,
    "loser": codes.LOSER_BEFORE,
    "youngest": codes.YOUNGEST,
    "oldest": codes.OLDEST,
    "dealer": codes.DEALER,
}
COUNTER_OVER = {
    None: codes.RUN_DOWN_WINS,
    "wins game": codes.RUN_DOWN_WINS,
    "loses game": codes.RUN_DOWN_LOSES,
    "leaves game": codes.RUN_DOWN_LEAVES,
}


def fill_deal(program: Program, rules: Rules) -> None:
    """Write deck, seats and deal."""
    deck = rules.deck
    program.players = rules.players
    program.suits = len(deck.suits)
    program.ranks = len(deck.ranks)
    program.kinds = deck.kind_count
    program.card_count = deck.size
    fill_hand_sizes(program, rules)
    for place, kind in enumerate(deck.pack):
        program.pack[place] = kind
    for kind in range(deck.kind_count):
        suit = deck.suit_of(kind)
        program.suit[kind] = -1 if suit is None else suit
        program.rank[kind] = deck.rank_of(kind)
    fill_first_player(program, rules)
    program.direction = DIRECTION[rules.seating.direction]
    program.first_dealer = FIRST_DEALER[rules.deal.first_dealer]
    program.next_dealer = NEXT_DEALER[rules.deal.next_dealer]
    program.starter_from = STARTER_FROM[rules.starter.comes_from]
    program.hands_open = codes.HANDS_OPEN if rules.deal.hands_open else 0
    program.hands_open |= codes.HANDS_IN_TWOS if rules.seating.dummies else 0
    program.cutter_cards = rules.deal.cutter or 0


def fill_first_player(program: Program, rules: Rules) -> None:
    """Write who has the first turn."""
    first = rules.seating.first_player
    if isinstance(first, Holder):
        program.first_player = FIRST_HOLDER[first.which]
        program.first_cards = first.cards
    else:
        program.first_player = FIRST_PLAYER[first]


def fill_hand_sizes(program: Program, rules: Rules) -> None:
    """Write how many cards are dealt, and the counters."""
    size, counter = rules.deal.size, rules.deal.counter
    program.hand_size = rules.deal.cards_each
    program.scheduled = len(size.schedule)
    for place, cards in enumerate(size.schedule):
        program.schedule[place] = cards
    program.deals_counter = size.kind == "counter" and counter is not None
    program.next_counter = rules.finish.then == "next counter" and counter is not None
    for one in rules.deal.handicaps:
        program.handicap[HANDICAPPED[one.who]] += -one.cards if one.fewer else one.cards
    if counter is not None:
        program.counter_start = counter.start
        program.counter_end = counter.end
        program.counter_falls = COUNTER_FALLS[counter.falls]
        program.counter_over = COUNTER_OVER[counter.over]
    if rules.matching.counter_wild is not None:
        for count in range(MOST_COUNT + 1):
            program.counter_wild[count] = cards_of_count(rules, count)


def cards_of_count(rules: Rules, count: int) -> int:
    """Return the cards whose number is that of a counter; they are wild for its player."""
    faces = ((kind, rules.deck.ranks[rules.deck.rank_of(kind)].face) for kind in range(rules.deck.kind_count))
    return card_set(kind for kind, face in faces if face == count)


def features_of_deal(program: Program, rules: Rules) -> int:
    """Return the features that the deal and the counters use."""
    return features_in(
        {
            HAS_COPIES: rules.deck.has_copies,
            HAS_MANY_KINDS: rules.deck.kind_count > KINDS_OF_A_WORD,
            HAS_CUTTER: rules.deal.cutter is not None,
            HAS_LEADS: holder_leads(rules),
            HAS_HANDICAPS: bool(rules.deal.handicaps),
            HAS_COUNTERS: rules.deal.counter is not None,
        }
    )
