"""Questions on the pack."""

from __future__ import annotations

from ...diagnostics.diagnostic import Severity
from ...questions.question import Default, Found, Question, never
from ...questions.triggers import any_of, some, stated
from ..deal.facts import one_pack_is_thin
from ..deal.model import DEAL_COUNT_BY_PLAYERS
from ..debts.model import DEBT_ANSWER
from ..effects.model import PLAY_EFFECT
from ..matching.facts import matches_neighbours
from ..matching.model import MATCH_AFTER_CARD, MATCH_ATTRIBUTES
from ..out_of_turn.model import TURN_JUMP_IN
from ..players.facts import rank_begins
from ..players.model import PLAYERS_RANGE, SEAT_FIRST_PLAYER
from ..several.model import MULTI_ALLOWED
from .facts import has_symbols, jokers, several_packs, uses_colours
from .model import (
    DECK_COMPOSITION,
    DECK_DEAL_FITS,
    DECK_DUPLICATES,
    DECK_JOKERS,
    DECK_JOKERS_ROLE,
    DECK_PACKS_BY_PLAYERS,
    DECK_RANK_ORDER,
    DECK_RANK_WRAP,
    DECK_STRIP,
    DECK_SUIT_COLOURS,
    DECK_SYMBOL_RANKS,
)

_OWN_DECK = """deck uno108 {
  suits red yellow green blue called colour
  1 of each: 0
  2 of each: 1 to 9, skip, reverse, draw2
  4 without suit: wild, wild4
}"""

