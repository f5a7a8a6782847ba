"""Signs that stand for others: dashes for a hyphen, wide signs for those of every keyboard."""

from __future__ import annotations

import re
from collections.abc import Iterator

from .mark import Mark, outside

_READ_AS = {
    **dict.fromkeys("\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe58\ufe63", "-"),
    **{chr(code): chr(code - 0xFEE0) for code in range(0xFF01, 0xFF5F)},  # ！ to ～
    **dict.fromkeys("、﹐", ","),
    **dict.fromkeys("。．｡", "."),
    **dict.fromkeys("︰﹕꞉∶", ":"),
    **dict.fromkeys("【〔［", "["),
    **dict.fromkeys("】〕］", "]"),
}
_SIGN = re.compile(f"[{re.escape(''.join(_READ_AS))}]")


def signs(text: str) -> Iterator[Mark]:
    """Yield each of these signs; in texts and comments they stay what they are."""
    for begin, end in outside(text):
        for match in _SIGN.finditer(text, begin, end):
            plain = _READ_AS[match[0]]
            yield Mark(match.start(), match.end(), plain, plain)
