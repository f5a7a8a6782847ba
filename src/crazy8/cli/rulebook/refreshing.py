"""Write the generated parts of Markdown rulebooks anew."""

from __future__ import annotations

from pathlib import Path

from crazy8.cli.misuse import Misuse
from crazy8.cli.output import Output
from crazy8.cli.writing import rewrite_text
from crazy8.files.lookup import is_markdown
from crazy8.variant import Variant, load


def refuse_others(files: list[str]) -> None:
    """Raise `Misuse` if one of some files is no Markdown file, before anything is written."""
    for file in files:
        if not is_markdown(file):
            raise Misuse(f"`{file}` is no Markdown file", "`--write` makes the generated parts of Markdown files anew")


def rewritten(file: str, messages: Output) -> Variant:
    """Return the rulebook of a file after its parts were written anew; with errors it is left as it is."""
    variant = load(file)
    if variant.check().errors:
        return variant
    old, new = variant.text, variant.with_fresh_parts().text
    if new == old:
        return variant
    rewrite_text(Path(file), old, new)
    messages.line(f"wrote {file}")
    return load(file)
