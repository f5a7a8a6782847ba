"""Questions on cards that ask for a certain card: covers, demands, forced cards, rounds of one rank."""

from __future__ import annotations

from crazy8.compiler.diagnostics.diagnostic import Severity
from crazy8.compiler.questions import effect_cards
from crazy8.compiler.questions import triggers as when
from crazy8.compiler.questions.question import Found, Question

DUTIES: tuple[Question, ...] = (
    Question(
        key="turn.cover",
        asks="With which cards must a card be covered that has to be covered?",
        form="settled",
        severity=Severity.ERROR,
        arises=when.some(effect_cards.covering_cards),
        because_of=("play.effect",),
        settled_by="play.effect",
        cards=effect_cards.covering_cards,
        write=("play A: cover with same suit else draw 1", "play 6: cover with any else draw until playable"),
        found=(
            Found("with a card of its suit", "Vändåtta"),
            Found("with a card of its suit or rank, drawing until one comes", "101, Waspika (ace)"),
        ),
    ),
    Question(
        key="turn.question",
        asks="What does a player do who cannot cover the card at once?",
        form="settled",
        severity=Severity.ERROR,
        arises=when.some(effect_cards.covering_cards),
        because_of=("play.effect",),
        settled_by="play.effect",
        cards=effect_cards.covering_cards,
        write=(
            "play Q: cover with same suit or same rank else draw 1",
            "play A: cover with same suit else not allowed",
        ),
        found=(
            Found("one card is drawn", "Kadi"),
            Found("the card may only be laid together with its cover", "Vändåtta"),
        ),
    ),
    Question(
        key="force.rank",
        asks="What happens if the next player does not have the card that is asked for?",
        form="settled",
        severity=Severity.ERROR,
        arises=when.some(effect_cards.forcing_cards),
        because_of=("play.effect",),
        settled_by="play.effect",
        cards=effect_cards.forcing_cards,
        says="The player does what the statement says instead; if all such cards are played already, nothing is asked.",
        write=("play 9: next must play 9 else draw 1",),
        found=(Found("one card is drawn, unless all nines are out already", "French Wikibooks"),),
    ),
    Question(
        key="run.open",
        asks="If the card that is asked for is laid, is it asked of the next player again?",
        form="settled",
        severity=Severity.ERROR,
        arises=when.some(effect_cards.forcing_cards),
        because_of=("play.effect",),
        settled_by="play.effect",
        cards=effect_cards.forcing_cards,
        write=(
            "play 3: next must play same suit next-up else draw face until failed",
            "play 9: next must play 9 else draw 1",
        ),
        found=(
            Found("yes, each player goes one step up until somebody fails and draws", "Switch with runs"),
            Found("no", "French Wikibooks"),
        ),
    ),
    Question(
        key="wild.demand-impossible",
        asks="What if nobody has the rank that was demanded?",
        form="fixed",
        severity=Severity.ERROR,
        arises=when.some(effect_cards.demanding_cards),
        because_of=("play.effect",),
        says="Everyone who cannot follow does what the statement says; then the demand is over.",
        found=(Found("all draw; the demand lasts one round", "devdo (Makao)"),),
    ),
    Question(
        key="wild.demand-binds-owner",
        asks="If a demand lasts a round, must the player who made it follow it too?",
        form="fixed",
        severity=Severity.WARNING,
        arises=when.some(effect_cards.round_demand_cards),
        because_of=("play.effect",),
        says="Yes, it holds for the whole round.",
        found=(Found("yes, for the whole round", "devdo (Makao)"),),
    ),
    Question(
        key="wild.named-rank-action",
        asks="May a rank be demanded whose cards do something?",
        form="settled",
        severity=Severity.ERROR,
        arises=when.some(effect_cards.demanding_cards),
        because_of=("play.effect",),
        settled_by="play.effect",
        cards=effect_cards.demanding_cards,
        write=("play J: demand 5 to 7 9 10", "play J: demand plain"),
        found=(Found("no, only a plain rank", "LITE Games, Makao"),),
    ),
    Question(
        key="round.rank",
        asks="Who may open a round of one rank, what do the others do, and who ends it?",
        form="settled",
        severity=Severity.ERROR,
        arises=when.some(effect_cards.round_cards),
        because_of=("play.effect",),
        settled_by="play.effect",
        cards=effect_cards.round_cards,
        says="Who holds another such card; everybody lays one or does what is said, until the opener ends it.",
        write=("play A: may open round of same rank else wait",),
        found=(
            Found("with two aces in hand; who has none sits the turn out", "NetMauMau"),
            Found("a round of queens", "mau-mau.ch"),
        ),
    ),
)
