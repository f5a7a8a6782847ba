"""Questions on which card fits on which."""

from __future__ import annotations

from ...diagnostics.diagnostic import Severity
from ...questions.question import Default, Found, Question, never
from ...questions.triggers import some
from ..debts.facts import draw_debt_cards, has_draw_debts
from ..deck.facts import jokers, plain_jokers
from ..deck.model import DECK_COMPOSITION, DECK_JOKERS
from ..drawing.facts import draws_in_turn
from ..drawing.model import DRAW_COUNT, DRAW_OPTIONAL
from ..effects.facts import has_wilds_with_effects
from ..effects.model import PLAY_EFFECT
from ..wild.facts import has_naming_wilds, naming_wilds
from ..wild.model import WILD_ON_SAME_WILD, WILD_WHICH
from .facts import cards_anything_follows, cards_counting_as_below, matches_suit_and_rank
from .model import (
    COPY_CHAIN,
    JOKER_MATCHES_AS,
    JOKER_NEXT_MUST_MATCH,
    MATCH_AFTER_CARD,
    MATCH_AFTER_NAME,
    MATCH_AFTER_SERVED,
    MATCH_ANYTHING_CARD,
    MATCH_ATTRIBUTES,
    MATCH_FIRST_TURN_LIMITS,
    MATCH_FORCED,
    MATCH_IDENTITY_EFFECT,
    MATCH_PRINTED_RANK_AFTER_NAME,
    MATCH_SUIT_FIRST,
)

