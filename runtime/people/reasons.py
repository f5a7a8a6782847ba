"""Say why an action is refused: a value for programs, a sentence for people."""

from __future__ import annotations

from enum import Enum


class Reason(Enum):
    """The reason why an action is not legal; `sentence` tells the player, in lower case without a final stop."""

    sentence: str

    def __new__(cls, value: str, sentence: str) -> Reason:
        """Make a reason of its name and its sentence."""
        reason = object.__new__(cls)
        reason._value_ = value
        reason.sentence = sentence
        return reason

    NO_SUCH_ACTION = "no such action", "there is no such card, suit or player here"
    NOT_YOUR_TURN = "not your turn", "it is not your turn"
    GAME_OVER = "game over", "the game is over"
    HAND_OVER = "hand over", "the hand is over; only the next deal is possible"
    HAND_RUNS = "hand runs", "this hand is not over yet"

    NOT_IN_HAND = "not in hand", "you do not hold {card}"
    DOES_NOT_FIT = "does not fit", "{card} does not fit: {top}"
    FORBIDDEN_ON_TOP = "forbidden on top", "{card} may not be laid on {below}"
    NOT_AS_LAST = "not as last", "{card} may not be your last card here"
    """The rules forbid it as the last card, or allow it there only where it fits without being wild."""
    CALL_FIRST = "call first", "call “{calls}” before you lay your last card"
    ONLY_DRAWN_CARD = "only the drawn card", "after drawing only the drawn card may be laid"
    DRAWN_CARD_WAITS = "drawn card is kept", "after drawing nothing may be laid in the same turn"
    HELD_CARDS_FORBID = "held cards forbid it", "{card} may not be laid while you hold certain other cards"
    FORBIDDEN_NOW = "forbidden now", "{card} may not be laid as things stand"
    NOT_IN_FIRST_TURN = "not in the first turn", "{card} may not be laid in your first turn"
    LEAD_FIRST = "lead it first", "first lay the card that lets you begin: {lead}"
    NO_COVER = "no cover", "{card} may be laid only if you can cover it"
    NOT_ASKED_FOR = "not asked for", "{card} is not the card that was asked for"

    MUST_PLAY = "must play", "you have to play, since you can"
    MUST_PLAY_DRAWN = "must play the drawn card", "the drawn card fits and has to be played"
    MUST_PLAY_OR_DRAW = "must play or draw", "you have to play or draw"
    MUST_DRAW = "must draw", "you have to draw"
    NOTHING_TO_DRAW = "nothing to draw", "there is nothing left to draw"
    NO_DRAWING = "no drawing", "nobody draws in this game"
    NO_MORE_DRAWS = "no more draws", "no more drawing in this turn"
    """Whoever has drawn enough, or could play now, draws no more in this turn."""
    TOP_STAYS = (
        "top stays",
        "the card on top is taken instead of drawing only, off another card, and not if you laid the last card",
    )
    PLAY_OR_STOP = "play or stop", "lay one more card, or pass"
    """After a card that lets its player lay another, there is only that or a pass."""

    TOO_FEW_TOGETHER = "too few together", "so few cards may not be laid together"

    MUST_ANSWER_OR_TAKE = "must answer or take", "you owe {owed}: answer, or take"
    MUST_TAKE = "must take", "you owe {owed} and have no answer: take"
    MUST_LAY = "must lay what is asked for", "lay what was asked for, or take"
    NOTHING_OWED = "nothing owed", "nothing is owed"

    MUST_NAME_SUIT = "must name a suit", "first name a {suit}: {suits}"
    SUIT_NOT_ALLOWED = "suit not allowed", "this {suit} may not be named here"
    """Another one than that which was to be followed has to be named."""
    MUST_NAME_RANK = "must name a rank", "first name a rank: {ranks}"
    RANK_NOT_ALLOWED = "rank not allowed", "this rank may not be named here"
    NOTHING_TO_NAME = "nothing to name", "nothing is to be named now"
    MUST_CHOOSE_SEAT = "must choose a seat", "first choose a player: {players}"
    MUST_CHOOSE_DIRECTION = "must choose the direction", "first choose who comes after you: {players}"
    SEAT_NOT_ALLOWED = "seat not allowed", "{player} cannot be chosen now"
    NO_SEAT_TO_CHOOSE = "no seat to choose", "no player is to be chosen now"
    NOTHING_TO_DOUBT = "nothing to doubt", "there is nothing to challenge now"
    NOTHING_TO_CLAIM = "nothing to claim", "there is nothing to claim now"
    NOT_OUT_OF_TURN = "not out of turn", "no card, or not this one, may be thrown in now"
    THROW_IN_OR_LET_PASS = "throw in or let pass", "it is not your turn: throw in {thrown}, or pass"
    MUST_CHOOSE_CARD = "must choose a card", "first player {asked} {cards}"
    NO_CARD_TO_CHOOSE = "no card to choose", "no card is to be given away now"
    MUST_CHOOSE_TOP = "must choose the card on top", "first choose the card on top: {cards}"
    TAKE_UP_OR_LET_BE = "take up or let be", "first say whether you {offer}, or pass"
    NOTHING_OFFERED = "nothing offered", "there is no hand to end, no round to open and no row to close now"
    NOT_TO_BE_ENDED = "not to be ended", "you may not end the hand now"
    NOTHING_TO_CALL = "nothing to call", "there is nothing to call now"
    CATCH_OR_LET_PASS = "catch or let pass", "somebody forgot to call: {catch}, or pass"
