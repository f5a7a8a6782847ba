"""Report what can be wrong with rules that are each fine on their own."""

from __future__ import annotations

from typing import ClassVar

from ....diagnostics.diagnostic import Diagnostic, Severity


class RoleClash(Diagnostic):
    page: ClassVar[str] = """
    A card is wild in one place and gets an effect in another.

    A card may be both: it is laid on anything, a suit is named, and then its effect happens. But where the two are said
    in different layers, nobody can tell whether both are meant. Say them side by side, or take one away, as in
    `no wild 8` or `play 8: nothing`; an option of a base goes with `no option`.

    Wrong:

        wild 2: names suit
        option twos "Twos make the next player draw" { play 2: next draws 2 }

    Right:

        wild 2: names suit
        option twos "Twos make the next player draw" {
          wild 2: names suit
          play 2: next draws 2
        }
    """
    code: ClassVar[str] = "C8-ROLE-CLASH"
    default_severity: ClassVar[Severity] = Severity.ERROR
    template: ClassVar[str] = "{cards} would be wild and have an effect too"
    hint: ClassVar[str | None] = "{mend}"

    cards: str
    mend: str
    """What mends it."""
