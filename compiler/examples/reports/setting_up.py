"""Report how an example cannot set a table up: what the rules leave nowhere, or seat nowhere."""

from __future__ import annotations

from typing import ClassVar

from ...diagnostics.diagnostic import Diagnostic, Severity


class NoSuchCutter(Diagnostic):
    page: ClassVar[str] = """
    An example shows a card under the stock that the rules do not leave there.

    Wrong:

        cutter 4 to 6, 9, 10
        play cutter 7: may end hand
        example "a king under the stock" {
          seats A B
          cutter is KS
          top 6S
          turn A
        }

    Right:

        cutter 4 to 6, 9, 10
        play cutter 7: may end hand
        example "a nine under the stock" {
          seats A B
          cutter is 9S
          top 6S
          turn A
        }
    """
    code: ClassVar[str] = "C8-NO-SUCH-CUTTER"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "by these rules `{card}` cannot be the cutter"

    card: str


class AgesApart(Diagnostic):
    page: ClassVar[str] = """
    An example seats the oldest player somewhere else than to the right of the youngest.

    In examples, as in simulated games, players sit round the table by age, clockwise from the youngest.

    Wrong:

        first player oldest
        example "Young and old" {
          seats A B C
          A is youngest
          B is oldest
          turn B
        }

    Right:

        first player oldest
        example "Young and old" {
          seats A B C
          A is youngest
          C is oldest
          turn C
        }
    """
    code: ClassVar[str] = "C8-AGES-APART"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "the oldest has to sit to the right of the youngest"
    hint: ClassVar[str | None] = "name one of the two only, or other seats"


class ColumnsApart(Diagnostic):
    page: ClassVar[str] = """
    An example has more or fewer columns for a player than the game keeps.

    Wrong:

        score: winner collects
        game columns 3 to 100
        example "a single column" {
          seats A B
          A has columns 60
          A is out
          game over
        }

    Right:

        score: winner collects
        game columns 3 to 100
        value any: 1
        example "all three" {
          seats A B
          A has columns 60 0 0
          B holds 6S 9H
          A is out
          columns A 62 0 0
        }
    """
    code: ClassVar[str] = "C8-COLUMNS-APART"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "the number of columns is {kept} by these rules, not {named}"

    named: int
    kept: int


class DummiesApart(Diagnostic):
    page: ClassVar[str] = """
    An example has more or fewer dummy hands than the players have by these rules.

    `seats` names the players, and behind `dummies` the dummy hand of each in the same order. All take turns in the
    order of the line: the players first, then their dummies.

    Wrong:

        players 2
        dummy hands
        example "four hands" {
          seats A B C D
          top 6S
          turn A
        }

    Right:

        players 2
        dummy hands
        example "four hands" {
          seats A B dummies C D
          top 6S
          turn A
        }
    """
    code: ClassVar[str] = "C8-DUMMIES-APART"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "{players:player} have {there:dummy hand} by these rules, and `dummies` names {seated}"
    hint: ClassVar[str | None] = "write one for each player who has one: `seats A B dummies C D`"

    players: int
    there: int
    seated: int
