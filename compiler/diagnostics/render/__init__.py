"""Show reports, with one file for each form; only the chosen one is imported."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Literal, get_args

from ..allowed import Allowed
from ..diagnostic import Diagnostic

if TYPE_CHECKING:
    from .palette import Palette

ReportFormat = Literal["text", "json", "github", "sarif"]

FORMATS: tuple[ReportFormat, ...] = get_args(ReportFormat)


def render(
    diagnostics: Iterable[Diagnostic],
    form: ReportFormat = "text",
    *,
    palette: Palette | None = None,
    version: str | None = None,
    allowed: Iterable[Allowed] = (),
) -> str:
    """Return all reports in the order given, in one form, with a newline at the end.

    The forms `json` and `sarif` also tell what is `allowed`, and why. `palette` colours the form `text`; `version` is
    the version of crazy8, which the form `sarif` names.
    """
    if form == "json":
        from . import json

        return json.render(diagnostics, allowed=allowed)
    if form == "github":
        from . import github

        return github.render(diagnostics)
    if form == "sarif":
        from . import sarif

        return sarif.render(diagnostics, version=version, allowed=allowed)
    from . import text
    from .palette import PLAIN

    return text.render(diagnostics, palette=palette or PLAIN)
