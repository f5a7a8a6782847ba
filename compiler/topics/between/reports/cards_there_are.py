"""Report what can be wrong with numbers of cards."""

from __future__ import annotations

from typing import ClassVar

from ....diagnostics.diagnostic import Diagnostic, Severity


class MoreThanThereAre(Diagnostic):
    page: ClassVar[str] = """
    A statement is about more cards than can ever be there: in one hand, or to be drawn at once.

    A card always lies on top, and whoever plays holds one. So the rule would never come up, or never be served whole.
    Where nobody ever draws, and nothing else brings cards into a hand, no hand is larger than the deal.

    Wrong:

        play 7: next draws 60

    Right:

        play 7: next draws 6
    """
    code: ClassVar[str] = "C8-MORE-THAN-THERE-ARE"
    default_severity: ClassVar[Severity] = Severity.WARNING
    template: ClassVar[str] = "{number:card}, and there are never more than {most} {where}"
    hint: ClassVar[str | None] = "write a smaller number, or let there be more cards; is another digit meant?"
    varies: ClassVar[tuple[str, ...]] = ("most",)

    number: int
    most: int
    where: str
