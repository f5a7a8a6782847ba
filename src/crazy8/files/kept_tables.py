"""Keep the prepared grammar between runs in the cache folder."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from functools import lru_cache
from pathlib import Path

from crazy8.compiler.language.tables import keep_tables_on
from crazy8.files.cache import cache_file


class CacheShelf:
    """A file in the cache folder. Nothing here ever fails: what cannot be kept is made again."""

    def __init__(self, path: Path) -> None:
        """Name the file; it need not exist."""
        self._path = path

    def load(self) -> bytes | None:
        """Return what was kept, if anything."""
        try:
            return self._path.read_bytes()
        except OSError:
            return None

    def save(self, content: bytes) -> None:
        """Keep something, as a whole or not at all, since another run may be reading."""
        fresh = self._path.with_name(f".{self._path.name}.{os.urandom(4).hex()}.tmp")
        try:
            fresh.write_bytes(content)
            fresh.replace(self._path)
        except OSError:
            with suppress(OSError):
                os.unlink(fresh)


@lru_cache(maxsize=1)
def keep_tables() -> None:
    """Look for the tables in the cache folder first, from now on; each version of Python writes its own."""
    path = cache_file(f"grammar-{sys.implementation.cache_tag}.tables")
    if path is not None:
        keep_tables_on(CacheShelf(Path(path)))