DECK: tuple[Question, ...] = (
    Question(
        key=DECK_COMPOSITION,
        asks="Which cards are used?",
        severity=Severity.ERROR,
        write=("deck standard52", "deck piquet32", "deck short36", _OWN_DECK),
        default=Default("deck standard52", "Pagat"),
        found=(
            Found("52 cards without jokers", "Pagat, Bicycle, Bulgarian page, Italian page, Chinese page"),
            Found("32 cards, seven to ace", "official MauMau rules 2008, Prší, Neunerln"),
            Found("36 cards, six to ace", "Tschau Sepp, 101"),
            Found("54 cards with jokers", "Macao, One Card, Pesten"),
            Found("48 cards: two packs of 32 without eights and nines", "Maumau-Deluxe"),
            Found("a pack of its own", "Uno (108 cards), Whot (54), Taki (112)"),
        ),
    ),
    Question(
        key=DECK_JOKERS,
        asks="How many jokers are in a pack, and are they told apart?",
        severity=Severity.ERROR,
        arises=stated(DECK_JOKERS),
        because_of=(DECK_COMPOSITION,),
        absent_unless_stated=True,
        says="There are none.",
        write=("jokers 2", "jokers each black, red", "no jokers"),
        raised_in=None,
        answered_in="jokers 2\nwild joker: names suit",
        found=(
            Found("none", "Pagat, Bicycle, Bulgarian page, Italian page, Chinese page"),
            Found("one", "Page One (local rules), the Austrian form of Neunerln"),
            Found("two equal ones", "Pesten, Macao (Romania), Kadi, Crazy Jacks"),
            Found("a coloured one and a black one, which differ", "One Card"),
        ),
    ),
    Question(
        key=DECK_JOKERS_ROLE,
        asks="What does a joker do?",
        form="computed",
        severity=Severity.ERROR,
        arises=some(jokers),
        because_of=(DECK_JOKERS, DECK_COMPOSITION),
        raised_by=jokers,
        says="What `wild`, `play` and `answer` say of it; else it is a card without suit like any other.",
        raised_in="jokers 2\nwild joker: names suit",
        found=(
            Found("the next player draws five", "Pesten, Crazy Jacks"),
            Found("it stands for any card", "Japanese rules, Polish Wikibooks, Bartok"),
            Found("it stops an attack", "Bitch (Pagat's Crazy Eights variations)"),
            Found("the next player draws seven or ten", "One Card"),
        ),
        untold="what jokers do stands where it stands for all cards",
    ),
    Question(
        key=DECK_STRIP,
        asks="Which cards are taken out of the pack?",
        severity=Severity.ERROR,
        arises=stated(DECK_STRIP),
        because_of=(DECK_COMPOSITION,),
        absent_unless_stated=True,
        says="None.",
        write=("leave out 2 to 5", "leave out 8 9", "leave out nothing"),
        raised_in=None,
        found=(
            Found("the eights and nines of two packs of 32", "Maumau-Deluxe"),
            Found("twos to fives, with fewer than seven players", "Vändåtta with a short pack"),
        ),
    ),
    Question(
        key=DECK_PACKS_BY_PLAYERS,
        asks="How many packs are shuffled together for so many players?",
        severity=Severity.WARNING,
        arises=one_pack_is_thin,
        because_of=(DEAL_COUNT_BY_PLAYERS, PLAYERS_RANGE),
        write=("packs 1", "packs 2", "when 6 or more players { packs 2 }"),
        raised_in="players 2 to 6\ndeal 7",
        default=Default("packs 1", "Bicycle"),
        found=(
            Found("a second pack from five players", "Waspika"),
            Found("a second pack from six players", "Cats at Cards, OpenSpiel, t_games, PlayAural"),
            Found("a second pack from seven players", "Dummies"),
            Found("a second pack of 32 from eight players", "official MauMau rules 2008"),
            Found("always two packs", "Rockaway"),
            Found("two packs if many play, without a number", "Pagat"),
        ),
        matters_unasked=True,
    ),
    Question(
        key=DECK_DEAL_FITS,
        asks="Are there enough cards for all hands, the starter and a stock?",
        form="computed",
        severity=Severity.ERROR,
        because_of=(DEAL_COUNT_BY_PLAYERS, PLAYERS_RANGE, DECK_PACKS_BY_PLAYERS, DECK_COMPOSITION),
        says="It follows from the pack, the number of packs, the players and the deal: what is left is the stock.",
        found=(
            Found("about one and a half cards a player should be left in the stock", "official MauMau rules 2008"),
            Found("with five players nothing is left, which the page does not notice", "roligakortspel"),
        ),
        told_in="deal.cards",
    ),
    Question(
        key=DECK_DUPLICATES,
        asks="Does anything special happen with two identical cards?",
        form="computed",
        severity=Severity.WARNING,
        arises=several_packs,
        because_of=(DECK_PACKS_BY_PLAYERS,),
        says="No. Every copy is a card like any other; a rule that names a card means all its copies.",
        raised_in="packs 2",
        found=(
            Found("no effect", "most rulebooks with two packs"),
            Found("an identical card may be thrown in out of turn", "Mattel's Uno house rules, Serbian rules"),
            Found("an identical pair may be laid together", "Maumau-Deluxe"),
            Found("an identical pair on the pile suspends all special cards", "mau-mau-erweiterungen"),
        ),
        told_with=TURN_JUMP_IN,
    ),
    Question(
        key=DECK_SUIT_COLOURS,
        asks="Which suits are red and which are black?",
        form="computed",
        severity=Severity.ERROR,
        arises=uses_colours,
        because_of=(MATCH_ATTRIBUTES, PLAY_EFFECT, DEBT_ANSWER),
        says="It follows from the pack: hearts and diamonds are red, spades and clubs are black. "
        "A deck of one's own says so in its lines `colour`.",
        raised_in="match colour or rank",
        found=(
            Found("red and black jacks act differently", "Black Jack"),
            Found("after an eight, the next card must have its colour", "Dobon (card-asobi)"),
        ),
        told_in="turn.match",
    ),
    Question(
        key=DECK_RANK_ORDER,
        asks="In which order do the ranks follow one another?",
        severity=Severity.ERROR,
        arises=any_of(matches_neighbours, rank_begins, stated(DECK_RANK_ORDER)),
        because_of=(MATCH_ATTRIBUTES, MULTI_ALLOWED, MATCH_AFTER_CARD, SEAT_FIRST_PLAYER),
        absent_unless_stated=True,
        says="In that of the deck, from low to high: in the usual packs the ace is lowest, the king highest.",
        write=("order 2 to K, A", "order A to K"),
        raised_in="match neighbour",
        found=(
            Found("up from three to ace", "Switch with runs"),
            Found("the next rank up or down, without a word on king and ace", "Upp og niður"),
        ),
    ),
    Question(
        key=DECK_RANK_WRAP,
        asks="Are the highest and the lowest rank neighbours?",
        severity=Severity.ERROR,
        arises=matches_neighbours,
        because_of=(MATCH_ATTRIBUTES, MULTI_ALLOWED, MATCH_AFTER_CARD),
        absent_unless_stated=True,
        says="No. The order of the ranks has two ends.",
        write=("order wraps",),
        raised_in="match neighbour",
        found=(
            Found("no; a run ends at the ace", "Switch with runs"),
            Found("nothing is said", "Upp og niður"),
        ),
    ),
    Question(
        key=DECK_SYMBOL_RANKS,
        asks="Does a card with a symbol fit on one with the same symbol, as equal numbers do?",
        form="computed",
        severity=Severity.ERROR,
        arises=has_symbols,
        because_of=(DECK_COMPOSITION,),
        says="Yes. A symbol is a rank like a number.",
        raised_in="deck uno108\nmatch colour or rank\nwild wild wild4: names colour",
        found=(Found("a card fits by colour, number or symbol", "Mattel's Uno sheet"),),
        asked_unless=never,
    ),
)
