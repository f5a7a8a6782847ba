"""Read the rules of one table from JSON, as `Rules.to_json` writes it."""

from __future__ import annotations

from crazy8.arguments import text as text_given
from crazy8.compiler.topics import rules_from_json as reading
from crazy8.compiler.topics.rules import Rules
from crazy8.errors import RulebookError


def rules_from_json(text: str, name: str = "rules.json") -> Rules:
    """Return the rules that `Rules.to_json` wrote, validated by pydantic; `name` is what the text is called in reports.

    Raises `RulebookError` with a report for each thing that is wrong; `report.path` says where it stands.
    """
    read = reading.rules_from_json(text_given("text", text), text_given("name", name))
    if read.rules is None:
        raise RulebookError(read.reports[0].message, reports=read.reports)
    return read.rules
