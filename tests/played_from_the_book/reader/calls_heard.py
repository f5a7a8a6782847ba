"""What the book says of the calls."""

from __future__ import annotations

from typing import Any

from crazy8.compiler.topics.calls.claims import (
    CallAhead,
    CallAheadInRound,
    CallAheadInVain,
    CallAt,
    CallMadeGoodUntil,
    CaughtBy,
    ForgottenCallCosts,
    ForgottenWordCosts,
    MadeGoodInOwnTurn,
    NeedlessCallCosts,
    NoCall,
    NotOutAfterDrawing,
    WrongAccusationCosts,
)
from crazy8.compiler.topics.manners.claims import ToldOfForgottenCall

from .book import CallTold, Heard, hears, hears_answer


@hears(NoCall)
def hear_no_call(heard: Heard, claim: NoCall) -> None:
    """call-none: Nothing has to be said when you are down to one card."""
    assert not heard.calls


@hears(CallAt)
def hear_call(heard: Heard, claim: CallAt) -> None:
    """call-at: Say “{word}” when you are down to {cards} cards."""
    heard.calls.append(CallTold(claim.word, claim.cards))


@hears(CallAhead)
def hear_call_ahead(heard: Heard, claim: CallAhead) -> None:
    """call-ahead: Say “{word}” in the turn before the one in which you mean to lay your last card or cards."""
    heard.calls.append(CallTold(claim.word, None))


@hears(ForgottenCallCosts)
def hear_forgotten(heard: Heard, claim: ForgottenCallCosts) -> None:
    """call-forgotten: Whoever forgets it {penalty}.

    call-forgotten-nothing: Forgetting it costs nothing.

    penalty-cards: draws {cards} cards

    penalty-turns: misses {turns} turns

    penalty-no-finish: may not lay the last card until the word has been said
    """
    heard.calls[-1].cost = claim.penalty


@hears(ToldOfForgottenCall)
def hear_told_of_forgotten(heard: Heard, claim: ToldOfForgottenCall) -> None:
    """told-forgotten: Whoever forgets the call: {text}"""
    # The players see to it themselves.


@hears(ForgottenWordCosts)
def hear_forgotten_word(heard: Heard, claim: ForgottenWordCosts) -> None:
    """call-word-forgotten: Whoever forgets “{word}” {penalty}.

    call-word-forgotten-nothing: Forgetting “{word}” costs nothing.

    penalty-cards: draws {cards} cards

    penalty-turns: misses {turns} turns

    penalty-no-finish: may not lay the last card until the word has been said
    """
    for told in heard.calls:
        if told.word == claim.word:
            told.cost = claim.penalty


@hears(CaughtBy)
def hear_catcher(heard: Heard, claim: CaughtBy) -> None:
    """catcher-anyone: Any other player may point out a forgotten call.

    catcher-next: Only the next player may point out a forgotten call.

    catcher-table: Nobody has to point out a forgotten call.
    """
    heard.call_catcher = claim.who


@hears(CallMadeGoodUntil)
def hear_until(heard: Heard, claim: CallMadeGoodUntil) -> None:
    """call-caught-next-turn: It can be made up for, or caught, until the next player’s turn begins.

    call-caught-next-card: It can be made up for, or caught, until another card is laid or drawn.

    call-caught-last-card: It can be made up for, or caught, until the last card is laid.

    call-made-good-next-turn: It can be made up for until the next player’s turn begins.

    call-made-good-next-card: It can be made up for until another card is laid or drawn.

    call-made-good-last-card: It can be made up for until the last card is laid.
    """
    heard.call_until = claim.until


@hears(MadeGoodInOwnTurn)
def hear_own_turn(heard: Heard, claim: MadeGoodInOwnTurn) -> None:
    """call-made-good-own-turn: It can be made up for in any later turn of your own."""
    heard.calls[-1].own_turn = True


