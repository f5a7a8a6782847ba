"""Questions on drawing and passing in one's own turn."""

from __future__ import annotations

from ...diagnostics.diagnostic import Severity
from ...questions.question import Default, Found, Question
from .facts import drawn_card_is_playable, draws_in_turn, draws_step_by_step, draws_until_playable, passes_otherwise
from .model import (
    DRAW_CONTINUE_AFTER_FIT,
    DRAW_COUNT,
    DRAW_FROM,
    DRAW_ONLY_DRAWN,
    DRAW_OPTIONAL,
    DRAW_PASS_AFTER,
    DRAW_PASS_WITHOUT,
    DRAW_PLAY_DRAWN,
)

DRAWING: tuple[Question, ...] = (
    Question(
        key=DRAW_COUNT,
        asks="How many cards does a player draw who cannot or will not play?",
        severity=Severity.ERROR,
        write=(
            "draw 1",
            "draw 2",
            "draw up to 3",
            "draw until playable",
            "draw until playable, at most 10",
            "draw nothing",
        ),
        default=Default("draw 1", "Pagat"),
        found=(
            Found("one", "Pagat, Bulgarian page, Mattel's Uno sheet, official MauMau rules 2008"),
            Found("up to three", "Vändåtta, Olsen, Ólsen Ólsen; an option on the Bulgarian page"),
            Found("one after the other until a card fits", "Bicycle, Italian page, Board Game Arena, Hoyle, Rockaway"),
        ),
    ),
    Question(
        key=DRAW_OPTIONAL,
        asks="May I draw although I could play?",
        severity=Severity.ERROR,
        arises=draws_in_turn,
        because_of=(DRAW_COUNT,),
        write=("draw at will", "draw when unable"),
        default=Default("draw at will", "Bulgarian page"),
        found=(
            Found("yes", "Bulgarian page, Bicycle, Board Game Arena, Mattel's Uno sheet, Makao, Prší"),
            Found("no", "PlayAural, CardGames.io; a variation at j-opolis"),
            Found("no, and it costs two cards", "Liquisearch (Uno)"),
        ),
    ),
    Question(
        key=DRAW_FROM,
        asks="May I take the card on top of the discards instead of drawing?",
        severity=Severity.NOTE,
        arises=draws_in_turn,
        because_of=(DRAW_COUNT,),
        absent_unless_stated=True,
        says="No. Cards are drawn from the stock.",
        write=("draw from stock or discards", "draw from stock"),
        found=(
            Found("no", "Pagat and nearly all others"),
            Found("yes, and the turn is over", "family tables"),
        ),
    ),
    Question(
        key=DRAW_PLAY_DRAWN,
        asks="May a card that was just drawn be played in the same turn?",
        severity=Severity.ERROR,
        arises=draws_in_turn,
        because_of=(DRAW_COUNT,),
        write=(
            "drawn card may be played",
            "drawn card may be played or any other",
            "drawn card must be played",
            "drawn card must be played or any other",
            "drawn card is kept",
        ),
        default=Default(
            "drawn card must be played",
            "everything2",
            where=draws_until_playable,
            otherwise=Default("drawn card may be played", "Bulgarian page"),
        ),
        found=(
            Found("yes", "Bulgarian page, GameDesire, official MauMau rules 2008, Mattel's Uno sheet, Makao"),
            Found("it must be played if it fits", "jassen.ch (Tschau Sepp), SpinChat, everything2"),
            Found("no, only from the next turn on", "Super Crazy Eights, Prší, Taki"),
            Found("it only says to play or to draw", "Pagat"),
        ),
    ),
    Question(
        key=DRAW_ONLY_DRAWN,
        asks="After drawing, may only the drawn card be played, or any card of the hand?",
        form="settled",
        severity=Severity.WARNING,
        arises=drawn_card_is_playable,
        because_of=(DRAW_PLAY_DRAWN, DRAW_COUNT),
        settled_by=DRAW_PLAY_DRAWN,
        write=(
            "drawn card may be played",
            "drawn card may be played or any other",
            "drawn card must be played or any other",
        ),
        found=(
            Found("only the drawn card", "Mattel's Uno sheet"),
            Found("any card of the hand", "Gamefunnel (Pesten)"),
            Found("any card of the hand, and one that fits has to be", "Bicycle, two-hand Eights (pokerwiner)"),
        ),
    ),
    Question(
        key=DRAW_CONTINUE_AFTER_FIT,
        asks="May I go on drawing after a card came that fits?",
        severity=Severity.WARNING,
        arises=draws_step_by_step,
        because_of=(DRAW_COUNT,),
        write=(
            "draw stops at first fit",
            "draw may go on",
        ),
        raised_in="draw up to 3",
        default=Default("draw stops at first fit", "Italian page"),
        found=(
            Found("drawing stops at the first card that fits", "everything2, Italian page"),
            Found("cards may be drawn at any time", "Board Game Arena"),
        ),
    ),
    Question(
        key=DRAW_PASS_AFTER,
        asks="When does a turn end in which no drawn card fitted?",
        severity=Severity.ERROR,
        arises=draws_step_by_step,
        because_of=(DRAW_COUNT,),
        write=(
            "pass after last draw",
            "pass after any draw",
        ),
        raised_in="draw up to 3",
        default=Default("pass after last draw", "OpenSpiel"),
        found=(
            Found("after the card was drawn, the turn passes", "Pagat, Bulgarian page, Mattel's Uno sheet"),
            Found("all cards up to the limit must be drawn before passing", "OpenSpiel"),
        ),
    ),
    Question(
        key=DRAW_PASS_WITHOUT,
        asks="May I pass without drawing while there are cards in the stock?",
        severity=Severity.WARNING,
        because_of=(DRAW_COUNT,),
        write=(
            "pass without drawing when unable",
            "pass without drawing at will",
            "no pass without drawing",
        ),
        default=Default("pass without drawing when unable", "two-hand Eights (pokerwiner)"),
        found=(
            Found("no", "two-hand Eights (pokerwiner)"),
            Found("no, but once the stock is empty everybody may", "OpenSpiel"),
        ),
        asked_unless=passes_otherwise,
    ),
)
