"""The course of a hand and of a game: deal, drawing, stock, calls, ledger, end."""

from __future__ import annotations

from crazy8.compiler.rules.rules import Rules
from crazy8.compiler.rules.scoring import Mode
from crazy8.runtime import codes
from crazy8.runtime.program import Program

FIRST_PLAYER = {
    "left of dealer": codes.FIRST_LEFT,
    "right of dealer": codes.FIRST_RIGHT,
    "dealer": codes.FIRST_DEALER,
    "winner": codes.FIRST_WINNER,
    "youngest": codes.FIRST_YOUNGEST,
    "random": codes.FIRST_RANDOM,
}
FIRST_DEALER = {
    "random": codes.DEALER_RANDOM,
    "lowest card": codes.DEALER_LOWEST,
    "highest card": codes.DEALER_HIGHEST,
    "youngest": codes.DEALER_YOUNGEST,
}
NEXT_DEALER = {
    "left": codes.NEXT_LEFT,
    "right": codes.NEXT_RIGHT,
    "winner": codes.NEXT_WINNER,
    "loser": codes.NEXT_LOSER,
    "same": codes.NEXT_SAME,
}
DIRECTION = {"clockwise": codes.CLOCKWISE, "anticlockwise": codes.ANTICLOCKWISE, "chosen": codes.CHOSEN}
DRAWN_CARD = {
    "may be played": codes.DRAWN_MAY,
    "may be played or any other": codes.DRAWN_OR_OTHER,
    "must be played": codes.DRAWN_MUST,
    "waits": codes.DRAWN_WAITS,
}
STOCK = {
    "reshuffle": codes.STOCK_RESHUFFLE,
    "turn over": codes.STOCK_TURN_OVER,
    "pass": codes.STOCK_PASS,
    "score": codes.STOCK_SCORE,
}
WINDOW = {
    "next turn": codes.UNTIL_NEXT_TURN,
    "next card": codes.UNTIL_NEXT_CARD,
    "last card": codes.UNTIL_LAST_CARD,
}
CATCHER = {"anyone": codes.CAUGHT_BY_ANYONE, "next": codes.CAUGHT_BY_NEXT, "table": codes.CAUGHT_BY_TABLE}
LEDGER = {
    "each pays own hand": codes.PAYS_OWN,
    "winner collects": codes.WINNER_COLLECTS,
    "winner collects average": codes.WINNER_AVERAGE,
    "lowest collects differences": codes.LOWEST_DIFFERENCES,
    "lowest wins": codes.LOWEST_WINS,
    "finishers collect": codes.FINISHERS_COLLECT,
    "winner takes": codes.WINNER_TAKES,
    "places": codes.PLACES,
    "none": codes.NO_POINTS,
}
PENALTIES = ("each pays own hand", "places")
"""Ledgers in which few points are good."""
PRIZES = (
    "winner collects",
    "winner collects average",
    "lowest collects differences",
    "finishers collect",
    "winner takes",
)
OUTCOME = {
    "lowest wins": codes.LOWEST_TOTAL,
    "highest wins": codes.HIGHEST_TOTAL,
    "first wins": codes.FIRST_THERE,
    "reachers lose": codes.REACHERS_LOSE,
    "reachers drop out": codes.REACHERS_DROP_OUT,
}
TIE = {"extra hand": codes.TIE_EXTRA_HAND, "shared": codes.TIE_SHARED, "earlier lowest": codes.TIE_EARLIER_LOWEST}

HAND_LIMIT = 1_000
"""Hands after which a game is stopped."""
ENDLESS = 32_767
"""As many draws as there are cards."""


