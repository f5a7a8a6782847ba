"""Writing the generated parts of Markdown rulebooks anew."""

from __future__ import annotations

from codecs import BOM_UTF8
from pathlib import Path

from crazy8.cli.misuse import Misuse
from crazy8.cli.output import Output
from crazy8.cli.writing import write_bytes
from crazy8.files import is_markdown
from crazy8.generated_parts import refreshed
from crazy8.variant import Variant, load


def refuse_others(files: list[str]) -> None:
    """Raise `Misuse` if one of some files is no Markdown file, before anything is written."""
    for file in files:
        if not is_markdown(file):
            raise Misuse(f"`{file}` is no Markdown file", "`--write` makes the generated parts of Markdown files anew")


def rewritten(file: str, messages: Output) -> Variant:
    """The rulebook of a file after its parts were written anew; with errors it is left as it is."""
    variant = load(file)
    document = variant.loaded.markdown
    if document is None or variant.check().errors:
        return variant
    old, new = document.whole.text, refreshed(variant)
    if new == old:
        return variant
    path = Path(file)
    mark = _mark_of(path, old)
    write_bytes(path, mark + new.encode())
    messages.line(f"wrote {file}")
    return load(file)


def _mark_of(path: Path, text: str) -> bytes:
    """What stands before the text of a file; raises `Misuse` if the file does not hold this text any more."""
    try:
        content = path.read_bytes()
    except OSError as error:
        raise Misuse(f"cannot read `{path}`: {(error.strerror or str(error)).lower()}") from None
    mark = BOM_UTF8 if content.startswith(BOM_UTF8) else b""
    if content != mark + text.encode():
        raise Misuse(f"`{path}` was changed in the meantime", "nothing was written; try again")
    return mark
