"""Quotation marks of every language round a text."""

from __future__ import annotations

import re
from collections.abc import Iterator

from .mark import INVISIBLE, Mark

_CLOSING = {
    "“": "”“",
    "„": "“”‟",
    "‟": "”",
    "”": "”",
    "«": "»",
    "»": "«»",
    "「": "」",
    "『": "』",
    "〝": "〞〟",
    "＂": "＂",
}
"""What closes a text that each of these opens."""

_SINGLE = {"‘": "’", "‚": "‘’", "’": "’", "‹": "›", "›": "‹›", "'": "'", "`": "´`'"}
"""The same for signs that are apostrophes, too: these begin and end a word."""

_ONE_CURLY = "“”„‟«»"
"""What stands beside a straight one where only one of the two was changed while somebody typed."""

_BEGINS = rf"(?<![^\s:,{{\[={INVISIBLE}])"
_ENDS = rf"(?![^\s:,{{}}\[\].;#{INVISIBLE}])"
_WITHIN = "“[^“”\r\n]*”"
"""A word in curly quotation marks within a text."""

_TEXTS = re.compile(
    "|".join(
        (
            r'("[^"\r\n]*"|#[^\r\n]*)',  # what is right as it is, and comments
            rf'[{_ONE_CURLY}][^"{_ONE_CURLY}\r\n]*"{_ENDS}',  # before a later sign is taken for its end
            *(
                rf"{opening}(?:[^{opening}{closing}“\r\n]|{_WITHIN})*[{closing}]"
                for opening, closing in _CLOSING.items()
            ),
            rf'"[^"{_ONE_CURLY}\r\n]*[{_ONE_CURLY}]',
            rf"{_BEGINS}''[^\r\n]*?''{_ENDS}",
            rf"{_BEGINS}``[^\r\n]*?''{_ENDS}",
            *(rf"{_BEGINS}{opening}[^\r\n]*?[{closing}]{_ENDS}" for opening, closing in _SINGLE.items()),
        )
    )
)
_DOUBLED = ("''", "``")


def quotation_marks(text: str) -> Iterator[Mark]:
    """Yield texts between such signs; a straight quotation mark within one would end it, and becomes a single one."""
    for match in _TEXTS.finditer(text):
        if match[1] is None:
            wide = 2 if match[0].startswith(_DOUBLED) else 1
            # French has blanks inside its quotation marks, and no text begins or ends with one.
            written = '"' + match[0][wide:-wide].strip().replace('"', "'") + '"'
            yield Mark(match.start(), match.end(), written.ljust(len(match[0])), written)
