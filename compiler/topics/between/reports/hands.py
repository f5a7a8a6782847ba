"""Report what can be wrong with hands that lie open."""

from __future__ import annotations

from typing import ClassVar

from ....diagnostics.diagnostic import Diagnostic, Severity


class NothingIsHidden(Diagnostic):
    page: ClassVar[str] = """
    A rule is about what nobody sees of another hand, and all hands lie open.

    Nothing can be shown that all have seen, nobody draws unseen from a hand that lies face up, and there is no doubt
    whether a card was laid rightly.

    Wrong:

        hands open
        play K: take 1 card from next

    Right:

        hands open
        play K: take 1 card from next, picked by giver
    """
    code: ClassVar[str] = "C8-NOTHING-IS-HIDDEN"
    default_severity: ClassVar[Severity] = Severity.WARNING
    template: ClassVar[str] = "all hands lie open, so {why}"
    hint: ClassVar[str | None] = "{instead}, or write `hands hidden`"

    why: str
    instead: str
