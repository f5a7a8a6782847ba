"""Report what can be taken away without any change."""

from __future__ import annotations

from typing import ClassVar

from ...diagnostics.diagnostic import Diagnostic, Severity


class IdleLine(Diagnostic):
    page: ClassVar[str] = """
    Without a statement every table plays the same game, and the rulebook says the same.

    Only `c8 check --deep` looks for it: each statement of the file is taken away, and the games and rulebooks of all
    numbers of players, plain and with each option, are compared. A statement that says what would be assumed anyway is
    not meant, for the rulebook prints whose word it is. Two statements that say the same are both told, since either
    could go.

    Wrong:

        deal 5
        when 2 players { deal 5 }

    Right:

        deal 5
        when 2 players { deal 7 }
    """
    code: ClassVar[str] = "C8-IDLE-LINE"
    default_severity: ClassVar[Severity] = Severity.NOTE
    only_deep: ClassVar[bool] = True
    template: ClassVar[str] = "without this line nothing changes: {why}"
    hint: ClassVar[str | None] = "leave it out"

    why: str


class IdleOption(Diagnostic):
    page: ClassVar[str] = """
    A table that chooses an option plays the same game as without it, or as with another option.

    Only `c8 check --deep` looks for it, unless the option holds no statement at all: games and rulebooks are compared,
    with the option alone and with each other one.

    Wrong:

        draw 1
        option one "Only one card is drawn" { draw 1 }
        option none "As it is" { }

    Right:

        draw 1
        option three "Up to three cards are drawn" { draw up to 3 }
    """
    code: ClassVar[str] = "C8-IDLE-OPTION"
    default_severity: ClassVar[Severity] = Severity.NOTE
    only_deep: ClassVar[bool] = True
    template: ClassVar[str] = "the option `{name}` changes nothing: {why}"
    hint: ClassVar[str | None] = "leave it out, or say what it changes"

    name: str
    why: str
