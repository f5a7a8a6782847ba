"""Keep deep verdicts between runs in the cache folder: what was explored once need not be explored again."""

from __future__ import annotations

import pickle
from collections.abc import Iterable
from contextlib import suppress
from functools import lru_cache
from hashlib import blake2b
from os import walk
from pathlib import Path

from crazy8.files.cache import cache_folder
from crazy8.files.kept_tables import CacheShelf
from crazy8.read_variant import ReadVariant
from crazy8.verdict import Verdict

MOST_KEPT = 200
"""So many verdicts are kept at most; those that lie there longest go first."""
ENDING = ".deep-verdict"


class KeptVerdict:
    """The place of one deep verdict. Nothing here ever fails: what cannot be kept is found out again."""

    def __init__(self, variant: ReadVariant, options: Iterable[str], players: int | None) -> None:
        """Name the place by everything that a verdict hangs on: the texts, the table, and this program."""
        sources = [one.document.source for one in variant.resolver.variant.line]  # the file and all its bases
        parts = (digest_of_program(), *((one.name, one.text) for one in sources), tuple(options), players)
        self._folder = cache_folder()
        self._name = blake2b(repr(parts).encode(), digest_size=16).hexdigest() + ENDING

    def load(self) -> Verdict | None:
        """Return the verdict, if it was kept."""
        kept = None if self._folder is None else CacheShelf(self._folder / self._name).load()
        if kept is None:
            return None
        try:
            verdict = pickle.loads(kept)  # nobody else can put a file into this folder
        except Exception:  # whatever a torn file raises
            return None
        return verdict if isinstance(verdict, Verdict) else None

    def save(self, verdict: Verdict) -> None:
        """Keep a verdict, and let the oldest ones go."""
        if self._folder is None:
            return
        CacheShelf(self._folder / self._name).save(pickle.dumps(verdict))
        with suppress(OSError):
            kept = sorted(self._folder.glob(f"*{ENDING}"), key=lambda path: path.stat().st_mtime)
            for path in kept[:-MOST_KEPT]:
                path.unlink(missing_ok=True)


@lru_cache(maxsize=1)
def digest_of_program() -> bytes:
    """Return the same as long as no file of this program changes."""
    digest = blake2b(digest_size=16)
    root = Path(__file__).resolve().parent.parent
    paths = sorted(Path(folder, name) for folder, _, names in walk(root, followlinks=True) for name in names)
    for path in paths:
        if path.suffix in (".py", ".lark", ".txt"):
            digest.update(path.read_bytes())
    return digest.digest()
