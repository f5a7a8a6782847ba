"""What can be wrong with rules that are each fine on their own."""

from __future__ import annotations

from typing import ClassVar

from ..diagnostic import Diagnostic, Severity


class DealTooBig(Diagnostic):
    """The deal asks for more cards than the pack holds.

    Every player gets the same number of cards, and one more is turned up as the starter; where hands differ in size,
    the largest one counts. Deal fewer cards, admit fewer players, or add a pack for larger tables with
    `when 6 or more players { packs 2 }`.

    Wrong:

        players 8
        deal 7

    Right:

        players 8
        deal 5
    """

    code: ClassVar[str] = "C8-DEAL-TOO-BIG"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "{players} × {each:card}{and_starter} make {needed}, but the pack holds {held}"
    hint: ClassVar[str | None] = "with {players} players deal at most {most}, or add a pack"
    varies: ClassVar[tuple[str, ...]] = ("players", "each", "needed", "most")

    players: int
    each: int
    needed: int
    held: int
    most: int
    and_starter: str


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
    template: ClassVar[str] = "{players} × {each:card}{and_starter} use up the whole pack of {held}"
    hint: ClassVar[str | None] = "deal fewer cards to {players} players, or add a pack"
    varies: ClassVar[tuple[str, ...]] = ("players", "each")

    players: int
    each: int
    held: int
    and_starter: str


class StockShort(Diagnostic):
    """The deal leaves fewer cards in the stock than there are players.

    The stock is gone before everybody has drawn once, and from then on the discards are all there is. If that is meant,
    say so with the number of packs, as in `packs 1`.

    Wrong:

        players 4
        deal 12

    Right:

        players 4
        deal 7
    """

    code: ClassVar[str] = "C8-STOCK-SHORT"
    default_severity: ClassVar[Severity] = Severity.WARNING
    template: ClassVar[str] = "the deal leaves {stock:card} in the stock for {players} players"
    hint: ClassVar[str | None] = "deal fewer cards to {players} players, or say how many packs there are"
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


class TooManyCalls(Diagnostic):
    """More numbers of cards have a call than a game can have.

    Wrong:

        call "five" at 5 cards, else draw 1
        call "four" at 4 cards, else draw 1
        call "three" at 3 cards, else draw 1
        call "two" at 2 cards, else draw 1
        call "one" at 1 card, else draw 1

    Right:

        call "two" at 2 cards, else draw 1
        call "one" at 1 card, else draw 1
    """

    code: ClassVar[str] = "C8-TOO-MANY-CALLS"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "there are calls at {count:number} of cards; a game can have {most}"
    hint: ClassVar[str | None] = "leave calls out until {most} are left"

    count: int
    most: int


class NeverLaid(Diagnostic):
    """A card may lie on no card at all.

    Wrong:

        forbid 8 on any

    Right:

        forbid 8 on 8
    """

    code: ClassVar[str] = "C8-NEVER-LAID"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "{cards} can never be laid"
    hint: ClassVar[str | None] = "allow it on at least one card"

    cards: str


class AnswersItself(Diagnostic):
    """Only a card itself could answer the debt that it makes, and there is only one of it.

    Wrong:

        play KH: next draws 5
        answer KH with KH

    Right:

        play KH: next draws 5
        answer KH with hearts: cancels
    """

    code: ClassVar[str] = "C8-ANSWERS-ITSELF"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "only {cards} itself could answer, and there is no second one in the pack"
    hint: ClassVar[str | None] = "name other cards behind `with`, or play with two packs"

    cards: str
