"""Report what can be wrong with the deal and the sizes of hands."""

from __future__ import annotations

from typing import ClassVar

from ...diagnostics.diagnostic import Diagnostic, Severity


class DealTooBig(Diagnostic):
    page: ClassVar[str] = """
    The deal asks for more cards than the pack holds.

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
    hint: ClassVar[str | None] = "with {players} {hands} at most `deal {most}`, or add a pack"
    varies: ClassVar[tuple[str, ...]] = ("players", "each", "needed", "most")

    players: int
    each: int
    needed: int
    held: int
    most: int
    and_starter: str
    hands: str
    """The word for those who are dealt cards: players, or the hands of players with dummy hands."""


class StockZero(Diagnostic):
    page: ClassVar[str] = """
    The deal leaves nothing to draw.

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
    hint: ClassVar[str | None] = "deal fewer cards to {players} {hands}, or add a pack"
    varies: ClassVar[tuple[str, ...]] = ("players", "each")

    players: int
    each: int
    held: int
    and_starter: str
    hands: str


class StockShort(Diagnostic):
    page: ClassVar[str] = """
    The deal leaves fewer cards in the stock than there are players.

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
    template: ClassVar[str] = "the deal leaves {stock:card} in the stock for {players} {hands}"
    hint: ClassVar[str | None] = "deal fewer cards to {players} {hands}, or say how many packs there are"
    varies: ClassVar[tuple[str, ...]] = ("players", "stock")

    players: int
    stock: int
    hands: str


class LimitBelowDeal(Diagnostic):
    page: ClassVar[str] = """
    A hand is too large as soon as it is dealt.

    Wrong:

        deal 7
        at 6 cards: leaves hand

    Right:

        deal 7
        at 21 cards: leaves hand
    """
    code: ClassVar[str] = "C8-LIMIT-BELOW-DEAL"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "a hand of {each:card} is dealt, but a hand may hold {limit}"

    each: int
    limit: int


class DealerWithoutCards(Diagnostic):
    page: ClassVar[str] = """
    The dealer's only card would be the starter, so the dealer would hold none.

    Wrong:

        deal per hand 3 2 1
        starter from dealer
        game 3 hands

    Right:

        deal per hand 4 3 2
        starter from dealer
        game 3 hands
    """
    code: ClassVar[str] = "C8-DEALER-WITHOUT-CARDS"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "where one card is dealt, the dealer gives it away as the starter and holds none"
    hint: ClassVar[str | None] = "deal two cards or more, or turn the starter up from the stock"


class BatchesDiffer(Diagnostic):
    page: ClassVar[str] = """
    The batches in which the cards are dealt do not make up the deal.

    Wrong:

        deal 7
        deal batches 3 2

    Right:

        deal 5
        deal batches 3 2
    """
    code: ClassVar[str] = "C8-BATCHES-DIFFER"
    default_severity: ClassVar[Severity] = Severity.WARNING
    template: ClassVar[str] = "batches of {together:card} together do not make up a deal of {each}"
    varies: ClassVar[tuple[str, ...]] = ("each",)

    together: int
    each: int


class HandicapsTooBig(Diagnostic):
    page: ClassVar[str] = """
    Somebody may be dealt more cards than are left.

    Each of several winners counts, where several may win a hand.

    Wrong:

        players 4
        deal 12
        deal winner 4 more
        game 10 hands

    Right:

        players 4
        deal 7
        deal winner 2 more
        game 10 hands
    """
    code: ClassVar[str] = "C8-HANDICAPS-TOO-BIG"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "`{deal}` may deal {more:card} more, but {stock:card} would be the whole stock"
    hint: ClassVar[str | None] = "deal fewer cards, or add a pack"
    varies: ClassVar[tuple[str, ...]] = ("more", "stock")

    deal: str
    more: int
    stock: int


class HandicapTakesAll(Diagnostic):
    page: ClassVar[str] = """
    A player who is dealt fewer cards than the others may get none at all.

    Wrong:

        deal 5
        deal winner 5 fewer
        game 10 hands

    Right:

        deal 5
        deal winner 1 fewer
        game 10 hands
    """
    code: ClassVar[str] = "C8-HANDICAP-TAKES-ALL"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "`{deal}` leaves no card of {each}"
    hint: ClassVar[str | None] = "take fewer cards away, or deal more"
    varies: ClassVar[tuple[str, ...]] = ("each",)

    deal: str
    each: int


class NoHandBefore(Diagnostic):
    page: ClassVar[str] = """
    The deal, or who begins, hangs on who won or lost the hand before, but a game has one hand.

    Wrong:

        deal winner 2 more
        game single hand

    Right:

        deal winner 2 more
        game 10 hands
    """
    code: ClassVar[str] = "C8-NO-HAND-BEFORE"
    default_severity: ClassVar[Severity] = Severity.WARNING
    template: ClassVar[str] = "`{statement}` looks back at the hand before, and there is none"
    hint: ClassVar[str | None] = "play several hands, as in `game 10 hands`"

    statement: str


class HandicapPartsPartners(Diagnostic):
    page: ClassVar[str] = """
    The loser of a hand is dealt other cards than a partner who has lost it, too.

    Wrong:

        players 4
        partners opposite
        deal loser 1 fewer
        game 10 hands

    Right:

        players 4
        partners opposite
        deal winner 1 more
        game 10 hands
    """
    code: ClassVar[str] = "C8-HANDICAP-PARTS-PARTNERS"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "with `{deal}` {one} loses, and not {other}"
    hint: ClassVar[str | None] = "leave out `{line}`, or deal the winners more"

    deal: str
    one: str
    other: str
    line: str


class CountersEndTogether(Diagnostic):
    page: ClassVar[str] = """
    The counters of all players reach their end after the same hand, and the first to reach it wins the game.

    If everyone's counter moves on after each hand, all counters stand alike. Nobody is the first, so let the counter
    of the winner move on, or end the game after a number of hands.

    Wrong:

        countdown from 8 to 1
        countdown falls for everyone
        game to countdown

    Right:

        countdown from 8 to 1
        countdown falls for everyone
        game 8 hands
    """
    code: ClassVar[str] = "C8-COUNTERS-END-TOGETHER"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "`{game}` looks for the first counter at its end, and `{falls}` moves all of them alike"
    hint: ClassVar[str | None] = (
        "end the game after a number of hands, as in `game 8 hands`, or write another `countdown falls`"
    )

    game: str
    falls: str


class EverybodyHoldsOne(Diagnostic):
    page: ClassVar[str] = """
    Whoever holds one of certain cards begins, but everybody does: too few others are in the pack for a whole hand.

    So the player to the dealer's left begins in any case.

    Wrong:

        first player holder of any

    Right:

        first player holder of 7S
    """
    code: ClassVar[str] = "C8-EVERYBODY-HOLDS-ONE"
    default_severity: ClassVar[Severity] = Severity.WARNING
    template: ClassVar[str] = "everybody holds one of {cards}, so this does not say who begins"
    hint: ClassVar[str | None] = "name fewer cards, or say `holder of lowest {words}` or `first player left of dealer`"

    varies: ClassVar[tuple[str, ...]] = ("cards", "words")
    cards: str
    words: str
