"""Report what can be wrong with a Markdown rulebook: its blocks of rules, and the parts that are made from them."""

from __future__ import annotations

from typing import ClassVar

from ...diagnostics.diagnostic import Diagnostic, Severity


class NoBlock(Diagnostic):
    page: ClassVar[str] = """
    A Markdown file holds no rules.

    The rules of a Markdown rulebook stand in blocks whose fence is followed by `c8`. All blocks together are one text.

    Wrong:

        ```
        c8 2
        variant home "Our eights" extends pagat [house]
        ```

    Right:

        ```c8
        c8 2
        variant home "Our eights" extends pagat [house]
        ```
    """
    code: ClassVar[str] = "C8-NO-BLOCK"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "the file holds no block of rules"
    hint: ClassVar[str | None] = "put the rules into a block whose fence is followed by `c8`"


class UnclosedFence(Diagnostic):
    page: ClassVar[str] = """
    A block of rules in a Markdown file is never closed.

    Markdown takes everything up to the end of the file, of the list or of the quotation for rules then. A fence is
    closed by a line with the same signs, at least as many of them.

    Wrong:

        ~~~c8
        c8 2
        variant home "Our eights" extends pagat [house]
        ```

    Right:

        ~~~c8
        c8 2
        variant home "Our eights" extends pagat [house]
        ~~~
    """
    code: ClassVar[str] = "C8-UNCLOSED-FENCE"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "this block of rules is never closed"
    hint: ClassVar[str | None] = "end it with a line that holds the same fence and nothing else"


class BrokenMarker(Diagnostic):
    page: ClassVar[str] = """
    A comment looks like a marker of a generated part and is none.

    A marker has its line for itself: what Markdown is to make of the part would depend on the words beside it.

    Wrong:

        ```c8
        c8 2
        variant home "Our eights" extends pagat [house]
        ```

        The cards: <!-- c8: deal-table -->

    Right:

        ```c8
        c8 2
        variant home "Our eights" extends pagat [house]
        players 2
        ```

        The cards:

        <!-- c8: deal-table -->
        <!-- c8: end -->
    """
    code: ClassVar[str] = "C8-BROKEN-MARKER"
    default_severity: ClassVar[Severity] = Severity.WARNING
    template: ClassVar[str] = "this is no marker of a generated part"
    hint: ClassVar[str | None] = "write it on a line of its own, as in `<!-- c8: deal -->`"


class UnknownPart(Diagnostic):
    page: ClassVar[str] = """
    A marker asks for a part that a rulebook does not have.

    Wrong:

        ```c8
        c8 2
        variant home "Our eights" extends pagat [house]
        ```

        <!-- c8: efects -->
        <!-- c8: end -->

    Right:

        ```c8
        c8 2
        variant home "Our eights" extends pagat [house]
        ```

        <!-- c8: effects -->
        <!-- c8: end -->
    """
    code: ClassVar[str] = "C8-UNKNOWN-PART"
    default_severity: ClassVar[Severity] = Severity.WARNING
    template: ClassVar[str] = "a rulebook has no part `{name}`"

    name: str
    known: tuple[str, ...]
    suggestion: str | None

    @property
    def help_text(self) -> str | None:
        """The part that may have been meant, or those there are."""
        if self.suggestion is not None:
            return f"did you mean `{self.suggestion}`?"
        return f"its parts are {', '.join(f'`{one}`' for one in self.known)}"


class PartChoice(Diagnostic):
    page: ClassVar[str] = """
    A part is asked for in a way in which it cannot be made.

    Behind the name of a part may stand `lang=` with a language, `players=` with a number of players, `with=` with
    options of the rulebook, and `signs=no` for a part without the signs that show whose word a rule is.

    Wrong:

        ```c8
        c8 2
        variant home "Our eights" extends pagat [house]
        ```

        <!-- c8: effects players=20 -->
        <!-- c8: end -->

    Right:

        ```c8
        c8 2
        variant home "Our eights" extends pagat [house]
        ```

        <!-- c8: effects players=2 -->
        <!-- c8: end -->
    """
    code: ClassVar[str] = "C8-PART-CHOICE"
    default_severity: ClassVar[Severity] = Severity.WARNING
    template: ClassVar[str] = "the part `{part}` cannot be made: {reason}"

    part: str
    reason: str
    advice: str | None

    @property
    def help_text(self) -> str | None:
        """Return what may stand there, case by case."""
        return self.advice


