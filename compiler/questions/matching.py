"""Questions on which card fits on which."""

from __future__ import annotations

from crazy8.compiler.diagnostics.diagnostic import Severity
from crazy8.compiler.questions import card_sets
from crazy8.compiler.questions import triggers as when
from crazy8.compiler.questions.question import Default, Found, Question

MATCHING: tuple[Question, ...] = (
    Question(
        key="match.attributes",
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
        key="match.suit-first",
        asks="If I could match the suit as well as the rank, must I match the suit first?",
        form="fixed",
        severity=Severity.NOTE,
        arises=when.matches_suit_and_rank,
        because_of=("match.attributes",),
        says="No. Any card that fits may be played.",
        found=(Found("nobody has to follow suit first", "Chinese page, webcasty"),),
    ),
    Question(
        key="match.forced",
        asks="Must I play if I can?",
        form="settled",
        severity=Severity.ERROR,
        settled_by="draw.optional",
        because_of=("draw.count",),
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
        key="match.after-name",
        asks="What may be laid on a wild card for which a suit was named?",
        form="settled",
        severity=Severity.ERROR,
        arises=when.has_naming_wilds,
        because_of=("wild.which",),
        settled_by="wild.which",
        cards=card_sets.naming_wilds,
        write=("wild 8 names suit",),
        found=(
            Found(
                "the named suit or another wild card; the printed suit counts no more", "Chinese page, Bulgarian page"
            ),
        ),
    ),
    Question(
        key="match.printed-rank-after-name",
        asks="Does a second eight fit on an eight because of its rank, or because it is wild?",
        form="fixed",
        severity=Severity.WARNING,
        arises=when.has_naming_wilds,
        because_of=("wild.which",),
        says="Because it is wild. After a suit was named, the rank of the card on top counts no more.",
        found=(Found("another card of the wild rank always fits, without a reason given", "Pagat, Chinese page"),),
    ),
    Question(
        key="match.first-turn-limits",
        asks="Is anything forbidden in the first turn of a hand?",
        form="fixed",
        severity=Severity.NOTE,
        says="No. The first turn is like any other.",
        found=(Found("nobody may change the suit in their own first turn", "Korthuset (Olsen)"),),
    ),
    Question(
        key="match.after-served",
        asks="What may be laid on a draw card after somebody has drawn for it?",
        form="fixed",
        severity=Severity.ERROR,
        arises=when.has_draw_debts,
        because_of=("play.effect",),
        says="Whatever fits on it as on any card: a draw card that was served has done its work.",
        found=(
            Found("what matches it, as usual", "official MauMau rules 2008, P's Mau Mau"),
            Found("any card, after a joker was served", "Gamefunnel (Pesten)"),
            Found("any card, if the stock was too short to serve it", "Maumau-Deluxe"),
        ),
    ),
    Question(
        key="match.identity-effect",
        asks="Can one card be wild and have an effect as well?",
        form="computed",
        severity=Severity.ERROR,
        arises=when.has_wilds_with_effects,
        because_of=("play.effect", "wild.which"),
        says="Yes, if it is given both: it may be laid on anything, the suit is named, then the effect happens.",
        found=(Found("a wild card that also makes the next player draw", "Mattel's Uno sheet"),),
    ),
)
