"""Report what can be wrong with the bytes of a file before it is a text."""

from __future__ import annotations

from typing import ClassVar

from ...diagnostics.diagnostic import Diagnostic, Severity


class NotUtf8(Diagnostic):
    page: ClassVar[str] = """
    The file is not written in UTF-8.

    UTF-8 is the one way in which letters, suit signs and the scripts of the world become bytes in a `.c8` file. Open
    the file in an editor, choose the encoding UTF-8 and save it again. Nothing else is checked before that.

    Wrong:

        title fr "Le huit am�ricain"

    Right:

        title fr "Le huit américain"
    """
    code: ClassVar[str] = "C8-NOT-UTF8"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "the file is not UTF-8: it holds {what}"
    hint: ClassVar[str | None] = "save the file with the encoding UTF-8"

    what: str
    """The byte, or the encoding whose mark begins the file."""


class NoText(Diagnostic):
    page: ClassVar[str] = """
    The file is no text, but the file of some other program.

    Rules stand in a plain text in UTF-8. A word processor saves one if it is told to: in Word and LibreOffice choose
    *Save as*, and as the kind of file *plain text* (`.txt`) with the encoding UTF-8. What stands in a PDF or on a web
    page can be copied into an empty text file; what a picture shows has to be typed. The ending of the name does not
    matter: a Word file that is called `rules.c8` is still a Word file.

    Wrong:

        %PDF-1.7
        c8 2
        variant home "Our eights" [house]

    Right:

        c8 2
        variant home "Our eights" [house]
    """
    code: ClassVar[str] = "C8-NO-TEXT"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "the file is {what}, no plain text"
    hint: ClassVar[str | None] = "{advice_on_it}"

    what: str
    advice_on_it: str
