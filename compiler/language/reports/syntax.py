"""Report what can be wrong with the text of a file before anything is known about its meaning."""

from __future__ import annotations

from typing import ClassVar

from ...diagnostics.diagnostic import Diagnostic, Severity
from ...diagnostics.suggest import meant


class SyntaxFault(Diagnostic):
    """What all faults of the text have in common: nothing can be said about the rules before they are mended."""

    default_severity: ClassVar[Severity] = Severity.ERROR


class UnknownStatement(SyntaxFault):
    page: ClassVar[str] = """
    A line begins with a word that begins no statement.

    The first word of a line names its topic, such as `draw`, `deal` or `play`. A statement may also stand where it is
    not allowed: an `option` inside another option, or a rule inside an `example`.

    Wrong:

        drow 2

    Right:

        draw 2
    """
    code: ClassVar[str] = "C8-UNKNOWN-STATEMENT"
    template: ClassVar[str] = "no statement can begin with `{word}` here"

    word: str
    suggestion: str | None
    lines: tuple[str, ...] = ()
    """Lines that may have been meant, nearest first."""

    @property
    def help_text(self) -> str | None:
        """The statement that may have been meant, or lines to write."""
        return meant(self.suggestion, self.lines)


class UnexpectedWord(SyntaxFault):
    page: ClassVar[str] = """
    A statement goes on in a way that the language does not know.

    The report says what could have stood in this place.

    Wrong:

        draw up 3

    Right:

        draw up to 3
    """
    code: ClassVar[str] = "C8-UNEXPECTED-WORD"
    template: ClassVar[str] = "expected {expected}, found {found}"

    expected: str
    found: str
    suggestion: str | None
    lines: tuple[str, ...] = ()
    """Lines that may have been meant, nearest first."""

    @property
    def help_text(self) -> str | None:
        """The word that may have been meant, or lines to write."""
        return meant(self.suggestion, self.lines)


class GluedWords(SyntaxFault):
    page: ClassVar[str] = """
    Two words run together.

    A space belongs between a word and a number.

    Wrong:

        deal5

    Right:

        deal 5
    """
    code: ClassVar[str] = "C8-GLUED-WORDS"
    template: ClassVar[str] = "`{first}` and `{second}` run together"
    hint: ClassVar[str | None] = "write `{first} {second}`"

    first: str
    second: str


class UnclosedBlock(SyntaxFault):
    page: ClassVar[str] = """
    A block is opened with `{` and never closed.

    Options, `when` blocks and examples end with a `}` of their own, and neither options nor examples stand inside
    another block.

    Wrong:

        when 2 players { deal 7

    Right:

        when 2 players { deal 7 }
    """
    code: ClassVar[str] = "C8-UNCLOSED-BLOCK"
    template: ClassVar[str] = "this block is not closed"
    hint: ClassVar[str | None] = "put a `}}` behind its last statement"


class UnclosedText(SyntaxFault):
    page: ClassVar[str] = """
    A text begins with a quotation mark and does not end on its line.

    Wrong:

        title it "Otto pazzi

    Right:

        title it "Otto pazzi"
    """
    code: ClassVar[str] = "C8-UNCLOSED-TEXT"
    template: ClassVar[str] = "the text that begins here has no closing quotation mark"
    hint: ClassVar[str | None] = 'close it with `"` on the same line'


class TooManyFaults(SyntaxFault):
    page: ClassVar[str] = """
    There are so many faults that reading stopped.

    This is most likely no `.c8` file. Mend the faults that are shown, then check again.

    Wrong:

        lorem 1
        ipsum 2
        dolor 3
        sit 4
        amet 5
        consectetur 6
        adipiscing 7
        elit 8
        sed 9
        eiusmod 10
        tempor 11
        incididunt 12
        labore 13
        magna 14
        aliqua 15
        enim 16
        minim 17
        veniam 18
        quis 19
        nostrud 20
        exercitation 21

    Right:

        deal 5
    """
    code: ClassVar[str] = "C8-TOO-MANY-FAULTS"
    template: ClassVar[str] = "reading stops here, after {count:fault}"
    hint: ClassVar[str | None] = "mend the faults above first; is this a `.c8` file?"

    count: int


