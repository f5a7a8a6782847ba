"""Find the folder in which the program keeps what it can make again, such as the prepared grammar."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from stat import S_IWGRP, S_IWOTH


def cache_folder(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path | None:
    """Return a folder that exists, belongs to the user and can be written to; `None` if there is none.

    Source: XDG Base Directory Specification; on Windows `%LOCALAPPDATA%`, on macOS `~/Library/Caches`.
    """
    place = _place(environment, platform)
    if place is None:
        return None
    try:
        place.mkdir(mode=0o700, parents=True, exist_ok=True)
        return place if _is_ours(place) and os.access(place, os.W_OK | os.X_OK) else None
    except OSError:
        return None


def cache_file(name: str) -> str | None:
    """Return the path of a file in the cache folder, or `None` if nothing can be kept."""
    folder = cache_folder()
    return None if folder is None else str(folder / name)


def _place(environment: Mapping[str, str], platform: str) -> Path | None:
    home = environment.get("USERPROFILE" if platform == "win32" else "HOME", "")
    if platform == "win32":
        base = environment.get("LOCALAPPDATA") or (f"{home}\\AppData\\Local" if home else "")
        return Path(base, "crazy8", "Cache") if base else None
    if platform == "darwin":
        return Path(home, "Library", "Caches", "crazy8") if home else None
    # The specification bids us to ignore a relative path.
    stated = environment.get("XDG_CACHE_HOME", "")
    base = stated if os.path.isabs(stated) else (f"{home}/.cache" if home else "")
    return Path(base, "crazy8") if base else None


def _is_ours(place: Path) -> bool:
    """Return whether nobody else could put a file there: what lies in the cache is trusted when it is read."""
    if sys.platform == "win32":
        return True
    status = place.stat()
    return status.st_uid == os.geteuid() and not status.st_mode & (S_IWGRP | S_IWOTH)
