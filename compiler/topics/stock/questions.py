"""Questions on the empty stock."""

from __future__ import annotations

from ...diagnostics.diagnostic import Severity
from ...questions.question import Default, Found, Question, never
from ...questions.triggers import all_of
from ..calls.model import CALL_REQUIRED
from ..deal.model import DEAL_COUNT_BY_PLAYERS
from ..debts.facts import has_draw_debts, has_draw_replies
from ..debts.model import DEBT_ANSWER
from ..deck.model import DECK_PACKS_BY_PLAYERS
from ..drawing.facts import draws_until_playable, stock_is_used
from ..drawing.model import DRAW_COUNT
from ..effects.facts import has_naming_cards
from ..effects.model import PLAY_EFFECT
from ..finish.model import OUT_PLAY_ON
from ..players.model import PLAYERS_RANGE
from ..wild.model import WILD_DURATION, WILD_WHICH
from .facts import cards_drawn_for_a_rule, stock_refills, stuck_players_pass
from .model import (
    STOCK_DEBT,
    STOCK_DRAW_LAID_ON_EMPTY,
    STOCK_EMPTY,
    STOCK_FINE,
    STOCK_FIRST_TURN_EMPTY,
    STOCK_KEEP,
    STOCK_KEEP_NAMED,
    STOCK_LIMIT,
    STOCK_MID_DRAW,
    STOCK_NOTHING_LEFT,
    STOCK_PASS_WHEN_ABLE,
    STOCK_SHUFFLE,
    STOCK_UNTIL_EMPTY,
    STOCK_WHEN,
)