class FileTooLong(SyntaxFault):
    page: ClassVar[str] = """
    The file is far longer than any rulebook.

    A `.c8` file rarely has more than a hundred lines. Files of more than 2,000 lines, of more than 200,000 characters,
    or with more than 64 options are not taken further. In the example, the last line stands for a hundred thousand
    lines like the one above.

    Wrong:

        # and so on, and so on
        …

    Right:

        deal 5
    """
    code: ClassVar[str] = "C8-FILE-TOO-LONG"
    template: ClassVar[str] = "the file has {length} {what}; at most {most} are read"
    hint: ClassVar[str | None] = "is this a `.c8` file?"

    length: int
    what: str
    most: int


class EmptyFile(SyntaxFault):
    page: ClassVar[str] = """
    The file holds no statement at all.

    Wrong:

        c8 2

    Right:

        c8 2
        variant home "Our eights" [house]
        wild 8: names suit
    """
    code: ClassVar[str] = "C8-EMPTY-FILE"
    template: ClassVar[str] = "the file holds no rules"
    hint: ClassVar[str | None] = 'begin with `c8 2` and `variant home "Our eights" [house]`, then state the rules'


class VersionMissing(SyntaxFault):
    page: ClassVar[str] = """
    The file does not begin with the version of the language.

    `c8 2` on the first line says which language the file is written in, so that it keeps its meaning for ever.

    Wrong:

        # our rules
        variant home "Our eights" [house]
        c8 2

    Right:

        # our rules
        c8 2
        variant home "Our eights" [house]
    """
    code: ClassVar[str] = "C8-VERSION-MISSING"
    template: ClassVar[str] = "the first statement is not the version of the language"
    hint: ClassVar[str | None] = "begin the file with `c8 2`, once"


class VersionUnknown(SyntaxFault):
    page: ClassVar[str] = """
    The file is written in a version of the language that this program does not know.

    Wrong:

        c8 7
        variant home "Our eights" [house]

    Right:

        c8 2
        variant home "Our eights" [house]
    """
    code: ClassVar[str] = "C8-VERSION-UNKNOWN"
    template: ClassVar[str] = "version {version} of the language is not known; this program reads version {known}"

    version: int
    known: int

    @property
    def help_text(self) -> str | None:
        """What to do with an older file, or with a newer one."""
        if self.version == 1:
            return "`c8 fmt --upgrade FILE` writes it in version 2, which means the same"
        return f"write `c8 {self.known}`, or use a newer crazy8"


class VariantMissing(SyntaxFault):
    page: ClassVar[str] = """
    The file does not say which variant it describes.

    Wrong:

        c8 2
        deal 5

    Right:

        c8 2
        variant home "Our eights" [house]
        deal 5
    """
    code: ClassVar[str] = "C8-VARIANT-MISSING"
    template: ClassVar[str] = "the file has no `variant` statement"
    hint: ClassVar[str | None] = 'write `variant home "Our eights" [house]` under `c8 2`'


class VariantTwice(SyntaxFault):
    page: ClassVar[str] = """
    The file describes more than one variant.

    A second variant is a file of its own; `extends` lets it start from the answers of the first.

    Wrong:

        c8 2
        variant home "Our eights" [house]
        variant away "Their eights" [house]

    Right:

        c8 2
        variant home "Our eights" [house]
    """
    code: ClassVar[str] = "C8-VARIANT-TWICE"
    template: ClassVar[str] = "a second `variant` in the same file"
    hint: ClassVar[str | None] = "put it into a file of its own; `extends` takes over the answers of another variant"