MATCHING: tuple[Question, ...] = (
    Question(
        key=MATCH_ATTRIBUTES,
        asks="In what must a card agree with the top card?",
        severity=Severity.ERROR,
        write=("match suit or rank", "match colour or rank", "match suit", "match rank", "match neighbour"),
        default=Default("match suit or rank", "Pagat"),
        found=(
            Found("suit or rank", "Pagat, Bicycle, Bulgarian page, Italian page, Chinese page"),
            Found("colour, number or symbol", "Mattel's Uno sheet"),
            Found("shape or number", "Whot"),
            Found("the rank must be one higher or lower; the suit does not matter", "Upp og niður"),
        ),
    ),
    Question(
        key=MATCH_SUIT_FIRST,
        asks="If I could match the suit as well as the rank, must I match the suit first?",
        form="fixed",
        severity=Severity.NOTE,
        arises=matches_suit_and_rank,
        because_of=(MATCH_ATTRIBUTES,),
        says="No. Any card that fits may be played.",
        answered_in="match rank",
        found=(Found("nobody has to follow suit first", "Chinese page, webcasty"),),
        asked_unless=never,
    ),
    Question(
        key=MATCH_FORCED,
        asks="Must I play if I can?",
        form="settled",
        severity=Severity.ERROR,
        arises=draws_in_turn,
        settled_by=DRAW_OPTIONAL,
        because_of=(DRAW_COUNT,),
        write=("draw at will", "draw when unable"),
        found=(
            Found(
                "no, drawing instead is allowed",
                "Bulgarian page, Bicycle, Mattel's Uno sheet, official MauMau rules 2008",
            ),
            Found("yes", "CardGames.io, PlayAural; a variation at j-opolis"),
        ),
    ),
    Question(
        key=MATCH_AFTER_NAME,
        asks="What may be laid on a wild card for which a suit was named?",
        form="settled",
        severity=Severity.ERROR,
        arises=has_naming_wilds,
        because_of=(WILD_WHICH,),
        settled_by=WILD_WHICH,
        cards=naming_wilds,
        write=("wild 8: names suit",),
        raised_in=None,
        found=(
            Found(
                "the named suit or another wild card; the printed suit counts no more", "Chinese page, Bulgarian page"
            ),
        ),
    ),
    Question(
        key=MATCH_PRINTED_RANK_AFTER_NAME,
        asks="Does a second eight fit on an eight because of its rank, or because it is wild?",
        form="fixed",
        severity=Severity.WARNING,
        arises=has_naming_wilds,
        because_of=(WILD_WHICH,),
        says="Because it is wild. After a suit was named, the rank of the card on top counts no more.",
        raised_in="wild 8: names suit",
        found=(Found("another card of the wild rank always fits, without a reason given", "Pagat, Chinese page"),),
        told_with=WILD_ON_SAME_WILD,
    ),
    Question(
        key=MATCH_AFTER_CARD,
        asks="May something else than what matches be laid on some card?",
        severity=Severity.NOTE,
        absent_unless_stated=True,
        says="What matches it.",
        write=("after Q: any", "after 9: same colour", "after 7: as card below", "after Q: as usual"),
        found=(
            Found("any card on a queen, and a queen on any card", "Makao"),
            Found("after an eight, a card of its colour or another eight", "Dobon (card-asobi)"),
            Found("a card of the suit that lies under it", "drwingnut (joker)"),
        ),
    ),
    Question(
        key=MATCH_ANYTHING_CARD,
        asks="On which cards may every card be laid?",
        form="settled",
        severity=Severity.ERROR,
        arises=some(cards_anything_follows),
        because_of=(MATCH_AFTER_CARD,),
        settled_by=MATCH_AFTER_CARD,
        cards=cards_anything_follows,
        write=("after Q: any",),
        raised_in=None,
        found=(Found("on a queen, which may itself be laid on everything", "Makao"),),
    ),
    Question(
        key=COPY_CHAIN,
        asks="If cards that count as the one under them lie on each other, as what do they count?",
        form="settled",
        severity=Severity.WARNING,
        arises=some(cards_counting_as_below),
        because_of=(MATCH_AFTER_CARD,),
        settled_by=MATCH_AFTER_CARD,
        cards=cards_counting_as_below,
        says="As the first card under them that counts as itself.",
        write=("after 7: as card below",),
        raised_in=None,
        found=(Found("the card under it hands its rank and suit on", "the seven of Switch with runs"),),
    ),
    Question(
        key=JOKER_MATCHES_AS,
        asks="On which cards may a joker be laid, and what does it stand for?",
        form="settled",
        severity=Severity.ERROR,
        arises=some(jokers),
        because_of=(DECK_JOKERS, DECK_COMPOSITION),
        settled_by=WILD_WHICH,
        cards=jokers,
        write=("wild joker: names nothing", "wild joker: names suit", "wild joker: names suit and rank"),
        raised_in="jokers 2\nafter joker: any",
        answered_in="jokers 2\nwild joker: names nothing\nafter joker: any",
        found=(
            Found("on every card", "Pesten, One Card"),
            Found("on every card but an ace", "AdPoker (huit américain)"),
            Found("as a card that its player names", "Japanese rules, Bartok"),
        ),
    ),
    Question(
        key=JOKER_NEXT_MUST_MATCH,
        asks="What may be laid on a joker?",
        form="settled",
        severity=Severity.ERROR,
        arises=some(plain_jokers),
        because_of=(DECK_JOKERS, DECK_COMPOSITION),
        settled_by=MATCH_AFTER_CARD,
        cards=plain_jokers,
        says="What matches it: only another joker, for a joker has no suit.",
        write=("after joker: any", "after joker: as card below"),
        raised_in="jokers each black, red\nwild joker: names nothing\nmatch colour or rank",
        found=(
            Found("any card", "Gamefunnel (Pesten)"),
            Found("the suit of the card under it", "drwingnut"),
            Found("the suit that its player named", "Pesten"),
        ),
    ),
    Question(
        key=MATCH_FIRST_TURN_LIMITS,
        asks="Is anything forbidden in the first turn of a hand?",
        severity=Severity.NOTE,
        absent_unless_stated=True,
        says="No. The first turn is like any other.",
        write=("forbid 8 in first turn", "forbid 8, same rank in first turn"),
        found=(Found("nobody may change the suit in their own first turn", "Korthuset (Olsen)"),),
    ),
    Question(
        key=MATCH_AFTER_SERVED,
        asks="What may be laid on a draw card after somebody has drawn for it?",
        severity=Severity.ERROR,
        arises=has_draw_debts,
        because_of=(PLAY_EFFECT,),
        cards=draw_debt_cards,
        absent_unless_stated=True,
        says="Whatever fits on it as on any card: a draw card that was served has done its work.",
        write=(
            "after joker served: any",
            "after 2 served: same suit or same rank",
        ),
        raised_in="play 2: next draws 2",
        answered_in="play 2: next draws 2\nafter 2 served: any",
        found=(
            Found("what matches it, as usual", "official MauMau rules 2008, P's Mau Mau"),
            Found("any card, after a joker was served", "Gamefunnel (Pesten)"),
            Found("any card, if the stock was too short to serve it", "Maumau-Deluxe"),
        ),
        asked_unless=lambda rules: any(cards is not None for cards in rules.matching.after_served),
        shelf="penalty",
    ),
    Question(
        key=MATCH_IDENTITY_EFFECT,
        asks="Can one card be wild and have an effect as well?",
        form="computed",
        severity=Severity.ERROR,
        arises=has_wilds_with_effects,
        because_of=(PLAY_EFFECT, WILD_WHICH),
        says="Yes, if it is given both: it may be laid on anything, the suit is named, then the effect happens.",
        raised_in="wild 8: names suit\nplay 8: next draws 2",
        found=(Found("a wild card that also makes the next player draw", "Mattel's Uno sheet"),),
        untold="a card that is wild and has an effect stands in both sections",
    ),
)