STOCK: tuple[Question, ...] = (
    Question(
        key=STOCK_EMPTY,
        asks="What happens when the stock is empty?",
        severity=Severity.ERROR,
        arises=stock_is_used,
        because_of=(DRAW_COUNT,),
        write=("stock empty: reshuffle", "stock empty: turn over", "stock empty: pass", "stock empty: hand ends"),
        default=Default("stock empty: reshuffle", "Pagat"),
        found=(
            Found("all discards but the top card are shuffled and are the new stock", "Pagat, Bulgarian page and most"),
            Found("the discards are turned over without shuffling", "Prší (smejo), 101, Winning Moves Whot"),
            Found("there is no more drawing; who cannot play passes", "Bicycle, Hoyle, Rockaway, two-hand Eights"),
            Found("the hand ends at once and is scored", "t_games"),
            Found("it says both to pass and to reshuffle", "Board Game Arena"),
        ),
    ),
    Question(
        key=STOCK_WHEN,
        asks="Are the discards shuffled as soon as the last card is drawn, or only when a card is needed?",
        severity=Severity.WARNING,
        arises=stock_refills,
        because_of=(STOCK_EMPTY,),
        write=(
            "stock refills when needed",
            "stock refills at once",
        ),
        default=Default("stock refills when needed", "official MauMau rules 2008"),
        found=(
            Found("when somebody needs a card", "official MauMau rules 2008"),
            Found("the moment the last card is taken", "Maumau-Deluxe"),
        ),
    ),
    Question(
        key=STOCK_KEEP,
        asks="Which discards stay on the table when the others become the new stock?",
        severity=Severity.ERROR,
        arises=all_of(stock_refills, has_draw_replies),
        because_of=(DEBT_ANSWER, STOCK_EMPTY),
        write=(
            "stock keeps top",
            "stock keeps top and chain",
        ),
        raised_in="play 2: next draws 2\nanswer 2 with 2",
        default=Default("stock keeps top", "Pagat"),
        found=(
            Found("the top card", "Pagat and nearly all others"),
            Found("the top card and the sequence of special cards that is still running", "mau-mau.ch"),
        ),
    ),
    Question(
        key=STOCK_KEEP_NAMED,
        asks="Does a named suit still hold after the discards were reshuffled?",
        form="fixed",
        severity=Severity.WARNING,
        arises=all_of(stock_refills, has_naming_cards),
        because_of=(STOCK_EMPTY, WILD_WHICH),
        says="Yes, until the next card is laid.",
        raised_in="wild 8: names suit",
        told_with=WILD_DURATION,
    ),
    Question(
        key=STOCK_SHUFFLE,
        asks="Are the discards shuffled before they become the stock, or only turned over?",
        form="settled",
        severity=Severity.WARNING,
        arises=stock_refills,
        because_of=(STOCK_EMPTY,),
        settled_by=STOCK_EMPTY,
        write=("stock empty: reshuffle", "stock empty: turn over"),
        found=(
            Found("they are shuffled", "Pagat"),
            Found("they are only turned over", "Prší, Winning Moves Whot"),
        ),
    ),
    Question(
        key=STOCK_LIMIT,
        asks="How often may the discards be reshuffled?",
        severity=Severity.NOTE,
        arises=stock_refills,
        because_of=(STOCK_EMPTY,),
        absent_unless_stated=True,
        says="As often as needed.",
        write=(
            "stock refills at most 1 time",
            "no reshuffle limit",
        ),
        found=(
            Found("without a limit", "most rulebooks, without saying so"),
            Found("whoever makes it necessary is fined", "Craits"),
        ),
        asked_unless=lambda rules: rules.stock.limit is not None or rules.stock.refills == "at once",
    ),
    Question(
        key=STOCK_FINE,
        asks="Does it cost points to make the discards become the stock?",
        severity=Severity.NOTE,
        arises=stock_refills,
        because_of=(STOCK_EMPTY,),
        absent_unless_stated=True,
        says="No.",
        write=("reshuffle: costs 5", "reshuffle: costs 5, doubling"),
        found=(
            Found("whoever makes it necessary is fined, each time twice as much", "Craits"),
            Found("no", "nearly all others"),
        ),
    ),
    Question(
        key=STOCK_NOTHING_LEFT,
        asks="What if the stock is empty and there is nothing to reshuffle either?",
        severity=Severity.ERROR,
        arises=stock_refills,
        because_of=(STOCK_EMPTY, DRAW_COUNT),
        write=("stock exhausted: pass", "stock exhausted: hand ends"),
        default=Default("stock exhausted: pass", "Bulgarian page"),
        found=(Found("a player who cannot play passes", "Bulgarian page"),),
    ),
    Question(
        key=STOCK_MID_DRAW,
        asks="What if fewer cards are left than somebody has to draw?",
        severity=Severity.ERROR,
        arises=cards_drawn_for_a_rule,
        because_of=(PLAY_EFFECT, CALL_REQUIRED, DRAW_COUNT, OUT_PLAY_ON),
        write=(
            "stock short: lapses",
            "stock short: owed",
            "stock short: no play",
            "stock short: take top",
        ),
        raised_in="play 2: next draws 2",
        default=Default("stock short: lapses", "OpenSpiel"),
        found=(
            Found("the discards are reshuffled and the draw is finished", "devdo (Makao)"),
            Found("what is there is taken, the rest lapses", "OpenSpiel, devdo (Makao)"),
            Found("the top discard is taken as well, then the rest lapses", "Maumau-Deluxe"),
            Found("what is there is taken, and the player may not discard in that turn", "SpinChat"),
        ),
        asked_unless=lambda rules: rules.stock.short != "lapses",
    ),
    Question(
        key=STOCK_DEBT,
        asks="Does a player still owe the cards that were not there to be drawn?",
        form="settled",
        severity=Severity.WARNING,
        arises=cards_drawn_for_a_rule,
        because_of=(PLAY_EFFECT, CALL_REQUIRED, DRAW_COUNT, OUT_PLAY_ON),
        settled_by=STOCK_MID_DRAW,
        write=(
            "stock short: lapses",
            "stock short: owed",
        ),
        raised_in="play 2: next draws 2",
        found=(Found("it lapses", "every rulebook that says anything: OpenSpiel, devdo (Makao), Maumau-Deluxe"),),
        told_with=STOCK_MID_DRAW,
    ),
    Question(
        key=STOCK_DRAW_LAID_ON_EMPTY,
        asks="Does a draw card have an effect when there is nothing left to draw at all?",
        form="fixed",
        severity=Severity.WARNING,
        arises=has_draw_debts,
        because_of=(PLAY_EFFECT, STOCK_EMPTY),
        says="No. Nothing is owed then, and the next player has an ordinary turn.",
        raised_in="play 2: next draws 2",
        found=(Found("no effect", "OpenSpiel"),),
        asked_unless=never,
    ),
    Question(
        key=STOCK_PASS_WHEN_ABLE,
        asks="When the stock is empty, may I pass although I could play?",
        form="fixed",
        severity=Severity.WARNING,
        arises=stuck_players_pass,
        because_of=(STOCK_EMPTY, STOCK_NOTHING_LEFT),
        says="No. With nothing to draw, whoever can play must play.",
        answered_in="stock empty: hand ends",
        found=(Found("no", "two-hand Eights (pokerwiner)"),),
        told_in=STOCK_EMPTY,
    ),
    Question(
        key=STOCK_UNTIL_EMPTY,
        asks="What if the stock runs out while I draw until a card fits?",
        form="fixed",
        severity=Severity.ERROR,
        arises=draws_until_playable,
        because_of=(DRAW_COUNT, STOCK_EMPTY),
        says="Then the rule for the empty stock holds; where it says to pass, the turn ends.",
        raised_in="draw until playable",
        found=(Found("the player passes", "Bicycle"),),
        asked_unless=never,
    ),
    Question(
        key=STOCK_FIRST_TURN_EMPTY,
        asks="May a hand begin without a stock?",
        form="computed",
        severity=Severity.ERROR,
        because_of=(DEAL_COUNT_BY_PLAYERS, PLAYERS_RANGE, DECK_PACKS_BY_PLAYERS),
        says="It follows from the pack, the players and the deal; a stock of nothing is an error of the rulebook.",
        found=(
            Found("five players get seven cards each out of 36, which leaves none", "roligakortspel"),
            Found("the whole pack is dealt, although players are told to draw", "Top Trumps (Whot)"),
        ),
        told_in="deal.cards",
    ),
)
