"""Why something may not be done, said to the player who tried."""

from __future__ import annotations

from crazy8.compiler.topics.rules import Rules
from crazy8.games.moves import Moves
from crazy8.runtime.people.refusals import Reason, Refusal
from crazy8.runtime.records.actions import (
    END,
    GIVE_CARD,
    JUMP,
    PLAY,
    is_gift,
    is_jump,
    is_play,
    is_rank,
    is_seat,
    is_suit,
)

CARDS = ((PLAY, is_play), (GIVE_CARD, is_gift), (JUMP, is_jump))
"""Where the actions begin that are about a card, and how they are told from others."""

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
    Reason.MUST_NAME_SUIT: "first name a {suit}: {suits}",
    Reason.SUIT_NOT_ALLOWED: "this {suit} may not be named here",
    Reason.MUST_NAME_RANK: "first name a rank: {ranks}",
    Reason.RANK_NOT_ALLOWED: "this rank may not be named here",
    Reason.NOTHING_TO_NAME: "nothing is to be named now",
    Reason.MUST_CHOOSE_SEAT: "first choose a player: {players}",
    Reason.MUST_CHOOSE_DIRECTION: "first choose who comes after you: {players}",
    Reason.SEAT_NOT_ALLOWED: "{player} cannot be chosen now",
    Reason.NO_SEAT_TO_CHOOSE: "no player is to be chosen now",
    Reason.HELD_CARDS_FORBID: "{card} may not be laid while you hold certain other cards",
    Reason.NOT_IN_FIRST_TURN: "{card} may not be laid in your first turn",
    Reason.NO_COVER: "{card} may be laid only if you can cover it",
    Reason.NOT_ASKED_FOR: "{card} is not the card that was asked for",
    Reason.MUST_LAY: "lay what was asked for, or take",
    Reason.NOTHING_TO_DOUBT: "there is nothing to challenge now",
    Reason.NOTHING_TO_CLAIM: "there is nothing to claim now",
    Reason.NOT_OUT_OF_TURN: "no card, or not this one, may be thrown in now",
    Reason.THROW_IN_OR_LET_PASS: "it is not your turn: throw in {jumps}, or pass",
    Reason.MUST_GIVE: "first give a card away: {gifts}",
    Reason.NOTHING_TO_GIVE: "no card is to be given away now",
    Reason.MUST_CHOOSE_TOP: "first choose the card on top: {gifts}",
    Reason.TAKE_UP_OR_LET_BE: "first say whether you {offer}, or pass",
    Reason.NOTHING_OFFERED: "there is no hand to end and no round to open now",
    Reason.NOTHING_TO_CALL: "there is nothing to call now",
    Reason.CATCH_OR_LET_PASS: "somebody forgot to call: {catch}, or pass",
}
"""For each reason a sentence with holes, in lower case without a final stop."""


def refusal_in_words(refusal: Refusal, rules: Rules, moves: Moves, owed: str) -> str:
    """The reason of a refusal, about the cards and players in question; `owed` is what is owed, in words."""
    top = moves.card(refusal.top) if refusal.top >= 0 else "the empty table"
    return WORDS[refusal.reason].format(
        card=_card(refusal.action, moves),
        below=top,
        top=_what_fits(refusal, rules, top),
        calls="” or “".join(call.word for call in rules.calls.calls),
        owed=owed,
        suit=rules.deck.suit_word,
        suits=moves.moves(filter(is_suit, refusal.legal)),
        ranks=moves.moves(filter(is_rank, refusal.legal)),
        gifts=moves.moves(filter(is_gift, refusal.legal)),
        jumps=" or ".join(moves.card(action - JUMP) for action in refusal.legal if is_jump(action)) or "nothing",
        offer=moves.move(END),
        players=moves.moves(filter(is_seat, refusal.legal)),
        player=moves.move(refusal.action),
        catch=" or ".join(f"catch {moves.move(seat)}" for seat in refusal.legal if is_seat(seat)) or "call",
    )


def _card(action: int, moves: Moves) -> str:
    """The card that somebody tried to lay, to give or to throw in."""
    first = next((start for start, is_one in CARDS if is_one(action)), None)
    return "" if first is None else moves.card(action - first)


def _what_fits(refusal: Refusal, rules: Rules, top: str) -> str:
    if refusal.named_suit is not None:
        return f"{rules.deck.suits[refusal.named_suit].name} is named"
    after = rules.fits.after
    if after and refusal.top >= 0 and after[refusal.top] is not None:
        return f"only certain cards may follow {top}"
    shared = [rules.deck.suit_word if one == "suit" else one for one in rules.fits.attributes if one != "neighbour"]
    beside = "it is not next to" if "neighbour" in rules.fits.attributes else ""
    if not shared:
        return f"{beside} {top}"
    if beside:
        return f"{beside} {top} and does not share its {' or '.join(shared)}"
    if len(shared) == 1:
        return f"it does not share the {shared[0]} with {top}"
    return f"it shares neither {' nor '.join(shared)} with {top}"
