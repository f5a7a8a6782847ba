"""What can be wrong with rules that are each fine on their own."""

from __future__ import annotations

from typing import ClassVar

from crazy8.compiler.diagnostics.diagnostic import Diagnostic, Severity


class DealTooBig(Diagnostic):
    """The deal asks for more cards than the pack holds.

    Every player gets the same number of cards, and one more is turned up as the starter. Deal fewer cards, admit fewer
    players, or add a pack for larger tables with `when 6 or more players { packs 2 }`.

    Wrong:

        players 8
        deal 7

    Right:

        players 8
        deal 5
    """

    code: ClassVar[str] = "C8-DEAL-TOO-BIG"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "{players} × {each} cards and the starter make {needed}, but the pack holds {held}"
    hint: ClassVar[str | None] = "with {players} players deal at most {most}, or add a pack"
    varies: ClassVar[tuple[str, ...]] = ("players", "each", "needed", "most")

    players: int
    each: int
    needed: int
    held: int
    most: int


class StockZero(Diagnostic):
    """The deal leaves nothing to draw.

    The first player who cannot play would find an empty stock and a discard pile of one card.

    Wrong:

        players 3
        deal 17

    Right:

        players 3
        deal 7
    """

    code: ClassVar[str] = "C8-STOCK-ZERO"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "{players} × {each} cards and the starter use up the whole pack of {held}"
    hint: ClassVar[str | None] = "deal fewer cards to {players} players, or add a pack"
    varies: ClassVar[tuple[str, ...]] = ("players", "each")

    players: int
    each: int
    held: int


class StockShort(Diagnostic):
    """The deal leaves fewer cards in the stock than there are players.

    The stock is gone before everybody has drawn once, and from then on the discards are all there is.

    Wrong:

        players 4
        deal 12

    Right:

        players 4
        deal 7
    """

    code: ClassVar[str] = "C8-STOCK-SHORT"
    default_severity: ClassVar[Severity] = Severity.WARNING
    template: ClassVar[str] = "the deal leaves {stock} cards in the stock for {players} players"
    hint: ClassVar[str | None] = "deal fewer cards to {players} players, or add a pack"
    varies: ClassVar[tuple[str, ...]] = ("players", "stock")

    players: int
    stock: int


class RoleClash(Diagnostic):
    """A card is wild in one place and gets an effect in another.

    A card may be both: it is laid on anything, a suit is named, and then its effect happens. But where the two are said
    in different layers, nobody can tell whether both are meant. Say them side by side, or take one away with `no wild`
    or `no play`.

    Wrong:

        wild 2 names suit
        option twos "Twos make the next player draw" { play 2: next draws 2 }

    Right:

        wild 2 names suit
        option twos "Twos make the next player draw" {
          wild 2 names suit
          play 2: next draws 2
        }
    """

    code: ClassVar[str] = "C8-ROLE-CLASH"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "{cards} would be wild and have an effect too"
    hint: ClassVar[str | None] = (
        "say both in one place if both are meant, else take one away with `no wild` or `no play`"
    )

    cards: str


class UnscoredCard(Diagnostic):
    """Hands are counted, but some cards have no value.

    Once a file gives a value to any card, it must give one to all: what another rulebook says of the rest would be a
    guess. `value any = 5` covers everything that no narrower statement names.

    Wrong:

        score: each pays own hand
        value 8 = 50
        value J Q K = 10

    Right:

        score: each pays own hand
        value 8 = 50
        value J Q K = 10
        value A to 7, 9, 10 = face
    """

    code: ClassVar[str] = "C8-UNSCORED-CARD"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "{cards} have no value, but `score: {mode}` counts the cards in the hands"
    hint: ClassVar[str | None] = "add a line such as `value {words} = face`"

    cards: str
    words: str
    mode: str


class TargetAgainstMode(Diagnostic):
    """The points and the end of the game pull in opposite directions.

    Where every player pays for the own hand, points are bad and the lowest total wins. Where the winner collects,
    points are good and the highest total, or the first to reach the target, wins.

    Wrong:

        score: winner collects
        game to 100, lowest wins

    Right:

        score: winner collects
        game to 100, first wins
    """

    code: ClassVar[str] = "C8-TARGET-AGAINST-MODE"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "with `score: {mode}` points are {points}, but the game ends with `{outcome}`"
    hint: ClassVar[str | None] = "write `{other}`, or another `score`"

    mode: str
    points: str
    outcome: str
    other: str


