"""Questions on what a card does, whatever it is."""

from __future__ import annotations

from ...diagnostics.diagnostic import Severity
from ...questions.question import Found, Question, never
from ...questions.triggers import all_of, some
from ..game.facts import several_hands
from ..game.model import MATCH_END_KIND
from ..wild.model import WILD_WHICH
from .facts import cards_with, cards_with_several_effects, has_all_draws, has_special_cards
from .model import (
    ALL_DRAW_ORDER,
    DRAW_HIDDEN,
    DRAW_UNTIL,
    EFFECT_ORDER,
    EFFECT_RESET,
    NAME_FOR_THIS,
    PLAY_EFFECT,
    DrawsUntil,
    NamesForThis,
)

DRAWING_UNTIL = cards_with("Cards for which somebody draws until certain cards come.", DrawsUntil)
NAMING_FOR_THIS = cards_with("Cards for which something is named, and for nothing else.", NamesForThis)

EFFECTS: tuple[Question, ...] = (
    Question(
        key=PLAY_EFFECT,
        asks="What does a card do when it is played?",
        severity=Severity.NOTE,
        absent_unless_stated=True,
        says="A card that no statement names has no effect.",
        write=(
            "play 2: next draws 2",
            "play 2: next draws 2, then plays",
            "play 5: others draw 1",
            "play 7: next draws until red",
            "play Q: skip next",
            "play A: reverse",
            "play K: must play again",
            "play K: may play again",
            "play 7: names suit",
            "play 2: next misses a turn",
            "play 3: cover with same suit, else draw 1",
            "play 4: next must play same rank, else draw 1",
            "play 5: demand 6 7 9 10, else draw 1",
            "play 6: run of same suit",
            "play 10: acts as card below",
            "play J: swap hands with chosen",
            "play Q: all pass hands on",
            "play K: give 1 card to chosen",
            "play K: all discard 1 card",
            "play K: show hand to next",
            "play A: may end hand with at most 25 points",
            "play A: may open round of A, else misses a turn",
            "play 9: nothing",
            'play J: "all slap the pile, and whoever slaps last draws two"',
        ),
        found=(
            Found("no card but the eight is special", "Bicycle, Italian page"),
            Found("queens skip, aces reverse, twos make the next player draw, as variations", "Pagat, Chinese page"),
            Found("sevens make the next player draw two, eights skip", "official MauMau rules 2008"),
        ),
    ),
    Question(
        key=EFFECT_ORDER,
        asks="If a card does several things, in which order do they happen?",
        form="fixed",
        severity=Severity.WARNING,
        arises=some(cards_with_several_effects),
        because_of=(PLAY_EFFECT,),
        raised_by=cards_with_several_effects,
        says=(
            "However they are written: a suit is named, cards move between hands, the direction turns, others draw or "
            "miss turns, the next players are passed over, and then its player goes on."
        ),
        raised_in="play A: next draws 2, reverse",
        found=(Found("the colour is named first, then the next player draws", "Mattel's Uno sheet"),),
        told_in="effects",
    ),
    Question(
        key=EFFECT_RESET,
        asks="Does anything of a hand carry over into the next one: a debt, the direction, a named suit?",
        form="fixed",
        severity=Severity.ERROR,
        arises=all_of(has_special_cards, several_hands),
        because_of=(PLAY_EFFECT, WILD_WHICH, MATCH_END_KIND),
        says="No. Every deal starts afresh.",
        raised_in="play 2: next draws 2\ngame to 100, lowest wins",
        asked_unless=never,
    ),
    Question(
        key=DRAW_UNTIL,
        asks="If a card makes somebody draw until certain cards come, who draws, when, and what if none comes?",
        form="settled",
        severity=Severity.WARNING,
        arises=some(DRAWING_UNTIL),
        because_of=(PLAY_EFFECT,),
        settled_by=PLAY_EFFECT,
        cards=DRAWING_UNTIL,
        says="The statement says who, until which cards and perhaps how many at most. They are drawn at once and "
        "cannot be answered, and nobody misses a turn for it; if none comes, all cards that there are are drawn.",
        write=(
            "play 7: next draws until red",
            "play J: next draws until same suit, at most 5",
            "play 9: chosen draws until 9 or hearts",
            "play 5: others draw until black, at most 3",
        ),
        raised_in=None,
        found=(Found("the next player, until a card of the named colour comes", "Uno Show ’Em No Mercy"),),
    ),
    Question(
        key=NAME_FOR_THIS,
        asks="If something is named for what a card does, is it to be followed as well?",
        form="settled",
        severity=Severity.WARNING,
        arises=some(NAMING_FOR_THIS),
        because_of=(PLAY_EFFECT,),
        settled_by=PLAY_EFFECT,
        cards=NAMING_FOR_THIS,
        says="Not if the statement says that it is named for this alone. What the card does to cards of the same suit "
        "or rank, it does to those of what was named; whatever else was named for it is to be followed.",
        write=("play J: names suit for this alone, next draws until same suit",),
        raised_in=None,
        found=(Found("a rank is named, and everybody who has one lays off a card of it", "a house rule for the king"),),
    ),
    Question(
        key=ALL_DRAW_ORDER,
        asks="In which order do several players draw for one card?",
        form="fixed",
        severity=Severity.WARNING,
        arises=has_all_draws,
        because_of=(PLAY_EFFECT,),
        says="Clockwise, beginning at the left of the player of the card, one player after the other.",
        raised_in="play 5: others draw 1",
        asked_unless=never,
    ),
    Question(
        key=DRAW_HIDDEN,
        asks="If all others draw, who draws first?",
        form="fixed",
        severity=Severity.NOTE,
        arises=has_all_draws,
        because_of=(PLAY_EFFECT,),
        says="The player to the left of whoever laid the card, then clockwise; nobody sees what the others draw.",
        raised_in="play 5: others draw 1",
        told_with=ALL_DRAW_ORDER,
    ),
)
