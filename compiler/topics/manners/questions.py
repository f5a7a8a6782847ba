"""Questions on table manners: an author answers them in words, and nobody plays them on an engine."""

from __future__ import annotations

from ...diagnostics.diagnostic import Severity
from ...questions.fact import Fact
from ...questions.question import Default, Found, Question
from ...questions.triggers import has_note
from ..drawing.model import DRAW_COUNT
from ..wild.facts import has_naming_wilds, naming_wilds
from ..wild.model import WILD_WHICH
from .model import (
    DEAL_CUT_PRIVILEGE,
    DEAL_MISDEAL,
    DRAW_TOO_MANY,
    ERROR_ADVICE,
    ERROR_ILLEGAL_PLAY,
    HOUSE_RULE,
    RULE_MUTABLE,
    RULE_SECRET,
    STARTER_DEALERS_GOODIES,
    TURN_HESITATION,
    WILD_FAILS_TO_NAME,
)

_PRINTED = "A note is printed, and nobody plays it."

MANNERS: tuple[Question, ...] = (
    Question(
        key=DEAL_MISDEAL,
        asks="What happens when the cards were dealt wrongly?",
        form="words",
        beyond_examples=_PRINTED,
        severity=Severity.NOTE,
        write=('rule deal.misdeal: "After a misdeal the same player deals again."',),
        default=Default(
            'rule deal.misdeal: "After a misdeal the same player deals again."', "official MauMau rules 2008"
        ),
        found=(
            Found("the cards are dealt again", "official MauMau rules 2008"),
            Found("a player whose card was shown may refuse it", "mau-mau.ch"),
        ),
    ),
    Question(
        key=DEAL_CUT_PRIVILEGE,
        asks="May the player who cuts the pack keep power cards that come up?",
        form="words",
        beyond_examples=_PRINTED,
        severity=Severity.NOTE,
        arises=has_note(DEAL_CUT_PRIVILEGE),
        absent_unless_stated=True,
        says="No. Cutting gives no right to any card.",
        write=('rule deal.cut-privilege: "Whoever cuts may keep up to three power cards that come up."',),
        raised_in=None,
        found=(Found("up to three power cards; a fourth means that the pack is cut again", "Serbian rules"),),
    ),
    Question(
        key=STARTER_DEALERS_GOODIES,
        asks="May the dealer pocket special cards that are turned up as starter?",
        form="words",
        beyond_examples=_PRINTED,
        severity=Severity.NOTE,
        arises=has_note(STARTER_DEALERS_GOODIES),
        absent_unless_stated=True,
        says="No.",
        write=('rule starter.dealers-goodies: "The dealer may keep special starters until a plain one comes."',),
        raised_in=None,
        found=(Found("the dealer keeps special starters until a plain one comes", "an older Wikipedia text"),),
    ),
    Question(
        key=WILD_FAILS_TO_NAME,
        asks="What if the player of a wild card forgets to name a suit?",
        form="words",
        beyond_examples=_PRINTED,
        severity=Severity.WARNING,
        arises=has_naming_wilds,
        because_of=(WILD_WHICH,),
        raised_by=naming_wilds,
        write=(
            'rule wild.fails-to-name: "Until a suit is named, the suit of the card itself holds."',
            'rule wild.fails-to-name: "The next player may ask for a suit, or choose one."',
        ),
        raised_in="wild 8: names suit",
        default=Default(
            'rule wild.fails-to-name: "Until a suit is named, the suit of the card itself holds."', "this language"
        ),
        found=(
            Found("the next player asks for a suit or chooses one", "some tables"),
            Found("the printed suit holds", "some tables"),
        ),
    ),
    Question(
        key=DRAW_TOO_MANY,
        asks="What if somebody drew too many cards by mistake?",
        form="words",
        beyond_examples=_PRINTED,
        severity=Severity.NOTE,
        because_of=(DRAW_COUNT,),
        write=('rule draw.too-many: "A card drawn too many is shown and goes under the stock."',),
        default=Default(
            'rule draw.too-many: "A card drawn too many is shown and goes under the stock."',
            "official MauMau rules 2008",
        ),
        found=(
            Found("it is shown and goes under the stock", "official MauMau rules 2008"),
            Found("penalty cards", "mau-mau.ch"),
        ),
    ),
    Question(
        key=TURN_HESITATION,
        asks="Is there a penalty for taking too long?",
        form="words",
        beyond_examples=_PRINTED,
        severity=Severity.NOTE,
        absent_unless_stated=True,
        says="No.",
        write=('rule turn.hesitation: "Whoever hesitates is counted down from five and then draws a card."',),
        found=(Found("the others count down from five, then a card is drawn", "mau-mau.ch"),),
    ),
    Question(
        key=ERROR_ILLEGAL_PLAY,
        asks="What happens when somebody lays a card that does not fit, or plays out of turn?",
        form="words",
        beyond_examples=_PRINTED,
        severity=Severity.NOTE,
        write=('rule error.illegal-play: "The card is taken back and one card is drawn."',),
        default=Default('rule error.illegal-play: "The card is taken back and one card is drawn."', "Bartok"),
        found=(
            Found("the card is taken back and one card drawn", "Bartok"),
            Found("two cards for playing out of turn", "a Uno sheet"),
        ),
    ),
    Question(
        key=ERROR_ADVICE,
        asks="May players give one another advice?",
        form="words",
        beyond_examples=_PRINTED,
        severity=Severity.NOTE,
        absent_unless_stated=True,
        says="No rule says anything about it.",
        write=('rule error.advice: "Whoever tells another player what to play draws two cards."',),
        found=(
            Found("it costs four cards", "an older Uno sheet"),
            Found("it costs two cards", "Liquisearch (Uno)"),
        ),
    ),
    Question(
        key=RULE_MUTABLE,
        asks="Can rules be added while the game goes on?",
        form="words",
        beyond_examples=_PRINTED,
        severity=Severity.NOTE,
        arises=has_note(RULE_MUTABLE),
        absent_unless_stated=True,
        says="No. These are the rules from the first deal to the last.",
        write=('rule rule.mutable: "The winner of a hand adds a rule; the next hand is played with it."',),
        raised_in=None,
        found=(Found("the winner of a hand adds a rule", "Bartok, mau-mau.ch"),),
    ),
    Question(
        key=RULE_SECRET,
        asks="Are there rules that players have to find out for themselves?",
        form="words",
        beyond_examples=_PRINTED,
        severity=Severity.NOTE,
        arises=has_note(RULE_SECRET),
        absent_unless_stated=True,
        says="No.",
        write=('rule rule.secret: "New players are told only the rules that are written here."',),
        raised_in=None,
        found=(Found("the rules may not be told", "Mao"),),
    ),
    Question(
        key=HOUSE_RULE,
        asks="Which further rules do the players keep by themselves?",
        form="words",
        beyond_examples="It is told, and nobody plays it.",
        severity=Severity.NOTE,
        arises=Fact("There is a rule that is told and not played.", lambda rules: bool(rules.told)),
        absent_unless_stated=True,
        says="None.",
        write=(
            'rule: "Whoever speaks draws a card."',
            'rule "No talking": "Once a seven lies on top nobody may speak."',
            'rule silence: "Once a seven lies on top nobody may speak."',
            'rule silence in de: "Liegt eine Sieben oben, darf niemand reden."',
            "no rule silence",
            'call forgotten: "the penalty card lies aside for one turn"',
        ),
        raised_in=None,
        found=(
            Found("once a certain card lies on top nobody may speak", "Mao"),
            Found("all slap the pile, the last one draws", "some tables"),
        ),
    ),
)
