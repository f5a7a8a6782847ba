"""Look into folders of one's own: of languages, and of templates."""

from __future__ import annotations

from pathlib import Path

from crazy8.errors import C8Error, NotFoundError


def entries_of(folder: Path) -> list[Path]:
    """Return what a folder holds, in alphabetical order; raises `NotFoundError` or `C8Error` if it cannot be read."""
    try:
        return sorted(folder.iterdir())
    except (OSError, ValueError) as error:
        reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
        kind = NotFoundError if isinstance(error, FileNotFoundError) else C8Error
        raise kind(f"cannot read the folder `{folder}`: {reason.lower()}") from None
