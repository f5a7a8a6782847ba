"""Compare what a wheel and an sdist hold with the tree: `same_files.py WHEEL SDIST`, run at the root of the tree."""

from __future__ import annotations

import sys
import tarfile
import zipfile
from pathlib import Path

FOLDERS = ("src/crazy8", "compiler", "grammar", "runtime", "variants")
KINDS = {".py", ".lark", ".c8", ".j2", ".ftl", ".json", ".css", ".typed"}


def in_tree() -> set[str]:
    """The files of the program, as paths in the tree."""
    found = (path for folder in FOLDERS for path in Path(folder).rglob("*") if path.suffix in KINDS)
    return {path.as_posix() for path in found}


def in_wheel(place: str) -> set[str]:
    """The files of a wheel, as paths in the tree."""
    names = (name.removeprefix("crazy8/") for name in zipfile.ZipFile(place).namelist() if name.startswith("crazy8/"))
    return {name if name.startswith(FOLDERS[1:]) else f"src/crazy8/{name}" for name in names}


def in_sdist(place: str) -> set[str]:
    """The files of an sdist, as paths in the tree."""
    with tarfile.open(place) as packed:
        return {name.partition("/")[2] for name in packed.getnames()}


def main(wheel: str, sdist: str) -> int:
    """Say how many files there are, or which are missing."""
    tree = in_tree()
    for name, files in ((wheel, in_wheel(wheel)), (sdist, in_sdist(sdist))):
        if tree - files:
            print(f"{Path(name).name} lacks {', '.join(sorted(tree - files))}", file=sys.stderr)
            return 1
    print(f"{len(tree)} files")
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