def action_limit(rules: Rules) -> int:
    """Actions after which a hand is stopped: two thousand for each pack.

    Under most rules a hand can go round in circles for ever once nearly all cards are held. Of 3.8 million hands at the
    tables of the shipped variants, played by both bots, none ended after more than 2,000 actions.
    """
    return 2_000 * max(1, -(-rules.deck.size // 60))


def fill_deal(program: Program, rules: Rules) -> None:
    """Write deck, seats and deal."""
    deck = rules.deck
    program.players = rules.players
    program.suits = len(deck.suits)
    program.ranks = len(deck.ranks)
    program.kinds = deck.kind_count
    program.card_count = deck.size
    program.hand_size = rules.deal.cards_each
    for place, kind in enumerate(deck.pack):
        program.pack[place] = kind
    for kind in range(deck.kind_count):
        suit = deck.suit_of(kind)
        program.suit[kind] = -1 if suit is None else suit
        program.rank[kind] = deck.rank_of(kind)
    program.first_player = FIRST_PLAYER[rules.table.first_player]
    program.direction = DIRECTION[rules.table.direction]
    program.first_dealer = FIRST_DEALER[rules.deal.first_dealer]
    program.next_dealer = NEXT_DEALER[rules.deal.next_dealer]


def fill_drawing(program: Program, rules: Rules) -> None:
    """Write drawing and the stock."""
    amount = rules.drawing.amount
    program.draw_at_once = amount.cards or 1 if amount.mode == "exactly" else 1
    program.draw_cap = amount.cards or 1 if amount.mode == "up to" else 1
    if amount.mode == "until playable":
        program.draw_cap = ENDLESS
    program.draw_at_will = rules.drawing.when == "at will"
    program.drawn_card = DRAWN_CARD[rules.drawing.drawn_card]
    program.stock_empty = STOCK[rules.stock.empty]
    program.stock_exhausted = STOCK[rules.stock.exhausted]
    program.action_limit = action_limit(rules)


def fill_calls(program: Program, rules: Rules) -> None:
    """Write the last-card calls and their penalties."""
    calls = rules.calls
    program.calls = len(calls.calls)
    program.call_window = WINDOW[calls.window]
    program.call_catcher = CATCHER[calls.catcher]
    for slot, call in enumerate(calls.calls):
        program.call_sizes |= 1 << call.at
        program.call_at[slot] = call.at
        program.call_cards[slot] = call.penalty.cards or 0
        program.call_turns[slot] = call.penalty.turns
        program.call_no_finish[slot] = call.penalty.no_finish
        if call.penalty.cards or call.penalty.turns:
            program.catchable |= 1 << slot
        if call.penalty.no_finish:
            program.binding |= 1 << slot


def write_mode(mode: Mode) -> tuple[int, int]:
    """A ledger and its points."""
    return LEDGER[mode.kind], mode.points or 0


def fill_scoring(program: Program, rules: Rules) -> None:
    """Write ledgers, values, and the end of the game."""
    for kind, value in enumerate(rules.scoring.values):
        program.points[kind] = value or 0
    program.score_mode, program.score_points = write_mode(rules.scoring.mode)
    if rules.stock.blocked is None:
        program.blocked_mode = codes.VOID
    else:
        program.blocked_mode, program.blocked_points = write_mode(rules.stock.blocked)
    ending = rules.game.ending
    program.hand_limit = HAND_LIMIT
    program.tie = TIE[rules.game.tie]
    # Points decide a single hand only if nobody went out; then the ledger of the blocked hand says who stands best.
    deciding = rules.stock.blocked if ending.kind == "single hand" and rules.stock.blocked else rules.scoring.mode
    program.outcome = natural_order(deciding) if ending.outcome is None else OUTCOME[ending.outcome]
    program.ending = {
        "single hand": codes.END_SINGLE,
        "hands": codes.END_HANDS,
        "each deals": codes.END_HANDS,
        "target": codes.END_TARGET,
    }[ending.kind]
    hands = ending.hands or 1
    program.ending_hands = hands * rules.players if ending.kind == "each deals" else hands
    program.target = ending.points or 0
    program.past = ending.past


def natural_order(mode: Mode) -> int:
    """Who stands best where the file does not say so: it follows from the ledger."""
    if mode.kind in PENALTIES:
        return codes.LOWEST_TOTAL
    return codes.HIGHEST_TOTAL if mode.kind in PRIZES else codes.MOST_HANDS
