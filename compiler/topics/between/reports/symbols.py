"""Report symbols of a pack that do nothing."""

from __future__ import annotations

from typing import ClassVar

from ....diagnostics.diagnostic import Diagnostic, Severity


class SymbolWithoutEffect(Diagnostic):
    page: ClassVar[str] = """
    The pack has a card with a symbol, and no line says what the card does.

    Such a card has no number, so it stands for its work. If it really has none, say so: `play skip: nothing`.

    Wrong:

        deck small {
          suits red yellow green blue called colour
          2 of each: 1 to 9, skip, reverse
        }
        match colour or rank
        play reverse: reverse
        score: nothing

    Right:

        deck small {
          suits red yellow green blue called colour
          2 of each: 1 to 9, skip, reverse
        }
        match colour or rank
        play reverse: reverse
        play skip: skip next
        score: nothing
    """
    code: ClassVar[str] = "C8-SYMBOL-WITHOUT-EFFECT"
    default_severity: ClassVar[Severity] = Severity.WARNING
    template: ClassVar[str] = "nothing says what `{symbol}` does"
    hint: ClassVar[str | None] = "say it, as in `play {symbol}: skip next`, or say `play {symbol}: nothing`"

    symbol: str
