"""Questions on laying several cards in one turn."""

from __future__ import annotations

from ...diagnostics.diagnostic import Severity
from ...questions.question import Default, Found, Question
from ..effects.model import PLAY_EFFECT
from ..facts import effect_cards
from ..facts import rarer_triggers as rarely
from ..facts import triggers as when
from ..matching.model import MATCH_ATTRIBUTES
from ..wild.model import WILD_WHICH
from .facts import lays_several
from .model import (
    DUMP_LIMIT,
    DUMP_OPEN,
    MULTI_ALLOWED,
    MULTI_EFFECTS,
    MULTI_FINISH,
    MULTI_FIRST_FITS,
    MULTI_TOP,
    MULTI_WILD,
    REVERSE_MULTI,
    SKIP_MULTI,
)

_SEVERAL = "several same rank"

SEVERAL: tuple[Question, ...] = (
    Question(
        key=MULTI_ALLOWED,
        asks="May several cards be laid in one turn?",
        severity=Severity.ERROR,
        because_of=(MATCH_ATTRIBUTES,),
        absent_unless_stated=True,
        says="No, one card a turn.",
        write=(_SEVERAL, "several same rank of plain", "several same rank up to 4", "no several"),
        found=(
            Found("one card", "Pagat, Bicycle, Mattel's Uno sheet"),
            Found("any number of cards of the same rank", "Olsen, LITE Games (Switch)"),
            Found("packs of three or four of a rank", "devdo (Makao)"),
            Found("runs up and down in a suit", "Macau, Black Jack"),
            Found("a whole suit on a special card", "Black Jack (seven), mau-mau.ch (nine), Taki"),
        ),
        asked_unless=lays_several,
        shape="`several …`",
    ),
    Question(
        key=MULTI_FIRST_FITS,
        asks="If several cards are laid, which of them must fit on the pile?",
        form="settled",
        severity=Severity.ERROR,
        arises=rarely.several_may_be_laid,
        because_of=(MULTI_ALLOWED,),
        settled_by=MULTI_ALLOWED,
        says="The first one; each further card only has to follow the card before it as the statement says.",
        write=(_SEVERAL, "several same suit neighbour"),
        raised_in=None,
        found=(Found("the first must fit, the others have its rank", "Vändåtta"),),
    ),
    Question(
        key=MULTI_TOP,
        asks="Which of several cards lies on top in the end?",
        severity=Severity.ERROR,
        arises=rarely.top_could_be_chosen,
        because_of=(MULTI_ALLOWED,),
        write=("several top: last", "several top: chosen"),
        raised_in="several same rank",
        default=Default("several top: last", "Vändåtta"),
        found=(
            Found("the one that was laid last", "Vändåtta"),
            Found("the one that its player picks", "Switch with runs"),
        ),
        adds_to=MULTI_ALLOWED,
    ),
    Question(
        key=MULTI_EFFECTS,
        asks="If several cards with effects are laid at once, do all of them count?",
        severity=Severity.ERROR,
        arises=rarely.several_with_effects,
        because_of=(MULTI_ALLOWED, PLAY_EFFECT),
        write=("several effects: each", "several effects: last"),
        raised_in="several same rank\nplay Q: skip next",
        default=Default("several effects: each", "Black Jack"),
        found=(
            Found("each one counts", "Black Jack"),
            Found("only the one on top", "Taki; the nine of mau-mau.ch"),
            Found("cards with effects may not be laid together", "LITE Games (Switch)"),
        ),
        adds_to=MULTI_ALLOWED,
    ),
    Question(
        key=MULTI_WILD,
        asks="If several wild cards are laid at once, which of them names the suit?",
        form="settled",
        severity=Severity.WARNING,
        arises=rarely.several_wild,
        because_of=(MULTI_ALLOWED, WILD_WHICH),
        settled_by=MULTI_ALLOWED,
        says="The one that was laid last.",
        write=(_SEVERAL,),
        raised_in=None,
        answered_in="several same rank\nwild 8 names suit",
        found=(Found("the last one", "Vändåtta"),),
    ),
    Question(
        key=SKIP_MULTI,
        asks="If several skips are laid at once, how many turns are lost?",
        form="settled",
        severity=Severity.WARNING,
        arises=rarely.several_skips,
        because_of=(MULTI_ALLOWED, PLAY_EFFECT),
        settled_by=MULTI_EFFECTS,
        says="As many as the cards say together, if each one counts.",
        write=("several effects: each", "several effects: last"),
        raised_in="several same rank\nplay Q: skip next",
        found=(Found("each skip passes over one player", "Black Jack, Switch with runs"),),
    ),
    Question(
        key=REVERSE_MULTI,
        asks="If several reverses are laid at once, which way does play go?",
        form="settled",
        severity=Severity.WARNING,
        arises=rarely.several_reverses,
        because_of=(MULTI_ALLOWED, PLAY_EFFECT),
        settled_by=MULTI_EFFECTS,
        says="If each one counts, two of them leave the direction as it was.",
        write=("several effects: each", "several effects: last"),
        raised_in="several same rank\nplay A: reverse",
        found=(Found("an even number changes nothing", "Switch with runs"),),
    ),
    Question(
        key=MULTI_FINISH,
        asks="May a player go out with several cards at once?",
        severity=Severity.WARNING,
        arises=rarely.several_may_be_laid,
        because_of=(MULTI_ALLOWED,),
        write=("several last: allowed", "several last: forbidden"),
        raised_in="several same rank",
        default=Default("several last: allowed", "Vändåtta"),
        found=(
            Found("yes", "Vändåtta"),
            Found("no, the last card has to be a single one", "an older text on Jack Change It"),
        ),
        adds_to=MULTI_ALLOWED,
    ),
    Question(
        key=DUMP_LIMIT,
        asks="How many cards may be added to a card that lets its player add some?",
        form="settled",
        severity=Severity.ERROR,
        arises=when.some(effect_cards.adding_cards),
        because_of=(PLAY_EFFECT,),
        settled_by=PLAY_EFFECT,
        cards=effect_cards.adding_cards,
        says="Any number; only the last one acts, and the hand may be emptied so.",
        write=("play 7: add same suit",),
        raised_in=None,
        found=(Found("any number of its suit, and only the top one acts", "Taki, the nine of mau-mau.ch"),),
    ),
    Question(
        key=DUMP_OPEN,
        asks="Does a row of added cards stay open for the next player?",
        severity=Severity.WARNING,
        arises=when.some(effect_cards.adding_cards),
        because_of=(PLAY_EFFECT,),
        raised_by=effect_cards.adding_cards,
        write=("add open: closes", "add open: stays"),
        raised_in="play 7: add same suit",
        default=Default("add open: closes", "mau-mau.ch"),
        found=(
            Found("yes, until somebody closes it", "Taki"),
            Found("no, it ends with the turn", "mau-mau.ch"),
        ),
    ),
)
