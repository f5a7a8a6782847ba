"""Where the book answers the questions that have neither a sentence of their own nor a place among the exchanges.

Questions that a statement answers are told by the topics, and those that are settled with another one are told with it.
This is about the rest: what the language itself fixes, and what follows from other answers.
"""

from __future__ import annotations

IN_SECTIONS = {
    "deck.deal-fits": "deal.cards",
    "deck.rank-order": "turn.neighbours",
    "deck.suit-colours": "turn.match",
    "deal.batches": "deal.dealing",
    "starter.exists": "deal.starter",
    "starter.wild-knowledge": "start.starter",
    "stock.first-turn-empty": "deal.cards",
    "stock.keep": "stock.empty",
    "stock.pass-when-able": "stock.empty",
    "block.definition": "stock.blocked",
    "draw.pass-after": "drawing.drawn-card",
    "draw.continue-after-fit": "drawing.amount",
    "reverse.next": "effects",
    "score.winner-zero": "scoring.mode",
    "match-end.equal-deals": "game.ending",
}
"""Questions that a sentence of a section answers along with its own, by the slot of that sentence."""

IN_EXCHANGES = {
    "deck.duplicates": "turn.jump-in",
    "match.printed-rank-after-name": "wild.on-same-wild",
    "wild.announce-reset": "effect.reset",
    "seat.reset-direction": "effect.reset",
    "stock.when": "stock.limit",
    "stock.keep-named": "wild.duration",
    "stock.debt": "stock.mid-draw",
    "draw.hidden": "all-draw.order",
    "call.false-accusation": "call.false",
    "call.stock-empty": "stock.mid-draw",
    "out.wild-name": "out.wild-last",
    "out.action-last-empty": "stock.mid-draw",
}
"""Questions that the answer to another one answers too."""

AS_EXPECTED = {
    "match.first-turn-limits": "the first turn is like any other, which nobody doubts who is told of no limits",
    "match.identity-effect": "a card that is wild and has an effect stands in both sections",
    "wild.restricted-use": "a wild card may be laid on any card, as its section says without an exception",
    "again.two-player": "the effect is told for all numbers of players alike",
}
"""Questions whose answer is that there is nothing special, with the reason why the book need not say so."""
