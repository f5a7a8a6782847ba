"""Why something may not be done, said to the player who tried."""

from __future__ import annotations

from crazy8.compiler.rules.rules import Rules
from crazy8.moves import Moves
from crazy8.runtime.actions import is_play, is_seat, is_suit
from crazy8.runtime.refusals import Reason, Refusal

WORDS: dict[Reason, str] = {
    Reason.NO_SUCH_ACTION: "there is no such card, suit or player here",
    Reason.NOT_YOUR_TURN: "it is not your turn",
    Reason.GAME_OVER: "the game is over",
    Reason.HAND_OVER: "the hand is over; an empty line deals the next one",
    Reason.HAND_RUNS: "this hand is not over yet",
    Reason.NOT_IN_HAND: "you do not hold {card}",
    Reason.DOES_NOT_FIT: "{card} does not fit: {top}",
    Reason.FORBIDDEN_ON_TOP: "{card} may not be laid on {below}",
    Reason.NOT_AS_LAST: "{card} may not be your last card here",
    Reason.CALL_FIRST: "call “{calls}” before you lay your last card",
    Reason.ONLY_DRAWN_CARD: "after drawing only the drawn card may be laid",
    Reason.DRAWN_CARD_WAITS: "after drawing nothing may be laid in the same turn",
    Reason.MUST_PLAY: "you have to play, since you can",
    Reason.MUST_PLAY_DRAWN: "the drawn card fits and has to be played",
    Reason.MUST_PLAY_OR_DRAW: "you have to play or draw",
    Reason.MUST_DRAW: "you have to draw",
    Reason.NOTHING_TO_DRAW: "there is nothing left to draw",
    Reason.NO_DRAWING: "nobody draws in this game",
    Reason.NO_MORE_DRAWS: "no more drawing in this turn",
    Reason.PLAY_OR_STOP: "lay one more card, or pass",
    Reason.MUST_ANSWER_OR_TAKE: "you owe {owed}: answer, or take",
    Reason.MUST_TAKE: "you owe {owed} and have no answer: take",
    Reason.NOTHING_OWED: "nothing is owed",
    Reason.MUST_NAME_SUIT: "first name a suit: {suits}",
    Reason.SUIT_NOT_ALLOWED: "another suit has to be named than the one that was to be followed",
    Reason.NOTHING_TO_NAME: "no suit is to be named now",
    Reason.MUST_CHOOSE_SEAT: "first choose a player: {players}",
    Reason.MUST_CHOOSE_DIRECTION: "first choose who comes after you: {players}",
    Reason.SEAT_NOT_ALLOWED: "{player} cannot be chosen now",
    Reason.NO_SEAT_TO_CHOOSE: "no player is to be chosen now",
    Reason.NOTHING_TO_CALL: "there is nothing to call now",
    Reason.CATCH_OR_LET_PASS: "somebody forgot to call: {catch}, or pass",
}
"""For each reason a sentence with holes, in lower case without a final stop."""


def refusal_in_words(refusal: Refusal, rules: Rules, moves: Moves, owed: str) -> str:
    """The reason of a refusal, about the cards and players in question; `owed` is what is owed, in words."""
    top = moves.card(refusal.top)
    return WORDS[refusal.reason].format(
        card=moves.card(refusal.action) if is_play(refusal.action) else "",
        below=top,
        top=_what_fits(refusal, rules, top),
        calls="” or “".join(call.word for call in rules.calls.calls),
        owed=owed,
        suits=moves.moves(filter(is_suit, refusal.legal)),
        players=moves.moves(filter(is_seat, refusal.legal)),
        player=moves.move(refusal.action),
        catch=" or ".join(f"catch {moves.move(seat)}" for seat in refusal.legal if is_seat(seat)) or "call",
    )


def _what_fits(refusal: Refusal, rules: Rules, top: str) -> str:
    if refusal.named_suit is not None:
        return f"{rules.deck.suits[refusal.named_suit].name} is named"
    attributes = rules.fits.attributes
    if len(attributes) == 1:
        return f"it does not share the {attributes[0]} with {top}"
    return f"it shares neither {' nor '.join(attributes)} with {top}"
