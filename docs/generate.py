"""Makes the reference pages from the registries, so that they cannot say anything else than the program.

python docs/generate.py            writes the pages
python docs/generate.py --check    says which ones are stale, and exits with 1 if any is
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from json import dumps
from pathlib import Path

from pages.language import language_page
from pages.questions import question_pages
from pages.reports import reports_page
from pages.templates import templates_page

from crazy8.cli.schemas import SCHEMAS, schema_of
from crazy8.rules_schema import RULES_SCHEMA

HERE = Path(__file__).parent


def schema_page(command: str) -> str:
    """The JSON Schema of what a command prints for programs."""
    return dumps(schema_of(command), indent=2, ensure_ascii=False) + "\n"


def rules_page() -> str:
    """The JSON Schema of the rules of a table, which `crazy8.rules_from_json` reads."""
    return dumps(RULES_SCHEMA, indent=2, ensure_ascii=False) + "\n"


PAGES: dict[str, Callable[[], str]] = {
    "language.md": language_page,
    "reports.md": reports_page,
    "templates.md": templates_page,
    **question_pages(),
    "schemas/rules.json": rules_page,
    **{f"schemas/{command}.json": partial(schema_page, command) for command in SCHEMAS},
}


def main(arguments: list[str]) -> int:
    """Write the pages, or say which are stale."""
    stale = []
    for name, make in PAGES.items():
        path = HERE / name
        text = make()
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            stale.append(name)
            if "--check" not in arguments:
                path.parent.mkdir(exist_ok=True)
                path.write_text(text, encoding="utf-8")
    if "--check" in arguments and stale:
        print("stale:", *stale)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
