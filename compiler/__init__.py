"""Compile: from the text of a `.c8` file to rules, diagnostics, programs and rulebooks.

Everything below this package is pure: it reads no file, no clock, no terminal and no environment. The stages, in
reading order: `source`, `diagnostics`, `syntax`, `rules`, `questions`, `resolve`, `check`; then `program` for the game,
`rulings` for the worked examples and `rulebook` for the printed rules.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .layers.link import Library
    from .pipeline import Checked


def check_text(name: str, text: str, library: Library | None = None) -> Checked:
    """Read, link, resolve and check one text; `pipeline` is imported only when it is needed."""
    from .layers.link import Library
    from .pipeline import check_source
    from .source import Source

    return check_source(Source(name, text), library or Library(lambda _name: None))
