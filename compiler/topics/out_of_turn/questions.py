"""Questions on what players do out of turn: throwing in a card, ending the hand with a claim."""

from __future__ import annotations

from ...diagnostics.diagnostic import Severity
from ...questions.question import Default, Found, Question, never
from ...questions.triggers import any_of, stated
from ..deck.facts import several_packs
from ..deck.model import DECK_COMPOSITION, DECK_PACKS_BY_PLAYERS
from ..effects.model import PLAY_EFFECT
from .facts import cards_come_out_of_turn, jumps_on_debts, jumps_with_effects, two_can_be_out_at_once
from .model import (
    OUT_CLAIM,
    OUT_SIMULTANEOUS,
    TURN_JUMP_CONFLICT,
    TURN_JUMP_EFFECT,
    TURN_JUMP_IN,
    TURN_JUMP_OWING,
    TURN_JUMP_THEN,
)

OUT_OF_TURN: tuple[Question, ...] = (
    Question(
        key=TURN_JUMP_IN,
        asks="May an identical card be thrown in out of turn?",
        severity=Severity.ERROR,
        arises=any_of(several_packs, stated(TURN_JUMP_IN)),
        because_of=(DECK_PACKS_BY_PLAYERS, DECK_COMPOSITION),
        absent_unless_stated=True,
        says="No. Cards are played in turn only.",
        write=("jump with same card", "jump with same rank", "no jump"),
        raised_in="packs 2",
        found=(
            Found("never", "Pagat and most others"),
            Found("yes, an identical card that is not wild", "Mattel's Uno house rules"),
        ),
        asked_unless=lambda rules: rules.out_of_turn.jump is not None,
        shape="`jump with …`",
    ),
    Question(
        key=TURN_JUMP_THEN,
        asks="Who plays after a card was thrown in?",
        severity=Severity.ERROR,
        arises=cards_come_out_of_turn,
        because_of=(TURN_JUMP_IN,),
        write=("jump: goes on after jumper", "jump: goes back"),
        raised_in="packs 2\njump with same card",
        default=Default("jump: goes on after jumper", "Mattel's Uno house rules"),
        found=(
            Found(
                "the player after the one who threw it in; those between lose their turn", "Mattel's Uno house rules"
            ),
        ),
        adds_to=TURN_JUMP_IN,
    ),
    Question(
        key=TURN_JUMP_EFFECT,
        asks="If the card that was thrown in has an effect, does it come on top of the first one's?",
        severity=Severity.WARNING,
        arises=jumps_with_effects,
        because_of=(TURN_JUMP_IN, PLAY_EFFECT),
        write=("jump: card below lapses", "jump: card below still counts"),
        raised_in="packs 2\njump with same card\nplay Q: skip next",
        default=Default("jump: card below lapses", "Mattel's Uno house rules"),
        found=(
            Found("no, the second card cancels the first", "Mattel's Uno house rules"),
            Found("yes, both add up", "Radford's Uno page"),
        ),
        adds_to=TURN_JUMP_IN,
    ),
    Question(
        key=TURN_JUMP_OWING,
        asks="May a card be thrown in on one that makes somebody draw or miss a turn?",
        severity=Severity.WARNING,
        arises=jumps_on_debts,
        because_of=(TURN_JUMP_IN, PLAY_EFFECT),
        write=("jump: also while owing", "jump: not while owing"),
        raised_in="packs 2\njump with same card\nplay 2: next draws 2",
        default=Default("jump: also while owing", "Mattel's Uno house rules"),
        found=(Found("yes, until the cards are drawn", "Mattel's Uno house rules"),),
        adds_to=TURN_JUMP_IN,
    ),
    Question(
        key=TURN_JUMP_CONFLICT,
        asks="What if two players throw in a card at the same moment?",
        form="fixed",
        severity=Severity.WARNING,
        arises=cards_come_out_of_turn,
        because_of=(TURN_JUMP_IN,),
        says="The one who lay first counts; the other card goes back.",
        raised_in="packs 2\njump with same card",
        found=(Found("the first card down counts", "Mattel's Uno house rules"),),
        told_in="jump.with",
    ),
    Question(
        key=OUT_CLAIM,
        asks="Can a hand be ended out of turn by a hand that adds up to the card on top?",
        severity=Severity.NOTE,
        absent_unless_stated=True,
        says="No. A hand ends in turn.",
        write=('claim "dobon" when hand equals top', "no claim"),
        found=(
            Found("yes, with the word “dobon”", "Dobon (card-asobi)"),
            Found("no", "nearly all others"),
        ),
    ),
    Question(
        key=OUT_SIMULTANEOUS,
        asks="What if two players are without cards at the same moment?",
        form="fixed",
        severity=Severity.WARNING,
        arises=two_can_be_out_at_once,
        because_of=(TURN_JUMP_IN, OUT_CLAIM, PLAY_EFFECT),
        says="The player whose turn it is counts as the first one out, then the others in the order of play.",
        raised_in="packs 2\njump with same card",
        asked_unless=never,
    ),
)