class UnclosedPart(Diagnostic):
    page: ClassVar[str] = """
    A generated part has no end, or another one begins in it.

    A part ends with `<!-- c8: end -->`, and no part stands within another one.

    Wrong:

        ```c8
        c8 2
        variant home "Our eights" extends pagat [house]
        ```

        <!-- c8: effects -->

    Right:

        ```c8
        c8 2
        variant home "Our eights" extends pagat [house]
        ```

        <!-- c8: effects -->
        <!-- c8: end -->
    """
    code: ClassVar[str] = "C8-UNCLOSED-PART"
    default_severity: ClassVar[Severity] = Severity.WARNING
    template: ClassVar[str] = "the part `{part}` is not closed"
    hint: ClassVar[str | None] = "write `<!-- c8: end -->` behind it"

    part: str


class EndWithoutPart(Diagnostic):
    page: ClassVar[str] = """
    A marker ends a part where none has begun.

    Wrong:

        ```c8
        c8 2
        variant home "Our eights" extends pagat [house]
        ```

        <!-- c8: end -->

    Right:

        ```c8
        c8 2
        variant home "Our eights" extends pagat [house]
        ```

        <!-- c8: effects -->
        <!-- c8: end -->
    """
    code: ClassVar[str] = "C8-END-WITHOUT-PART"
    default_severity: ClassVar[Severity] = Severity.WARNING
    template: ClassVar[str] = "no generated part ends here"
    hint: ClassVar[str | None] = "leave the marker out, or begin a part above it"


class RulesInPart(Diagnostic):
    page: ClassVar[str] = """
    A block of rules stands in a generated part, where the next refresh would take it away.

    Such a part is left as it is.

    Wrong:

        <!-- c8: effects -->

        ```c8
        c8 2
        variant home "Our eights" extends pagat [house]
        ```

        <!-- c8: end -->

    Right:

        ```c8
        c8 2
        variant home "Our eights" extends pagat [house]
        ```

        <!-- c8: effects -->
        <!-- c8: end -->
    """
    code: ClassVar[str] = "C8-RULES-IN-PART"
    default_severity: ClassVar[Severity] = Severity.WARNING
    template: ClassVar[str] = "the rules stand in the generated part `{part}`"
    hint: ClassVar[str | None] = "move the block out of the part"

    part: str


class StalePart(Diagnostic):
    page: ClassVar[str] = """
    A generated part does not say what the rules say.

    The rules have changed since it was made, or somebody has changed it by hand. `c8 check FILE --write` makes it anew;
    nothing outside the markers changes.

    Wrong:

        ```c8
        c8 2
        variant home "Our eights" extends pagat [house]
        players 2 to 3
        ```

        <!-- c8: deal-table signs=no -->

        | Players | Cards each | Left in the stock |
        | ------: | ---------: | ----------------: |
        |       2 |          6 |                39 |
        |       3 |          5 |                36 |

        <!-- c8: end -->

    Right:

        ```c8
        c8 2
        variant home "Our eights" extends pagat [house]
        players 2 to 3
        ```

        <!-- c8: deal-table signs=no -->

        | Players | Cards each | Left in the stock |
        | ------: | ---------: | ----------------: |
        |       2 |          7 |                37 |
        |       3 |          5 |                36 |

        <!-- c8: end -->
    """
    code: ClassVar[str] = "C8-STALE-PART"
    default_severity: ClassVar[Severity] = Severity.WARNING
    template: ClassVar[str] = "the part `{part}` does not say what the rules say"

    part: str

    @property
    def help_text(self) -> str | None:
        """The command that makes it anew."""
        return f"`c8 check {self.span.source.name} --write` makes it anew"
