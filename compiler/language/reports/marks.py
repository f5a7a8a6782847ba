"""Report signs that were typed or put in by a program, and that are read as what they stand for."""

from __future__ import annotations

from typing import ClassVar

from ...diagnostics.diagnostic import Diagnostic, Repair, Severity


class TypedMark(Diagnostic):
    page: ClassVar[str] = """
    A sign stands in the text that a word processor, a mail program, a telephone or habit put there.

    It is read as what it stands for: curly quotation marks as straight ones, dashes as hyphens, the signs of a Chinese
    keyboard as those of every keyboard. Bullets, the numbers of a list, full stops at the ends of lines and characters
    that nobody sees are left out. The rules can be played as they are; `c8 check --fix` writes them plainly.

    Wrong:

        • deal 7.

    Right:

        deal 7
    """
    code: ClassVar[str] = "C8-TYPED-MARK"
    default_severity: ClassVar[Severity] = Severity.WARNING
    template: ClassVar[str] = "{what}"
    hint: ClassVar[str | None] = "{why}"

    what: str
    why: str
    further: tuple[Repair, ...] = ()
    """The same in further places; `repair` is the first of them."""

    @property
    def repairs(self) -> tuple[Repair, ...]:
        """The changes in all places."""
        return () if self.repair is None else (self.repair, *self.further)