class NothingScored(Diagnostic):
    """A game of several hands has no points that could decide it.

    Wrong:

        score: none
        game to 100, lowest wins

    Right:

        score: none
        game single hand
    """

    code: ClassVar[str] = "C8-NOTHING-SCORED"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "`score: none` gives no points, so `{game}` can never be decided"
    hint: ClassVar[str | None] = "choose a `score`, or `game single hand`"

    game: str


class UntilButWaits(Diagnostic):
    """A player draws until a card fits, and then may not play it.

    Wrong:

        draw until playable
        drawn card waits

    Right:

        draw until playable
        drawn card may be played
    """

    code: ClassVar[str] = "C8-UNTIL-BUT-WAITS"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "drawing ends with a card that fits, but a drawn card waits"
    hint: ClassVar[str | None] = "write `drawn card may be played`, or draw a fixed number"


class NothingOwed(Diagnostic):
    """An `answer` to a card that makes nothing owed.

    Only a card that makes the next player draw or miss turns can be answered. The statement that makes something owed
    may be missing, or stand in an option that is not chosen.

    Wrong:

        answer 7 with 7

    Right:

        play 7: next draws 2
        answer 7 with 7
    """

    code: ClassVar[str] = "C8-NOTHING-OWED"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "{cards} makes nothing owed that could be answered"
    hint: ClassVar[str | None] = "add `play {words}: next draws 2`, put both into one option, or require that option"

    cards: str
    words: str


class AnswerAddsNothing(Diagnostic):
    """An answering card is to add to a debt, but makes no debt of that kind itself.

    Cards to draw and turns to miss cannot be added up. `passes on` hands a debt to the next player as it is, `cancels`
    takes it away.

    Wrong:

        play 7: next draws 2
        play 8: skip next
        answer 7 with 8

    Right:

        play 7: next draws 2
        play 8: skip next
        answer 7 with 8: passes on
    """

    code: ClassVar[str] = "C8-ANSWER-ADDS-NOTHING"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "{answering} makes nothing owed of the kind that {owed} does, so it cannot be the answer"
    hint: ClassVar[str | None] = "say what becomes of the debt: `passes on`, `sends back` or `cancels`"

    answering: str
    owed: str


class NobodyCanGoOut(Diagnostic):
    """Every card is forbidden as the last one.

    Wrong:

        finish on any: forbidden

    Right:

        finish on 8: forbidden
    """

    code: ClassVar[str] = "C8-NOBODY-CAN-GO-OUT"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "no card can be the last one, so nobody can go out"
    hint: ClassVar[str | None] = "allow at least one card with `finish on …: wins`"


class OpenQuestion(Diagnostic):
    """The rulebook does not answer a question that comes up, and no other rulebook's answer is safe to assume.

    `c8 explain QUESTION` shows how to answer it and what real rulebooks say.

    Wrong:

        deck piquet32
        wild J names suit

    Right:

        deck piquet32
        wild J names suit
        value 7 to 10 = face
        value Q K = 10
        value A = 11
        value J = 20
    """

    code: ClassVar[str] = "C8-OPEN-QUESTION"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "`{question}` is open: {asks}"
    varies: ClassVar[tuple[str, ...]] = ("span",)
    hint: ClassVar[str | None] = "answer it with {answers}; see `c8 explain {question}`"

    question: str
    asks: str
    answers: str
    weight: Severity

    @property
    def severity(self) -> Severity:
        """As the question list has it."""
        return self.weight


class AssumedAnswer(Diagnostic):
    """The rulebook does not answer a question that comes up, so another rulebook's answer is assumed.

    This is no fault: the game can be played, and the rulebook prints the point as open. Answer it to be sure that your
    table agrees.

    Wrong:

        wild 8 names suit

    Right:

        c8 1
        variant example "Example" [house]
        players 2 to 4
        direction clockwise
        dealer first random
        first left of dealer
        deck standard52
        deal 5
        starter 8: bury
        match suit or rank
        wild 8 names suit
        note wild.fails-to-name "The suit of the card itself holds."
        no forbid any
        draw 1
        draw at will
        drawn card may be played
        stock empty: reshuffle
        stock exhausted: pass
        blocked: void
        no call
        finish on any: wins
        finish: hand ends
        score: none
        game single hand
    """

    code: ClassVar[str] = "C8-ASSUMED"
    default_severity: ClassVar[Severity] = Severity.NOTE
    template: ClassVar[str] = "`{question}` is left open: {asks}"
    varies: ClassVar[tuple[str, ...]] = ("span", "holds", "source")

    question: str
    asks: str
    holds: str
    source: str

    @property
    def help_text(self) -> str | None:
        """What is assumed, and whose rule that is."""
        whose = f" ({self.source})" if self.source else ""
        return f"until it is answered, `{self.holds}` holds{whose}"
