"""Where the book answers the questions that have neither a sentence of their own nor a place among the exchanges.

Questions that a statement answers are told by the topics, and those that are settled with another one are told with it.
This is about the rest: what the language itself fixes, and what follows from other answers.
"""

from __future__ import annotations

IN_SECTIONS = {
    "deck.deal-fits": "deal.cards",
    "deck.suit-colours": "turn.match",
    "starter.wild-knowledge": "start.starter",
    "stock.first-turn-empty": "deal.cards",
    "stock.pass-when-able": "stock.empty",
    "reverse.next": "effects",
    "wild.demand-binds-owner": "effects",
    "turn.jump-conflict": "jump.with",
    "out.limit-cards": "finish.limit",
    "score.winner-zero": "scoring.mode",
    "score.partners": "scoring.partners",
    "match-end.equal-deals": "game.ending",
}
"""Questions that a sentence of a section answers along with its own, by the slot of that sentence."""

IN_EXCHANGES = {
    "deck.duplicates": "turn.jump-in",
    "match.printed-rank-after-name": "wild.on-same-wild",
    "wild.announce-reset": "effect.reset",
    "seat.reset-direction": "effect.reset",
    "stock.keep-named": "wild.duration",
    "stock.debt": "stock.mid-draw",
    "draw.hidden": "all-draw.order",
    "call.by-penalty": "swap.call",
    "call.stock-empty": "stock.mid-draw",
    "out.wild-name": "out.wild-last",
    "out.action-last-empty": "stock.mid-draw",
}
"""Questions that the answer to another one answers too."""

AS_EXPECTED = {
    "deck.jokers-role": "what jokers do stands where it stands for all cards",
    "match.identity-effect": "a card that is wild and has an effect stands in both sections",
    "again.two-player": "the effect is told for all numbers of players alike",
}
"""Questions whose answer is that there is nothing special, with the reason why the book need not say so."""
