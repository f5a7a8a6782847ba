"""Put quotation marks round words that are told."""

from __future__ import annotations

import re
from collections.abc import Iterator

_RULE = re.compile(r"(rule[^\":]*):\s*([^\"\[\]]+?)\s*(\[[^\]]*\])?")


def in_quotation_marks(statement: str) -> Iterator[str]:
    """Yield a rule with its words as a text: `rule: nobody may speak`."""
    if found := _RULE.fullmatch(statement):
        behind = f" {found[3]}" if found[3] else ""
        yield f'{found[1].rstrip()}: "{found[2]}"{behind}'
