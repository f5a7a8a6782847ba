"""Report what can be wrong with who leaves the game, and with its end."""

from __future__ import annotations

from typing import ClassVar

from ...diagnostics.diagnostic import Diagnostic, Severity


class NobodyLeaves(Diagnostic):
    page: ClassVar[str] = """
    The game goes on until one player remains, but nobody ever leaves it.

    Wrong:

        game until 1 remains

    Right:

        after each hand: loser leaves game
        game until 1 remains
    """
    code: ClassVar[str] = "C8-NOBODY-LEAVES"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "`game until 1 remains` never ends, for nobody leaves the game"
    hint: ClassVar[str | None] = "say who leaves, as in `after each hand: loser leaves game`"


class LeavesOtherGame(Diagnostic):
    page: ClassVar[str] = """
    Somebody leaves the game after each hand, but the game ends in another way.

    Whoever has left is out of the game whatever the points say, so the last one left decides. With a number of hands or
    points the table would have to agree on what the points of those who left still count.

    Wrong:

        after each hand: loser leaves game
        game 10 hands

    Right:

        after each hand: loser leaves game
        game until 1 remains
    """
    code: ClassVar[str] = "C8-LEAVES-OTHER-GAME"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "with `{leaves}` the game ends when one player is left, not as in `{game}`"
    hint: ClassVar[str | None] = "write `game until 1 remains`, or leave `{leaves}` out"

    leaves: str
    game: str


class LeavesTwice(Diagnostic):
    page: ClassVar[str] = """
    Somebody leaves the game after each hand, and others leave it as soon as their counter has run down.

    Where a single hand puts its loser out, nobody can lose a second life.

    Wrong:

        after each hand: loser leaves game
        countdown from 3 to 0
        countdown falls for loser
        countdown over: leaves game

    Right:

        countdown from 3 to 0
        countdown falls for loser
        countdown over: leaves game
    """
    code: ClassVar[str] = "C8-LEAVES-TWICE"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "`{leaves}` lets nobody play until `{over}` can matter"
    hint: ClassVar[str | None] = "keep one of the two"

    leaves: str
    over: str


class LeaverIsNeeded(Diagnostic):
    page: ClassVar[str] = """
    A player who has just left the game would have to deal the next hand, or to begin it.

    Wrong:

        after each hand: loser leaves game
        game until 1 remains
        next dealer loser

    Right:

        after each hand: loser leaves game
        game until 1 remains
        next dealer left
    """
    code: ClassVar[str] = "C8-LEAVER-IS-NEEDED"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "`{needs}` asks for a player who has left with `{leaves}`"
    hint: ClassVar[str | None] = "let somebody else do that, as in `{instead}`"

    needs: str
    leaves: str
    instead: str


class LeavesPartner(Diagnostic):
    page: ClassVar[str] = """
    Players leave the game one by one, but they play in pairs.

    Whoever left would leave a partner behind who plays alone against two.

    Wrong:

        players 4
        partners opposite
        after each hand: loser leaves game
        game until 1 remains

    Right:

        players 4
        after each hand: loser leaves game
        game until 1 remains
    """
    code: ClassVar[str] = "C8-LEAVES-PARTNER"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "with `{leaves}` {one} leaves, and {other} would be left alone"
    hint: ClassVar[str | None] = "leave out `{line}`, or let nobody leave"

    leaves: str
    one: str
    other: str
    line: str


class NotEachDeals(Diagnostic):
    page: ClassVar[str] = """
    Each player is to deal equally often, but the deal does not pass round the table.

    Who always deals, or deals for having won or lost, may deal more often than others, who may never deal at all.

    Wrong:

        next dealer winner
        game each deals 2 times

    Right:

        next dealer left
        game each deals 2 times
    """
    code: ClassVar[str] = "C8-NOT-EACH-DEALS"
    default_severity: ClassVar[Severity] = Severity.WARNING
    template: ClassVar[str] = "with `{dealer}` not everybody deals equally often, as in `{game}`"
    hint: ClassVar[str | None] = "let the deal pass on, as in `next dealer left`, or say how many hands are played"

    dealer: str
    game: str