@hears(NotOutAfterDrawing)
def hear_not_out(heard: Heard, claim: NotOutAfterDrawing) -> None:
    """call-last-not-out: That can still be noticed before the hand ends; whoever draws for it is not out and plays
    on.
    """
    heard.calls[-1].not_out = True


@hears(NeedlessCallCosts)
def hear_needless(heard: Heard, claim: NeedlessCallCosts) -> None:
    """call-false: Whoever says it needlessly {penalty}.

    call-false-nothing: Saying it needlessly costs nothing.

    penalty-cards: draws {cards} cards

    penalty-turns: misses {turns} turns

    penalty-no-finish: may not lay the last card until the word has been said
    """
    heard.needless_call = claim.penalty


@hears(CallAheadInVain)
def hear_in_vain(heard: Heard, claim: CallAheadInVain) -> None:
    """call-false-ahead: A call made a turn ahead was needless too if you still hold cards at the end of your next
    turn.
    """
    heard.needless_ahead = True


@hears(CallAheadInRound)
def hear_in_round(heard: Heard, claim: CallAheadInRound) -> None:
    """call-ahead-in-round: For a call that is made a turn ahead, each time a round comes to you counts as a turn of
    yours.
    """
    heard.round_is_turn = True


@hears(WrongAccusationCosts)
def hear_wrong_accusation(heard: Heard, claim: WrongAccusationCosts) -> None:
    """call-doubt: Whoever accuses someone wrongly {penalty}.

    call-doubt-nothing: Accusing someone wrongly costs nothing.

    penalty-cards: draws {cards} cards

    penalty-turns: misses {turns} turns

    penalty-no-finish: may not lay the last card until the word has been said
    """
    heard.wrong_accusation = claim.penalty


@hears_answer("call.required")
def hear_required(heard: Heard, claim: object) -> None:
    """answer-call-required: No."""
    assert not heard.calls, "the book says yes and no"


@hears_answer("call.begins-turn")
@hears_answer("call.self-correct")
@hears_answer("call.draw-then-count")
@hears_answer("call.multi-finish", "", "ahead", "mixed")
@hears_answer("call.moment", "", "fined")
@hears_answer("call.penalty-moment")
@hears_answer("call.penalty-extra-turn")
def hear_call_answers(heard: Heard, claim: object) -> None:
    """answer-call-begins-turn: When that player lays or draws a card.

    answer-call-self-correct: Yes.

    answer-call-draw-then-count: Yes. A call that you forgot before you drew no longer counts.

    answer-call-multi-finish: No, if your hand never held just that many cards.

    answer-call-multi-finish-ahead: Yes, however many they are.

    answer-call-multi-finish-mixed: The one that is made a turn ahead, yes; any other only if your hand ever held
    just that many cards.

    answer-call-moment: Yes, if you hold just one card more and can lay one. If you draw instead, it no longer
    counts.

    answer-call-moment-fined: Yes, if you hold just one card more and can lay one. If you draw instead, it no
    longer counts. A call that is neither this nor a forgotten one is needless.

    answer-call-penalty-moment: At once, before the card just laid does its work. Whose turn it is does not
    change.

    answer-call-penalty-extra-turn: No. You still have that turn and miss the one after it.
    """
    # whoever calls or lays is asked before the next player lays or draws; drawing makes earlier calls void; calls are
    # counted once all cards of a turn lie


@hears_answer("call.false")
def hear_false(heard: Heard, claim: object) -> None:
    """answer-call-false: Nothing."""
    assert not costs(heard.needless_call), "the book says two things of needless calls"
    assert not costs(heard.wrong_accusation), "the book says two things of wrong accusations"


@hears_answer("swap.call")
def hear_swap_call(heard: Heard, claim: object) -> None:
    """answer-swap-call: Yes, however it came about."""
    # `hand_changed` makes it so


def costs(penalty: Any) -> bool:
    """Whether a penalty takes cards or turns."""
    return penalty is not None and bool(penalty.cards or penalty.turns)
