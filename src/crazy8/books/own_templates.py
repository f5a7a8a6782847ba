"""Read a folder with templates of one's own."""

from __future__ import annotations

from pathlib import Path

from crazy8.books.own_folders import entries_of
from crazy8.compiler.book.own_templates import SHIPPED, Find, OwnTemplate, TemplateFault
from crazy8.errors import C8Error

MOST_BYTES = 1024 * 1024
"""A template has some thousand bytes."""
PART = "part.md.j2"
"""The template that is for parts of Markdown files, not for rulebooks."""


def templates_in(folder: str | Path) -> Find:
    """Return a loader for the files of a folder. Raises `C8Error` if there is nothing that a rulebook would use."""
    place = Path(folder)
    known = [name for name in SHIPPED.list_templates() if name != PART]
    held = [entry.name for entry in entries_of(place)]
    if not any((place / name).is_file() for name in known):
        holds = f"only `{'`, `'.join(held[:3])}`" if held else "no files"
        raise C8Error(
            f"`{folder}` has no template of a rulebook; it holds {holds}", f"a template is called {_or(known)}"
        )
    return lambda name: _found(place, name)


def _found(folder: Path, name: str) -> OwnTemplate | None:
    """Return a file of a folder, also within folders in it; `None` if it is not there, or elsewhere."""
    path = folder / name
    try:
        if not path.is_file() or not path.resolve().is_relative_to(folder.resolve()):
            return None
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
        text = content.decode("utf-8-sig")
    except (OSError, ValueError) as error:
        if isinstance(error, UnicodeDecodeError):
            raise TemplateFault(f"{path}: it is not written in UTF-8") from None
        reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
        raise TemplateFault(f"{path}: it cannot be read: {reason.lower()}") from None
    if len(content) > MOST_BYTES:
        raise TemplateFault(f"{path}: it is too big for a template")
    return OwnTemplate(text, str(path))


def _or(names: list[str]) -> str:
    return f"{', '.join(f'`{name}`' for name in names[:-1])} or `{names[-1]}`"
