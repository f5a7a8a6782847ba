"""Where the book answers the questions that have neither a sentence of their own nor a place among the exchanges.

Questions that a statement answers are told by the topics, and those that are settled with another one are told with it.
This is about the rest: what the language itself fixes, and what follows from other answers.
"""

from __future__ import annotations

from ..topics.calls.model import CALL_BY_PENALTY, CALL_STOCK_EMPTY
from ..topics.deck.model import DECK_DEAL_FITS, DECK_DUPLICATES, DECK_JOKERS_ROLE, DECK_SUIT_COLOURS
from ..topics.effects.model import (
    AGAIN_TWO_PLAYER,
    ALL_DRAW_ORDER,
    DRAW_HIDDEN,
    EFFECT_RESET,
    REVERSE_NEXT,
    SWAP_CALL,
    WILD_DEMAND_BINDS_OWNER,
)
from ..topics.finish.model import OUT_ACTION_LAST_EMPTY, OUT_LIMIT_CARDS, OUT_WILD_LAST, OUT_WILD_NAME
from ..topics.game.model import MATCH_END_EQUAL_DEALS
from ..topics.matching.model import MATCH_IDENTITY_EFFECT, MATCH_PRINTED_RANK_AFTER_NAME
from ..topics.out_of_turn.model import TURN_JUMP_CONFLICT, TURN_JUMP_IN
from ..topics.players.model import SCORE_PARTNERS, SEAT_RESET_DIRECTION
from ..topics.scoring.model import SCORE_WINNER_ZERO
from ..topics.starter.model import STARTER_WILD_KNOWLEDGE
from ..topics.stock.model import (
    STOCK_DEBT,
    STOCK_EMPTY,
    STOCK_FIRST_TURN_EMPTY,
    STOCK_KEEP_NAMED,
    STOCK_MID_DRAW,
    STOCK_PASS_WHEN_ABLE,
)
from ..topics.wild.model import WILD_ANNOUNCE_RESET, WILD_DURATION, WILD_ON_SAME_WILD

IN_SECTIONS = {
    DECK_DEAL_FITS: "deal.cards",
    DECK_SUIT_COLOURS: "turn.match",
    STARTER_WILD_KNOWLEDGE: "start.starter",
    STOCK_FIRST_TURN_EMPTY: "deal.cards",
    STOCK_PASS_WHEN_ABLE: STOCK_EMPTY,
    REVERSE_NEXT: "effects",
    WILD_DEMAND_BINDS_OWNER: "effects",
    TURN_JUMP_CONFLICT: "jump.with",
    OUT_LIMIT_CARDS: "finish.limit",
    SCORE_WINNER_ZERO: "scoring.mode",
    SCORE_PARTNERS: "scoring.partners",
    MATCH_END_EQUAL_DEALS: "game.ending",
}
"""Questions that a sentence of a section answers along with its own, by the slot of that sentence."""

IN_EXCHANGES = {
    DECK_DUPLICATES: TURN_JUMP_IN,
    MATCH_PRINTED_RANK_AFTER_NAME: WILD_ON_SAME_WILD,
    WILD_ANNOUNCE_RESET: EFFECT_RESET,
    SEAT_RESET_DIRECTION: EFFECT_RESET,
    STOCK_KEEP_NAMED: WILD_DURATION,
    STOCK_DEBT: STOCK_MID_DRAW,
    DRAW_HIDDEN: ALL_DRAW_ORDER,
    CALL_BY_PENALTY: SWAP_CALL,
    CALL_STOCK_EMPTY: STOCK_MID_DRAW,
    OUT_WILD_NAME: OUT_WILD_LAST,
    OUT_ACTION_LAST_EMPTY: STOCK_MID_DRAW,
}
"""Questions that the answer to another one answers too."""

AS_EXPECTED = {
    DECK_JOKERS_ROLE: "what jokers do stands where it stands for all cards",
    MATCH_IDENTITY_EFFECT: "a card that is wild and has an effect stands in both sections",
    AGAIN_TWO_PLAYER: "the effect is told for all numbers of players alike",
}
"""Questions whose answer is that there is nothing special, with the reason why the book need not say so."""
