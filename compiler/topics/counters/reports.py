"""Report what can be wrong with counters and the cutter."""

from __future__ import annotations

from typing import ClassVar

from ...diagnostics.diagnostic import Diagnostic, Severity


class NoCounter(Diagnostic):
    page: ClassVar[str] = """
    A statement uses the counter of a player, but nobody has one.

    Wrong:

        deal countdown

    Right:

        countdown from 8 to 1
        deal countdown
        game to countdown
    """
    code: ClassVar[str] = "C8-NO-COUNTER"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "`{statement}` uses a countdown, but there is none"
    hint: ClassVar[str | None] = "say where the counters begin and end, as in `countdown from 8 to 1`"

    statement: str


class CounterRunsUp(Diagnostic):
    page: ClassVar[str] = """
    A counter ends where it begins, or above: counters fall.

    Wrong:

        countdown from 1 to 8
        deal countdown
        game to countdown

    Right:

        countdown from 8 to 1
        deal countdown
        game to countdown
    """
    code: ClassVar[str] = "C8-COUNTER-RUNS-UP"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "a counter falls, so it cannot run from {start} to {end}"

    start: int
    end: int


class FallsTooLate(Diagnostic):
    page: ClassVar[str] = """
    An empty hand is drawn anew by the counter, but the counter falls only after a hand.

    With `finish: next countdown` play goes on when a hand is empty: its player comes one step nearer to the end and
    draws as many cards as the counter then says.

    Wrong:

        countdown from 8 to 1
        countdown falls for winner
        finish: next countdown
        game to countdown

    Right:

        countdown from 8 to 1
        countdown falls for emptied
        finish: next countdown
        game to countdown
    """
    code: ClassVar[str] = "C8-FALLS-TOO-LATE"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "with `finish: next countdown` a counter falls at once, not after a hand for `{falls}`"
    hint: ClassVar[str | None] = "write `countdown falls for emptied`"

    falls: str


class OverAgainstFalls(Diagnostic):
    page: ClassVar[str] = """
    Whoever's counter has run down gets something that does not go with whose counter falls.

    A counter that falls for the loser of each hand counts lives: whoever has none left has lost the game, or leaves it.
    One that falls for the winner, or for a player whose hand is empty, counts successes: the first at its end has won.

    Wrong:

        countdown from 3 to 0
        countdown falls for loser
        game to countdown

    Right:

        countdown from 3 to 0
        countdown falls for loser
        countdown over: loses game
        game to countdown
    """
    code: ClassVar[str] = "C8-OVER-AGAINST-FALLS"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "`{over}` does not go with `{falls}`"
    hint: ClassVar[str | None] = "write `{instead}`, or let the counter fall for somebody else"

    over: str
    falls: str
    instead: str


class OverInOtherGame(Diagnostic):
    page: ClassVar[str] = """
    The game is decided by the first counter that has run down, but it ends in another way.

    Wrong:

        countdown from 3 to 0
        countdown falls for loser
        countdown over: loses game
        game 10 hands

    Right:

        countdown from 3 to 0
        countdown falls for loser
        countdown over: loses game
        game to countdown
    """
    code: ClassVar[str] = "C8-OVER-IN-OTHER-GAME"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "with `{over}` the game ends with the first counter at its end, not as in `{game}`"
    hint: ClassVar[str | None] = "write `game to countdown`, or leave `{over}` out"

    over: str
    game: str


class LoserHasPartner(Diagnostic):
    page: ClassVar[str] = """
    The counter of one player falls, the loser of the hand, but players play in pairs.

    Wrong:

        players 4
        partners opposite
        countdown from 3 to 0
        countdown falls for loser
        countdown over: loses game

    Right:

        players 4
        countdown from 3 to 0
        countdown falls for loser
        countdown over: loses game
    """
    code: ClassVar[str] = "C8-LOSER-HAS-PARTNER"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "with `{falls}` {one} loses, and not {other}"
    hint: ClassVar[str | None] = "leave out `{line}`, or let the counters of winners fall"

    falls: str
    one: str
    other: str
    line: str


class NoCutter(Diagnostic):
    page: ClassVar[str] = """
    A card does something in the suit of the cutter, but no cutter is shown.

    Wrong:

        play cutter 7: may end hand

    Right:

        cutter any
        play cutter 7: may end hand
    """
    code: ClassVar[str] = "C8-NO-CUTTER"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "`{statement}` waits for the suit of a cutter, but no cutter is shown"
    hint: ClassVar[str | None] = "say which cards may lie under the stock, as in `cutter any`"

    statement: str
